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
      summary: 'See how much of a deck is spoken',
      description: 'Each track with its state, and what speaking the rest would cost.',
      request: { params: deckPath },
      responses: {
        200: answer('Its tracks, and what is still to be spoken.', deckNarrationAnswer),
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
      summary: 'Have a deck spoken',
      description: 'What is not personal, by a job, the first slides first. GET tells how far it is.',
      request: { params: deckPath, query: narrateQuery },
      responses: {
        200: answer('What it would cost.', deckNarrationAnswer),
        202: answer('It is under way.', deckNarrationAnswer),
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
      summary: 'Speak a slide or an answer anew',
      description: 'Another take of the same words. A recording of your own is pinned over it by its `audioUrl`.',
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
