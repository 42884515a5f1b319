import { workOf } from '../../core/http/context'
import { page, readCursor } from '../../core/http/paging'
import { answer, createRouter, errors, jsonBody, route, success } from '../../core/http/route'
import { deckPath } from '../../core/http/shapes'
import { versionOf } from '../../core/http/versions'
import { requireListedVoices } from '../../providers/speech/voices'
import { duplicateDeck } from './duplicate'
import { createDeck, deckVersion, deleteDeck, getWholeDeck, listDecks, updateDeck } from './queries'
import { deckAnswer, deckInput, deckList, deckListQuery, deckOf, deckPatch, listedDeckOf, wholeDeck } from './schemas'
import { wholeDeckOf } from './whole-deck'

const tags = ['Decks']
const usualPage = 50

export const deckRoutes = createRouter()
  .openapi(
    route({
      method: 'get',
      path: '/',
      operationId: 'listDecks',
      tags,
      summary: 'List decks',
      description: 'Returns the company’s decks, newest first: all of them unless you page with `limit`.',
      request: { query: deckListQuery },
      responses: { 200: answer('The decks.', deckList), ...errors(400) },
    }),
    async (c) => {
      const { cursor, limit = cursor === undefined ? undefined : usualPage } = c.req.valid('query')
      const rows = await listDecks(c.var.db, c.var.caller.organizationId, limit, readCursor(cursor))
      if (limit === undefined) return c.json({ decks: rows.map((row) => listedDeckOf(row, c.req.url)) }, 200)
      const { rows: shown, nextCursor } = page(rows, limit)
      return c.json({ decks: shown.map((row) => listedDeckOf(row, c.req.url)), nextCursor }, 200)
    },
  )
  .openapi(
    route({
      method: 'post',
      path: '/',
      operationId: 'createDeck',
      tags,
      summary: 'Create a deck',
      description: 'Creates an empty deck. Add its slides, branding and settings with their own calls.',
      request: { body: jsonBody(deckInput) },
      responses: { 201: answer('The new deck.', deckAnswer), ...errors(409) },
    }),
    async (c) => {
      const deck = await createDeck(workOf(c), c.var.caller.organizationId, c.req.valid('json'), Date.now())
      return c.json({ deck: deckOf(deck) }, 201)
    },
  )
  .openapi(
    route({
      method: 'get',
      path: '/{deckId}',
      version: deckVersion,
      operationId: 'getDeck',
      tags,
      summary: 'Get a deck with its contents',
      description:
        'Returns a deck with its slides, FAQs, branding and settings in one call, and the number of its presentations.',
      request: { params: deckPath },
      responses: { 200: answer('The deck and its contents.', wholeDeck), ...errors(400, 404) },
    }),
    async (c) => {
      const whole = await getWholeDeck(c.var.db, c.var.caller.organizationId, c.req.valid('param').deckId)
      return c.json(wholeDeckOf(whole), 200, versionOf(whole.deck))
    },
  )
  .openapi(
    route({
      method: 'patch',
      path: '/{deckId}',
      version: deckVersion,
      operationId: 'updateDeck',
      tags,
      summary: 'Update a deck',
      description:
        'Changes the members you send and keeps the others. A deck that still contains “[to fill in: …]” can’t be activated.',
      request: { params: deckPath, body: jsonBody(deckPatch) },
      responses: { 200: answer('The updated deck.', deckAnswer), ...errors(404, 409) },
    }),
    async (c) => {
      const { deckId } = c.req.valid('param')
      const patch = c.req.valid('json')
      requireListedVoices(c.env, { voiceId: patch.voiceId })
      const deck = await updateDeck(workOf(c), c.var.caller.organizationId, deckId, patch, Date.now())
      return c.json({ deck: deckOf(deck) }, 200, versionOf(deck))
    },
  )
  .openapi(
    route({
      method: 'delete',
      path: '/{deckId}',
      version: deckVersion,
      operationId: 'deleteDeck',
      tags,
      summary: 'Delete a deck',
      description:
        'Permanently deletes a deck with its slides, FAQs, branding, settings, actions, intro, presentations and files.',
      request: { params: deckPath },
      responses: { 200: answer('The deck was deleted.', success), ...errors(400, 404) },
    }),
    async (c) => {
      const { deckId } = c.req.valid('param')
      await deleteDeck(workOf(c), c.var.caller.organizationId, deckId, Date.now())
      return c.json({ success: true }, 200)
    },
  )
  .openapi(
    route({
      method: 'post',
      path: '/{deckId}/duplicate',
      operationId: 'duplicateDeck',
      tags,
      summary: 'Duplicate a deck',
      description: 'Creates a deep copy without the presentations, named “… (copy)” and inactive.',
      request: { params: deckPath },
      responses: { 201: answer('The copy.', deckAnswer), ...errors(400, 404, 409) },
    }),
    async (c) => {
      const { deckId } = c.req.valid('param')
      const deck = await duplicateDeck(workOf(c), c.var.caller.organizationId, deckId, Date.now())
      return c.json({ deck: deckOf(deck) }, 201)
    },
  )
