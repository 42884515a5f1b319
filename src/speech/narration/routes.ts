import { link } from '../../core/http/access'
import { workOf } from '../../core/http/context'
import { describedHeaders } from '../../core/http/described-headers'
import { answer, createRouter, errors, jsonBody, route, success } from '../../core/http/route'
import { needed } from '../../core/needed'
import { monthOf } from './clip-queries'
import { captionPresentation, describePresentation } from './describe-narration'
import { findPronunciations, putPronunciations } from './pronunciations'
import { findUsage } from './queries'
import { askForTimes } from './recordings'
import { askAgainSeconds, hearOrMake, requestTrack, speechOf, stillUnderWay } from './request-track'
import {
  alignmentInput,
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

const tags = ['Narration']
const forEver = { 'cache-control': 'private, max-age=31536000, immutable' }
const askAgain = { 'retry-after': String(askAgainSeconds) }

const underWay = {
  ...answer('It is still being made: ask again.', trackUnderWay),
  headers: describedHeaders('Retry-After'),
}

export const narrationRoutes = createRouter()
  .openapi(
    route({
      method: 'get',
      path: '/tracks/{track}',
      access: link('presentationId'),
      operationId: 'getTrack',
      tags,
      summary: 'Hear what is said in one go',
      description:
        'Without a session, a `presentationId` whose manifest names the track is needed. What is not there yet is made now. The answer never changes.',
      request: { params: trackPath, query: trackQuery },
      responses: {
        200: answer('The sound, and when each word is said.', trackAnswer),
        202: underWay,
        ...errors(400, 404, 429, 503),
      },
    }),
    async (c) => {
      const track = await requestTrack(c, c.req.valid('param').track, c.req.valid('query').presentationId)
      return track ? c.json({ track }, 200, forEver) : c.json({ track: null }, 202, askAgain)
    },
  )
  .openapi(
    route({
      method: 'get',
      path: '/presentations/{presentationId}',
      access: 'public',
      origins: 'any',
      operationId: 'getNarration',
      tags,
      summary: 'See which tracks of a presentation are ready',
      description: 'A track that is missing is made when it is first asked for.',
      request: { params: presentationPath },
      responses: { 200: answer('Its tracks, in the order of the presentation.', narrationAnswer), ...errors(400, 404) },
    }),
    async (c) => c.json({ narration: await describePresentation(c, c.req.valid('param').presentationId) }, 200),
  )
  .openapi(
    route({
      method: 'get',
      path: '/presentations/{presentationId}/captions.vtt',
      access: 'public',
      origins: 'any',
      operationId: 'getCaptions',
      tags,
      summary: 'Get the captions of the whole talk',
      description: 'As WebVTT, in the time of the intro and the slides one after the other.',
      request: { params: presentationPath },
      responses: {
        200: { description: 'WebVTT.', content: { 'text/vtt': { schema: { type: 'string' as const } } } },
        ...errors(400, 404),
      },
    }),
    async (c) => {
      const captions = await captionPresentation(c, c.req.valid('param').presentationId)
      return c.body(captions, 200, { 'content-type': 'text/vtt; charset=utf-8' }) as never
    },
  )
  .openapi(
    route({
      method: 'post',
      path: '/speech',
      isRepeatable: true,
      operationId: 'speak',
      tags,
      summary: 'Have a text spoken',
      description: 'To listen to a voice or a wording. The sound is kept for a day at least.',
      request: { body: jsonBody(speechInput) },
      responses: { 200: answer('The sound.', trackAnswer), ...errors(409, 429, 503) },
    }),
    async (c) => {
      const utterance = await speechOf(c, c.req.valid('json'))
      const track = await hearOrMake(c, { utterance, owner: null })
      if (!track) throw stillUnderWay()
      return c.json({ track }, 200)
    },
  )
  .openapi(
    route({
      method: 'get',
      path: '/pronunciations',
      operationId: 'getPronunciations',
      tags,
      summary: 'Get the pronunciations',
      description: 'For names and words that voices read wrong; captions keep the word as it is written.',
      responses: { 200: answer('What is said for which word.', pronunciationList) },
    }),
    async (c) => {
      const found = await findPronunciations(c.var.db, c.var.caller.organizationId)
      return c.json({ pronunciations: found?.pronunciations ?? [] }, 200)
    },
  )
  .openapi(
    route({
      method: 'put',
      path: '/pronunciations',
      operationId: 'putPronunciations',
      tags,
      summary: 'Replace the pronunciations',
      description: 'Captions keep the word. What is said already stays as it is until its sentence is spoken anew.',
      request: { body: jsonBody(pronunciationList) },
      responses: { 200: answer('They hold from now on.', pronunciationList) },
    }),
    async (c) => {
      const { pronunciations } = c.req.valid('json')
      const { organizationId } = c.var.caller
      await putPronunciations(workOf(c), organizationId, pronunciations, Date.now())
      return c.json({ pronunciations }, 200)
    },
  )
  .openapi(
    route({
      method: 'get',
      path: '/usage',
      operationId: 'getNarrationUsage',
      tags,
      summary: 'See what was spoken this month',
      description: 'The characters of this month, those that the month may have, and who spoke them.',
      responses: { 200: answer('Only what was really spoken counts.', usageAnswer) },
    }),
    async (c) => {
      const month = monthOf(Date.now())
      const byProvider = await findUsage(c.var.db, c.var.caller.organizationId, month)
      const characters = byProvider.reduce((sum, each) => sum + each.characters, 0)
      return c.json(
        { usage: { month, characters, limit: needed(c.env, 'NARRATION_MONTHLY_CHARACTERS'), byProvider } },
        200,
      )
    },
  )
  .openapi(
    route({
      method: 'post',
      path: '/alignments',
      operationId: 'alignRecording',
      tags,
      summary: 'Find the times of a recording again',
      description: 'A job listens to the recording, and writes when each word of the text is said.',
      request: { body: jsonBody(alignmentInput) },
      responses: { 202: answer('It is under way.', success), ...errors(404, 409) },
    }),
    async (c) => {
      const { organizationId } = c.var.caller
      const place = { organizationId, ...c.req.valid('json') }
      await askForTimes(workOf(c), place, Date.now())
      return c.json({ success: true }, 202)
    },
  )
