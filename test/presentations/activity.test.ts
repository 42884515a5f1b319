import { afterEach, describe, expect, it, vi } from 'vitest'
import { booked, calendarInput } from '../support/appointments'
import { request, signedIn, trips } from '../support/client'
import { act, agreed, signing } from '../support/contracts'
import { shardOf } from '../support/databases'
import { newDeck, newPresentation, newQuestion, newSlide } from '../support/factories'
import { forgetMoves, move, otherShard } from '../support/moves'

type Client = Awaited<ReturnType<typeof signedIn>>
type Listed = { id: string; activity: Record<string, unknown> }

afterEach(() => vi.restoreAllMocks())

/** Sets the clock of the Worker, which then stands still. */
function pass(milliseconds: number) {
  const now = Date.now() + milliseconds
  vi.spyOn(Date, 'now').mockImplementation(() => now)
}

const at = new Date().toISOString()
const started = { type: 'started', at }
const watched = (slideId: string, seconds: number) => ({ type: 'watched', slideId, seconds, at })
const chosen = (tier: string) => ({ type: 'tier_chosen', tier, at })

const view = (id: string, events: object[], viewerSessionId: string = crypto.randomUUID()) =>
  request('POST', `/api/viewer/presentations/${id}/events`, { body: { viewerSessionId, events } })

const activityOf = async (client: Client, id: string) =>
  (await client.get(`/api/presentations/${id}?include=activity`)).body.presentation.activity

const untouched = {
  views: 0,
  firstViewedAt: null,
  lastViewedAt: null,
  activityAt: null,
  completion: 0,
  secondsWatched: 0,
  questions: 0,
  unansweredQuestions: 0,
  chosenTier: null,
  appointment: null,
  contract: null,
}

async function presented() {
  const client = await signedIn()
  const deck = await newDeck(client)
  const slides = [
    await newSlide(client, deck.id),
    await newSlide(client, deck.id),
    await newSlide(client, deck.id),
    await newSlide(client, deck.id),
  ]
  const { id } = await newPresentation(client, deck.id)
  return { client, deck, slides: slides.map((slide) => slide.id), id }
}

describe('the activity of a presentation', () => {
  it('is included on request, in the list too, in one round trip', async () => {
    const { client, id } = await presented()
    expect(await activityOf(client, id)).toEqual(untouched)
    const list = await client.get('/api/presentations?include=activity')
    expect(list.body.presentations.map(({ activity }: Listed) => activity)).toEqual([untouched])
    await expect.poll(async () => trips(await client.get('/api/presentations?include=activity'))).toBe(1)
    expect((await client.get(`/api/presentations/${id}`)).body.presentation).not.toHaveProperty('activity')
    for (const path of ['/api/presentations', `/api/presentations/${id}`])
      expect((await client.get(`${path}?include=everything`)).status).toBe(400)
  })

  it('counts views, seconds, the furthest point reached, and the tier chosen last', async () => {
    const { client, id, slides } = await presented()
    const [one = '', two = '', three = ''] = slides
    const session = crypto.randomUUID()
    const first = Date.now()
    await view(id, [started, watched(one, 20)], session)
    // The four slides are equally long, and shorter than 20 seconds.
    expect(await activityOf(client, id)).toMatchObject({ views: 1, completion: 0.25, secondsWatched: 20 })
    pass(120_000)
    await view(id, [watched(one, 10), watched(two, 10), watched(three, 10), chosen('best')], session)
    await view(id, [started, chosen('good')])
    const activity = await activityOf(client, id)
    expect(activity).toMatchObject({ views: 2, completion: 0.75, secondsWatched: 50, chosenTier: 'good' })
    expect(Date.parse(activity.firstViewedAt)).toBeGreaterThanOrEqual(first)
    expect(Date.parse(activity.lastViewedAt) - Date.parse(activity.firstViewedAt)).toBeGreaterThanOrEqual(
      120_000 - 10_000,
    )
    pass(120_000)
    await view(id, [started, { type: 'completed', at }], session)
    expect(await activityOf(client, id)).toMatchObject({
      views: 3,
      completion: 0.75,
      secondsWatched: 50,
      chosenTier: 'good',
    })
    const { analytics } = (await client.get(`/api/presentations/${id}/analytics`)).body
    expect(analytics.views).toBe(3)
  })

  it('counts a repeated beacon once', async () => {
    const { client, id, slides } = await presented()
    const session = crypto.randomUUID()
    await view(id, [started, watched(slides[0] ?? '', 20)], session)
    const before = await activityOf(client, id)
    pass(1)
    await view(id, [started], session)
    expect(await activityOf(client, id)).toEqual(before)
  })

  it('counts questions, and those without an answer', async () => {
    const { client, deck, id } = await presented()
    await newQuestion(client, deck.id, id)
    expect(await activityOf(client, id)).toMatchObject({ questions: 1, unansweredQuestions: 1 })
  })

  it('names the appointment and the contract, and follows them', async () => {
    const { client, id: contractId, token, presentationId } = await agreed()
    expect((await activityOf(client, presentationId)).contract).toEqual({
      id: contractId,
      status: 'opened',
      signers: 1,
      signed: 0,
      unsigned: ['Maria Okafor'],
      isUnmailed: false,
    })
    await act(contractId, 'sign', signing(token))
    expect((await activityOf(client, presentationId)).contract).toMatchObject({
      id: contractId,
      status: expect.stringMatching(/^signed|sealed$/),
    })
    await act(contractId, 'cancel', { token })
    expect((await activityOf(client, presentationId)).contract).toEqual({
      id: contractId,
      status: 'cancelled',
      signers: 1,
      signed: 1,
      unsigned: [],
      isUnmailed: false,
    })

    await client.put('/api/appointments/calendar', calendarInput())
    const first = await booked(presentationId)
    const { id, startsAt } = first.appointment
    expect((await activityOf(client, presentationId)).appointment).toEqual({ id, startsAt, status: 'booked' })
    const later = first.windows.at(-1)?.startsAt
    await request('POST', `/api/appointments/${id}/reschedule`, { body: { token: first.token, startsAt: later } })
    expect((await activityOf(client, presentationId)).appointment).toEqual({ id, startsAt: later, status: 'booked' })
    const second = await booked(presentationId)
    expect((await activityOf(client, presentationId)).appointment.id).toBe(id)
    await request('POST', `/api/appointments/${id}/cancel`, { body: { token: first.token } })
    expect((await activityOf(client, presentationId)).appointment).toEqual({
      id: second.appointment.id,
      startsAt: second.appointment.startsAt,
      status: 'booked',
    })
  })

  it('moves with the company, and keeps counting there', async () => {
    const { client, id, slides } = await presented()
    await view(id, [started, watched(slides[0] ?? '', 20)])
    const before = await activityOf(client, id)
    const shard = shardOf(client.organizationId)
    await move(client.organizationId, shard, otherShard(shard))
    expect(await activityOf(client, id)).toEqual(before)
    await view(id, [started])
    expect(await activityOf(client, id)).toMatchObject({ views: 2, secondsWatched: 20 })
    await newPresentation(client, (await newDeck(client)).id)
    await move(client.organizationId, otherShard(shard), shard)
    expect(await activityOf(client, id)).toMatchObject({ views: 2, secondsWatched: 20 })
    await forgetMoves()
  })
})

describe('a list of presentations', () => {
  async function listed() {
    const client = await signedIn()
    const decks = [await newDeck(client), await newDeck(client)]
    const ids: string[] = []
    for (let n = 0; n < 7; n++) {
      pass(1000)
      ids.push((await newPresentation(client, decks[n % 2]?.id ?? '', { first_name: `Maria ${n}` })).id)
    }
    const [first = '', , third = '', , fifth = ''] = ids
    pass(1000)
    const since = new Date(Date.now()).toISOString()
    await client.patch(`/api/presentations/${third}`, { metadata: { a: 'b' } })
    pass(1000)
    await client.patch(`/api/presentations/${first}`, { metadata: { a: 'b' } })
    for (const id of [fifth, third, first]) {
      pass(1000)
      await view(id, [started])
    }
    const numbers = async (query: string) => {
      const pages: number[] = []
      let cursor = ''
      for (let trip = 0; trip < 20; trip++) {
        const { body, status } = await client.get(`/api/presentations?limit=2&${query}${cursor && `&cursor=${cursor}`}`)
        expect(status).toBe(200)
        pages.push(...body.presentations.map(({ id }: Listed) => ids.indexOf(id)))
        if (!body.nextCursor) return pages
        cursor = body.nextCursor
      }
      throw new Error('The list does not end.')
    }
    return { client, decks, ids, since, numbers }
  }

  it('is sorted by creation, change or last viewing, page by page', async () => {
    const { client, decks, since, numbers } = await listed()
    expect(await numbers('')).toEqual([6, 5, 4, 3, 2, 1, 0])
    expect(await numbers('sort=createdAt')).toEqual([6, 5, 4, 3, 2, 1, 0])
    expect(await numbers('sort=updatedAt')).toEqual([0, 2, 6, 5, 4, 3, 1])
    const viewed = await numbers('sort=lastViewedAt&include=activity')
    expect([viewed.slice(0, 3), viewed.slice(3).toSorted()]).toEqual([
      [0, 2, 4],
      [1, 3, 5, 6],
    ])
    const deckId = decks[0]?.id
    expect(await numbers(`sort=updatedAt&deckId=${deckId}`)).toEqual([0, 2, 6, 4])
    expect(await numbers(`sort=lastViewedAt&deckId=${deckId}`)).toEqual([0, 2, 4, 6])
    expect(await numbers(`updatedSince=${since}`)).toEqual([0, 2])
    expect(await numbers(`updatedSince=${since}&sort=createdAt`)).toEqual([2, 0])
    expect(await numbers(`updatedSince=${since}&sort=lastViewedAt&deckId=${deckId}`)).toEqual([0, 2])
    expect(await numbers(`createdSince=${since}`)).toEqual([])
    expect(await numbers('q=maria&sort=updatedAt')).toEqual([0, 2, 6, 5, 4, 3, 1])
    expect(await numbers('q=ma&sort=updatedAt')).toEqual([0, 2, 6, 5, 4, 3, 1])
    await expect
      .poll(async () => trips(await client.get('/api/presentations?sort=lastViewedAt&include=activity')))
      .toBe(1)
  })

  it('starts at the given time, and rejects a cursor from another order', async () => {
    const { client, ids, numbers } = await listed()
    const { createdAt } = (await client.get(`/api/presentations/${ids[4]}`)).body.presentation
    expect(await numbers(`createdSince=${createdAt}`)).toEqual([6, 5, 4])
    const { nextCursor } = (await client.get('/api/presentations?limit=2&sort=updatedAt')).body
    for (const query of ['', 'sort=createdAt&', 'sort=lastViewedAt&'])
      expect((await client.get(`/api/presentations?${query}cursor=${nextCursor}`)).status).toBe(400)
    for (const query of [
      'sort=name',
      'createdSince=yesterday',
      'updatedSince=2026-02-30T00:00:00Z',
      'externalId=',
      'externalid=x',
    ])
      expect([query, (await client.get(`/api/presentations?${query}`)).status]).toEqual([query, 400])
  })
})
