import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { request, signedIn, trips } from './support/client'
import { newDeck, newPresentation, newSlide } from './support/factories'

const minute = 60_000
const ago = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString()

async function watched() {
  const client = await signedIn()
  const deck = await newDeck(client)
  const slides = [await newSlide(client, deck.id), await newSlide(client, deck.id)]
  const { id } = await newPresentation(client, deck.id)
  const [one = '', two = ''] = slides.map((slide) => slide.id)
  const path = `/api/viewer/presentations/${id}/events`
  const send = (events: unknown[], viewerSessionId: string = crypto.randomUUID()) =>
    request('POST', path, { body: { viewerSessionId, events } })
  const analytics = async () => (await client.get(`/api/presentations/${id}/analytics`)).body.analytics
  return { client, deck, id, one, two, path, send, analytics }
}

const eventsOf = async (client: { organizationId: string }, type: string) => {
  const rows = env.DB.prepare('select data from events where organization_id = ? and type = ?')
  return (await rows.bind(client.organizationId, type).all<{ data: string }>()).results.map(({ data }) =>
    JSON.parse(data),
  )
}

describe('a beacon', () => {
  it('is recorded in one trip, and subscribers hear of each viewer session once', async () => {
    const { client, deck, id, one, send } = await watched()
    const viewerSessionId = crypto.randomUUID()
    const first = await send(
      [
        { type: 'started', at: ago(2000) },
        { type: 'watched', slideId: one, seconds: 1, at: ago(1000) },
      ],
      viewerSessionId,
    )
    expect([first.status, first.body, trips(first)]).toEqual([200, { recorded: 2 }, 1])
    await send(
      [
        { type: 'started', at: ago(500) },
        { type: 'completed', at: ago(400) },
      ],
      viewerSessionId,
    )
    await send([{ type: 'completed', at: ago(300) }], viewerSessionId)
    const data = { presentationId: id, deckId: deck.id, viewerSessionId }
    expect(await eventsOf(client, 'presentation.viewed')).toEqual([data])
    expect(await eventsOf(client, 'presentation.completed')).toEqual([data])
  })

  it('counts once, even when it comes many times at the same moment', async () => {
    const { client, one, send, analytics } = await watched()
    const viewerSessionId = crypto.randomUUID()
    const events = [
      { type: 'started', at: ago(2000) },
      { type: 'watched', slideId: one, seconds: 10, at: ago(1000) },
    ]
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(events, viewerSessionId)))
    expect(answers.reduce((sum, { body }) => sum + body.recorded, 0)).toBe(2)
    expect(await analytics()).toMatchObject({ views: 1, viewers: 1, slides: [{ seconds: 10 }, { seconds: 0 }] })
    expect(await eventsOf(client, 'presentation.viewed')).toHaveLength(1)
  })

  it('is taken as plain text too, as sendBeacon sends it', async () => {
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

  it('that lies about times or seconds is clamped', async () => {
    const { one, send, analytics } = await watched()
    const before = Date.now()
    await send([
      { type: 'watched', slideId: one, seconds: 1e9, at: '2199-01-01T00:00:00.000Z' },
      { type: 'watched', slideId: one, seconds: 5, at: '1970-01-01T00:00:00.000Z' },
    ])
    const { slides, lastSeenAt } = await analytics()
    expect(slides[0].seconds).toBe(65)
    expect(Date.parse(lastSeenAt)).toBeGreaterThanOrEqual(before)
    expect(Date.parse(lastSeenAt)).toBeLessThanOrEqual(Date.now())
    const oldest = await env.DB.prepare('select min(at) as at from viewer_events where slide_id = ?')
      .bind(one)
      .first<{ at: number }>()
    expect(oldest?.at).toBeGreaterThan(before - 25 * 60 * minute)
  })

  it('cannot have watched more than the time that passed, in one beacon or in many', async () => {
    const { one, two, send, analytics } = await watched()
    const viewerSessionId = crypto.randomUUID()
    const now = Date.now()
    const at = (before: number) => new Date(now - before).toISOString()
    const lie = Array.from({ length: 50 }, (_, n) => ({ type: 'watched', slideId: one, seconds: 60, at: at(50 - n) }))
    await send([...lie.slice(0, 49), { type: 'started', at: at(0) }], viewerSessionId)
    expect((await analytics()).slides[0].seconds).toBe(60)
    const repeated = await send([{ type: 'watched', slideId: two, seconds: 60, at: at(20_000) }], viewerSessionId)
    expect(repeated.body).toEqual({ recorded: 0 })
    const honest = { type: 'watched', slideId: two, seconds: 15, at: at(61_000) }
    expect((await send([honest], viewerSessionId)).body).toEqual({ recorded: 1 })
    await send(
      Array.from({ length: 30 }, (_, n) => ({ type: 'started', at: at(n) })),
      viewerSessionId,
    )
    const { views, slides } = await analytics()
    expect(views).toBeLessThanOrEqual(2)
    expect(slides.map(({ seconds }: { seconds: number }) => seconds)).toEqual([60, 15])
  })

  it('that names a slide of another deck is not recorded, and the rest of it is', async () => {
    const { one, send } = await watched()
    const { one: foreign } = await watched()
    const answer = await send([
      { type: 'slide_reached', slideId: one, at: ago(1) },
      { type: 'slide_reached', slideId: foreign, at: ago(1) },
      { type: 'slide_reached', slideId: crypto.randomUUID(), at: ago(1) },
    ])
    expect(answer.body).toEqual({ recorded: 1 })
  })

  it('that is far too large is refused in a way that the page which sent it may read', async () => {
    const { path } = await watched()
    const answer = await request('POST', path, { body: 'x'.repeat(1_100_000) })
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([413, '*'])
  })

  const event = { type: 'started', at: '2026-05-04T09:30:00.000Z' }
  it.each([
    ['an unknown type', { events: [{ ...event, type: 'hacked' }] }, 'events[0].type must be one of started'],
    ['51 events', { events: Array(51).fill(event) }, 'events must be at most 50 items long'],
    ['no event', { events: [] }, 'events must be at least 1 item long'],
    ['no viewer session', { viewerSessionId: undefined }, 'viewerSessionId is required'],
    ['a time that is none', { events: [{ ...event, at: 'now' }] }, 'events[0].at must be an ISO 8601'],
    ['seconds below zero', { events: [{ ...event, seconds: -1 }] }, 'events[0].seconds must be at least 0'],
    ['an unknown member', { events: [{ ...event, name: 'Maria' }] }, 'events[0] has no member "name"'],
  ])('is refused with %s', async (_, more, message) => {
    const { path } = await watched()
    const body = { viewerSessionId: crypto.randomUUID(), events: [event], ...more }
    const answer = await request('POST', path, { body })
    expect([answer.status, answer.body.error]).toEqual([400, expect.stringContaining(message)])
  })

  it('is refused for a presentation that is unknown, deleted or of an inactive deck', async () => {
    const { client, deck, id, send } = await watched()
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
  })

  it('is refused when one address sends too many', async () => {
    const { path } = await watched()
    const headers = { 'cf-connecting-ip': '203.0.113.77' }
    const body = { viewerSessionId: crypto.randomUUID(), events: [event] }
    const statuses = new Set<number>()
    for (let round = 0; round < 10; round++) {
      const answers = await Promise.all(Array.from({ length: 50 }, () => request('POST', path, { body, headers })))
      for (const { status } of answers) statuses.add(status)
    }
    expect([...statuses].sort()).toEqual([200, 429])
  })
})

describe('the analytics of a presentation', () => {
  it('tell views, viewers, completion, seconds a slide, where people left, and when it was last seen', async () => {
    const { one, two, send, analytics } = await watched()
    const [ana, ben] = [crypto.randomUUID(), crypto.randomUUID()]
    await send(
      [
        { type: 'started', at: ago(10 * minute) },
        { type: 'slide_reached', slideId: one, seconds: 30, at: ago(10 * minute) },
        { type: 'watched', slideId: one, seconds: 20, at: ago(9 * minute) },
        { type: 'slide_reached', slideId: two, at: ago(8 * minute) },
        { type: 'watched', slideId: two, seconds: 7.5, at: ago(7 * minute) },
        { type: 'completed', at: ago(6 * minute) },
        { type: 'started', at: ago(5 * minute) },
      ],
      ana,
    )
    await send(
      [
        { type: 'started', at: ago(3000) },
        { type: 'watched', slideId: one, seconds: 10, at: ago(2000) },
      ],
      ben,
    )
    await send([{ type: 'started', at: ago(1000) }])
    expect(await analytics()).toMatchObject({
      views: 4,
      viewers: 3,
      completions: 1,
      completionRate: 0.333,
      leftBeforeSlides: 1,
      furthestSlideId: two,
      slides: [
        { id: one, orderIndex: 0, viewers: 2, seconds: 30, secondsPerViewer: 15, leftHere: 1 },
        { id: two, orderIndex: 1, viewers: 1, seconds: 7.5, secondsPerViewer: 7.5, leftHere: 0 },
      ],
    })
  })

  it('are empty before anyone came, and another organization does not see them', async () => {
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
