import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { removeQuestionsJob } from '../../src/answers/questions/queries'
import { deletedPresentationDays, viewerSessionDays } from '../../src/core/limits'
import { removeDeck } from '../../src/decks/deck/remove'
import { removePresentationsJob } from '../../src/decks/presentations/removal'
import { removeOverflowsJob } from '../../src/playback/beacons/sweep'
import { foldDays } from '../../src/sales/analytics/fold-days'
import { request, signedIn } from '../support/client'
import { alone, d1, envOf } from '../support/databases'
import { newDeck, newPresentation, newSlide } from '../support/factories'
import { addRows, countRows, tablesUnder } from '../support/hanging-rows'
import { inKv, later, presentationPartOf, readManifest } from '../support/manifests'
import { takeUpDue, workIn } from '../support/running'

const day = 24 * 60 * 60 * 1000
const today = Math.floor(Date.now() / day)

beforeEach(() => {
  // No sweep may continue by itself.
  vi.spyOn(Object.getPrototypeOf(env.JOBS), 'send').mockResolvedValue(undefined)
})
afterEach(() => vi.restoreAllMocks())

async function presented() {
  const client = await signedIn()
  const deck = await newDeck(client)
  const slide = await newSlide(client, deck.id)
  const { id } = await newPresentation(client, deck.id, { email: 'maria@example.com' })
  return { client, deck, slide, id }
}

const addSessions = (id: string, sessions: number, onDay = today) =>
  d1
    .prepare(
      `with recursive series(value) as (select 1 union all select value + 1 from series where value < ?1)
     insert into viewer_sessions
       (presentation_id, viewer_session_id, day, begun_at, seen_at, views, viewed_at, is_complete, watched)
     select ?2, 'viewer-' || ?3 || '-' || value, ?3, 0, 0, 1, 0, 0, '{}' from series`,
    )
    .bind(sessions, id, onDay)
    .run()

const addOverflow = (id: string, onDay = today) =>
  d1.prepare('insert into viewer_overflows (presentation_id, day, sessions) values (?, ?, 7)').bind(id, onDay).run()

/** This is so long ago that no row of another test is due with it. */
const deletedAt = 1
const due = deletedAt + deletedPresentationDays * day + 1

const deletedLongAgo = (id: string) =>
  d1
    .prepare('update presentations set deleted_at = ?1, updated_at = updated_at + 1 where id = ?2')
    .bind(deletedAt, id)
    .run()

async function countsOf(id: string) {
  const counts: number[] = []
  for (const [table, column] of [
    ['presentations', 'id'],
    ['viewer_sessions', 'presentation_id'],
    ['viewer_overflows', 'presentation_id'],
  ]) {
    const rows = d1.prepare(`select count(*) as count from ${table} where ${column} = ?`).bind(id)
    counts.push((await rows.first<{ count: number }>())?.count ?? -1)
  }
  return counts
}

describe('viewer sessions', () => {
  it('are kept for 400 days, and then deleted at most a thousand per run', async () => {
    const { client, id } = await presented()
    const old = today - viewerSessionDays - 1
    await addSessions(id, 1200, old - 1)
    await addSessions(id, 3, old + 1)
    await d1
      .prepare('update presentation_activity set last_viewed_at = ? where presentation_id = ?')
      .bind((old + 1) * day, id)
      .run()
    const fold = (now: number) => foldDays(workIn(envOf(id)), client.organizationId, now - 2 * day, now)
    await fold(today * day)
    expect(await countsOf(id)).toEqual([1, 203, 0])
    await fold(today * day)
    expect(await countsOf(id)).toEqual([1, 3, 0])
    await fold((today + 2) * day)
    expect(await countsOf(id)).toEqual([1, 0, 0])
  })

  it('beyond the daily limit are counted for 400 days', async () => {
    const { id } = await presented()
    // This is so long ago that no row of another test is old enough.
    const today = -500_000
    const old = today - viewerSessionDays - 1
    await addOverflow(id, old)
    await addOverflow(id, old + 1)
    await takeUpDue(env, [removeOverflowsJob], today * day)
    expect(await countsOf(id)).toEqual([1, 0, 1])
    await takeUpDue(env, [removeOverflowsJob], (today + 1) * day)
    expect(await countsOf(id)).toEqual([1, 0, 0])
  })
})

describe('a deleted presentation', () => {
  it('is gone after 30 days with the homeowner’s data and everything viewers left', async () => {
    const { client, deck, slide, id } = await presented()
    const { id: other } = await newPresentation(client, deck.id)
    const watch = (presentationId: string) =>
      request('POST', `/api/viewer/presentations/${presentationId}/events`, {
        body: {
          viewerSessionId: crypto.randomUUID(),
          events: [{ type: 'watched', slideId: slide.id, seconds: 9, at: '2026-05-04T09:30:00Z' }],
        },
      })
    expect([(await watch(id)).status, (await watch(other)).status]).toEqual([200, 200])
    await addOverflow(id)
    await client.delete(`/api/presentations/${id}`)
    await deletedLongAgo(id)
    await takeUpDue(env, [removePresentationsJob], due - day)
    expect(await countsOf(id)).toEqual([1, 1, 1])
    await takeUpDue(env, [removePresentationsJob], due)
    expect(await countsOf(id)).toEqual([0, 0, 0])
    expect(await countsOf(other)).toEqual([1, 1, 0])
  })

  it('is gone from KV too, even if KV was never told of the deletion', async () => {
    const { deck, id } = await presented()
    await readManifest(id)
    await inKv(deck.id, id)
    expect(await presentationPartOf(id)).toContain('Maria')
    await deletedLongAgo(id)
    await takeUpDue(env, [removePresentationsJob], due)
    expect([await countsOf(id), await presentationPartOf(id)]).toEqual([[0, 0, 0], null])
    later(10_000)
    expect((await readManifest(id)).status).toBe(404)
  })

  it('stays until KV has forgotten its homeowner', async () => {
    const { client, id } = await presented()
    await client.delete(`/api/presentations/${id}`)
    await deletedLongAgo(id)
    vi.spyOn(Object.getPrototypeOf(env.MANIFESTS), 'delete').mockRejectedValueOnce(new Error('KV is away'))
    await expect(takeUpDue(alone(id), [removePresentationsJob], due)).rejects.toThrow('KV is away')
    expect((await countsOf(id))[0]).toBe(1)
    await takeUpDue(env, [removePresentationsJob], due)
    expect((await countsOf(id))[0]).toBe(0)
  })

  it('stays until all its viewer sessions are gone, a thousand of them per run', async () => {
    const { client, id } = await presented()
    await addSessions(id, 1500)
    await client.delete(`/api/presentations/${id}`)
    await deletedLongAgo(id)
    await takeUpDue(env, [removePresentationsJob], due)
    expect(await countsOf(id)).toEqual([1, 500, 0])
    await takeUpDue(env, [removePresentationsJob], due)
    expect(await countsOf(id)).toEqual([0, 0, 0])
  })
})

describe('the hours in which questions were counted', () => {
  it('are deleted once they are over, at most a thousand per run', async () => {
    const { id } = await presented()
    await addRows('question_hours', 1200, { presentation_id: id })
    const left = () => countRows([{ name: 'question_hours', column: 'presentation_id' }], id)
    await takeUpDue(env, [removeQuestionsJob], Date.now())
    // Hours of other tests are among the thousand, too.
    expect((await left()).question_hours).toBeGreaterThanOrEqual(200)
    expect((await left()).question_hours).toBeLessThan(1200)
    await takeUpDue(env, [removeQuestionsJob], Date.now())
    expect(await left()).toEqual({ question_hours: 0 })
  })
})

describe('the data of a presentation or a deck', () => {
  const most = 1000
  const added = 1200
  /** Tables with so few rows per deck that they can be deleted at once. */
  const ofDeck = [
    'action_configs',
    'branding',
    'deck_previews',
    'faqs',
    'generations',
    'intros',
    'qa_settings',
    'slides',
  ]
  const few = [...ofDeck, 'presentation_activity', 'presentation_narrations', 'calls']

  async function withMany(parent: 'presentations' | 'decks') {
    const { client, deck, id } = await presented()
    const tables = (await tablesUnder(parent)).filter(({ name }) => !few.includes(name))
    const ids = {
      organization_id: client.organizationId,
      deck_id: deck.id,
      ...(parent === 'presentations' && { presentation_id: id }),
    }
    const before = await countRows(tables, parent === 'decks' ? deck.id : id)
    for (const { name } of tables) if (name !== 'presentations') await addRows(name, added, ids)
    const all = Object.fromEntries(Object.entries(before).map(([name, rows = 0]) => [name, rows + added]))
    return { client, deck, id, tables, all: parent === 'decks' ? { ...all, presentations: 1 } : all }
  }

  it('is deleted in limited numbers per run, whatever it is, and then the presentation', async () => {
    const { client, id, tables, all } = await withMany('presentations')
    expect(tables.length).toBeGreaterThan(7)
    await client.delete(`/api/presentations/${id}`)
    await deletedLongAgo(id)
    await takeUpDue(env, [removePresentationsJob], due)
    const left = Object.fromEntries(Object.entries(all).map(([name, rows]) => [name, rows - most]))
    expect([await countRows(tables, id), (await countsOf(id))[0]]).toEqual([left, 1])
    await takeUpDue(env, [removePresentationsJob], due)
    expect((await countsOf(id))[0]).toBe(0)
  })

  it('is deleted in limited numbers per step when a deck is removed, too', async () => {
    const { client, deck, tables } = await withMany('decks')
    vi.spyOn(Object.getPrototypeOf(env.JOBS), 'send').mockResolvedValue(undefined)
    await client.delete(`/api/decks/${deck.id}`)
    const steps = [await countRows(tables, deck.id)]
    vi.spyOn(scheduler, 'wait').mockImplementation(async () => void steps.push(await countRows(tables, deck.id)))
    await removeDeck(workIn(envOf(deck.id)), { kind: 'remove-deck', deckId: deck.id })
    const removed = tables.flatMap(({ name }) =>
      steps.slice(1).map((step, index) => (steps[index]?.[name] ?? 0) - (step[name] ?? 0)),
    )
    expect([Math.min(...removed), Math.max(...removed)]).toEqual([0, most])
    expect(Object.values(steps.at(-1) ?? {})).toEqual(tables.map(() => 0))
    const decks = d1.prepare('select id from decks where id = ?').bind(deck.id)
    expect((await decks.all()).results).toEqual([])
  })
})
