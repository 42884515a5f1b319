import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { type Filter, listEntries, removeAuditJob } from '../../src/account/audit/queries'
import { primaryDatabase } from '../../src/core/database/database'
import { auditDays } from '../../src/core/limits'
import { words as de } from '../../src/locales/studio/audit/de'
import { words as en } from '../../src/locales/studio/audit/en'
import { words as es } from '../../src/locales/studio/audit/es'
import { recordedValues } from '../../src/recorded-values'
import { tables } from '../../src/tables'
import { apiRoutes } from '../support/api-routes'
import { calendarInput } from '../support/appointments'
import { type Answer, newClient, newMember, password, request, signedIn, trips } from '../support/client'
import { act, agreed, documentOf, signing, tokenOf, withTemplate } from '../support/contracts'
import { envOf } from '../support/databases'
import { newDeck, newPresentation, newSlide } from '../support/factories'
import { otherWritesOf } from '../support/other-writes'
import { rule } from '../support/reminders'
import { repeatedPostsOf, senderOf } from '../support/repeated-posts'
import { pricingInput } from '../support/roofs'
import { takeUpDue } from '../support/running'

type Client = Pick<Awaited<ReturnType<typeof signedIn>>, 'get'>
type Tried = { name: string; path: string; body: unknown; answer: Answer }
type Entry = {
  id: string
  at: string
  actor: { kind: string; id: string | null; name: string | null }
  action: string
  subject: {
    kind: string
    id: string
    name: string | null
    deckId: string | null
    number: number | null
    count: number
  }
  requestId: string | null
  address: string | null
  changed: string[]
  changes: { field: string; from?: unknown; to?: unknown }[]
}

const entriesOf = async (client: Client, query = ''): Promise<Entry[]> =>
  (await client.get(`/api/audit?limit=100${query}`)).body.entries

async function allEntriesOf(client: Client): Promise<Entry[]> {
  const entries: Entry[] = []
  for (let cursor = ''; ; ) {
    const { body } = await client.get(`/api/audit?limit=100${cursor && `&cursor=${cursor}`}`)
    entries.push(...body.entries)
    if (!body.nextCursor) return entries
    cursor = body.nextCursor
  }
}

const idOf = async (client: Client): Promise<string> => (await client.get('/api/auth/me')).body.user.id

const entryOf = async (client: Client, { headers }: Answer) =>
  (await entriesOf(client)).filter(({ requestId }) => requestId === headers.get('x-request-id'))

/** These routes change no row of a company whatever they answer, or homeowners call them all the time. */
const changeNothing = [
  'POST /api/narration/speech',
  'POST /api/generation/slides/:slideId/rewrite',
  'POST /api/generation/faqs',
  'POST /api/contracts/templates/:templateId/preview',
  'POST /api/presentations/:presentationId/send/preview',
  'POST /api/presentations/matches',
  'POST /api/roof-measurements/:roofMeasurementId/price',
  'POST /api/reminders/preview',
  'POST /api/reminders/test',
  'POST /api/qa',
  'POST /api/qa/send',
]

const writing = apiRoutes.filter(({ method }) => method !== 'GET')

const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/:\w+/g, '[0-9a-f-]{36}')}$`)
function routeOf(method: string, path: string) {
  const found = writing.filter((route) => route.method === method && patternOf(route.path).test(path))
  return (found.find((route) => route.path === path) ?? found[0])?.name ?? ''
}

const madeIn = ({ body }: Answer): string | undefined =>
  body?.results?.[0]?.presentation.id ?? body?.id ?? Object.values<{ id?: string }>(body ?? {})[0]?.id

/** The thing these make has an id that no entry can know, or their entry is about another thing. */
const answersAnother =
  /\/duplicate$|\/rotate$|\/narration$|\/quote$|\/notes$|\/generation\/decks$|\/presentations\/send$/

function problemsOf(name: string, named: string, body: unknown, answer: Answer, found: Entry[]) {
  const [entry] = found
  if (changeNothing.includes(name)) return found
  if (!entry || found.length > 1) return [`${found.length} entries`]
  const makes = answer.status === 201 || answer.status === 202 || /\/batch\b|\/external\//.test(named)
  const id = madeIn(answer)
  const isRight = makes && id ? answersAnother.test(named) || entry.subject.id === id : isAbout(named, body, entry)
  return [
    ...(isRight ? [] : [id, entry.subject]),
    ...(String(entry.changed) === String(Object.keys(body ?? {})) ? [] : [entry.changed]),
  ]
}

const isAbout = (path: string, body: unknown, { subject }: Entry) => {
  const named = `${path} ${JSON.stringify(body)}`
  return !/[0-9a-f-]{36}/.test(named) || named.includes(subject.id)
}

describe('an audit entry', () => {
  it('is written for every write of a member, and names what was created or changed', async () => {
    const client = await signedIn()
    const posts = (await repeatedPostsOf(client)).map(([path, body]) => ['post', path, body] as const)
    const tried: Tried[] = []
    for (const [method, path, body] of [...posts, ...(await otherWritesOf(client))]) {
      const answer = await senderOf(client, path)[method](path, body as never)
      tried.push({ name: routeOf(method.toUpperCase(), path), path, body, answer })
    }
    const entries = Map.groupBy(await allEntriesOf(client), ({ requestId }) => requestId)
    const wrong = tried.flatMap(({ name, path, body, answer }) => {
      const found = entries.get(answer.headers.get('x-request-id')) ?? []
      // An external id is the company's own, so an earlier answer tells whose it is.
      const known = path.includes('/external/') && tried.find((each) => each.path === path && madeIn(each.answer))
      const named = known ? `/external/${madeIn(known.answer)}` : path
      const problems = answer.status < 300 ? problemsOf(name, named, body, answer, found) : [answer.status, answer.text]
      return problems.length ? [[name, ...problems]] : []
    })
    expect(wrong).toEqual([])
    const names = tried.map(({ name }) => name)
    const left = writing.filter(
      ({ name, rules }) => rules.access !== 'public' && rules.isAudited !== false && !names.includes(name),
    )
    expect(left.map(({ name }) => name)).toEqual([
      'POST /api/auth/confirm-password',
      'POST /api/auth/logout',
      'POST /api/auth/logout-all',
      'DELETE /api/auth/sessions/:sessionId',
      'POST /api/auth/resend-confirmation',
      // This call ends the session that the others need, so it has its own test.
      'DELETE /api/organization',
      'POST /api/roof-measurements/lookup',
      'DELETE /api/fonts/:fontId',
    ])
  }, 120_000)

  it('has an action name for every route', () => {
    expect(writing.filter(({ rules }) => !rules.operationId).map(({ name }) => name)).toEqual([
      'POST /api/viewer/presentations/:presentationId/events',
      'POST /api/viewer/presentations/:presentationId/messages',
    ])
  })

  it('says who did what, from where, in which request, and which fields were sent', async () => {
    const client = await signedIn()
    const deck = await newDeck(client)
    const headers = { 'cf-connecting-ip': '203.0.113.7' }
    const answer = await client.patch(`/api/decks/${deck.id}`, { name: 'New', isActive: false }, headers)
    expect(await entryOf(client, answer)).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        at: expect.stringMatching(/Z$/),
        actor: { kind: 'user', id: await idOf(client), name: 'Ana Ruiz' },
        action: 'updateDeck',
        subject: { kind: 'deck', id: deck.id, name: 'New', deckId: null, number: null, count: 1 },
        requestId: answer.headers.get('x-request-id'),
        address: '203.0.113.7',
        changed: ['name', 'isActive'],
        changes: [
          { field: 'name', from: deck.name, to: 'New' },
          { field: 'isActive', from: true, to: false },
        ],
      },
    ])
  })

  it('has a sentence in every language of the studio', () => {
    const actions = writing.flatMap(({ rules }) => (rules.isAudited === false ? [] : (rules.operationId ?? [])))
    const expected = new Set([...actions, 'loginFailed'])
    for (const { sentences, calls } of [en, es, de]) {
      expect(new Set(Object.keys(sentences))).toEqual(expected)
      const all = [...Object.values(sentences), ...Object.values(calls)]
      for (const sentence of all.map((each) => each.replace('{until}', '')))
        expect(sentence).toMatch(/^[^{}]*\{who\}[^{}]*(\{what(:[^{}]+)?\}[^{}]*)?\.$/)
    }
  })

  it('names its subject as it is called now, until it is deleted', async () => {
    const client = await signedIn()
    const deck = await newDeck(client)
    const slide = await newSlide(client, deck.id, { title: 'Ice shield' })
    const { id } = await newPresentation(client, deck.id)
    await client.patch(`/api/presentations/${id}`, { homeownerData: { first_name: 'Maria', last_name: 'Okafor' } })
    const member = await newMember(client, 'editor')
    const named = async (subjectId: string) => (await entriesOf(client, `&subjectId=${subjectId}`))[0]?.subject
    expect(await named(slide.id)).toEqual({
      kind: 'slide',
      id: slide.id,
      name: 'Ice shield',
      deckId: deck.id,
      number: null,
      count: 1,
    })
    expect(await named(id)).toEqual({
      kind: 'presentation',
      id,
      name: 'Maria Okafor',
      deckId: deck.id,
      number: null,
      count: 1,
    })
    expect(await named(member.userId)).toMatchObject({ kind: 'user', name: 'Ben Okafor' })
    await client.delete(`/api/decks/${deck.id}/slides/${slide.id}`)
    expect(await named(slide.id)).toMatchObject({ name: null })
    await client.delete(`/api/presentations/${id}`)
    expect(await named(id)).toMatchObject({ name: null })
  })

  it('adds no round trip to the write', async () => {
    const client = await signedIn()
    const created = await client.post('/api/decks', { name: 'A deck' })
    const path = `/api/decks/${created.body.deck.id}`
    const [updated, deleted] = [await client.patch(path, { name: 'B' }), await client.delete(path)]
    expect([created, updated, deleted].map(trips)).toEqual([2, 2, 2])
  })

  it('is not written for a refused call', async () => {
    const client = await signedIn()
    const deck = await newDeck(client)
    await client.patch(`/api/decks/${deck.id}`, { isActive: false })
    const before = await entriesOf(client)
    const refused = [
      await client.patch(`/api/decks/${client.organizationId}`, { name: 'None' }),
      await client.post('/api/presentations', { deckId: deck.id, homeownerData: { first_name: 'Ana' } }),
      await client.post('/api/decks', { nom: 'None' }),
      await client.delete(`/api/organization/members/${await idOf(client)}`),
    ]
    expect(refused.map(({ status }) => status)).toEqual([404, 409, 400, 409])
    await expect.poll(() => entriesOf(client)).toEqual(before)
  })

  it('names the same invite each time it is sent', async () => {
    const client = await signedIn()
    const invited = { email: `${crypto.randomUUID()}@summit-roofing.example`, name: 'Ben Okafor', role: 'viewer' }
    for (const role of ['viewer', 'editor']) await client.post('/api/organization/members', { ...invited, role })
    const { members } = (await client.get('/api/organization/members')).body
    const subject = { kind: 'user', id: members.at(-1).id, name: 'Ben Okafor' }
    expect(await entriesOf(client, '&action=inviteMember')).toMatchObject([{ subject }, { subject }])
  })

  it('is written once for a POST sent twice with one key', async () => {
    const client = await signedIn()
    const key = { 'idempotency-key': crypto.randomUUID() }
    for (const _ of [1, 2]) await client.post('/api/decks', { name: 'Once' }, key)
    expect((await entriesOf(client, '&action=createDeck')).length).toBe(1)
  })
})

describe('the changes of an entry', () => {
  const changesOf = async (client: Client, query: string) => (await entriesOf(client, query))[0]?.changes

  it('are the values before and after, without those that stayed as they were', async () => {
    const client = await signedIn()
    const deck = await newDeck(client)
    const slide = await newSlide(client, deck.id, { title: 'Ice shield' })
    await client.patch(`/api/decks/${deck.id}/slides/${slide.id}`, { title: 'Ice shield', bullets: ['Eaves'] })
    expect(await changesOf(client, '&action=updateSlide')).toEqual([{ field: 'bullets', from: [], to: ['Eaves'] }])
    for (const primary of ['#112233', '#445566'])
      await client.put(`/api/decks/${deck.id}/branding`, { palette: { primary }, cta: {} })
    expect(await changesOf(client, '&action=putBranding')).toContainEqual({
      field: 'palette.primary',
      from: '#112233',
      to: '#445566',
    })
    for (const minimumCents of [450_000, 500_000])
      await client.put('/api/roof-measurements/pricing', pricingInput({ minimumCents }))
    expect(await changesOf(client, '&action=putRoofPricing')).toEqual([
      { field: 'minimumCents', from: 450_000, to: 500_000 },
    ])
    for (const minimumNoticeHours of [24, 48])
      await client.put('/api/appointments/calendar', calendarInput({ minimumNoticeHours }))
    expect(await changesOf(client, '&action=putCalendar')).toEqual([{ field: 'minimumNoticeHours', from: 24, to: 48 }])
    for (const after of [24, 48]) await client.put('/api/reminders', { rules: [{ ...rule(), after }] })
    const [reminders] = (await changesOf(client, '&action=putReminderRules')) ?? []
    expect(reminders).toMatchObject({ field: 'rules', from: [{ after: 24 }], to: [{ after: 48 }] })
    const member = await newMember(client, 'editor')
    await client.patch(`/api/organization/members/${member.userId}`, { role: 'viewer' })
    expect(await changesOf(client, '&action=updateMember')).toEqual([{ field: 'role', from: 'editor', to: 'viewer' }])
  })

  it('name what changed about a homeowner, with the owner’s values but not with theirs', async () => {
    const client = await signedIn()
    const ownerId = await idOf(client)
    const { id } = await newPresentation(client, (await newDeck(client)).id, { first_name: 'Maria', phone: '555 0100' })
    await client.patch(`/api/presentations/${id}`, {
      homeownerData: { first_name: 'Maria', phone: '555 0199' },
      ownerId,
      lostReason: 'Moved to Denver.',
    })
    expect(await changesOf(client, `&subjectId=${id}`)).toEqual([
      { field: 'homeownerData.phone' },
      { field: 'ownerId', from: null, to: ownerId },
      { field: 'lostReason' },
    ])
    await client.post('/api/presentations/send', { presentationIds: [id] })
    expect(JSON.stringify(await entriesOf(client))).not.toMatch(/555 01|Denver/)
  })

  it('have no value of a member that every object inherits', async () => {
    const client = await signedIn()
    const { id } = await newDeck(client)
    const body = '{ "__proto__": { "x": 1 }, "constructor": "x", "toString": null }'
    const cookie = `session=${client.cookies.session}`
    expect((await request('DELETE', `/api/decks/${id}`, { body, cookie })).status).toBe(200)
    expect(await changesOf(client, '&action=deleteDeck')).toEqual([
      { field: '__proto__' },
      { field: 'constructor' },
      { field: 'toString', to: null },
    ])
  })

  it('never have the value of a password or a secret', async () => {
    const client = await signedIn()
    const busyCalendarUrl = 'https://calendar.example/secret.ics'
    await client.put('/api/appointments/calendar', calendarInput({ busyCalendarUrl }))
    const webhook = { name: 'CRM', eventType: 'deck.deleted', channel: 'webhook' }
    const channelConfig = { url: 'https://a.example/secret' }
    await client.post('/api/notifications/subscriptions', { ...webhook, channelConfig })
    expect(JSON.stringify(await entriesOf(client))).not.toMatch(/secret/)
    await client.patch('/api/auth/me', { password: 'another long walk', currentPassword: password })
    expect(await changesOf(client, '&action=updateMe')).toEqual([{ field: 'password' }, { field: 'currentPassword' }])
  })

  it('have values of no column that is declared as secret or as a homeowner’s', () => {
    const wrong = tables.flatMap(({ table, secrets = [], tellsOfHomeowner = [] }) => {
      const kept = Object.keys(recordedValues.get(table) ?? {})
      return [...secrets, ...tellsOfHomeowner].filter((name) => kept.includes(name))
    })
    expect(wrong).toEqual([])
  })

  it('say how many homeowners got a link, or are in a file', async () => {
    const client = await signedIn()
    const deck = await newDeck(client)
    const homes = await Promise.all(
      ['a', 'b', 'c'].map((name) => newPresentation(client, deck.id, { email: `${name}@${deck.id}.example` })),
    )
    const noEmail = await newPresentation(client, deck.id, { first_name: 'Theo' })
    const presentationIds = [noEmail.id, ...homes.map(({ id }) => id)]
    await client.post('/api/presentations/send', { presentationIds })
    const sent = await entriesOf(client, '&action=sendPresentations')
    expect(sent.map(({ subject }) => subject.id).toSorted()).toEqual(homes.map(({ id }) => id).toSorted())
    expect(await entriesOf(client, '&action=sendPresentations&grouped=true')).toMatchObject([
      { subject: { kind: 'presentation', count: 3 } },
    ])
    const viewer = await newMember(client, 'viewer')
    expect((await viewer.post('/api/presentations/exports', { count: 4 })).status).toBe(201)
    expect(await entriesOf(client, '&action=recordPresentationExport')).toMatchObject([
      { actor: { id: viewer.userId }, subject: { kind: 'organization', count: 4 } },
    ])
    expect((await viewer.post('/api/presentations/exports', { count: -1 })).status).toBe(400)
  })
})

describe('a homeowner', () => {
  it('gets an entry with their name in the contract for consenting and signing, and none for watching and asking', async () => {
    const { client, id, token, presentationId } = await agreed({})
    await act(id, 'sign', signing(token))
    await request('POST', '/api/qa', { body: { presentationId, question: 'How long?' } })
    const byThem = (await entriesOf(client)).filter(({ actor }) => actor.kind === 'homeowner')
    const actor = { kind: 'homeowner', id: presentationId, name: 'Maria Okafor' }
    expect(byThem).toMatchObject(
      ['signContract', 'consentToElectronicRecords'].map((action) => ({
        actor,
        action,
        subject: { kind: 'contract', id },
      })),
    )
  })

  it('is told apart from the others who sign the contract, whose names only the contract keeps', async () => {
    const { client, input } = await withTemplate()
    const signers = [{ role: 'homeowner' }, { name: 'Sam Okafor', email: 'sam@example.com', role: 'co_owner' }]
    const { body } = await client.post('/api/contracts', { ...input, signers, inAnyOrder: true })
    const { id } = body.contract
    const tokens = body.signUrls.map(({ signUrl }: { signUrl: string }) => tokenOf(signUrl))
    for (const token of tokens.toReversed()) {
      await documentOf(id, token)
      await act(id, 'consent', { token })
    }
    await act(id, 'decline', { token: tokens[0] })
    const byThem = async () =>
      (await entriesOf(client))
        .filter(({ actor }) => actor.kind === 'homeowner')
        .map(({ actor, action }) => [actor.name, action])
    expect(await byThem()).toEqual([
      ['Maria Okafor', 'declineContract'],
      ['Maria Okafor', 'consentToElectronicRecords'],
      ['Sam Okafor', 'consentToElectronicRecords'],
    ])
    await envOf(client.organizationId).DB.prepare('delete from contracts where id = ?').bind(id).run()
    expect((await byThem()).map(([name]) => name)).toEqual([null, null, null])
  })

  it('who is a member of another company is recorded at the company of the link, as a homeowner', async () => {
    const { client, id, token, presentationId } = await agreed({})
    const other = await signedIn()
    expect((await other.post(`/api/contracts/${id}/sign`, signing(token))).status).toBe(200)
    const [entry] = await entriesOf(client)
    expect(entry).toMatchObject({ action: 'signContract', actor: { kind: 'homeowner', id: presentationId } })
    expect(await entriesOf(other, '&action=signContract')).toEqual([])
  })
})

describe('account entries', () => {
  it('show who signed in, who failed to and who signed out', async () => {
    const owner = await signedIn()
    const member = await newMember(owner, 'editor')
    const client = newClient()
    const headers = { 'cf-connecting-ip': crypto.randomUUID() }
    const signIn = (given: string) => client.post('/api/auth/login', { email: member.email, password: given }, headers)
    expect((await signIn('not the password')).status).toBe(401)
    expect((await signIn(password)).status).toBe(200)
    expect((await client.post('/api/auth/logout')).status).toBe(200)
    await expect.poll(async () => (await entriesOf(owner, '&action=loginFailed')).length).toBe(1)
    const actor = { kind: 'user', id: member.userId, name: 'Ben Okafor' }
    const subject = { kind: 'user', id: member.userId }
    const all = await entriesOf(owner, `&subjectId=${member.userId}`)
    expect(all.map(({ action }) => action).toSorted()).toEqual(
      ['acceptInvite', 'inviteMember', 'login', 'loginFailed', 'logout'].toSorted(),
    )
    for (const each of all.filter(({ action }) => /^log/.test(action))) expect(each).toMatchObject({ actor, subject })
    expect(all.find(({ action }) => action === 'login')?.changed).toEqual(['email', 'password'])
    expect(JSON.stringify(all)).not.toContain(password)
  })

  it('show who registered', async () => {
    const client = newClient()
    const email = `new-${crypto.randomUUID()}@summit-roofing.example`
    const input = { organizationName: 'New Roofs', name: 'Ana Ruiz', email, password }
    const { body, status } = await client.post('/api/auth/register', input, { 'cf-connecting-ip': crypto.randomUUID() })
    expect(status).toBe(201)
    expect(await entriesOf(client)).toMatchObject([
      {
        action: 'register',
        actor: { kind: 'user', id: body.user.id },
        subject: { kind: 'organization', id: body.organization.id },
      },
    ])
  })
})

describe('the list of entries', () => {
  it('is filtered by actor, action, subject and time, in pages', async () => {
    const client = await signedIn()
    const editor = await newMember(client, 'editor')
    const decks = [await newDeck(client), await newDeck(client), await newDeck(client)]
    await editor.patch(`/api/decks/${decks[0]?.id}`, { name: 'By another' })
    const actions = async (query: string) => (await entriesOf(client, query)).map(({ action }) => action)
    expect(await actions(`&subjectId=${decks[0]?.id}`)).toEqual(['updateDeck', 'createDeck'])
    expect(await actions(`&actorId=${editor.userId}`)).toEqual(['updateDeck', 'acceptInvite'])
    expect(await actions('&action=createDeck')).toEqual(['createDeck', 'createDeck', 'createDeck'])
    expect(await actions('&subjectKind=user')).toEqual(['acceptInvite', 'inviteMember'])
    const [, middle] = await entriesOf(client, '&action=createDeck')
    const of = (from: string, to: string) => actions(`&action=createDeck&from=${from}&to=${to}`)
    expect((await of('2020-01-01T00:00:00Z', middle?.at ?? '')).length).toBeLessThan(3)
    expect(await of('2020-01-01T00:00:00Z', '2020-01-02T00:00:00Z')).toEqual([])
    const all = await entriesOf(client)
    const paged: Entry[] = []
    let cursor: string | null = ''
    do {
      const { body }: Answer = await client.get(`/api/audit?limit=2${cursor && `&cursor=${cursor}`}`)
      paged.push(...body.entries)
      cursor = body.nextCursor
    } while (cursor)
    expect(paged).toEqual(all)
  })

  it('shows a call that made several homeowners once, with their number, if that is asked for', async () => {
    const client = await signedIn()
    const deck = await newDeck(client)
    const homeowners = ['Ana', 'Ben', 'Cleo'].map((name) => ({ deckId: deck.id, homeownerData: { first_name: name } }))
    const { body } = await client.post('/api/presentations/batch', { presentations: homeowners })
    const ids: string[] = body.results.map(({ presentation }: { presentation: { id: string } }) => presentation.id)
    await newPresentation(client, deck.id)
    expect((await entriesOf(client)).map(({ subject }) => subject.count)).toEqual([1, 1, 1, 1, 1])
    const [alone, imported, ...others] = await entriesOf(client, '&grouped=true')
    expect([alone?.action, alone?.subject.count]).toEqual(['createPresentation', 1])
    expect(imported).toMatchObject({ action: 'createPresentations', subject: { count: 3 } })
    expect(others.map(({ action }) => action)).toEqual(['createDeck'])
    for (const id of ids)
      expect(await entriesOf(client, `&grouped=true&subjectId=${id}`)).toMatchObject([{ subject: { id, count: 1 } }])
  })

  it('finds the entries of each filter through its index', async () => {
    const { organizationId: value } = await signedIn()
    const shard = envOf(value)
    const plansOf = async (filter: Filter) => {
      const { sql, params } = listEntries(primaryDatabase(shard), 'shard', value, filter, 50).toSQL()
      const { results } = await shard.DB.prepare(`explain query plan ${sql}`)
        .bind(...params)
        .all<{ detail: string }>()
      return results.map(({ detail }) => detail).filter((detail) => / audit\b/.test(detail))
    }
    const filters = {
      actorId: 'audit_actor',
      subjectId: 'audit_subject',
      subjectKind: 'audit_kind',
      action: 'audit_action',
    }
    for (const [name, index] of Object.entries(filters))
      expect(await plansOf({ [name]: value, to: 1 })).toEqual([expect.stringContaining(`USING INDEX ${index} `)])
  })

  it('is for owners, and only for their own company', async () => {
    const client = await signedIn()
    const deck = await newDeck(client)
    const editor = await newMember(client, 'editor')
    expect((await editor.get('/api/audit')).status).toBe(403)
    expect(await entriesOf(await signedIn(), `&subjectId=${deck.id}`)).toEqual([])
  })

  it('forgets entries after 400 days', async () => {
    const client = await signedIn()
    await newPresentation(client, (await newDeck(client)).id)
    await takeUpDue(env, [removeAuditJob], Date.now() + (auditDays - 1) * 24 * 60 * 60 * 1000)
    expect((await entriesOf(client)).length).toBe(2)
  })
})
