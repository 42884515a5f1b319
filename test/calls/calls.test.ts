import { afterEach, describe, expect, it, vi } from 'vitest'
import { day } from '../../src/core/time'
import { withCalendar } from '../support/appointments'
import { newMember, request, signedIn, trips } from '../support/client'
import { act, documentOf, newHomeowner, signing, tokenOf, withoutQueues, withTemplate } from '../support/contracts'
import { newDeck, newPresentation, newSlide, productData } from '../support/factories'
import { newMailbox } from '../support/homeowner-mailbox'

type Client = Awaited<ReturnType<typeof signedIn>>

afterEach(() => vi.restoreAllMocks())

/** Sets the clock of the Worker, which then stands still. */
function pass(milliseconds: number) {
  const now = Date.now() + milliseconds
  vi.spyOn(Date, 'now').mockImplementation(() => now)
  return now
}

const at = new Date().toISOString()
const phone = '+1 303 555 0100'
const view = (id: string, events: object[], viewerSessionId: string = crypto.randomUUID()) =>
  request('POST', `/api/viewer/presentations/${id}/events`, { body: { viewerSessionId, events } })
const started = { type: 'started', at }
const best = { type: 'tier_chosen', tier: 'best', at }

const callsOf = async (client: Client, query = '') => (await client.get(`/api/call-list${query}`)).body.calls
const reasonsOf = async (client: Client) => {
  const calls: { presentationId: string; reason: string }[] = await callsOf(client)
  return Object.fromEntries(calls.map(({ presentationId, reason }) => [presentationId, reason]))
}
const record = (client: Client, id: string, body: object) => client.post(`/api/call-list/${id}`, body)

async function priced() {
  const client = await signedIn()
  const deck = await newDeck(client)
  const slide = await newSlide(client, deck.id, { slideType: 'product_pricing_v1' })
  await client.put(`/api/slides/${slide.id}/product-data`, { productData: productData() })
  return { client, deck, slide }
}

describe('the call list', () => {
  it('says why to call whom, the most urgent first, in one round trip', async () => {
    const { client, deck } = await priced()
    const me = (await client.get('/api/auth/me')).body.user.id
    const unsent = await newPresentation(client, deck.id, { phone: '+1 303 555 0100' })
    const viewerUrl = expect.stringMatching(`/p/${unsent.id}$`)
    const { id } = await newPresentation(client, deck.id, { last_name: 'Okafor' })
    await client.patch(`/api/presentations/${id}`, { ownerId: me })
    await view(id, [started, best])
    const answer = await client.get('/api/call-list')
    expect(answer.body.calls).toMatchObject([
      { presentationId: id, reason: 'chose', lastName: 'Okafor', phone: null, tier: 'best', ownerId: me },
      { presentationId: unsent.id, reason: 'never_sent', phone, viewerUrl, tier: null, lastContactAt: null },
    ])
    const price = productData().best.priceCents / 100
    expect(answer.body.calls[0].reasonText).toBe(`Chose Best, $${price.toLocaleString('en-US')}`)
    expect(trips(answer)).toBe(1)
    expect(await callsOf(client, '?limit=1')).toHaveLength(1)
    expect((await client.get('/api/call-list?limit=0')).status).toBe(400)
    expect(await callsOf(await signedIn())).toEqual([])
  })

  it('counts the viewings in which the prices were watched', async () => {
    const { client, deck, slide } = await priced()
    await newSlide(client, deck.id, { narrationScript: 'A crew of five replaces the roof in two days. '.repeat(9) })
    const { id } = await newPresentation(client, deck.id, { phone })
    const watched = { type: 'watched', slideId: slide.id, seconds: 5, at }
    await view(id, [started, watched])
    pass(2 * 60 * 60_000)
    expect(await reasonsOf(client)).toEqual({ [id]: 'unfinished' })
    await view(id, [started, watched])
    const [call] = await callsOf(client)
    expect(call).toMatchObject({ reason: 'watched_prices', timesPricesWatched: 2 })
  })

  it('names a link that was emailed two days ago and not opened, and a question without an answer', async () => {
    const { client, presentationId: id } = await withCalendar({}, newHomeowner())
    const sent = await withoutQueues(() => client.post(`/api/presentations/${id}/send`))
    await newMailbox().deliver(sent.body.mail.id)
    expect(await callsOf(client)).toEqual([])
    pass(2 * day)
    const [call] = await callsOf(client)
    expect(call).toMatchObject({ reason: 'unopened', lastContactAt: call.at })
    await request('POST', '/api/qa', { body: { presentationId: id, question: 'Do you sell pianos in Paris?' } })
    await expect.poll(() => reasonsOf(client)).toEqual({ [id]: 'asked' })
    expect((await callsOf(client))[0]).toMatchObject({
      question: 'Do you sell pianos in Paris?',
      reasonText: 'Asked “Do you sell pianos in Paris?” and got no answer',
    })
  })

  it('counts an answer that was emailed to their question as contact', async () => {
    const { client, presentationId: id } = await withCalendar({}, newHomeowner())
    await request('POST', '/api/qa', { body: { presentationId: id, question: 'Do you sell pianos in Paris?' } })
    await expect.poll(() => reasonsOf(client)).toEqual({ [id]: 'asked' })
    const asked = async () =>
      (await client.get(`/api/presentations/${id}/activity`)).body.activity.find(
        ({ kind }: { kind: string }) => kind === 'asked',
      )
    await client.post(`/api/questions/${(await asked()).questionId}/answer`, { text: 'Only roofs.' })
    const { answeredAt } = await asked()
    expect(answeredAt).not.toBeNull()
    expect(await callsOf(client)).toEqual([])
    pass(60 * 60_000)
    expect(await callsOf(client)).toMatchObject([{ reason: 'unfinished', lastContactAt: answeredAt }])
  })

  it('names, a day later, who still has to sign a contract that another homeowner has signed', async () => {
    const { client, input, presentationId } = await withTemplate()
    const signers = [{ role: 'homeowner' }, { name: 'Sam Okafor', role: 'co_owner' }]
    const { contract, signUrl } = (await client.post('/api/contracts', { ...input, signers })).body
    const token = tokenOf(signUrl)
    await documentOf(contract.id, token)
    await act(contract.id, 'consent', { token })
    await record(client, presentationId, { outcome: 'reached' })
    pass(60_000)
    expect((await act(contract.id, 'sign', signing(token))).status).toBe(200)
    expect(await callsOf(client)).toEqual([])
    pass(day)
    const answer = await client.get('/api/call-list')
    const [reason, reasonText] = ['contract_partly_signed', 'Waiting for Sam Okafor to sign the contract']
    expect(answer.body.calls).toMatchObject([{ presentationId, reason, reasonText, unsigned: ['Sam Okafor'] }])
    expect(trips(answer)).toBe(1)
  })

  it('leaves out who is lost, whose presentation was deleted, whose deck was, and who can’t be reached', async () => {
    const { client, deck } = await priced()
    const [lost, gone] = [
      await newPresentation(client, deck.id, { phone }),
      await newPresentation(client, deck.id, { phone }),
    ]
    const other = await newDeck(client)
    await newPresentation(client, other.id, { phone })
    await newPresentation(client, deck.id, { phone: 'none' })
    expect(await callsOf(client)).toHaveLength(3)
    await client.patch(`/api/presentations/${lost.id}`, { lostReason: 'Moved away.' })
    await client.delete(`/api/presentations/${gone.id}`)
    await client.delete(`/api/decks/${other.id}`)
    expect(await callsOf(client)).toEqual([])
  })
})

describe('a recorded call', () => {
  it('that reached the homeowner hides them until something new happens, and keeps a note', async () => {
    const { client, deck } = await priced()
    const { id } = await newPresentation(client, deck.id, { phone })
    await view(id, [started, best])
    pass(60_000)
    const editor = await newMember(client, 'editor')
    const recorded = await record(editor as unknown as Client, id, { outcome: 'reached', note: 'Wants gutters too.' })
    expect([recorded.status, recorded.body.call]).toMatchObject([
      200,
      { presentationId: id, outcome: 'reached', until: null },
    ])
    expect(await callsOf(client)).toEqual([])
    const { notes } = (await client.get(`/api/presentations/${id}/notes`)).body
    expect(notes).toMatchObject([{ text: 'Wants gutters too.', author: { name: 'Ben Okafor' } }])
    pass(60_000)
    await view(id, [started, best])
    expect(await callsOf(client)).toMatchObject([
      { presentationId: id, reason: 'chose', lastContactAt: recorded.body.call.at },
    ])
  })

  it('that no one answered hides them until the next day of the company', async () => {
    const { client, deck } = await priced()
    await client.patch('/api/organization', { timeZone: 'America/Denver' })
    const { id } = await newPresentation(client, deck.id, { phone })
    const { call } = (await record(client, id, { outcome: 'no_answer' })).body
    const inDenver = new Intl.DateTimeFormat('en', { timeZone: 'America/Denver', timeStyle: 'short', hourCycle: 'h23' })
    expect(inDenver.format(Date.parse(call.until))).toBe('00:00')
    expect(Date.parse(call.until) - Date.parse(call.at)).toBeLessThanOrEqual(25 * 60 * 60_000)
    expect(await callsOf(client)).toEqual([])
    pass(Date.parse(call.until) - Date.now())
    expect(await callsOf(client)).toMatchObject([{ lastContactAt: null, lastUnansweredAt: call.at, lastNoteAt: null }])
    await record(client, id, { outcome: 'unsnooze' })
    expect(await callsOf(client)).toMatchObject([{ lastContactAt: null, lastUnansweredAt: call.at }])
    const { note } = (await client.post(`/api/presentations/${id}/notes`, { text: 'Works nights.' })).body
    expect(await callsOf(client)).toMatchObject([{ lastContactAt: null, lastNoteAt: note.at }])
    expect(await reasonsOf(client)).toEqual({ [id]: 'never_sent' })
  })

  it('that was marked as done hides them until something new happens, and isn’t contact', async () => {
    const { client, deck } = await priced()
    const { id } = await newPresentation(client, deck.id, { phone })
    const { call } = (await record(client, id, { outcome: 'done' })).body
    expect(call).toMatchObject({ outcome: 'done', until: null })
    expect(await callsOf(client)).toEqual([])
    pass(60_000)
    await view(id, [started, best])
    expect(await callsOf(client)).toMatchObject([{ reason: 'chose', lastContactAt: null }])
  })

  it('that was put off hides them until the time that was given, even if something happens', async () => {
    const { client, deck } = await priced()
    const { id } = await newPresentation(client, deck.id, { phone })
    const until = new Date(Date.now() + 3 * day).toISOString()
    expect((await record(client, id, { outcome: 'snooze', until })).body.call.until).toBe(until)
    await view(id, [started, best])
    expect(await callsOf(client)).toEqual([])
    pass(3 * day)
    expect(await reasonsOf(client)).toEqual({ [id]: 'chose' })
  })

  it('that was put off is listed until then, and can be brought back at once', async () => {
    const { client, deck } = await priced()
    const { id } = await newPresentation(client, deck.id, { last_name: 'Okafor', phone })
    const other = await newPresentation(client, deck.id, { phone })
    const lost = await newPresentation(client, deck.id, { phone })
    const until = new Date(Date.now() + 3 * day).toISOString()
    for (const each of [id, lost.id]) await record(client, each, { outcome: 'snooze', until, note: 'On vacation.' })
    await record(client, other.id, { outcome: 'no_answer' })
    await client.patch(`/api/presentations/${lost.id}`, { lostReason: 'Moved away.' })
    expect((await client.get('/api/call-list')).body.snoozed).toBeUndefined()
    const answer = await client.get('/api/call-list?snoozed=true')
    expect(answer.body).toMatchObject({
      calls: [],
      snoozed: [
        { presentationId: other.id, outcome: 'no_answer', note: null },
        {
          ...{ presentationId: id, firstName: 'Maria', lastName: 'Okafor', outcome: 'snooze', until },
          ...{ note: 'On vacation.', authorName: 'Ana Ruiz' },
        },
      ],
    })
    expect(trips(answer)).toBe(1)
    expect((await (await signedIn()).get('/api/call-list?snoozed=true')).body.snoozed).toEqual([])
    pass(60_000)
    const { call } = (await record(client, id, { outcome: 'unsnooze' })).body
    expect(call.until).toBe(call.at)
    expect(await reasonsOf(client)).toEqual({ [id]: 'never_sent' })
    const { snoozed } = (await client.get('/api/call-list?snoozed=true')).body
    expect(snoozed).toMatchObject([{ presentationId: other.id }])
    await client.delete(`/api/call-list/${id}/${call.id}`)
    expect(await callsOf(client)).toEqual([])
  })

  it('is refused with a time that is missing, past, too far away, or doesn’t belong to the outcome', async () => {
    const { client, deck } = await priced()
    const { id } = await newPresentation(client, deck.id, { phone })
    const refused = [
      { outcome: 'snooze' },
      { outcome: 'snooze', until: new Date(Date.now() - day).toISOString() },
      { outcome: 'snooze', until: new Date(Date.now() + 400 * day).toISOString() },
      { outcome: 'reached', until: new Date(Date.now() + day).toISOString() },
      { outcome: 'left_message' },
      {},
    ]
    for (const body of refused) expect((await record(client, id, body)).status).toBe(400)
    expect(await reasonsOf(client)).toEqual({ [id]: 'never_sent' })
    const stranger = await record(await signedIn(), id, { outcome: 'reached', note: 'Ours now.' })
    expect(stranger.body.code).toBe('presentation_not_found')
    expect((await client.get(`/api/presentations/${id}/notes`)).body.notes).toEqual([])
  })

  it('is part of the activity, and can be undone, which brings back what the call before it decided', async () => {
    const { client, deck } = await priced()
    const { id } = await newPresentation(client, deck.id, { phone })
    const activityOf = async () => (await client.get(`/api/presentations/${id}/activity`)).body.activity
    const first = (await record(client, id, { outcome: 'reached' })).body.call
    pass(60_000)
    const until = new Date(Date.now() + 3 * day).toISOString()
    const second = (await record(client, id, { outcome: 'snooze', until, note: 'On vacation.' })).body.call
    expect(await activityOf()).toMatchObject([
      { kind: 'called', callId: second.id, outcome: 'snooze', until, at: second.at, author: { name: 'Ana Ruiz' } },
      { kind: 'noted', text: 'On vacation.' },
      { kind: 'called', callId: first.id, outcome: 'reached', until: null },
    ])
    const undo = (by: Client, callId: string) => by.delete(`/api/call-list/${id}/${callId}`)
    const stranger = await signedIn()
    expect((await undo(stranger, second.id)).body.code).toBe('call_not_found')
    const undone = await undo(client, second.id)
    expect([undone.status, trips(undone)]).toEqual([200, 2])
    expect(await callsOf(client)).toEqual([])
    pass(60_000)
    await view(id, [started, best])
    expect(await callsOf(client)).toMatchObject([{ reason: 'chose', lastContactAt: first.at }])
    await record(client, id, { outcome: 'no_answer' })
    expect(await callsOf(client)).toEqual([])
    const last = (await activityOf()).find(({ kind }: { kind: string }) => kind === 'called')
    await undo(client, last.callId)
    await undo(client, first.id)
    expect(await callsOf(client)).toMatchObject([{ reason: 'chose', lastContactAt: null }])
    expect((await undo(client, first.id)).body.code).toBe('call_not_found')
    expect((await activityOf()).map(({ kind }: { kind: string }) => kind)).not.toContain('called')
  })
})
