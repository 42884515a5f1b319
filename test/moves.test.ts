import { describe, expect, it } from 'vitest'
import { movedTables } from '../src/account/shards/moved-tables'
import { shardOfId } from '../src/core/database/shards'
import { emptyIsolateCache } from '../src/core/isolate-cache'
import { calendarInput, freeWindows, maria } from './support/appointments'
import { request, signedIn } from './support/client'
import { act, documentOf, newTemplate, signing, tokenOf } from './support/contracts'
import { newAction, newDelivery, newPresentation, newQuestion, newWholeDeck } from './support/factories'
import { newKey, withKey } from './support/idempotency'
import { readManifest } from './support/manifests'
import { fillEmpty, move, moveOf, otherShard, rowsAt, schemaOf, traces } from './support/moves'
import { search, uploadDocument } from './support/uploads'

const beaconOf = (slideId: string) => ({
  viewerSessionId: crypto.randomUUID(),
  events: [{ type: 'slide_viewed', slideId, at: new Date().toISOString() }],
})

async function wholeCompany(shard = '00') {
  const client = await signedIn('Summit Roofing', shard)
  const made = await newWholeDeck(client)
  await newAction(client, made.deck.id, { slideId: made.slide.id })
  await client.put('/api/appointments/calendar', calendarInput())
  await newTemplate(client)
  await newDelivery(client)
  await newQuestion(client, made.deck.id, made.presentation.id)
  const document = await uploadDocument(client, {
    filename: 'warranty.txt',
    contentType: 'text/plain',
    content: 'The warranty lasts ten years.',
  })
  await fillEmpty(client.organizationId)
  return { client, document, shard, ...made }
}

describe('a company that moves', () => {
  it('takes every row of every table along, and leaves none behind', async () => {
    const { client, shard, presentation, document, deck } = await wholeCompany()
    const { organizationId } = client
    const other = otherShard(shard)
    const before = await rowsAt(shard, organizationId)
    const schemas = await Promise.all([schemaOf(shard), schemaOf(other)])
    expect(Object.entries(before).flatMap(([name, rows]) => (rows.length ? [] : [name]))).toEqual([])
    expect(Object.keys(before)).toHaveLength(movedTables().length)

    const phases = await move(organizationId, shard, other)

    expect(await moveOf(organizationId)).toMatchObject({ phase: 'moved', problem: null })
    expect(phases).toEqual([
      ...['begin', 'list', 'copy', 'list again', 'compare', 'rest', 'fence', 'open', 'leave', 'settle', 'list old'],
      ...['remove', 'end'],
    ])
    expect(await rowsAt(other, organizationId)).toEqual({ ...before, idempotency_keys: expect.anything() })
    expect(Object.values(await rowsAt(shard, organizationId)).flat()).toEqual([])
    for (const place of [shard, other])
      expect(await traces(place, organizationId)).toEqual({ moving: 0, listed: 0, triggers: 0 })
    expect(await Promise.all([schemaOf(shard), schemaOf(other)])).toEqual(schemas)

    emptyIsolateCache()
    expect((await readManifest(presentation.id)).status).toBe(200)
    expect((await client.get(`/api/decks/${deck.id}`)).status).toBe(200)
    expect((await client.get('/api/presentations?q=Maria')).body.presentations).toHaveLength(1)
    expect((await search(client, 'warranty')).map(({ documentId }) => documentId)).toEqual([document.id])
    expect(shardOfId((await newPresentation(client, deck.id)).id)).toBe(other)
  })
})
