import { link } from '../../core/http/access'
import { workOf } from '../../core/http/context'
import { describedHeaders } from '../../core/http/described-headers'
import { answer, createRouter, errors, jsonBody, route, success } from '../../core/http/route'
import { versionOf } from '../../core/http/versions'
import { needed } from '../../core/needed'
import { monthOf } from './clip-queries'
import { captionPresentation, describePresentation } from './describe-narration'
import { findPronunciations, pronunciationsVersion, putPronunciations } from './pronunciations'
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
      summary: 'Play a narration track',
      description:
        'Returns one track of narration, which is made now if it isn’t ready. Without a session you need the `presentationId` of a presentation whose manifest names the track. A track’s content never changes.',
      request: { params: trackPath, query: trackQuery },
      responses: {
        200: answer('The audio, and when each word is spoken.', trackAnswer),
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
      summary: 'Get a presentation’s narration status',
      description:
        'Returns which tracks of a presentation are ready. A missing track is made when it is first requested.',
      request: { params: presentationPath },
      responses: { 200: answer('The tracks, in the order of the presentation.', narrationAnswer), ...errors(400, 404) },
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
      summary: 'Get a presentation’s captions',
      description:
        'Returns the captions of the whole presentation as WebVTT, timed as the intro and the slides play one after another.',
      request: { params: presentationPath },
      responses: {
        200: {
          description: 'The captions as WebVTT.',
          content: { 'text/vtt': { schema: { type: 'string' as const } } },
        },
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
      summary: 'Speak a text',
      description: 'Speaks a text, so that you can try a voice or a wording. The audio is kept for at least a day.',
      request: { body: jsonBody(speechInput) },
      responses: { 200: answer('The audio.', trackAnswer), ...errors(409, 429, 503) },
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
      version: pronunciationsVersion,
      operationId: 'getPronunciations',
      tags,
      summary: 'Get the pronunciations',
      description: 'Returns how names and words that voices mispronounce are spoken. Captions keep the written word.',
      responses: { 200: answer('The pronunciations.', pronunciationList) },
    }),
    async (c) => {
      const found = await findPronunciations(c.var.db, c.var.caller.organizationId)
      return c.json({ pronunciations: found?.pronunciations ?? [] }, 200, versionOf(found))
    },
  )
  .openapi(
    route({
      method: 'put',
      path: '/pronunciations',
      version: pronunciationsVersion,
      operationId: 'putPronunciations',
      tags,
      summary: 'Replace the pronunciations',
      description:
        'Replaces how names and words are spoken. Captions keep the written word. Existing audio stays as it is until its sentence is spoken again.',
      request: { body: jsonBody(pronunciationList) },
      responses: { 200: answer('The saved pronunciations.', pronunciationList) },
    }),
    async (c) => {
      const { pronunciations } = c.req.valid('json')
      const { organizationId } = c.var.caller
      const row = await putPronunciations(workOf(c), organizationId, pronunciations, Date.now())
      return c.json({ pronunciations }, 200, versionOf(row))
    },
  )
  .openapi(
    route({
      method: 'get',
      path: '/usage',
      operationId: 'getNarrationUsage',
      tags,
      summary: 'Get this month’s narration usage',
      description:
        'Returns how many characters were spoken this month, how many may be spoken, and by which providers.',
      responses: { 200: answer('The usage. Only what was actually spoken counts.', usageAnswer) },
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
      summary: 'Realign a recording',
      description: 'Starts a job that listens to a recording and saves when each word of the text is spoken.',
      request: { body: jsonBody(alignmentInput) },
      responses: { 202: answer('The job has started.', success), ...errors(404, 409) },
    }),
    async (c) => {
      const { organizationId } = c.var.caller
      const place = { organizationId, ...c.req.valid('json') }
      await askForTimes(workOf(c), place, Date.now())
      return c.json({ success: true }, 202)
    },
  )
