import { describe, expect, it } from 'vitest'
import { booked, bookPublicly, freeWindows, withCalendar } from '../support/appointments'
import { type Answer, newMember, request, signedIn, trips } from '../support/client'
import { act, agreed, newContract, newHomeowner, signing, withTemplate } from '../support/contracts'
import { newDeck, newPresentation } from '../support/factories'

type Client = Awaited<ReturnType<typeof signedIn>>

const pathOf = (id: string) => `/api/presentations/${id}/activity`
const activityOf = async (client: Client, id: string) => (await client.get(pathOf(id))).body.activity
const stepsOf = async (client: Client, id: string) =>
  (await activityOf(client, id)).map(({ kind, step }: { kind: string; step?: string }) => step ?? kind)

describe('the timeline of a homeowner', () => {
  it('says who marked them lost and why, who reopened them, and to whom they were assigned', async () => {
    const client = await signedIn()
    const { user } = (await client.get('/api/auth/me')).body
    const { userId: ben } = await newMember(client, 'editor')
    const { id } = await newPresentation(client, (await newDeck(client)).id)
    const patch = (body: object) => client.patch(`/api/presentations/${id}`, body)
    await patch({ ownerId: ben })
    await patch({ ownerId: ben, lostReason: 'Chose another company.' })
    await patch({ lostReason: 'Chose another company.', metadata: { a: 'b' } })
    await patch({ lostReason: null, ownerId: null })
    expect((await patch({ ownerId: crypto.randomUUID(), lostReason: 'Refused.' })).status).toBe(400)
    const author = { kind: 'user', id: user.id, name: user.name }
    const at = expect.any(String)
    const listed = await client.get(pathOf(id))
    expect(listed.body.activity).toHaveLength(4)
    expect(listed.body.activity).toEqual(
      expect.arrayContaining([
        { kind: 'reopened', at, author },
        { kind: 'assigned', at, ownerId: null, author },
        { kind: 'lost', at, lostReason: 'Chose another company.', author },
        { kind: 'assigned', at, ownerId: ben, author },
      ]),
    )
    const pages: unknown[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const { body }: Answer = await client.get(`${pathOf(id)}?limit=1${cursor && `&cursor=${cursor}`}`)
      pages.push(...body.activity)
      cursor = body.nextCursor
    }
    expect(pages).toEqual(listed.body.activity)
  })

  it('says who edited which of their data, without the values, and who booked a visit for them', async () => {
    const { client, presentationId: id } = await withCalendar()
    const { user } = (await client.get('/api/auth/me')).body
    const patch = (homeownerData: object) => client.patch(`/api/presentations/${id}`, { homeownerData })
    await patch({ phone: '+1 555 010 0999', email: null, last_name: 'Okafor' })
    await patch({ last_name: 'Okafor' })
    const author = { kind: 'user', id: user.id, name: user.name }
    const edited = await client.get(pathOf(id))
    expect(edited.body.activity).toEqual([
      { kind: 'edited', at: expect.any(String), fields: ['email', 'phone'], author },
    ])
    expect(edited.text).not.toContain('0999')
    const email = 'maria.okafor@example.com'
    const [first, second] = await freeWindows(id)
    await client.post('/api/appointments', { presentationId: id, email, startsAt: first?.startsAt })
    await bookPublicly({ presentationId: id, email, startsAt: second?.startsAt })
    const visits = (await activityOf(client, id)).filter(({ kind }: { kind: string }) => kind === 'booked')
    expect(new Set(visits.map(({ authorName }: { authorName: string | null }) => authorName))).toEqual(
      new Set([user.name, null]),
    )
  })

  it('says who moved and canceled a visit, and takes the homeowner back to an earlier stage', async () => {
    const { client, presentationId: id } = await withCalendar()
    const { user } = (await client.get('/api/auth/me')).body
    const [first, second, third] = (await freeWindows(id)).map(({ startsAt }) => startsAt)
    const { appointment, token } = await booked(id, { startsAt: first })
    const stage = async () => (await client.get(`/api/presentations/${id}`)).body.presentation.stage
    expect(await stage()).toBe('booked')
    const path = `/api/appointments/${appointment.id}`
    await client.post(`${path}/reschedule`, { startsAt: second })
    await request('POST', `${path}/reschedule`, { body: { token, startsAt: third } })
    await client.post(`${path}/cancel`, {})
    expect((await client.post(`${path}/cancel`, {})).status).toBe(409)
    expect(await stage()).not.toBe('booked')
    const shared = { at: expect.any(String), appointmentId: appointment.id }
    const listed = await client.get(pathOf(id))
    expect(listed.body.activity).toHaveLength(4)
    expect(listed.body.activity).toEqual(
      expect.arrayContaining([
        { kind: 'cancelled', ...shared, startsAt: third, authorName: user.name },
        { kind: 'moved', ...shared, previousStartsAt: second, startsAt: third, authorName: null },
        { kind: 'moved', ...shared, previousStartsAt: first, startsAt: second, authorName: user.name },
        { kind: 'booked', ...shared, startsAt: first, status: 'cancelled', authorName: null },
      ]),
    )
    const pages: unknown[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const { body }: Answer = await client.get(`${pathOf(id)}?limit=1${cursor && `&cursor=${cursor}`}`)
      pages.push(...body.activity)
      cursor = body.nextCursor
    }
    expect(pages).toEqual(listed.body.activity)
  })

  it('says what a CRM changed by external id, one by one and in bulk, and only that', async () => {
    const client = await signedIn()
    const me = (await client.get('/api/auth/me')).body.user.id
    const deck = await newDeck(client)
    const input = { deckId: deck.id, homeownerData: { first_name: 'Maria' } }
    const put = (more: object) => client.put('/api/presentations/external/crm-1', { ...input, ...more })
    const { id } = (await put({ ownerId: me })).body.presentation
    await put({ homeownerData: { first_name: 'Zoë' } })
    expect(await stepsOf(client, id)).toEqual(['edited'])
    await put({ homeownerData: { first_name: 'Zoë' }, ownerId: null })
    expect(await stepsOf(client, id)).toEqual(['assigned', 'edited'])
    const merge = (...presentations: object[]) => client.post('/api/presentations/batch?mode=upsert', { presentations })
    await merge({ externalId: 'crm-1', lostReason: 'Too expensive.' }, { ...input, externalId: 'crm-2', ownerId: me })
    await merge({ externalId: 'crm-1', metadata: { a: 'b' } })
    await client.patch('/api/presentations/external/crm-1', { lostReason: null })
    expect((await stepsOf(client, id)).toSorted()).toEqual(['assigned', 'edited', 'lost', 'reopened'])
  })

  it('tells what became of a contract, and names the last signature once', async () => {
    const { client, id, token, presentationId } = await agreed()
    await act(id, 'sign', signing(token))
    await act(id, 'cancel', { token, reason: 'We changed our mind.' })
    const listed = await client.get(pathOf(presentationId))
    const steps = listed.body.activity.map(({ kind, step }: { kind: string; step?: string }) => step ?? kind)
    expect(steps).toEqual(['cancelled', 'signed', 'opened', 'sent', 'created'])
    await expect.poll(async () => trips(await client.get(pathOf(presentationId)))).toBe(1)
    expect(listed.body.activity[0]).toMatchObject({
      ...{ kind: 'contract', contractId: id, step: 'cancelled', reason: 'We changed our mind.' },
      actor: { kind: 'homeowner', name: 'Maria Okafor' },
    })
    expect(listed.body.activity[1]).toMatchObject({
      kind: 'signed',
      actor: { kind: 'homeowner', name: 'Maria Okafor' },
    })
    const pages: string[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const { body }: Answer = await client.get(`${pathOf(presentationId)}?limit=1${cursor && `&cursor=${cursor}`}`)
      pages.push(...body.activity.map((each: { kind: string; step?: string }) => each.step ?? each.kind))
      cursor = body.nextCursor
    }
    expect(pages).toEqual(steps)
  })

  it('tells of a draft, and of a contract that was declined', async () => {
    const { client, input, presentationId } = await withTemplate()
    const drafted = await client.post('/api/contracts', { ...input, isDraft: true })
    expect(await activityOf(client, presentationId)).toMatchObject([
      {
        kind: 'contract',
        contractId: drafted.body.contract.id,
        number: 1,
        step: 'created',
        actor: { kind: 'company' },
        reason: null,
      },
    ])
    const sent = await client.post(`/api/contracts/${drafted.body.contract.id}/send`, {})
    const token = new URL(sent.body.signUrl).searchParams.get('token')
    await act(drafted.body.contract.id, 'decline', { token, reason: 'Too expensive.' })
    expect(await stepsOf(client, presentationId)).toEqual(['declined', 'sent', 'created'])
  })

  it('says whether a contract was emailed to someone, and whether its link was made again', async () => {
    const emailed = await newContract()
    for (const body of [{}, { isMailed: false }])
      expect((await emailed.client.post(`/api/contracts/${emailed.id}/resend`, body)).status).toBe(200)
    const sendings = async (client: Client, presentationId: string) =>
      (await activityOf(client, presentationId))
        .filter(({ step }: { step?: string }) => step === 'sent')
        .map(({ isAgain, isUnmailed }: { isAgain: boolean; isUnmailed: boolean }) => [isAgain, isUnmailed])
    expect(await sendings(emailed.client, emailed.presentationId)).toEqual([
      [true, true],
      [true, false],
      [false, false],
    ])
    const { client, input, presentationId } = await withTemplate({}, newHomeowner({ email: undefined }))
    expect((await client.post('/api/contracts', input)).status).toBe(201)
    expect(await sendings(client, presentationId)).toEqual([[false, true]])
    const { presentation } = (await client.get(`/api/presentations/${presentationId}?include=activity`)).body
    expect(presentation.activity.contract).toMatchObject({ status: 'sent', isUnmailed: true })
  })
})
