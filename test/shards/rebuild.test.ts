import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { atShard } from '../../src/core/database/shards'
import { rebuildStep } from '../../src/decks/published/rebuild'
import { shownWithDecks } from '../../src/shown-with-decks'
import { signedIn } from '../support/client'
import { d1, databaseOf } from '../support/databases'
import { newPresentation } from '../support/factories'
import {
  deckKey,
  deckPartOf,
  forgetInKv,
  inKv,
  presentationPartOf,
  presented,
  revisionOf,
  writeAtOnce,
} from '../support/manifests'
import { rebuildJob, takeUpDue, workIn } from '../support/running'

beforeEach(writeAtOnce)

const now = Date.now()
const justBefore = (id: string) => id.slice(0, -1)

/** Each shard is rebuilt on its own; this is the one of the company. */
let shard: D1Database
let place = ''
const begin = (part: string, after = '') =>
  shard.prepare('insert or replace into rebuilds (part, after) values (?, ?)').bind(part, after).run()
const rowOf = (part: string) =>
  shard.prepare('select after, done from rebuilds where part = ?').bind(part).first<{ after: string; done: number }>()
const end = (part: string) => shard.prepare('delete from rebuilds where part = ?').bind(part).run()

/** The queue keeps the messages of the next steps. */
const quiet = () => {
  const sent: unknown[] = []
  const JOBS = {
    send: async (body: unknown) => void sent.push(body),
    sendBatch: async (batch: { body: unknown }[]) => void sent.push(...batch.map(({ body }) => body)),
  }
  return { environment: { ...atShard(env, place), JOBS } as unknown as Env, sent }
}

async function lostInKv() {
  const client = await signedIn()
  place = client.caller.shard
  shard = databaseOf(client.organizationId)
  const { deck, id } = await presented(client)
  await inKv(deck.id, id)
  await forgetInKv(id)
  return { client, deck, id }
}

describe('rebuilding KV', () => {
  it('restores each deck and each presentation', async () => {
    const { deck, id } = await lostInKv()
    const { environment } = quiet()
    await begin('decks', justBefore(deck.id))
    await rebuildStep(workIn(environment), shownWithDecks, 'decks', now)
    expect(JSON.parse((await deckPartOf(deck.id)) ?? '{}').revision).toBe(await revisionOf(deck.id))
    await begin('presentations', justBefore(id))
    await rebuildStep(workIn(environment), shownWithDecks, 'presentations', now)
    expect(JSON.parse((await presentationPartOf(id)) ?? '{}')).toMatchObject({ id, isGone: false, deckId: deck.id })
  })

  it('deletes what the database does not know, and nothing else', async () => {
    const { deck, id } = await lostInKv()
    const unknown = crypto.randomUUID()
    for (const key of [`presentation:${unknown}`, deckKey(unknown), `presentation:${id}`, deckKey(deck.id)])
      await env.MANIFESTS.put(key, '{}')
    const { environment } = quiet()
    for (const part of ['deleted decks', 'deleted presentations']) {
      await begin(part)
      while (await rowOf(part)) await rebuildStep(workIn(environment), shownWithDecks, part, now)
    }
    expect([await deckPartOf(unknown), await presentationPartOf(unknown)]).toEqual([null, null])
    expect([await deckPartOf(deck.id), await presentationPartOf(id)]).toEqual(['{}', '{}'])
  })

  it('continues where it stopped, with one message per step', async () => {
    const { client, deck } = await lostInKv()
    const first = await newPresentation(client, deck.id)
    const rows = d1.prepare(
      `insert into presentations (id, deck_id, organization_id, homeowner_data, voice_settings, language_settings, created_at, updated_at)
       select ? || substr('0000' || key, -4), deck_id, organization_id, '{}', '{}', '{}', 1, 1
       from presentations, json_each(?) where presentations.id = ?`,
    )
    const stem = `${first.id.slice(0, 24)}zzzzzzzz`
    await rows.bind(stem, JSON.stringify(Array(401).fill(0)), first.id).run()
    const { environment, sent } = quiet()
    await begin('presentations', stem)
    await rebuildStep(workIn(environment), shownWithDecks, 'presentations', now)
    expect(await rowOf('presentations')).toEqual({ after: `${stem}0399`, done: 400 })
    expect(sent).toEqual([{ kind: 'rebuild', part: 'presentations', shard: place }])
    expect(await presentationPartOf(`${stem}0400`)).toBeNull()
    await rebuildStep(workIn(environment), shownWithDecks, 'presentations', now)
    expect(await presentationPartOf(`${stem}0400`)).toBeTruthy()
    await end('presentations')
  })

  it('is taken up by the schedule, and again when a message was lost', async () => {
    const { environment, sent } = quiet()
    const wanted = { kind: 'rebuild', part: 'decks', shard: place }
    // Other files share this shard, and may be rebuilding other parts of it.
    const ofDecks = () => sent.filter((message) => (message as typeof wanted).part === 'decks')
    await begin('decks', '~')
    await takeUpDue(environment, [rebuildJob], now)
    await takeUpDue(environment, [rebuildJob], now + 59_000)
    expect(ofDecks()).toEqual([wanted])
    await takeUpDue(environment, [rebuildJob], now + 60_000)
    expect(ofDecks()).toEqual([wanted, wanted])
    await rebuildStep(workIn(environment), shownWithDecks, 'decks', now)
    expect(await rowOf('decks')).toBeNull()
  })
})
