import { afterEach, describe, expect, it, vi } from 'vitest'
import { booked, withCalendar } from '../support/appointments'
import { newMember, request, signedIn, trips } from '../support/client'
import {
  act,
  agreed,
  getByToken,
  newHomeowner,
  signing,
  tokenOf,
  withoutQueues,
  withTemplate,
} from '../support/contracts'
import { newDeck, newPresentation, newSlide } from '../support/factories'
import { newMailbox } from '../support/homeowner-mailbox'

type Client = Awaited<ReturnType<typeof signedIn>>
type Listed = { id: string }

afterEach(() => vi.restoreAllMocks())

const at = new Date().toISOString()
const view = (id: string, events: object[]) =>
  request('POST', `/api/viewer/presentations/${id}/events`, {
    body: { viewerSessionId: crypto.randomUUID(), events },
  })

const shown = async (client: Client, id: string) => (await client.get(`/api/presentations/${id}`)).body.presentation
const stageOf = async (client: Client, id: string) => (await shown(client, id)).stage
const me = async (client: Client): Promise<string> => (await client.get('/api/auth/me')).body.user.id

describe('the stage of a presentation', () => {
  it('follows the emailed link, the viewing, the choice, and the visit, and goes back when the visit is canceled', async () => {
    const { client, presentationId: id } = await withCalendar({}, newHomeowner())
    expect(await stageOf(client, id)).toBe('not_sent')
    const sent = await withoutQueues(() => client.post(`/api/presentations/${id}/send`))
    expect(await stageOf(client, id)).toBe('not_sent')
    await newMailbox().deliver(sent.body.mail.id)
    expect(await stageOf(client, id)).toBe('sent')
    await view(id, [{ type: 'started', at }])
    expect(await stageOf(client, id)).toBe('watching')
    await view(id, [
      { type: 'started', at },
      { type: 'tier_chosen', tier: 'best', at },
    ])
    expect(await stageOf(client, id)).toBe('chose')
    const visit = await booked(id)
    expect(await stageOf(client, id)).toBe('booked')
    expect(
      (await client.patch(`/api/presentations/${id}`, { lostReason: 'Moved away.' })).body.presentation.stage,
    ).toBe('lost')
    expect((await client.patch(`/api/presentations/${id}`, { lostReason: null })).body.presentation.stage).toBe(
      'booked',
    )
    await client.post(`/api/appointments/${visit.appointment.id}/cancel`, {})
    expect(await stageOf(client, id)).toBe('chose')
  })

  it('is the same for someone who asks without pressing Play as for someone who watches', async () => {
    const { client, presentationId: id } = await withCalendar({}, newHomeowner())
    await request('POST', '/api/qa', { body: { presentationId: id, question: 'Do you sell pianos in Paris?' } })
    await expect.poll(() => stageOf(client, id)).toBe('watching')
  })

  it('is signed once the homeowner has signed, even if the company had given up, and not after they cancel', async () => {
    const { id, token, client, presentationId } = await agreed()
    const lost = await client.patch(`/api/presentations/${presentationId}`, { lostReason: 'Chose another company.' })
    expect(lost.body.presentation).toMatchObject({ stage: 'lost', lostReason: 'Chose another company.' })
    expect((await act(id, 'sign', signing(token))).status).toBe(200)
    expect(await stageOf(client, presentationId)).toBe('signed')
    await act(id, 'cancel', { token })
    expect(await stageOf(client, presentationId)).toBe('lost')
    const back = await client.patch(`/api/presentations/${presentationId}`, { lostReason: null })
    expect(back.body.presentation).toMatchObject({ stage: 'not_sent', lostReason: null })
  })

  it('is the same with a contract that waits for a signature as with a chosen price, but not with a draft', async () => {
    const { client, input, presentationId } = await withTemplate()
    const { contract } = (await client.post('/api/contracts', { ...input, isDraft: true })).body
    expect(await stageOf(client, presentationId)).toBe('not_sent')
    const sent = await client.post(`/api/contracts/${contract.id}/send`)
    expect(await stageOf(client, presentationId)).toBe('chose')
    expect((await getByToken(contract.id, tokenOf(sent.body.signUrl))).body.contract.status).toBe('opened')
    expect(await stageOf(client, presentationId)).toBe('chose')
    await client.post(`/api/contracts/${contract.id}/void`)
    expect(await stageOf(client, presentationId)).toBe('not_sent')
  })
})

describe('the owner of a presentation', () => {
  it('is a member of the company, set one by one or in bulk', async () => {
    const client = await signedIn()
    const ana = await me(client)
    const stranger = await me(await signedIn())
    const deck = await newDeck(client)
    const input = (ownerId: string | null) => ({ deckId: deck.id, homeownerData: { first_name: 'Maria' }, ownerId })
    const { id, ownerId } = (await client.post('/api/presentations', input(ana))).body.presentation
    expect(ownerId).toBe(ana)
    const refused = await client.post('/api/presentations', input(stranger))
    expect([refused.status, refused.body.fields[0].path]).toEqual([400, 'ownerId'])
    const presentations = [input(ana), input(stranger), input(null)]
    const { results } = (await client.post('/api/presentations/batch', { presentations })).body
    expect(results.map(({ status }: { status: number }) => status)).toEqual([201, 400, 201])
    const path = `/api/presentations/${id}`
    expect((await client.patch(path, { ownerId: stranger })).status).toBe(400)
    expect((await shown(client, id)).ownerId).toBe(ana)
    expect((await client.patch(path, { ownerId: null })).body.presentation.ownerId).toBe(null)
    expect((await client.patch(`/api/presentations/${crypto.randomUUID()}`, { ownerId: ana })).status).toBe(404)
  })

  it('stays when a CRM replaces the presentation without naming one', async () => {
    const client = await signedIn()
    const [ana, stranger] = [await me(client), await me(await signedIn())]
    const deck = await newDeck(client)
    const put = (more: object) =>
      client.put('/api/presentations/external/crm-1', {
        deckId: deck.id,
        homeownerData: { first_name: 'Maria' },
        ...more,
      })
    expect((await put({ ownerId: stranger })).status).toBe(400)
    expect((await put({ ownerId: ana })).status).toBe(201)
    expect((await put({ homeownerData: { first_name: 'Zoë' } })).body.presentation.ownerId).toBe(ana)
    expect((await put({ ownerId: stranger })).status).toBe(400)
    expect((await put({ ownerId: null })).body.presentation.ownerId).toBe(null)
  })

  it('is no one once the member has left', async () => {
    const client = await signedIn()
    const deck = await newDeck(client)
    const { userId: ben } = await newMember(client, 'editor')
    const { id } = await newPresentation(client, deck.id)
    expect((await client.patch(`/api/presentations/${id}`, { ownerId: ben })).body.presentation.ownerId).toBe(ben)
    await client.delete(`/api/organization/members/${ben}`)
    await expect.poll(async () => (await shown(client, id)).ownerId).toBe(null)
    const { body } = await client.get('/api/presentations?ownerId=none')
    expect(body.presentations).toMatchObject([{ id }])
    expect((await client.get('/api/presentations/stages?ownerId=none')).body.stages.not_sent).toBe(1)
  })
})

describe('a list of presentations by stage and owner', () => {
  it('filters, pages and counts in one round trip each, whatever the order', async () => {
    const client = await signedIn()
    const ana = await me(client)
    const deck = await newDeck(client)
    await newSlide(client, deck.id)
    const ids: string[] = []
    for (let n = 0; n < 6; n++) ids.push((await newPresentation(client, deck.id, { first_name: `Maria ${n}` })).id)
    const [first = '', second = '', third = ''] = ids
    for (const id of [first, second, third]) await view(id, [{ type: 'started', at }])
    await client.patch(`/api/presentations/${first}`, { ownerId: ana })
    await client.patch(`/api/presentations/${ids[5]}`, { ownerId: ana })
    const other = await signedIn()
    await newPresentation(other, (await newDeck(other)).id)

    const listed = async (query: string) => {
      const all: number[] = []
      for (let cursor = '', page = 0; page < 9; page++) {
        const { body } = await client.get(`/api/presentations?limit=2&${query}${cursor && `&cursor=${cursor}`}`)
        all.push(...body.presentations.map(({ id }: Listed) => ids.indexOf(id)))
        if (!body.nextCursor) return all
        cursor = body.nextCursor
      }
      throw new Error('The list does not end.')
    }
    for (const more of ['', '&sort=updatedAt', '&sort=lastViewedAt', '&q=maria', '&q=ma', `&deckId=${deck.id}`]) {
      const sorted = async (query: string) => (await listed(query + more)).toSorted()
      expect([more, await sorted('stage=watching')]).toEqual([more, [0, 1, 2]])
      expect([more, await sorted('stage=not_sent')]).toEqual([more, [3, 4, 5]])
      expect([more, await sorted(`ownerId=${ana}`)]).toEqual([more, [0, 5]])
      expect([more, await sorted(`stage=watching&ownerId=${ana}`)]).toEqual([more, [0]])
      expect([more, await sorted('ownerId=none')]).toEqual([more, [1, 2, 3, 4]])
      expect([more, await sorted('stage=watching&ownerId=none')]).toEqual([more, [1, 2]])
    }
    expect(await listed('stage=watching')).toEqual([2, 1, 0])
    await expect.poll(async () => trips(await client.get('/api/presentations?stage=watching&include=activity'))).toBe(1)
    const counted = async (query = '') => (await client.get(`/api/presentations/stages${query}`)).body.stages
    const none = { not_sent: 0, sent: 0, watching: 0, chose: 0, booked: 0, signed: 0, lost: 0 }
    expect(await counted()).toEqual({ ...none, not_sent: 3, watching: 3 })
    expect(await counted(`?ownerId=${ana}`)).toEqual({ ...none, not_sent: 1, watching: 1 })
    expect(await counted('?ownerId=none')).toEqual({ ...none, not_sent: 2, watching: 2 })
    await client.delete(`/api/presentations/${second}`)
    expect(await counted()).toEqual({ ...none, not_sent: 3, watching: 2 })
    expect(await listed('stage=watching&includeDeleted=true')).toEqual([2, 1, 0])
    await expect.poll(async () => trips(await client.get('/api/presentations/stages?ownerId=none'))).toBe(1)
    for (const query of ['stage=won', 'ownerId=ana']) {
      expect((await client.get(`/api/presentations?${query}`)).status).toBe(400)
    }
    expect((await client.get('/api/presentations/stages?stage=sent')).status).toBe(400)
  })
})
