import { afterAll, describe, expect, it } from 'vitest'
import { movedTables } from '../../src/account/shards/moved-tables'
import { shardOfId } from '../../src/core/database/shards'
import { emptyIsolateCache } from '../../src/core/isolate-cache'
import { calendarInput } from '../support/appointments'
import { signedIn } from '../support/client'
import { type Client, evidenceOf, newTemplate } from '../support/contracts'
import { subscribed } from '../support/deliveries'
import { newAction, newDelivery, newPresentation, newQuestion, newWholeDeck } from '../support/factories'
import { readManifest } from '../support/manifests'
import {
  databaseAt,
  fillEmpty,
  forgetMoves,
  move,
  moveOf,
  otherShard,
  rowsAt,
  schemaOf,
  traces,
} from '../support/moves'
import { newTraffic, type Traffic } from '../support/traffic'
import { search, uploadDocument } from '../support/uploads'

afterAll(forgetMoves)

/** Creates a company with at least a row in each table. */
async function wholeCompany(shard = '00') {
  const made = await madeCompany(shard)
  await fillEmpty(made.client.organizationId)
  return made
}

async function madeCompany(shard = '00') {
  const client = await signedIn('Summit Roofing', shard)
  await subscribed(client, { eventType: 'presentation.created' })
  const made = await newWholeDeck(client)
  await newAction(client, made.deck.id, { slideId: made.slide.id })
  await client.put('/api/appointments/calendar', calendarInput())
  const template = await newTemplate(client)
  await newDelivery(client)
  await newQuestion(client, made.deck.id, made.presentation.id)
  const document = await uploadDocument(client, {
    filename: 'warranty.txt',
    contentType: 'text/plain',
    content: 'The warranty lasts ten years.',
  })
  return { client, document, shard, templateId: template.id, ...made }
}

/** The queue delivers beside the test, and a delivery that ends during the test has another row. */
async function allDelivered(shard: string, organizationId: string) {
  const isPending = async () =>
    (await rowsAt(shard, organizationId)).deliveries?.some((row) => row.includes('"pending"'))
  await expect.poll(isPending, { timeout: 10_000 }).toBe(false)
}

/** Each test makes some hundred requests and twenty steps. */
describe('a company that moves', { timeout: 120_000 }, () => {
  it('takes every row of every table with it, and leaves none behind', async () => {
    const { client, shard, presentation, document, deck } = await wholeCompany()
    const { organizationId } = client
    const other = otherShard(shard)
    await allDelivered(shard, organizationId)
    const before = await rowsAt(shard, organizationId)
    const schemas = await Promise.all([schemaOf(shard), schemaOf(other)])
    expect(Object.entries(before).flatMap(([name, rows]) => (rows.length ? [] : [name]))).toEqual([])
    expect(Object.keys(before)).toHaveLength(movedTables().length)

    const phases = await move(organizationId, shard, other)

    expect(await moveOf(organizationId)).toMatchObject({ phase: 'moved', problem: null })
    expect(phases).toEqual([...['begin', 'rest', 'fence', 'clear', 'copy', 'compare'], ...['flip', 'settle', 'remove']])
    expect(await rowsAt(other, organizationId)).toEqual({ ...before, idempotency_keys: expect.anything() })
    expect(Object.values(await rowsAt(shard, organizationId)).flat()).toEqual([])
    for (const place of [shard, other]) expect(await traces(place, organizationId)).toEqual({ moving: 0, triggers: 0 })
    expect(await Promise.all([schemaOf(shard), schemaOf(other)])).toEqual(schemas)

    emptyIsolateCache()
    expect((await readManifest(presentation.id)).status).toBe(200)
    expect((await client.get(`/api/decks/${deck.id}`)).status).toBe(200)
    expect((await client.get('/api/presentations?q=Maria')).body.presentations).toHaveLength(1)
    expect((await search(client, 'warranty')).map(({ documentId }) => documentId)).toEqual([document.id])
    expect(shardOfId((await newPresentation(client, deck.id)).id)).toBe(other)
  })

  it('can be used all the time: nothing is lost or done twice, and only the fence refuses', async () => {
    const { traffic, client, organizationId, shard, other } = await busyCompany()
    const stranger = await wholeCompany(other)
    const neighbour = await wholeCompany(shard)
    for (const each of [stranger, neighbour]) await allDelivered(each.shard, each.client.organizationId)
    const before = await Promise.all(
      [stranger, neighbour].map((each) => rowsAt(each.shard, each.client.organizationId)),
    )

    await move(organizationId, shard, other, {
      before: async (phase) => {
        if (phase === 'rest' || phase === 'flip') await traffic.sign()
        await traffic.round()
      },
    })
    await traffic.round()

    expect(traffic.isWaiting()).toBe(false)
    expect(traffic.refusals()).toBeGreaterThan(0)
    await expectDone(traffic, client, other)
    expect(
      await Promise.all([stranger, neighbour].map((each) => rowsAt(each.shard, each.client.organizationId))),
    ).toEqual(before)
  })

  it('can move back, and its links then work with ids of either shard', async () => {
    const { traffic, client, deck, organizationId, shard, other } = await busyCompany()
    await move(organizationId, shard, other, { before: traffic.round })
    const there = await newPresentation(client, deck.id)
    traffic.done.presentations.push(there.id)
    await move(organizationId, other, shard, { before: traffic.round })
    await traffic.round()
    expect(shardOfId(there.id)).toBe(other)
    expect((await readManifest(there.id)).status).toBe(200)
    expect(Object.values(await rowsAt(other, organizationId)).flat()).toEqual([])
    await expectDone(traffic, client, shard)
  })
})

async function busyCompany() {
  const { client, shard, presentation, deck, slide, faq, templateId } = await madeCompany()
  const of = { client, deckId: deck.id, slideId: slide.id, presentationId: presentation.id, templateId }
  const traffic = await newTraffic(of)
  traffic.done.presentations.push(presentation.id)
  traffic.faqs.push(faq.id)
  return { traffic, client, deck, organizationId: client.organizationId, shard, other: otherShard(shard) }
}

async function expectDone({ done, faqs }: Traffic, client: Client, place: string) {
  const ask = async (sql: string) =>
    (await databaseAt(place).prepare(sql).bind(client.organizationId).all<{ value: string }>()).results.map(
      ({ value }) => value,
    )
  const kept = async (table: string) =>
    (await ask(`select id as value from ${table} where organization_id = ?`)).toSorted()
  expect(await kept('presentations')).toEqual(done.presentations.toSorted())
  expect(await kept('appointments')).toEqual(done.appointments.toSorted())
  expect(await kept('contracts')).toEqual(done.contracts.toSorted())
  expect(await kept('faqs')).toEqual(faqs.toSorted())
  expect(
    await ask(
      'select count(*) as value from viewer_sessions where presentation_id in (select id from presentations where organization_id = ?)',
    ),
  ).toEqual([done.views])
  expect(await ask("select title as value from slides where organization_id = ? and slide_id = 'welcome'")).toEqual([
    done.title,
  ])
  const evidence = await Promise.all(done.contracts.map((id) => evidenceOf(id, client)))
  expect(evidence.map(({ isIntact }) => isIntact)).toEqual(done.contracts.map(() => true))
  expect(
    await ask("select count(*) as value from events where organization_id = ? and type = 'presentation.created'"),
  ).toEqual([done.presentations.length])
}
