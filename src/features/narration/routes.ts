import { createRoute } from '@hono/zod-openapi'
import { answer, errors, isOpenToLinks, isPublic, jsonBody, readErrors, writeErrors } from '../../core/contract'
import { createRouter } from '../../core/router'
import { monthOf } from './clip-queries'
import { captionPresentation, describePresentation } from './describe-presentation'
import { replacePronunciations } from './pronunciations'
import { findPronunciations, findUsage } from './queries'
import { askAgainSeconds, hearOrMake, requestTrack, stillUnderWay } from './request-track'
import {
  narrationAnswer,
  presentationPath,
  pronunciationList,
  speechInput,
  trackAnswer,
  trackPath,
  trackQuery,
  trackUnderWay,
  usageAnswer,
} from './schemas'
import { speechOf } from './speech'

const tags = ['Narration']
const forEver = { 'cache-control': 'private, max-age=31536000, immutable' }
const askAgain = { 'retry-after': String(askAgainSeconds) }

const underWay = {
  ...answer('It is still being made: ask again.', trackUnderWay),
  headers: {
    'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' as const, example: askAgainSeconds } },
  },
}

export const narrationRoutes = createRouter()
  .openapi(
    createRoute({
      method: 'get',
      path: '/tracks/{track}',
      operationId: 'getTrack',
      tags,
      summary: 'Hear what is said in one go',
      description:
        'Without a session, a `presentationId` whose manifest names the track is needed. What is not there yet is made now. The answer never changes.',
      ...isOpenToLinks,
      request: { params: trackPath, query: trackQuery },
      responses: {
        200: answer('The sound, and when each word is said.', trackAnswer),
        202: underWay,
        ...errors(400, 401, 404, 429, 500, 503),
      },
    }),
    async (c) => {
      const track = await requestTrack(c, c.req.valid('param').track, c.req.valid('query').presentationId)
      return track ? c.json({ track }, 200, forEver) : c.json({ track: null }, 202, askAgain)
    },
  )
  .openapi(
    createRoute({
      method: 'get',
      path: '/presentations/{presentationId}',
      operationId: 'getNarration',
      tags,
      summary: 'See which tracks of a presentation are ready',
      ...isPublic,
      request: { params: presentationPath },
      responses: { 200: answer('Its tracks, in the order of the talk.', narrationAnswer), ...errors(400, 404, 500) },
    }),
    async (c) => c.json({ narration: await describePresentation(c, c.req.valid('param').presentationId) }, 200),
  )
  .openapi(
    createRoute({
      method: 'get',
      path: '/presentations/{presentationId}/captions.vtt',
      operationId: 'getCaptions',
      tags,
      summary: 'Get the captions of the whole talk',
      description: 'As WebVTT, in the time of the intro and the slides one after the other.',
      ...isPublic,
      request: { params: presentationPath },
      responses: {
        200: { description: 'WebVTT.', content: { 'text/vtt': { schema: { type: 'string' as const } } } },
        ...errors(400, 404, 500),
      },
    }),
    async (c) => {
      const captions = await captionPresentation(c, c.req.valid('param').presentationId)
      return c.body(captions, 200, { 'content-type': 'text/vtt; charset=utf-8' }) as never
    },
  )
  .openapi(
    createRoute({
      method: 'post',
      path: '/speech',
      operationId: 'speak',
      tags,
      summary: 'Have a text spoken',
      description: 'To listen to a voice or a wording. The sound is kept for a day at least.',
      request: { body: jsonBody(speechInput) },
      responses: { 200: answer('The sound.', trackAnswer), ...writeErrors(409, 429, 503) },
    }),
    async (c) => {
      const utterance = await speechOf(c, c.req.valid('json'))
      const track = await hearOrMake(c, { utterance, owner: null })
      if (!track) throw stillUnderWay()
      return c.json({ track }, 200)
    },
  )
  .openapi(
    createRoute({
      method: 'get',
      path: '/pronunciations',
      operationId: 'getPronunciations',
      tags,
      summary: 'Get the pronunciations',
      responses: { 200: answer('What is said for which word.', pronunciationList), ...readErrors() },
    }),
    async (c) => {
      const found = await findPronunciations(c.var.db, c.var.caller.organizationId)
      return c.json({ pronunciations: found?.pronunciations ?? [] }, 200)
    },
  )
  .openapi(
    createRoute({
      method: 'put',
      path: '/pronunciations',
      operationId: 'putPronunciations',
      tags,
      summary: 'Replace the pronunciations',
      description: 'Captions keep the word. What is said already stays as it is until its sentence is spoken anew.',
      request: { body: jsonBody(pronunciationList) },
      responses: { 200: answer('They hold from now on.', pronunciationList), ...writeErrors() },
    }),
    async (c) => {
      const { pronunciations } = c.req.valid('json')
      await replacePronunciations(c, pronunciations)
      return c.json({ pronunciations }, 200)
    },
  )
  .openapi(
    createRoute({
      method: 'get',
      path: '/usage',
      operationId: 'getNarrationUsage',
      tags,
      summary: 'See what was spoken this month',
      responses: { 200: answer('Only what was really spoken counts.', usageAnswer), ...readErrors() },
    }),
    async (c) => {
      const month = monthOf(Date.now())
      const byProvider = await findUsage(c.var.db, c.var.caller.organizationId, month)
      const characters = byProvider.reduce((sum, each) => sum + each.characters, 0)
      return c.json({ usage: { month, characters, limit: c.env.NARRATION_MONTHLY_CHARACTERS, byProvider } }, 200)
    },
  )
