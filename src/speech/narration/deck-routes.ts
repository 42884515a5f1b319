import { workOf } from '../../core/http/context'
import { answer, createRouter, errors, jsonBody, route } from '../../core/http/route'
import { describeDeck } from './describe-narration'
import { raiseTake } from './queries'
import { deckNarrationAnswer, deckPath, narrateQuery, takeAnswer, takeInput } from './schemas'

const tags = ['Narration']

export const deckNarrationRoutes = createRouter()
  .openapi(
    route({
      method: 'get',
      path: '/{deckId}/narration',
      operationId: 'getDeckNarration',
      tags,
      summary: 'Get a deck’s narration status',
      description: 'Returns each track of a deck with its state, and what speaking the remaining ones would cost.',
      request: { params: deckPath },
      responses: {
        200: answer('The tracks, and what is still to be spoken.', deckNarrationAnswer),
        ...errors(400, 404),
      },
    }),
    async (c) => {
      const { deckId } = c.req.valid('param')
      return c.json({ narration: await describeDeck(workOf(c), c.var.caller.organizationId, deckId) }, 200)
    },
  )
  .openapi(
    route({
      method: 'post',
      path: '/{deckId}/narration',
      operationId: 'narrateDeck',
      tags,
      summary: 'Narrate a deck',
      description:
        'Starts a job that speaks everything in the deck that is not personal to a homeowner, first slides first. Poll `getDeckNarration` for its progress. With `dryRun` nothing is spoken and the answer says what it would cost.',
      request: { params: deckPath, query: narrateQuery },
      responses: {
        200: answer('What it would cost.', deckNarrationAnswer),
        202: answer('The job has started.', deckNarrationAnswer),
        ...errors(400, 404),
      },
    }),
    async (c) => {
      const { deckId } = c.req.valid('param')
      const { organizationId } = c.var.caller
      const isDryRun = c.req.valid('query').dryRun === 'true'
      const narration = await describeDeck(workOf(c), organizationId, deckId, !isDryRun)
      if (isDryRun) return c.json({ narration }, 200)
      return c.json({ narration }, 202)
    },
  )
  .openapi(
    route({
      method: 'post',
      path: '/{deckId}/narration/takes',
      operationId: 'speakAnew',
      tags,
      summary: 'Re-record a slide or an answer',
      description:
        'Makes another take of the same text. To use a recording of your own instead, set the slide’s or answer’s `audioUrl`.',
      request: { params: deckPath, body: jsonBody(takeInput) },
      responses: { 200: answer('It is made by a job, or when it is first heard.', takeAnswer), ...errors(404) },
    }),
    async (c) => {
      const { deckId } = c.req.valid('param')
      const place = c.req.valid('json')
      const take = await raiseTake(workOf(c), c.var.caller.organizationId, deckId, place, Date.now())
      return c.json({ take }, 200)
    },
  )
