import { afterEach, expect, it, vi } from 'vitest'
import { day } from '../../src/core/time'
import { countedNumbers } from '../../src/sales/analytics/counted'
import { bearer, newApiKey } from '../support/api-keys'
import { booked, calendarInput } from '../support/appointments'
import { request, signedIn, trips } from '../support/client'
import { act, agreed, signing } from '../support/contracts'
import { newDeck, newPresentation, newSlide } from '../support/factories'

type Client = Awaited<ReturnType<typeof signedIn>>

afterEach(() => vi.restoreAllMocks())

const path = '/api/analytics/presentations'
const at = new Date().toISOString()

const view = (id: string, events: object[]) =>
  request('POST', `/api/viewer/presentations/${id}/events`, {
    body: { viewerSessionId: crypto.randomUUID(), events },
    headers: { 'user-agent': 'Macintosh', 'cf-connecting-ip': crypto.randomUUID() },
  })

const idsOf = ({ body }: { body: { presentations: { id: string }[] } }) => body.presentations.map(({ id }) => id)

const counted = async (client: Client, query = '') =>
  Object.fromEntries(
    await Promise.all(
      countedNumbers.map(async (number) => [number, idsOf(await client.get(`${path}?number=${number}${query}`))]),
    ),
  )

async function company() {
  const client = await signedIn()
  const deck = await newDeck(client)
  const slide = await newSlide(client, deck.id)
  await client.put('/api/appointments/calendar', calendarInput())
  const made = async (first_name: string) =>
    (await newPresentation(client, deck.id, { first_name, email: `${first_name}@home.example` })).id
  return { client, made, slide: slide.id }
}

it('lists who is behind each number, once, with a visit that was canceled since, and no one else’s', async () => {
  const { client, made, slide } = await company()
  const [watcher, chooser, visited, emailed] = [
    await made('Ana'),
    await made('Ben'),
    await made('Cleo'),
    await made('Di'),
  ]
  const gone = await made('Gone')
  const all = [
    { type: 'started', at },
    { type: 'watched', slideId: slide, seconds: 5, at },
  ]
  for (const id of [watcher, gone]) await view(id, all)
  await view(watcher, [...all, { type: 'completed', at }])
  await view(chooser, [
    { type: 'started', at },
    { type: 'tier_chosen', tier: 'best', at },
  ])
  const visit = await booked(visited)
  expect((await client.post(`/api/appointments/${visit.appointment.id}/cancel`, {})).status).toBe(200)
  expect((await client.post(`/api/presentations/${emailed}/send`, {})).status).toBe(200)
  await client.delete(`/api/presentations/${gone}`)
  await expect.poll(async () => (await counted(client)).sent).toEqual([emailed])
  expect(await counted(client)).toEqual({
    ...{ sent: [emailed], viewers: [chooser, watcher], completions: [watcher], tiersChosen: [chooser] },
    ...{ booked: [visited], signed: [] },
  })
  const answer = await client.get(`${path}?number=viewers&limit=1`)
  expect(answer.body.presentations[0]).toMatchObject({ homeownerData: { first_name: 'Ben' }, activity: { views: 1 } })
  expect(trips(answer)).toBe(1)
  const next = await client.get(`${path}?number=viewers&limit=1&cursor=${answer.body.nextCursor}`)
  expect([idsOf(next), next.body.nextCursor]).toEqual([[watcher], null])
  const none = Object.fromEntries(countedNumbers.map((number) => [number, []]))
  expect(await counted(await signedIn())).toEqual(none)
})

it('lists who signed, but not once they canceled', async () => {
  const { client, id, token, presentationId } = await agreed()
  await act(id, 'sign', signing(token))
  const signed = () => client.get(`${path}?number=signed`).then(idsOf)
  expect(await signed()).toEqual([presentationId])
  await act(id, 'cancel', { token })
  expect(await signed()).toEqual([])
})

it('counts only the days of the period', async () => {
  const { client, made } = await company()
  const id = await made('Ana')
  await view(id, [{ type: 'started', at }])
  const now = Date.now()
  const date = (days: number) => new Date(now + days * day).toISOString().slice(0, 10)
  vi.spyOn(Date, 'now').mockReturnValue(now + 3 * day)
  const viewersIn = async (from: number, to: number) =>
    (await counted(client, `&from=${date(from)}&to=${date(to)}`)).viewers
  expect(await viewersIn(0, 0)).toEqual([id])
  expect([await viewersIn(-7, -1), await viewersIn(1, 3)]).toEqual([[], []])
})

it('refuses what is no number or no period, and a key without the scope of presentations', async () => {
  const client = await signedIn()
  for (const query of [
    '',
    '?number=views',
    '?number=viewers&from=2026-13-01',
    '?number=viewers&cursor=x',
    '?number=viewers&limit=0',
  ])
    expect((await client.get(`${path}${query}`)).status, query).toBe(400)
  const { secret } = await newApiKey(client, ['analytics:read'])
  const refused = await request('GET', `${path}?number=viewers`, { headers: bearer(secret) })
  expect([refused.status, refused.body.code]).toEqual([403, 'scope_missing'])
})
