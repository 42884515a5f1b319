import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { day, minute } from '../../src/core/time'
import { zoneChangesOf } from '../../src/core/time-zones'
import { foldDays, foldDeckDaysJob } from '../../src/sales/analytics/fold-days'
import { booked, calendarInput } from '../support/appointments'
import { request, signedIn, trips } from '../support/client'
import { act, agreed, signing } from '../support/contracts'
import { databaseOf, envOf, shardOf } from '../support/databases'
import { newDeck, newPresentation, newQuestion, newSlide } from '../support/factories'
import { move, otherShard } from '../support/moves'
import { takeUpDue, workIn } from '../support/running'

type Client = Awaited<ReturnType<typeof signedIn>>

afterEach(() => vi.restoreAllMocks())

/** Sets the clock of the Worker, which then stands still. */
const setClock = (at: number) => vi.spyOn(Date, 'now').mockImplementation(() => at)

const today = () => new Date().toISOString().slice(0, 10)
const at = new Date().toISOString()
const started = { type: 'started', at }
const completed = { type: 'completed', at }
const watched = (slideId: string, seconds: number) => ({ type: 'watched', slideId, seconds, at })
const chosen = (tier: string) => ({ type: 'tier_chosen', tier, at })

const view = (id: string, events: object[], viewerSessionId: string = crypto.randomUUID(), device = 'Macintosh') =>
  request('POST', `/api/viewer/presentations/${id}/events`, {
    body: { viewerSessionId, events },
    headers: { 'user-agent': device, 'cf-connecting-ip': crypto.randomUUID() },
  })

async function presented(count = 3) {
  const client = await signedIn()
  const deck = await newDeck(client)
  const slides: string[] = []
  for (let n = 0; n < count; n++) slides.push((await newSlide(client, deck.id)).id)
  const { id } = await newPresentation(client, deck.id, { email: `h-${crypto.randomUUID()}@home.example` })
  return { client, deck, slides, id }
}

const analyticsOf = async (client: Client, path: string) => {
  const { status, body } = await client.get(path)
  expect(status, JSON.stringify(body)).toBe(200)
  return body.analytics
}

/** Counts the rows of viewings, questions, visits and contracts themselves. */
async function countedFromRows(client: Client, deckId: string) {
  const of = 'in (select id from presentations where deck_id = ?1)'
  const numbers = await databaseOf(client.organizationId)
    .prepare(
      `select count(*) as viewers, sum(views) as views, sum(is_complete) as completions,
        sum((select coalesce(sum(value), 0) from json_each(watched))) as milliseconds,
        sum(chosen_tier is 'good') as good, sum(chosen_tier is 'better') as better, sum(chosen_tier is 'best') as best
      from viewer_sessions where presentation_id ${of}`,
    )
    .bind(deckId)
    .first<Record<string, number>>()
  const slides = await databaseOf(client.organizationId)
    .prepare(
      `select slides.id, count(*) as reached, sum(listed.value) as milliseconds,
        sum(not is_complete and slides.order_index = (select max(order_index) from slides as others
          where others.deck_id = ?1 and substr(others.id, -8) in (select key from json_each(watched)))) as left_here
      from viewer_sessions cross join json_each(watched) as listed join slides on substr(slides.id, -8) = listed.key
      where presentation_id ${of} group by slides.id order by slides.order_index`,
    )
    .bind(deckId)
    .all<{ id: string; reached: number; milliseconds: number; left_here: number }>()
  return { numbers, slides: slides.results }
}

describe('the analytics of a deck', () => {
  it('match its viewings, whatever was watched in whatever order', async () => {
    const { client, deck, slides, id } = await presented(4)
    const other = await newPresentation(client, deck.id)
    let seed = 7
    const random = (most: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      return Math.floor((seed / 2_147_483_648) * most)
    }
    const sessions = Array.from({ length: 8 }, () => crypto.randomUUID())
    let now = Date.now()
    for (let n = 0; n < 40; n++) {
      now += 30_000 + random(60) * 1000
      setClock(now)
      const events = [
        ...(random(3) === 0 ? [started] : []),
        watched(slides[random(4)] ?? '', random(20)),
        ...(random(4) === 0 ? [watched(slides[random(4)] ?? '', random(20))] : []),
        ...(random(6) === 0 ? [chosen(['good', 'better', 'best'][random(3)] ?? 'good')] : []),
        ...(random(8) === 0 ? [completed] : []),
      ]
      const session = sessions[random(8)] ?? ''
      expect((await view(session > '8' ? other.id : id, events, session)).status).toBe(200)
    }
    const analytics = await analyticsOf(client, `/api/decks/${deck.id}/analytics`)
    const { numbers, slides: rows } = await countedFromRows(client, deck.id)
    const { milliseconds = 0, good, better, best, ...counts } = numbers ?? {}
    expect(analytics).toMatchObject({ ...counts, tiersChosen: { good, better, best } })
    expect(analytics.secondsWatched).toBe(Number((milliseconds / 1000).toFixed(1)))
    expect(analytics.completion).toBeCloseTo((counts.completions ?? 0) / (counts.viewers ?? 1), 3)
    const shown = analytics.slides.map((slide: Record<string, unknown>) => [slide.id, slide.reached, slide.leftHere])
    expect(shown.filter(([, reached]: [string, number]) => reached > 0)).toEqual(
      rows.map((row) => [row.id, row.reached, row.left_here]),
    )
    setClock(now + 3 * day)
    const afterwards = async () => {
      const { days, to: _, from: __, ...numbers } = await analyticsOf(client, `/api/decks/${deck.id}/analytics`)
      return { numbers, days: days.filter(({ viewers }: { viewers: number }) => viewers) }
    }
    const unfolded = await afterwards()
    await foldDays(workIn(envOf(id)), client.organizationId, now + day, now + 3 * day)
    await foldDays(workIn(envOf(id)), client.organizationId, now + day, now + 3 * day)
    expect(await afterwards()).toEqual(unfolded)
    expect(unfolded.numbers).toMatchObject({ viewers: counts.viewers, slides: analytics.slides })
    // A folded day stays counted.
    await databaseOf(client.organizationId)
      .prepare('delete from viewer_sessions where presentation_id = ?')
      .bind(id)
      .run()
    expect(await afterwards()).toEqual(unfolded)
    const company = await analyticsOf(client, '/api/analytics')
    expect(company).toMatchObject({ viewers: counts.viewers, views: counts.views })
    expect(company.decks).toMatchObject([{ deckId: deck.id, name: deck.name, viewers: counts.viewers }])
  })

  it('contain each day of the period, with what was asked, booked, signed and sent on it', async () => {
    const { client, deck, id } = await presented(1)
    await newQuestion(client, deck.id, id)
    await client.put('/api/appointments/calendar', calendarInput())
    await booked(id)
    expect((await client.post(`/api/presentations/${id}/send`, {})).status).toBe(200)
    await expect
      .poll(async () => (await analyticsOf(client, `/api/decks/${deck.id}/analytics`)).sent, { timeout: 10_000 })
      .toBe(1)
    const analytics = await analyticsOf(client, `/api/decks/${deck.id}/analytics`)
    expect(analytics.days).toHaveLength(30)
    expect(analytics).toMatchObject({ to: today(), timeZone: 'UTC', questions: 1, unansweredQuestions: 1, booked: 1 })
    expect(analytics.days.at(-1)).toMatchObject({ date: today(), questions: 1, booked: 1, sent: 1, viewers: 0 })
    expect(analytics.days[0]).toMatchObject({ questions: 0, viewers: 0, completion: 0 })

    const contract = await agreed()
    await act(contract.id, 'sign', signing(contract.token))
    expect((await analyticsOf(contract.client, '/api/analytics')).signed).toBe(1)
    await act(contract.id, 'cancel', { token: contract.token })
    expect((await analyticsOf(contract.client, '/api/analytics')).signed).toBe(0)
  })

  it('take back a contract that is canceled after the day it was signed on was folded', async () => {
    const { client, id, token, presentationId } = await agreed()
    expect((await act(id, 'sign', signing(token))).status).toBe(200)
    const now = Date.now()
    await foldDays(workIn(envOf(presentationId)), client.organizationId, now + day, now + 3 * day)
    expect((await analyticsOf(client, '/api/analytics')).signed).toBe(1)
    expect((await act(id, 'cancel', { token })).status).toBe(200)
    expect((await analyticsOf(client, '/api/analytics')).signed).toBe(0)
  })

  it('count a viewing on the day it began, in the company’s time zone', async () => {
    const { client, deck, slides, id } = await presented(1)
    expect((await client.patch('/api/organization', { timeZone: 'America/Denver' })).body.organization.timeZone).toBe(
      'America/Denver',
    )
    const late = Date.parse('2026-11-02T06:30:00Z')
    setClock(late)
    const session = crypto.randomUUID()
    await view(id, [started], session)
    setClock(late + 40 * minute)
    await view(id, [watched(slides[0] ?? '', 60), completed], session)
    await view(id, [started])
    const { days, ...whole } = await analyticsOf(
      client,
      `/api/decks/${deck.id}/analytics?from=2026-11-01&to=2026-11-02`,
    )
    expect(days).toMatchObject([
      { date: '2026-11-01', viewers: 1, completions: 1, completion: 1 },
      { date: '2026-11-02', viewers: 1, completions: 0 },
    ])
    expect(whole).toMatchObject({ from: '2026-11-01', to: '2026-11-02', timeZone: 'America/Denver', viewers: 2 })
    expect(await analyticsOf(client, `/api/decks/${deck.id}/analytics`)).toMatchObject({ to: '2026-11-02' })
  })

  it('keep folded days when the company’s time zone changes, and count nothing twice', async () => {
    const { client, deck, id } = await presented(1)
    const zone = async (timeZone: string) =>
      expect((await client.patch('/api/organization', { timeZone })).status).toBe(200)
    await zone('Pacific/Auckland')
    const first = Date.parse('2026-11-01T12:00:00Z')
    for (const hours of [0, 10, 20, 30]) {
      setClock(first + hours * 60 * minute)
      await view(id, [started])
    }
    const days = async () => {
      const { days } = await analyticsOf(client, `/api/decks/${deck.id}/analytics?from=2026-10-31&to=2026-11-04`)
      return days.map(({ viewers }: { viewers: number }) => viewers)
    }
    expect(await days()).toEqual([0, 0, 3, 1, 0])
    setClock(first + 4 * day)
    // The second of November is over in Auckland.
    await foldDays(workIn(envOf(id)), client.organizationId, Date.parse('2026-11-02T11:00:00Z'), first + 4 * day)
    expect(await days()).toEqual([0, 0, 3, 1, 0])
    await zone('America/Denver')
    expect(await days()).toEqual([0, 0, 4, 0, 0])
    await foldDays(workIn(envOf(id)), client.organizationId, first + 3 * day, first + 5 * day)
    expect(await days()).toEqual([0, 0, 4, 0, 0])
  })

  it('are folded by the schedule two days after a day ends, after its viewer sessions have ended', async () => {
    const { client, deck, slides, id } = await presented(1)
    const begun = Date.parse('2026-11-03T23:50:00Z')
    setClock(begun)
    const session = crypto.randomUUID()
    await view(id, [started], session)
    setClock(begun + day)
    await view(id, [watched(slides[0] ?? '', 20)], session)
    expect(await analyticsOf(client, `/api/decks/${deck.id}/analytics`)).toMatchObject({
      viewers: 1,
      secondsWatched: 20,
    })
    setClock(begun + 3 * day)
    await view(id, [started], session)
    expect(await analyticsOf(client, `/api/decks/${deck.id}/analytics`)).toMatchObject({
      viewers: 2,
      secondsWatched: 20,
    })
    const row = () =>
      databaseOf(client.organizationId)
        .prepare('select day, viewers, milliseconds from deck_days where deck_id = ?')
        .bind(deck.id)
        .first()
    // Companies of other tests come first.
    await databaseOf(client.organizationId)
      .prepare('update organizations set days_folded_until = ?')
      .bind(begun + day)
      .run()
    await databaseOf(client.organizationId)
      .prepare('update organizations set days_folded_until = 0 where id = ?')
      .bind(client.organizationId)
      .run()
    await takeUpDue(env, [foldDeckDaysJob], begun + day)
    expect(await row()).toBe(null)
    await takeUpDue(env, [foldDeckDaysJob], begun + 3 * day)
    expect(await row()).toEqual({ day: Math.floor(begun / day), viewers: 1, milliseconds: 20_000 })
    expect(await analyticsOf(client, `/api/decks/${deck.id}/analytics`)).toMatchObject({
      viewers: 2,
      secondsWatched: 20,
    })
  })

  it('take one round trip, even for a year, and reject more than that', async () => {
    const { client, deck } = await presented(1)
    for (const path of [`/api/decks/${deck.id}/analytics`, '/api/analytics']) {
      const year = `${path}?from=2025-12-01&to=2026-12-01`
      await expect.poll(async () => trips(await client.get(year))).toBe(1)
      for (const query of [
        'from=2025-11-30&to=2026-12-01',
        'from=2026-02-02&to=2026-02-01',
        'from=2999-01-01',
        'from=2001-01-01',
        'from=yesterday',
        'day=1',
      ])
        expect((await client.get(`${path}?${query}`)).status, query).toBe(400)
    }
    expect((await client.get('/api/analytics?limit=0')).status).toBe(400)
    const stranger = await signedIn()
    expect((await stranger.get(`/api/decks/${deck.id}/analytics`)).status).toBe(404)
    expect((await stranger.get(`/api/decks/${deck.id}/analytics.csv`)).status).toBe(404)
    expect((await analyticsOf(stranger, '/api/analytics')).decks).toEqual([])
  })

  it('come as CSV, in which no name is a formula', async () => {
    const { client, deck, slides, id } = await presented(1)
    await client.patch(`/api/decks/${deck.id}`, { name: '=HYPERLINK("x"), Dächer' })
    await view(id, [started, watched(slides[0] ?? '', 2.5)])
    const ofDeck = await client.get(`/api/decks/${deck.id}/analytics.csv`)
    expect(ofDeck.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    const head =
      'sent,viewers,views,completions,secondsWatched,questions,unansweredQuestions,good,better,best,booked,signed'
    expect(ofDeck.text.replace('\uFEFF', '').split('\r\n')).toEqual([
      `date,${head}`,
      `${today()},0,1,1,0,2.5,0,0,0,0,0,0,0`,
      '',
    ])
    expect((await client.get('/api/analytics.csv')).text).toContain(
      `${today()},${deck.id},"'=HYPERLINK(""x""), Dächer",0,1,1,`,
    )
    for (const sign of ['＝', '＋', '－', '＠', '-', '@']) {
      await client.patch(`/api/decks/${deck.id}`, { name: `${sign}1+1` })
      expect((await client.get('/api/analytics.csv')).text).toContain(`,${deck.id},'${sign}1+1,`)
    }
  })

  it('move with the company to another shard', async () => {
    const { client, deck, slides, id } = await presented(2)
    await view(id, [started, watched(slides[0] ?? '', 5)])
    await view(id, [started, watched(slides[1] ?? '', 5), completed])
    const before = await analyticsOf(client, `/api/decks/${deck.id}/analytics`)
    const shard = shardOf(client.organizationId)
    await move(client.organizationId, shard, otherShard(shard))
    expect(await analyticsOf(client, `/api/decks/${deck.id}/analytics`)).toEqual(before)
  })
})

describe('the activity of a presentation', () => {
  it('is listed with the newest first, in pages, and only for its company', async () => {
    const { client, deck, slides, id } = await presented(2)
    await client.post(`/api/presentations/${id}/send`, {})
    const path = `/api/presentations/${id}/activity`
    const kinds = async () => (await client.get(path)).body.activity.map(({ kind }: { kind: string }) => kind)
    await expect.poll(kinds, { timeout: 10_000 }).toEqual(['sent'])
    const now = Date.now()
    setClock(now + minute)
    const session = crypto.randomUUID()
    await view(id, [started], session, 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148')
    setClock(now + 3 * minute)
    await view(id, [watched(slides[1] ?? '', 20), chosen('better'), completed], session)
    setClock(now + 4 * minute)
    await newQuestion(client, deck.id, id)
    setClock(now + 5 * minute)
    await client.put('/api/appointments/calendar', calendarInput())
    const { appointment } = await booked(id)
    const { activity } = (await client.get(path)).body
    expect(activity).toMatchObject([
      { kind: 'booked', appointmentId: appointment.id, status: 'booked' },
      { kind: 'asked', question: expect.any(String), answerKind: 'none' },
      { kind: 'chose', tier: 'better', viewerSessionId: session },
      { kind: 'watched', slide: { id: slides[1] }, secondsWatched: 20, isComplete: false, hasReachedEnd: true },
      { kind: 'opened', viewerSessionId: session, device: 'phone', at: new Date(now + minute).toISOString() },
      { kind: 'sent', mailId: expect.any(String) },
    ])
    const pages: unknown[] = []
    let cursor: string | null = ''
    do {
      const { body } = await client.get(`${path}?limit=1${cursor && `&cursor=${cursor}`}`)
      pages.push(...body.activity)
      cursor = body.nextCursor
    } while (cursor)
    expect(pages).toEqual(activity)
    await expect.poll(async () => trips(await client.get(path))).toBe(1)
    expect((await (await signedIn()).get(path)).status).toBe(404)
    for (const bad of ['?cursor=x', '?limit=0', '?page=1']) expect((await client.get(path + bad)).status).toBe(400)
  })
})

describe('the clock changes of a time zone', () => {
  it('are known for the years in which anything is counted', () => {
    const now = Date.parse('2026-11-26T12:00:00Z')
    const offsetAt = (zone: string, moment: string) =>
      zoneChangesOf(zone, now).findLast(([from]) => from <= Date.parse(moment))?.[1]
    const hour = day / 24
    expect(offsetAt('America/Denver', '2026-07-01T00:00:00Z')).toBe(-6 * hour)
    expect(offsetAt('America/Denver', '2026-11-01T08:00:00Z')).toBe(-7 * hour)
    expect(offsetAt('America/Denver', '2040-07-01T00:00:00Z')).toBe(-6 * hour)
    expect(offsetAt('Asia/Kolkata', '2026-07-01T00:00:00Z')).toBe(5.5 * hour)
    expect(zoneChangesOf('UTC', now)).toEqual([[0, 0]])
  })
})
