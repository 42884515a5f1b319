import { about } from '../../core/database/commit'
import { workOf } from '../../core/http/context'
import { answer, createRouter, errors, jsonBody, route, success } from '../../core/http/route'
import { externalIdPath } from '../../core/http/shapes'
import { versionOf } from '../../core/http/versions'
import { requireListedVoices } from '../../providers/speech/voices'
import { deckOfExternal, idOfExternalDeck } from '../deck-ownership/queries'
import { decks } from '../deck-ownership/tables'
import { deleteDeck, getWholeDeck, updateDeck } from './queries'
import { deckAnswer, deckOf, deckPatch, wholeDeck } from './schemas'
import { wholeDeckOf } from './whole-deck'

const tags = ['Decks']

const subjectOf = (id: string) => about({ table: decks, id })

/** Mounted before the routes by id, so an external id may be the name of one of their parts. */
export const externalDeckRoutes = createRouter()
  .openapi(
    route({
      method: 'get',
      path: '/external/{externalId}',
      version: decks.externalId,
      operationId: 'getDeckByExternalId',
      tags,
      summary: 'Get a deck by external ID',
      description: 'Returns the deck that your own system knows by this ID, with its contents.',
      request: { params: externalIdPath },
      responses: { 200: answer('The deck and its contents.', wholeDeck), ...errors(400, 404) },
    }),
    async (c) => {
      const { organizationId } = c.var.caller
      const deck = deckOfExternal(organizationId, c.req.valid('param').externalId)
      const whole = await getWholeDeck(c.var.db, organizationId, deck)
      return c.json(wholeDeckOf(whole), 200, versionOf(whole.deck))
    },
  )
  .openapi(
    route({
      method: 'patch',
      path: '/external/{externalId}',
      version: decks.externalId,
      operationId: 'updateDeckByExternalId',
      tags,
      summary: 'Update a deck by external ID',
      description: 'Changes the members you send and keeps the others, as updating it by its own ID does.',
      request: { params: externalIdPath, body: jsonBody(deckPatch) },
      responses: { 200: answer('The updated deck.', deckAnswer), ...errors(404, 409) },
    }),
    async (c) => {
      const patch = c.req.valid('json')
      requireListedVoices(c.env, { voiceId: patch.voiceId })
      const { organizationId } = c.var.caller
      const id = await idOfExternalDeck(c.var.db, organizationId, c.req.valid('param').externalId)
      const deck = await updateDeck(workOf(c), organizationId, id, patch, Date.now(), [subjectOf(id)])
      return c.json({ deck: deckOf(deck) }, 200, versionOf(deck))
    },
  )
  .openapi(
    route({
      method: 'delete',
      path: '/external/{externalId}',
      version: decks.externalId,
      operationId: 'deleteDeckByExternalId',
      tags,
      summary: 'Delete a deck by external ID',
      description: 'Permanently deletes the deck and everything under it, as deleting it by its own ID does.',
      request: { params: externalIdPath },
      responses: { 200: answer('The deck was deleted.', success), ...errors(400, 404) },
    }),
    async (c) => {
      const { organizationId } = c.var.caller
      const id = await idOfExternalDeck(c.var.db, organizationId, c.req.valid('param').externalId)
      await deleteDeck(workOf(c), organizationId, id, Date.now(), [subjectOf(id)])
      return c.json({ success: true }, 200)
    },
  )
