import { afterEach, describe, expect, it, vi } from 'vitest'
import { countedADay, countedAnHour } from '../../src/playback/beacons/overflow'
import { shortIdOf } from '../../src/playback/beacons/short-id'
import { request, signedIn, trips } from '../support/client'
import { d1, directory } from '../support/databases'
import { newDeck, newPresentation, newSlide } from '../support/factories'
import { withinAMinute } from '../support/minutes'

const minute = 60_000
const hour = 60 * minute
const ago = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString()
const started = () => ({ type: 'started', at: ago(0) })
const completed = () => ({ type: 'completed', at: ago(0) })
const watchedFor = (slideId: string, seconds: number) => ({ type: 'watched', slideId, seconds, at: ago(0) })

const allOf = (...slideIds: string[]) => slideIds.map((slideId) => watchedFor(slideId, 30))

afterEach(() => vi.restoreAllMocks())

/** Sets the clock of the Worker, which then stands still. */
function pass(milliseconds: number) {
  const now = Date.now() + milliseconds
  vi.spyOn(Date, 'now').mockImplementation(() => now)
}

async function watched() {
  const client = await signedIn()
  const deck = await newDeck(client)
  const slides = [await newSlide(client, deck.id), await newSlide(client, deck.id)]
  const { id } = await newPresentation(client, deck.id)
  const [one = '', two = ''] = slides.map((slide) => slide.id)
  // A player opens the link before it sends a beacon, and opening puts the lengths of the slides into KV.
  await request('GET', `/api/viewer/presentations/${id}`)
  const path = `/api/viewer/presentations/${id}/events`
  const send = (events: unknown[], viewerSessionId: string = crypto.randomUUID()) =>
    request('POST', path, { body: { viewerSessionId, events } })
  const analytics = async () => (await client.get(`/api/presentations/${id}/analytics`)).body.analytics
  const seconds = async () => (await analytics()).slides.map((slide: { seconds: number }) => slide.seconds)
  return { client, deck, id, one, two, path, send, analytics, seconds }
}

type Client = Awaited<ReturnType<typeof signedIn>>

const subscribe = (client: Client, eventType = '*', deckId?: string) =>
  client.post('/api/notifications/subscriptions', {
    name: 'Log',
    eventType,
    channel: 'console',
    channelConfig: {},
    ...(deckId && { deckId }),
  })

const eventsOf = async (client: Client, type: string) => {
  const rows = d1.prepare('select data from events where organization_id = ? and type = ?')
  return (await rows.bind(client.organizationId, type).all<{ data: string }>()).results.map(({ data }) =>
    JSON.parse(data),
  )
}

const rowsOf = async (id: string) => {
  const rows = d1.prepare('select count(*) as count from viewer_sessions where presentation_id = ?')
  return (await rows.bind(id).first<{ count: number }>())?.count
}

/** Stops the clock, because no day or hour may end while a test fills it. */
const standStill = () => pass(0)

const midnight = () => Math.floor(Date.now() / (24 * hour)) * 24 * hour

/** Stops the clock at a time of day that has an hour before it, because sessions of the current hour count apart. */
const standStillLater = () => pass(Math.max(0, midnight() + hour - Date.now()))

/** Adds as many viewer sessions as are counted one by one, all of today. */
const fillTheDay = (id: string, sessions = countedADay, isThisHour = false) =>
  d1
    .prepare(
      `with recursive series(value) as (select 1 union all select value + 1 from series where value < ?1)
     insert into viewer_sessions
       (presentation_id, viewer_session_id, day, begun_at, seen_at, views, viewed_at, is_complete, watched)
     select ?2, 'viewer-' || value, ?3, ?5, ?4, 1, ?4, 0, '{}' from series`,
    )
    .bind(sessions, id, Math.floor(Date.now() / (24 * 60 * minute)), Date.now(), isThisHour ? Date.now() : midnight())
    .run()

/** Returns the rows that each batch read and wrote, as D1 reports and bills them. */
async function costsOf(work: () => Promise<unknown>) {
  const costs: { read: number; written: number }[] = []
  const session = Object.getPrototypeOf(directory.withSession('first-primary'))
  const { batch } = session
  const spy = vi.spyOn(session, 'batch').mockImplementation(async function (this: unknown, ...args) {
    const results: D1Result[] = await batch.apply(this, args)
    // Background work of earlier requests costs the viewer nothing.
    const statements = args[0] as { statement: string }[]
    if (!statements.some(({ statement }) => statement.includes('viewer_sessions'))) return results
    const sum = (of: 'rows_read' | 'rows_written') => results.reduce((sum, { meta }) => sum + meta[of], 0)
    costs.push({ read: sum('rows_read'), written: sum('rows_written') })
    return results
  })
  await work()
  spy.mockRestore()
  return costs
}

describe('a beacon', () => {
  it('is recorded in one round trip, and subscribers are told of each viewer session once', async () => {
    const { client, deck, id, one, two, send } = await watched()
    await subscribe(client)
    const viewerSessionId = crypto.randomUUID()
    const first = await send([started(), watchedFor(one, 1)], viewerSessionId)
    expect([first.status, first.body, trips(first)]).toEqual([200, { recorded: 2 }, 1])
    await send([started(), completed()], viewerSessionId)
    expect(await eventsOf(client, 'presentation.completed')).toEqual([])
    pass(minute)
    await send(allOf(one, two), viewerSessionId)
    pass(minute)
    await send(allOf(one, two), viewerSessionId)
    const data = { presentationId: id, deckId: deck.id, viewerSessionId, externalId: null, metadata: {} }
    expect(await eventsOf(client, 'presentation.viewed')).toEqual([data])
    expect(await eventsOf(client, 'presentation.completed')).toEqual([data])
  })

  it('tells within its batch that someone is watching, and again only after half an hour without a start', async () => {
    const { client, deck, id, send } = await watched()
    await subscribe(client)
    const [one, other] = [crypto.randomUUID(), crypto.randomUUID()]
    await Promise.all([send([started()], one), send([started()], other)])
    const data = { presentationId: id, deckId: deck.id, firstName: 'Maria', externalId: null, metadata: {} }
    const told = await eventsOf(client, 'presentation.watching')
    expect(told).toEqual([{ ...data, viewerSessionId: expect.any(String) }])
    pass(20 * minute)
    await send([started()], one)
    pass(25 * minute)
    await send([started()], crypto.randomUUID())
    expect(await eventsOf(client, 'presentation.watching')).toHaveLength(1)
    pass(31 * minute)
    await send([started()], one)
    expect(await eventsOf(client, 'presentation.watching')).toHaveLength(2)
  })

  it('creates events for the feed only if the company has a subscription', async () => {
    const { client, one, two, send } = await watched()
    await send([started(), ...allOf(one, two)])
    expect(await eventsOf(client, 'presentation.viewed')).toEqual([])
    await subscribe(client, 'deck.deleted', (await newDeck(client)).id)
    await send([started(), ...allOf(one, two)])
    expect(await eventsOf(client, 'presentation.viewed')).toHaveLength(1)
    expect(await eventsOf(client, 'presentation.completed')).toHaveLength(1)
  })

  it('counts once, even when it arrives many times at the same moment', async () => {
    const { client, one, send, analytics } = await watched()
    await subscribe(client)
    const viewerSessionId = crypto.randomUUID()
    pass(0)
    await Promise.all(Array.from({ length: 5 }, () => send([started(), watchedFor(one, 10)], viewerSessionId)))
    expect(await analytics()).toMatchObject({ views: 1, viewers: 1, slides: [{ seconds: 10 }, { seconds: 0 }] })
    expect(await eventsOf(client, 'presentation.viewed')).toHaveLength(1)
  })

  it('is accepted as plain text too, as sendBeacon sends it', async () => {
    const { path } = await watched()
    const body = JSON.stringify({ viewerSessionId: crypto.randomUUID(), events: [{ type: 'started', at: ago(0) }] })
    const headers = {
      'content-type': 'Text/Plain;charset=UTF-8',
      origin: 'https://anyone.example',
      cookie: 'session=x',
    }
    const answer = await request('POST', path, { body, headers })
    expect([answer.status, answer.body]).toEqual([200, { recorded: 1 }])
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  })

  it('credits at most what double speed can play since the last beacon of its session', async () => {
    const { one, two, send, seconds } = await watched()
    const viewerSessionId = crypto.randomUUID()
    await send([started(), watchedFor(one, 60)], viewerSessionId)
    pass(20_000)
    await send([watchedFor(one, 30), watchedFor(two, 30)], viewerSessionId)
    expect(await seconds()).toEqual([80, 20])
    await send([watchedFor(one, 60), watchedFor(two, 60)], viewerSessionId)
    expect(await seconds()).toEqual([80, 20])
    pass(minute)
    await send([watchedFor(two, 45), watchedFor(two, 10)], viewerSessionId)
    expect(await seconds()).toEqual([80, 75])
  })

  it('credits no time from before the last beacon of its session, whatever that one said', async () => {
    const { one, two, send, seconds } = await watched()
    const viewerSessionId = crypto.randomUUID()
    await send([started(), watchedFor(one, 60)], viewerSessionId)
    pass(400_000)
    await send([{ type: 'slide_reached', slideId: two, at: ago(0) }], viewerSessionId)
    pass(1000)
    await send([watchedFor(two, 400)], viewerSessionId)
    expect(await seconds()).toEqual([60, 2])
  })

  it('that lies about seconds is credited a minute and a half at first, and ten minutes after a long silence', async () => {
    const { one, two, send, seconds } = await watched()
    const viewerSessionId = crypto.randomUUID()
    await send([watchedFor(one, 1e9)], viewerSessionId)
    expect(await seconds()).toEqual([90, 0])
    pass(8 * 60 * minute)
    await send(Array(50).fill(watchedFor(two, 1e9)), viewerSessionId)
    expect(await seconds()).toEqual([90, 600])
  })

  it('from a player with a wrong clock counts like any other', async () => {
    const { one, send, analytics } = await watched()
    const viewerSessionId = crypto.randomUUID()
    const before = Date.now()
    await send([{ ...watchedFor(one, 30), at: '2199-01-01T00:00:00.000Z' }], viewerSessionId)
    pass(minute)
    await send([{ ...watchedFor(one, 12.5), at: '1970-01-01T00:00:00.000Z' }], viewerSessionId)
    const { slides, lastSeenAt } = await analytics()
    expect(slides[0].seconds).toBe(42.5)
    expect(Date.parse(lastSeenAt)).toBe(Date.now())
    expect(Date.now()).toBeGreaterThanOrEqual(before + minute)
  })

  it('increases the views of its session at most once a minute', async () => {
    const { send, analytics } = await watched()
    const viewerSessionId = crypto.randomUUID()
    pass(0)
    await send([started(), started()], viewerSessionId)
    pass(59_999)
    await send([started()], viewerSessionId)
    expect(await analytics()).toMatchObject({ views: 1, viewers: 1 })
    pass(1)
    await send([started()], viewerSessionId)
    await send([started()], viewerSessionId)
    expect(await analytics()).toMatchObject({ views: 2, viewers: 1 })
  })

  it('creates no row except that of its viewer session, whatever it contains', async () => {
    const { id, one, two, send } = await watched()
    const viewerSessionId = crypto.randomUUID()
    for (let n = 0; n < 5; n++) {
      const events = Array.from({ length: 50 }, (_, k) => ({
        ...watchedFor(k % 2 ? one : two, k),
        at: ago(n * 50 + k),
      }))
      await send(events, viewerSessionId)
    }
    expect(await rowsOf(id)).toBe(1)
    const row = d1.prepare('select watched from viewer_sessions where presentation_id = ?').bind(id)
    expect(Object.keys(JSON.parse((await row.first<{ watched: string }>())?.watched ?? ''))).toHaveLength(2)
  })

  it('writes six rows for a new viewer session and its second beacon, and reads few, even on a full day', async () => {
    const { id, one, send } = await watched()
    standStillLater()
    const [first, early, last, late] = Array.from({ length: 4 }, () => crypto.randomUUID())
    // The first viewing of all also moves the presentation to another stage.
    expect((await costsOf(() => send([started()], first))).map(({ written }) => written)).toEqual([5])
    const costs = await costsOf(async () => {
      await send([started(), watchedFor(one, 30)], early)
      await send([watchedFor(one, 30), completed()], early)
    })
    await fillTheDay(id, countedADay - 3)
    costs.push(...(await costsOf(() => send([started()], last))))
    costs.push(...(await costsOf(() => send([completed()], last))))
    await send([started()], late)
    // A beacon that finds no row is counted by a second batch.
    const oneMore = await costsOf(() => send([started()], late))
    const afterwards = await costsOf(() => send([watchedFor(one, 30)], late))
    costs.push(...oneMore, ...afterwards)
    expect(costs.map(({ written }) => written)).toEqual([3, 3, 3, 3, 0, 3, 0, 0])
    const [mostForTheLast] = costs.splice(2, 1)
    const most = 75
    expect(mostForTheLast?.read).toBeLessThan(countedADay + most)
    expect(Math.max(...costs.map(({ read }) => read))).toBeLessThan(most)
  })

  it('of a viewer session beyond the thousandth of a day only increases its count', async () => {
    const { client, id, one, send, analytics } = await watched()
    await subscribe(client)
    standStill()
    await fillTheDay(id)
    const [late, later] = [crypto.randomUUID(), crypto.randomUUID()]
    expect((await send([started(), watchedFor(one, 10)], late)).body).toEqual({ recorded: 0 })
    expect((await send([watchedFor(one, 10), completed()], late)).body).toEqual({ recorded: 0 })
    await send([started()], later)
    expect(await rowsOf(id)).toBe(countedADay)
    expect(await analytics()).toMatchObject({
      views: countedADay + 2,
      viewers: countedADay + 2,
      completions: 0,
      slides: [{ viewers: 0, seconds: 0 }, { viewers: 0 }],
    })
    expect(await eventsOf(client, 'presentation.viewed')).toEqual([])
    // The first one that finds no room still tells.
    expect(await eventsOf(client, 'presentation.watching')).toHaveLength(1)
    pass(24 * 60 * minute)
    expect((await send([started()], late)).body).toEqual({ recorded: 1 })
  })

  it('of a viewer session beyond the two hundredth of an hour tells no one, and later sessions are counted again', async () => {
    const { client, id, send, analytics } = await watched()
    await subscribe(client)
    standStill()
    await fillTheDay(id, countedAnHour, true)
    expect((await send([started()], crypto.randomUUID())).body).toEqual({ recorded: 0 })
    expect([await rowsOf(id), await eventsOf(client, 'presentation.viewed')]).toEqual([countedAnHour, []])
    expect(await analytics()).toMatchObject({ viewers: countedAnHour + 1 })
    pass(60 * minute)
    expect((await send([started()], crypto.randomUUID())).body).toEqual({ recorded: 1 })
  })

  it('of a counted viewer session still counts on a full day', async () => {
    const { id, one, send, seconds } = await watched()
    const viewerSessionId = crypto.randomUUID()
    await send([started(), watchedFor(one, 10)], viewerSessionId)
    await fillTheDay(id)
    pass(minute)
    expect((await send([watchedFor(one, 10)], viewerSessionId)).body).toEqual({ recorded: 1 })
    expect(await seconds()).toEqual([20, 0])
  })

  it('that names a slide of another deck is not recorded, but the rest of it is', async () => {
    const { one, send } = await watched()
    const { one: foreign } = await watched()
    const answer = await send([
      { type: 'slide_reached', slideId: one, at: ago(1) },
      { type: 'slide_reached', slideId: foreign, at: ago(1) },
      { type: 'slide_reached', slideId: crypto.randomUUID(), at: ago(1) },
    ])
    expect(answer.body).toEqual({ recorded: 1 })
  })

  it('that is far too large gets an error that the page which sent it may read', async () => {
    const { path } = await watched()
    const answer = await request('POST', path, { body: 'x'.repeat(1_100_000) })
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([413, '*'])
  })

  const event = { type: 'started', at: '2026-05-04T09:30:00.000Z' }
  it.each([
    ['an unknown type', { events: [{ ...event, type: 'hacked' }] }, 'events[0].type must be one of started'],
    ['51 events', { events: Array(51).fill(event) }, 'events must have at most 50 items'],
    ['no event', { events: [] }, 'events must have at least 1 item'],
    ['no viewer session', { viewerSessionId: undefined }, 'viewerSessionId is required'],
    ['an invalid time', { events: [{ ...event, at: 'now' }] }, 'events[0].at must be an ISO 8601'],
    ['negative seconds', { events: [{ ...event, seconds: -1 }] }, 'events[0].seconds must be at least 0'],
    ['an unknown field', { events: [{ ...event, name: 'Maria' }] }, 'events[0] has no member "name"'],
  ])('is rejected with %s', async (_, more, message) => {
    const { path } = await watched()
    const body = { viewerSessionId: crypto.randomUUID(), events: [event], ...more }
    const answer = await request('POST', path, { body })
    expect([answer.status, answer.body.error]).toEqual([400, expect.stringContaining(message)])
  })

  it('is rejected for a presentation that is unknown, deleted or of an inactive deck', async () => {
    const { client, deck, id, send } = await watched()
    await subscribe(client)
    const events = [event]
    const nobody = `/api/viewer/presentations/${crypto.randomUUID()}/events`
    const body = { viewerSessionId: crypto.randomUUID(), events }
    expect((await request('POST', nobody, { body })).status).toBe(404)
    await client.patch(`/api/decks/${deck.id}`, { isActive: false })
    expect((await send(events)).status).toBe(404)
    await client.patch(`/api/decks/${deck.id}`, { isActive: true })
    await client.delete(`/api/presentations/${id}`)
    expect((await send(events)).status).toBe(404)
    expect(await eventsOf(client, 'presentation.viewed')).toEqual([])
    expect(await rowsOf(id)).toBe(0)
  })

  it('is rejected when one address sends too many', async () => {
    const { path } = await watched()
    const body = { viewerSessionId: crypto.randomUUID(), events: [event] }
    const statuses = await withinAMinute(async () => {
      const headers = { 'cf-connecting-ip': crypto.randomUUID() }
      const seen = new Set<number>()
      for (let round = 0; round < 6; round++) {
        const answers = await Promise.all(Array.from({ length: 50 }, () => request('POST', path, { body, headers })))
        for (const { status } of answers) seen.add(status)
      }
      return seen
    })
    expect([...statuses].sort()).toEqual([200, 429])
  })
})

describe('the analytics of a presentation', () => {
  it('include views, viewers, completion, seconds per slide, where people left, and the last viewing', async () => {
    const { one, two, send, analytics } = await watched()
    const [ana, ben] = [crypto.randomUUID(), crypto.randomUUID()]
    await send(
      [
        started(),
        { type: 'slide_reached', slideId: one, seconds: 30, at: ago(0) },
        watchedFor(one, 20),
        { type: 'slide_reached', slideId: two, at: ago(0) },
        watchedFor(two, 7.5),
        completed(),
      ],
      ana,
    )
    await send([started(), watchedFor(one, 10)], ben)
    pass(5 * minute)
    await send([started()], ana)
    await send([started()])
    expect(await analytics()).toMatchObject({
      views: 4,
      viewers: 3,
      completions: 1,
      completionRate: 0.333,
      leftBeforeSlides: 1,
      furthestSlideId: two,
      lastSeenAt: ago(0),
      slides: [
        { id: one, orderIndex: 0, viewers: 2, seconds: 30, secondsPerViewer: 15, leftHere: 1 },
        { id: two, orderIndex: 1, viewers: 1, seconds: 7.5, secondsPerViewer: 7.5, leftHere: 0 },
      ],
    })
  })

  it('follow the slides: deleted ones no longer count, and the order is the current one', async () => {
    const { client, deck, one, two, send, analytics } = await watched()
    await send([started(), watchedFor(one, 1), watchedFor(two, 1)])
    await client.put(`/api/decks/${deck.id}/slides/order`, { slideIds: [two, one] })
    expect(await analytics()).toMatchObject({ furthestSlideId: one, slides: [{ leftHere: 0 }, { leftHere: 1 }] })
    await client.delete(`/api/decks/${deck.id}/slides/${one}`)
    expect(await analytics()).toMatchObject({ furthestSlideId: two, slides: [{ id: two, leftHere: 1 }] })
  })

  it('add up all viewer sessions and days', async () => {
    const { id, one, two, analytics } = await watched()
    const watchedBoth = JSON.stringify({ [shortIdOf(one)]: 1500, [shortIdOf(two)]: 500 })
    await d1
      .prepare(
        `with recursive series(value) as (select 1 union all select value + 1 from series where value < 2000)
       insert into viewer_sessions
         (presentation_id, viewer_session_id, day, begun_at, seen_at, views, viewed_at, is_complete, watched)
       select ?1, 'viewer-' || value, value % 400, value, value, 2, 0, value % 2, ?2 from series`,
      )
      .bind(id, watchedBoth)
      .run()
    expect(await analytics()).toMatchObject({
      views: 4000,
      viewers: 2000,
      completions: 1000,
      furthestSlideId: two,
      slides: [
        { viewers: 2000, seconds: 3000, secondsPerViewer: 1.5, leftHere: 0 },
        { viewers: 2000, seconds: 1000, secondsPerViewer: 0.5, leftHere: 1000 },
      ],
    })
  })

  it('stay with their slides when those are moved, and a new slide starts at zero', async () => {
    const { client, deck, one, two, send, analytics } = await watched()
    await send([started(), watchedFor(one, 10), watchedFor(two, 20)])
    const three = await newSlide(client, deck.id)
    await client.put(`/api/decks/${deck.id}/slides/order`, { slideIds: [three.id, two, one] })
    const shown = async () =>
      (await analytics()).slides.map(({ id, seconds }: { id: string; seconds: number }) => [id, seconds])
    expect(await shown()).toEqual([
      [three.id, 0],
      [two, 20],
      [one, 10],
    ])
    expect((await analytics()).furthestSlideId).toBe(one)
    await client.delete(`/api/decks/${deck.id}/slides/${one}`)
    const { id } = await newSlide(client, deck.id)
    expect(await shown()).toEqual([
      [three.id, 0],
      [two, 20],
      [id, 0],
    ])
    expect((await analytics()).furthestSlideId).toBe(two)
  })

  it('are empty before anyone came, and hidden from another organization', async () => {
    const { client, id, analytics } = await watched()
    expect(await analytics()).toMatchObject({
      views: 0,
      viewers: 0,
      completionRate: 0,
      furthestSlideId: null,
      lastSeenAt: null,
    })
    await newSlide(client, (await newDeck(client)).id)
    expect((await analytics()).slides).toHaveLength(2)
    const stranger = await signedIn('Another company')
    const answer = await stranger.get(`/api/presentations/${id}/analytics`)
    expect([answer.status, answer.body.error]).toEqual([404, 'There is no such presentation.'])
    await client.delete(`/api/presentations/${id}`)
    expect((await client.get(`/api/presentations/${id}/analytics`)).status).toBe(404)
  })
})
