import { afterEach, describe, expect, it, vi } from 'vitest'
import { booked, withCalendar } from '../support/appointments'
import { request, signedIn, trips } from '../support/client'
import { act, agreed, newHomeowner, signing } from '../support/contracts'
import { newDeck, newPresentation, newQuestion, newSlide } from '../support/factories'

type Client = Awaited<ReturnType<typeof signedIn>>
type Activity = Record<string, unknown> & { activityAt: string | null }
type Listed = { id: string; activity: Activity }
type Page = { presentations: Listed[]; nextCursor: string | null }

afterEach(() => vi.restoreAllMocks())

/** Sets the clock of the Worker, which then stands still. */
const setClock = (time: number) => vi.spyOn(Date, 'now').mockImplementation(() => time)

const at = new Date().toISOString()
const started = { type: 'started', at }

const view = (id: string, events: object[], viewerSessionId: string = crypto.randomUUID()) =>
  request('POST', `/api/viewer/presentations/${id}/events`, { body: { viewerSessionId, events } })

const activityOf = async (client: Client, id: string): Promise<Activity> =>
  (await client.get(`/api/presentations/${id}?include=activity`)).body.presentation.activity

const list = async (client: Client, query: string): Promise<Page> => {
  const answer = await client.get(`/api/presentations?include=activity&${query}`)
  expect(answer.status, answer.text).toBe(200)
  return answer.body
}

/** The ids of all pages. */
async function listed(client: Client, query: string) {
  const ids: string[] = []
  for (let cursor = ''; ; ) {
    const page = await list(client, `limit=2&${query}${cursor && `&cursor=${cursor}`}`)
    ids.push(...page.presentations.map(({ id }) => id))
    if (!page.nextCursor) return ids
    cursor = page.nextCursor
  }
}

async function presented(count: number) {
  const client = await signedIn()
  const deck = await newDeck(client)
  const slide = await newSlide(client, deck.id)
  const ids: string[] = []
  for (let n = 0; n < count; n++) ids.push((await newPresentation(client, deck.id, { first_name: `Maria ${n}` })).id)
  return { client, deck, slideId: slide.id as string, ids }
}

describe('a list of presentations by activity', () => {
  it('is sorted by what happened last, page by page, and those without activity come last', async () => {
    const { client, deck, ids, slideId } = await presented(5)
    const [one = '', two = '', three = '', four = '', five = ''] = ids
    const now = Date.now()
    const session = crypto.randomUUID()
    for (const [index, id] of [one, two, three].entries()) {
      setClock(now + index * 1000)
      await view(id, [started], id === one ? session : undefined)
    }
    setClock(now + 60_000)
    await view(one, [{ type: 'watched', slideId, seconds: 5, at }], session)
    setClock(now + 70_000)
    await newQuestion(client, deck.id, four)
    const all = await listed(client, 'sort=activityAt')
    expect([all.slice(0, 4), all.slice(4)]).toEqual([[four, one, three, two], [five]])
    expect((await activityOf(client, one)).activityAt).toBe(new Date(now + 60_000).toISOString())
    expect((await activityOf(client, five)).activityAt).toBe(null)
    const since = new Date(now + 2000).toISOString()
    expect(await listed(client, `activitySince=${since}`)).toEqual([four, one, three])
    expect(await listed(client, `activitySince=${since}&deckId=${deck.id}&q=maria`)).toEqual([four, one, three])
    expect(await listed(client, `activitySince=${since}&sort=createdAt`)).toEqual([four, three, one])
    expect(await listed(client, `activitySince=${since}&sort=lastViewedAt`)).toEqual([three, one, four])
    await expect.poll(async () => trips(await client.get(`/api/presentations?activitySince=${since}`))).toBe(1)
    const { nextCursor } = await list(client, 'limit=2&sort=activityAt')
    expect((await client.get(`/api/presentations?sort=lastViewedAt&cursor=${nextCursor}`)).status).toBe(400)
  })

  it('follows choices, visits, contracts and payments, and stays while nothing changes', async () => {
    const { client, presentationId: id } = await withCalendar({}, newHomeowner())
    const now = Date.now()
    let step = 0
    const moves = async (does: () => Promise<unknown>) => {
      setClock(now + ++step * 1000)
      await does()
      const expected = new Date(now + step * 1000).toISOString()
      expect((await activityOf(client, id)).activityAt).toBe(expected)
    }
    const session = crypto.randomUUID()
    await moves(() => view(id, [started], session))
    await moves(() => view(id, [{ type: 'tier_chosen', tier: 'best', at }], session))
    const { activityAt } = await activityOf(client, id)
    setClock(now + 2500)
    await view(id, [{ type: 'tier_chosen', tier: 'best', at }], session)
    await client.patch(`/api/presentations/${id}`, { metadata: { a: 'b' } })
    expect((await activityOf(client, id)).activityAt).toBe(activityAt)
    let visit: Awaited<ReturnType<typeof booked>> | undefined
    await moves(async () => {
      visit = await booked(id)
    })
    await moves(() => client.post(`/api/appointments/${visit?.appointment.id}/cancel`, {}))
  })

  it('follows a contract from the moment it is created', async () => {
    const { id, token, client, presentationId } = await agreed()
    const before = Date.parse((await activityOf(client, presentationId)).activityAt ?? '')
    expect(before).toBeGreaterThan(0)
    const now = before + 1000
    setClock(now)
    await act(id, 'sign', signing(token))
    expect((await activityOf(client, presentationId)).activityAt).toBe(new Date(now).toISOString())
  })
})

/** A small generator, so that a failing seed can be run again. */
function randomOf(seed: number) {
  let state = seed
  return (most: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * most)
  }
}

describe('a sync by activity', () => {
  it.each([3, 17, 92])('misses nothing and doubles nothing while others write, with seed %i', async (seed) => {
    const { client, deck, ids, slideId } = await presented(7)
    const random = randomOf(seed)
    const start = Date.now()
    let passed = 0
    const sessions = ids.map(() => crypto.randomUUID())
    // The clocks of two Workers differ, and the one that is behind may write last.
    const write = async () => {
      passed += random(20_000)
      setClock(start + passed - random(2) * 5000)
      const index = random(ids.length)
      const id = ids[index] ?? ''
      const what = random(4)
      if (what === 0) sessions[index] = crypto.randomUUID()
      if (what === 0) return view(id, [started], sessions[index])
      if (what === 1) return newQuestion(client, deck.id, id)
      const tier = ['good', 'better', 'best'][random(3)]
      const seen = [
        { type: 'watched', slideId, seconds: 1 + random(3), at },
        { type: 'tier_chosen', tier, at },
      ]
      return view(id, what === 2 ? seen.slice(0, 1) : [started, ...seen], sessions[index])
    }

    const copy = new Map<string, Activity>()
    let watermark = new Date(0).toISOString()
    const sync = async (between: () => Promise<unknown>) => {
      const scanned: string[] = []
      let next = watermark
      for (let cursor = ''; ; ) {
        const query = `limit=2&sort=activityAt&activitySince=${watermark}${cursor && `&cursor=${cursor}`}`
        const { presentations, nextCursor } = await list(client, query)
        if (!cursor) next = presentations[0]?.activity.activityAt ?? watermark
        for (const { id, activity } of presentations) copy.set(id, activity)
        scanned.push(...presentations.map(({ id }) => id))
        await between()
        if (!nextCursor) break
        cursor = nextCursor
      }
      watermark = next
      expect(scanned.toSorted()).toEqual([...new Set(scanned)].toSorted())
    }

    for (let round = 0; round < 5; round++) {
      for (let n = random(4); n > 0; n--) await write()
      await sync(async () => {
        for (let n = random(3); n > 0; n--) await write()
      })
    }
    await sync(async () => undefined)
    for (const id of ids) {
      const activity = await activityOf(client, id)
      if (activity.activityAt) expect(copy.get(id)).toEqual(activity)
    }
  })
})
