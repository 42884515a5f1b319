import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Job } from '../../src/core/jobs/define-job'
import { deliveryLogDays, endedLinkDays } from '../../src/core/limits'
import { forgetUnusedPresentationsJob } from '../../src/decks/presentations/forget-unused'
import { publishQueued } from '../../src/decks/published/publish-part'
import type { Unpublished } from '../../src/decks/published/unpublished'
import { removeDeliveryLogJob } from '../../src/events/deliveries/sweep'
import { hasComingVisit, removeAppointmentLinksJob } from '../../src/sales/appointments/links'
import { hasOpenContract, removeContractLinksJob } from '../../src/sales/contracts/scheduled-jobs'
import { shownWithDecks } from '../../src/shown-with-decks'
import { booked, freeWindows, withCalendar } from '../support/appointments'
import { newMember, request, signedIn } from '../support/client'
import { act, getByToken, newContract, signed, withoutQueues } from '../support/contracts'
import { alone, d1, envOf } from '../support/databases'
import { newDeck, newPresentation } from '../support/factories'
import { readManifest } from '../support/manifests'
import { takeUpDue, workIn } from '../support/running'

const day = 24 * 60 * 60 * 1000

type Message = { kind: string; now: number; until: number }
let messages: Message[]

beforeEach(() => {
  messages = []
  const queue = Object.getPrototypeOf(env.JOBS)
  vi.spyOn(queue, 'send').mockImplementation(async (message) => {
    messages.push(message as Message)
  })
  // Years from now the rows of every other test are due too, and telling their subscribers would run into later files.
  vi.spyOn(queue, 'sendBatch').mockResolvedValue(undefined as never)
})
afterEach(() => vi.restoreAllMocks())

/** Runs the messages that it sends itself too, because the rows of other tests also take places in its first run. */
async function sweep(id: string, job: Job, now: number) {
  messages = []
  await takeUpDue(alone(id), [job], now)
  for (let message = messages.shift(); message; message = messages.shift())
    if (message.kind === job.kind) await job.run?.(workIn(envOf(id)), message as never, {} as never)
}

const count = async (sql: string, id: string) => (await d1.prepare(sql).bind(id).first<number>('count')) ?? -1

describe('a sweep', () => {
  const eventsOf = (id: string) => count('select count(*) as count from events where organization_id = ?', id)

  async function withOldEvents(rows: number) {
    const { organizationId } = await signedIn()
    await d1
      .prepare(
        `with recursive series(value) as (select 1 union all select value + 1 from series where value < ?1)
         insert into events (id, organization_id, type, data, created_at, enqueued_at)
         select 'old-' || ?2 || '-' || value, ?2, 'deck.created', '{}', 1, 1 from series`,
      )
      .bind(rows, organizationId)
      .run()
    return organizationId
  }

  const tick = (id: string) => takeUpDue(alone(id), [removeDeliveryLogJob], (deliveryLogDays + 1) * day)

  it('removes ten thousand rows in one run of the schedule and its messages, with a limit in each', async () => {
    const id = await withOldEvents(10_000)
    const left: number[] = []
    await tick(id)
    left.push(await eventsOf(id))
    for (let message = messages.shift(); message; message = messages.shift()) {
      await removeDeliveryLogJob.run?.(workIn(envOf(id)), message as never, {} as never)
      left.push(await eventsOf(id))
    }
    expect(left).toEqual([9500, 7000, 4500, 2000, 0])
  })

  it('sends itself no message when nothing is left', async () => {
    const id = await withOldEvents(500)
    await tick(id)
    expect([await eventsOf(id), messages]).toEqual([0, []])
  })

  it('stops when the schedule runs again, which starts over', async () => {
    const id = await withOldEvents(2000)
    await tick(id)
    const [message] = messages
    expect(message?.until).toBeLessThanOrEqual(Date.now() + 50_000)
    await removeDeliveryLogJob.run?.(workIn(envOf(id)), { ...message, until: Date.now() } as never, {} as never)
    expect([await eventsOf(id), messages.length]).toEqual([1500, 1])
    // These are the oldest rows of all, and would take the places of others.
    await d1.prepare('delete from events where organization_id = ?').bind(id).run()
  })
})

describe('the links of a visit', () => {
  it('work until 30 days after the visit, wherever it was moved to', async () => {
    const { presentationId } = await withCalendar()
    const { appointment, token } = await booked(presentationId)
    const path = `/api/appointments/${appointment.id}?token=${token}`
    const { startsAt } = (await freeWindows(presentationId)).at(-1) ?? {}
    const moved = await request('POST', `/api/appointments/${appointment.id}/reschedule`, { body: { token, startsAt } })
    const later = Date.parse(moved.body.appointment.endsAt)
    expect(later).toBeGreaterThan(Date.parse(appointment.endsAt) + 2 * day)
    await sweep(presentationId, removeAppointmentLinksJob, later + endedLinkDays * day - 1000)
    expect((await request('GET', path)).status).toBe(200)
    await sweep(presentationId, removeAppointmentLinksJob, later + endedLinkDays * day + 1000)
    expect((await request('GET', path)).status).toBe(404)
    expect(await count('select count(links_end_at) as count from appointments where id = ?', appointment.id)).toBe(0)
  })
})

describe('the links of a contract', () => {
  const sweepAfter = (id: string, days: number) => sweep(id, removeContractLinksJob, Date.now() + days * day)

  it('work for 30 days after it ended without a signature', async () => {
    const { id, token } = await newContract()
    expect((await act(id, 'decline', { token })).status).toBe(200)
    await sweepAfter(id, endedLinkDays - 1)
    expect((await getByToken(id, token)).status).toBe(200)
    await sweepAfter(id, endedLinkDays + 1)
    expect((await getByToken(id, token)).status).toBe(404)
  })

  it('work forever if it was signed, canceled or not, or is still waiting', async () => {
    const [kept, cancelled, open] = [await signed(), await signed(), await newContract()]
    expect((await act(cancelled.id, 'cancel', { token: cancelled.token })).status).toBe(200)
    for (const { id, token } of [kept, cancelled, open]) {
      await sweepAfter(id, endedLinkDays + 1)
      expect((await getByToken(id, token)).status).toBe(200)
    }
  })
})

describe('a presentation that no one opens', () => {
  const job = forgetUnusedPresentationsJob([hasComingVisit, hasOpenContract])
  const sweepAfter = (id: string, days: number) => sweep(id, job, Date.now() + days * day)
  const isThere = (id: string) =>
    count('select count(*) as count from presentations where id = ? and deleted_at is null', id)

  async function presented() {
    const client = await signedIn()
    const deck = await newDeck(client)
    const { id } = await newPresentation(client, deck.id)
    return { client, deck, id }
  }

  it('is deleted after two years, and is listed among the deleted ones until it is gone', async () => {
    const { client, id } = await presented()
    expect((await readManifest(id)).status).toBe(200)
    await sweepAfter(id, 729)
    expect(await isThere(id)).toBe(1)
    await sweepAfter(id, 738)
    expect(await isThere(id)).toBe(0)
    expect((await client.get(`/api/presentations/${id}`)).status).toBe(404)
    const { body } = await client.get('/api/presentations?includeDeleted=true')
    expect(body.presentations.map((each: { id: string }) => each.id)).toEqual([id])
    // The job of the schedule would begin with those that other tests left behind.
    const noted = await d1.prepare('select kind, id, due_at as dueAt from unpublished where id = ?').bind(id).first()
    if (noted) await publishQueued(workIn(envOf(id)), shownWithDecks, noted as Unpublished)
    expect(await env.MANIFESTS.get(`presentation:${id}`)).toContain('"isGone":true')
  })

  it('is kept if someone has opened it since or the company has changed it', async () => {
    const { client, deck, id } = await presented()
    const { id: changed } = await newPresentation(client, deck.id)
    await d1.prepare('update presentations set used_at = 1 where deck_id = ?').bind(deck.id).run()
    const events = [{ type: 'started', at: '2026-05-04T09:30:00Z' }]
    const beacon = { body: { viewerSessionId: crypto.randomUUID(), events } }
    expect((await request('POST', `/api/viewer/presentations/${id}/events`, beacon)).status).toBe(200)
    expect((await client.patch(`/api/presentations/${changed}`, { homeownerData: { city: 'Golden' } })).status).toBe(
      200,
    )
    await sweepAfter(id, 700)
    expect([await isThere(id), await isThere(changed)]).toEqual([1, 1])
  })

  it('counts as opened when a viewing starts, not for other beacons, and at most once a week', async () => {
    const { id } = await presented()
    const usedAt = () => count('select used_at as count from presentations where id = ?', id)
    const use = (at: number) => d1.prepare('update presentations set used_at = ? where id = ?').bind(at, id).run()
    const send = async (type: string) => {
      const beacon = { viewerSessionId: crypto.randomUUID(), events: [{ type, at: '2026-05-04T09:30:00Z' }] }
      expect((await request('POST', `/api/viewer/presentations/${id}/events`, { body: beacon })).status).toBe(200)
      return usedAt()
    }
    const sixDaysAgo = Date.now() - 6 * day
    await use(sixDaysAgo)
    expect(await send('started')).toBe(sixDaysAgo)
    await use(sixDaysAgo - 2 * day)
    expect(await send('completed')).toBe(sixDaysAgo - 2 * day)
    expect(await send('started')).toBeGreaterThan(sixDaysAgo)
  })

  it('is kept while a visit is upcoming, or while its contract can be signed or canceled', async () => {
    const { presentationId: visited } = await withCalendar()
    const { appointment } = await booked(visited)
    const cancellable = await withoutQueues(signed)
    const open = await withoutQueues(newContract)
    for (const id of [visited, cancellable.presentationId, open.presentationId]) {
      await d1.prepare('update presentations set used_at = 1 where id = ?').bind(id).run()
      await sweepAfter(id, 0)
      expect(await isThere(id)).toBe(1)
    }
    await sweep(visited, job, Date.parse(appointment.endsAt) + day)
    expect(await isThere(visited)).toBe(0)
    await sweepAfter(cancellable.id, 20)
    expect(await isThere(cancellable.presentationId)).toBe(0)
    await sweepAfter(open.id, 40)
    expect(await isThere(open.presentationId)).toBe(0)
  })

  it('is deleted sooner or never if its company says so, and by the default if it sets no days', async () => {
    const { client, id } = await presented()
    const set = async (patch: object) => {
      const { status, body } = await client.patch('/api/organization', patch)
      return [status, body.organization?.presentationDays, body.organization?.hasOwnPresentationDays]
    }
    expect(await set({ presentationDays: null })).toEqual([200, null, true])
    await sweepAfter(id, 5000)
    expect(await isThere(id)).toBe(1)
    expect(await set({ hasOwnPresentationDays: false })).toEqual([200, 730, false])
    await sweepAfter(id, 400)
    expect(await isThere(id)).toBe(1)
    expect(await set({ presentationDays: 60 })).toEqual([200, 60, true])
    await sweepAfter(id, 68)
    expect(await isThere(id)).toBe(0)
  })

  it.each([29, 3651, 60.5, '60', -1])('can’t be kept for %s days', async (presentationDays) => {
    const client = await signedIn()
    const { status, body } = await client.patch('/api/organization', { presentationDays })
    expect([status, body.error]).toEqual([400, expect.stringContaining('presentationDays')])
  })

  it('can’t follow the company’s own days unless they are sent', async () => {
    const { status, body } = await (await signedIn()).patch('/api/organization', { hasOwnPresentationDays: true })
    expect([status, body.error]).toEqual([
      400,
      'hasOwnPresentationDays must be sent together with presentationDays, unless it is false.',
    ])
  })

  it('is kept for as long as an owner says; other members can’t change that', async () => {
    const editor = await newMember(await signedIn(), 'editor')
    for (const patch of [{ presentationDays: 60 }, { hasOwnPresentationDays: false }])
      expect((await editor.patch('/api/organization', patch)).status).toBe(403)
  })
})
