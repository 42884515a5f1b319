import { describe, expect, it } from 'vitest'
import { newApiKey } from '../support/api-keys'
import { apiRoutes } from '../support/api-routes'
import { booked, withCalendar } from '../support/appointments'
import { newMember, request, signedIn, trips } from '../support/client'
import { agreed, newTemplate } from '../support/contracts'
import { databaseOf, directory, shardOf } from '../support/databases'
import { newDelivery, newQuestion, newWholeDeck } from '../support/factories'
import { png } from '../support/files'
import { ttf } from '../support/fonts'
import { begun } from '../support/generation'
import { idRoutes, otherIdRoutes } from '../support/id-routes'
import { rowsAt } from '../support/moves'
import { newRoof, putPricing, roofInput } from '../support/roofs'
import { uploadDocument, uploadMedia } from '../support/uploads'

type Owner = Awaited<ReturnType<typeof signedIn>>

const { client: owner, presentationId: visited } = await withCalendar()
const stranger = await signedIn('Another company')
const { deck, slide, pricing, faq, action, presentation } = await newWholeDeck(owner)
const picture = await uploadMedia(owner, { filename: 'roof.png', contentType: 'image/png', content: png })
const font = await uploadMedia(owner, { filename: 'own.ttf', contentType: 'font/ttf', content: ttf() })
const text = { filename: 'warranty.txt', contentType: 'text/plain', content: 'Ten years.' }
const { id: templateId } = await newTemplate(owner, { body: 'We replace the roof.' })
const sentContract = await agreed()
// Nothing about it is queued, not even its event.
const generation = await begun(owner)
const ids: Record<string, string> = {
  deckId: deck.id,
  slideId: slide.id,
  pricingId: pricing.id,
  faqId: faq.id,
  configId: action.id,
  presentationId: presentation.id,
  ...(await newDelivery(owner)),
  webhookId: await newWebhook(),
  roofMeasurementId: await newConfirmedRoof(presentation.id),
  noteId: (await owner.post(`/api/presentations/${presentation.id}/notes`, { text: 'Ours.' })).body.note.id,
  callId: (await owner.post(`/api/call-list/${presentation.id}`, { outcome: 'reached' })).body.call.id,
  sendingId: (await owner.post('/api/presentations/send', { presentationIds: [presentation.id] })).body.sending.id,
  templateId,
  contractId: await newDraft(presentation.id),
  questionId: await newQuestion(owner, deck.id, presentation.id),
  generationId: generation.id,
  appointmentId: (await booked(visited)).appointment.id,
  sentContractId: sentContract.id,
  mediaId: picture.id,
  fontId: font.id,
  documentId: (await uploadDocument(owner, text)).id,
  userId: (await newMember(owner, 'editor')).userId,
  apiKeyId: (await newApiKey(owner)).id,
  sessionId: (await owner.get('/api/auth/sessions')).body.sessions[0].id,
  privacyRequestId: (await owner.post('/api/privacy-requests', { kind: 'export', presentationId: visited })).body
    .privacyRequest.id,
}

async function newWebhook(): Promise<string> {
  const to = { channel: 'webhook', channelConfig: { url: 'https://a.example' } }
  const input = { name: 'CRM', eventType: 'deck.deleted', ...to }
  return (await owner.post('/api/notifications/subscriptions', input)).body.id
}

/** Creates the roof of a presentation that has a quote. */
async function newConfirmedRoof(presentationId: string): Promise<string> {
  await putPricing(owner)
  const { id } = await newRoof(owner, { presentationId })
  await owner.post(`/api/presentations/${presentationId}/quote`, { roofMeasurementId: id })
  await owner.post(`/api/roof-measurements/${id}/confirm`)
  return id
}

async function newDraft(presentationId: string): Promise<string> {
  const input = { presentationId, templateId, tier: 'better', isDraft: true }
  return (await owner.post('/api/contracts', input)).body.contract.id
}

const routes = [...idRoutes, ...otherIdRoutes]
const keys = new Map([
  [owner, await newApiKey(owner)],
  [stranger, await newApiKey(stranger)],
])
const membersOnly = apiRoutes.filter(({ rules }) => rules.membersOnly).map(({ name }) => plain(name))
const forKeys = routes.filter(([method, path]) => !membersOnly.includes(plain(`${method} ${path}`)))

function plain(name: string) {
  return name.replaceAll(/:\w+/g, ':id')
}

const fill = (path: string, idOf: (name: string) => string) => path.replaceAll(/:(\w+)/g, (_, name) => idOf(name))
const bySession = ({ cookies }: Owner) => ({ cookie: `session=${cookies.session}` })
const byKey = (client: Owner) => ({ headers: keys.get(client)?.headers ?? {} })

/** Counts the queued work for a company, which changes rows too. */
const unfinished = `select
  (select count(*) from events where organization_id = ?1 and enqueued_at is null and deck_id is not ?3) +
  (select count(*) from deliveries where organization_id = ?1 and status = 'pending') +
  (select count(*) from mails where organization_id = ?1 and status = 'waiting' and due_at <= ?2) +
  (select count(*) from privacy_requests where organization_id = ?1 and status = 'running') as count`

async function rowsOf({ organizationId }: { organizationId: string }) {
  const work = databaseOf(organizationId).prepare(unfinished)
  await expect.poll(() => work.bind(organizationId, Date.now(), generation.deckId).first('count')).toBe(0)
  const [users, apiKeys, invites] = await directory.batch<Record<string, unknown>>(
    ['users', 'api_keys', 'invites'].map((table) =>
      directory.prepare(`select * from ${table} where organization_id = ? order by id`).bind(organizationId),
    ),
  )
  const rows = await rowsAt(shardOf(organizationId), organizationId)
  return { ...rows, users: users?.results, apiKeys: apiKeys?.results, invites: invites?.results }
}

const everything = () => Promise.all([owner, sentContract.client].map(rowsOf))

describe('another organization', () => {
  it.each([
    ['a session', routes, bySession],
    ['an API key', forKeys, byKey],
  ] as const)('gets 404 with %s, as for an unknown id, and changes nothing', async (_, tried, by) => {
    const before = await everything()
    const answers = []
    for (const [method, path, body] of tried) {
      const foreign = await request(
        method,
        fill(path, (name) => ids[name] ?? ''),
        { body, ...by(stranger) },
      )
      answers.push({ method, path, body, foreign })
    }
    expect(await everything()).toEqual(before)
    const wrong = []
    for (const { method, path, body, foreign } of answers) {
      const unknown = await request(
        method,
        fill(path, () => crypto.randomUUID()),
        { body, ...by(owner) },
      )
      const isRefused = foreign.status === 404 && unknown.status === 404 && foreign.text === unknown.text
      if (!isRefused) wrong.push(`${method} ${path}: ${foreign.status} ${foreign.text}, not ${unknown.text}`)
    }
    expect(wrong).toEqual([])
  })

  it('does not see these rows in its lists', async () => {
    expect((await stranger.get('/api/decks')).body.decks).toEqual([])
    expect((await stranger.get('/api/notifications/subscriptions')).body).toEqual([])
    expect((await stranger.get('/api/presentations')).body.presentations).toEqual([])
    expect((await stranger.get('/api/contracts')).body.contracts).toEqual([])
    expect((await stranger.get('/api/contracts/templates')).body.templates).toEqual([])
    expect((await stranger.get('/api/roof-measurements')).body.roofMeasurements).toEqual([])
    expect((await stranger.get('/api/generation')).body.generations).toEqual([])
    expect((await stranger.get(`/api/presentations?deckId=${ids.deckId}`)).body.presentations).toEqual([])
  })

  it('is tested on every route of the API that takes an id', () => {
    const tried = new Set(routes.map(([method, path]) => plain(`${method} ${path}`)))
    // The same external id means a different thing for each company.
    const isOwnName = (path: string) => path.endsWith('/:externalId')
    const taking = apiRoutes.filter(
      ({ path, rules }) => /:\w+Id\b/.test(path) && !isOwnName(path) && rules.access !== 'public',
    )
    expect(taking.map(({ name }) => plain(name)).filter((name) => !tried.has(name))).toEqual([])
  })
})

describe('an id that is not a UUID', () => {
  it('is answered with 400 by every route', async () => {
    const wrong = []
    for (const [method, path, body] of idRoutes) {
      const { status, text } = await request(
        method,
        fill(path, () => 'deck-1'),
        { body, ...bySession(owner) },
      )
      if (status !== 400 || !/Id must be a UUID/.test(text)) wrong.push(`${method} ${path}: ${status} ${text}`)
    }
    expect(wrong).toEqual([])
  })
})

/** Waits until the session has a copy in KV, so that signing in costs no round trip. */
async function withKnownSession() {
  await owner.get('/api/auth/me')
  await expect.poll(async () => trips(await owner.get('/api/auth/me'))).toBe(0)
}

describe('the cost', () => {
  it('of a list is one round trip, and of a new row two', async () => {
    await withKnownSession()
    const asked: [method: string, path: string, body?: unknown][] = [
      ['GET', '/api/decks'],
      ['POST', '/api/decks', { name: 'New' }],
      ['GET', '/api/presentations'],
      ['POST', '/api/presentations', { deckId: deck.id, homeownerData: { first_name: 'Maria' } }],
      ['GET', '/api/media'],
      ['GET', '/api/contracts'],
      ['GET', '/api/questions'],
      ['GET', '/api/roof-measurements'],
      ['POST', '/api/roof-measurements', roofInput()],
      ['POST', '/api/images/generate', { prompt: 'A roof', aspect: '1:1' }],
      ['POST', '/api/generation/decks', { name: 'Your roof', brief: 'A new roof' }],
    ]
    const wrong = []
    for (const [method, path, body] of asked) {
      const answer = await request(method, path, { body, ...bySession(owner) })
      if (trips(answer) !== (method === 'GET' ? 1 : 2)) wrong.push(`${method} ${path}: ${trips(answer)} trips`)
    }
    expect(wrong).toEqual([])
  })

  it('of a route with an id is one round trip to read, at most two to write', async () => {
    await withKnownSession()
    const wrong = []
    for (const [method, path, body] of idRoutes.toSorted(([one], [other]) => deletes(one) - deletes(other))) {
      const exact = path.endsWith('/order') ? await orderOf(path) : body
      const answer = await request(
        method,
        fill(path, (name) => ids[name] ?? ''),
        { body: exact, ...bySession(owner) },
      )
      const most = method === 'GET' ? 1 : 2
      if (![200, 201].includes(answer.status)) wrong.push(`${method} ${path}: ${answer.status} ${answer.text}`)
      else if (!(trips(answer) <= most)) wrong.push(`${method} ${path}: ${trips(answer)} trips`)
    }
    expect(wrong).toEqual([])
  })
})

const deletes = (method: string) => Number(method === 'DELETE')

/** An order has to name all of them. */
async function orderOf(path: string) {
  const { slides, faqs } = (await owner.get(`/api/decks/${deck.id}`)).body
  const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id)
  return path.includes('/slides/') ? { slideIds: idsOf(slides) } : { faqIds: idsOf(faqs) }
}
