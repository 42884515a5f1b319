import { type Caller, minute, origin } from './caller.ts'
import { type Homeowner, sign, watch } from './homeowner.ts'
import { addressOf, type Company, type Ledger } from './ledger.ts'
import type { Random } from './random.ts'
import type { Stripe } from './stripe.ts'

type Given = { caller: Caller; ledger: Ledger; stripe: Stripe; random: Random }

const password = 'a long enough password'

/** Registers, sets up what it sells, and then does something every few minutes until the end. */
export async function runCompany(index: number, given: Given) {
  const { caller, ledger, random } = given
  const { timeline } = caller.world
  const own = await setUp(index, given)
  ledger.companies.push(own.company)
  for (let number = 0; !ledger.isClosing && !own.company.isDeleted; number++) {
    await timeline.wait(random.between(minute / 2, 6 * minute))
    const action = random.one(actions)
    try {
      await action(own, `Homeowner ${index}-${number}.`, given)
    } catch (error) {
      caller.world.log(`A company gave up: ${error instanceof Error ? error.message : error}`)
    }
  }
}

type Own = Awaited<ReturnType<typeof setUp>>

async function setUp(index: number, { caller, random }: Given) {
  const { send, clientOf, world } = caller
  const from = { 'cf-connecting-ip': `203.0.113.${index + 1}` }
  const email = `owner-${index}@company.example`
  const organizationName = `Company ${index}`
  const registered = await send(
    'POST',
    '/api/auth/register',
    { organizationName, name: 'Ana Ruiz', email, password },
    from,
  )
  // Registered, and the answer lost: signing in tells.
  const signedIn = registered.ok ? registered : await send('POST', '/api/auth/login', { email, password }, from)
  const cookie = signedIn.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
  const { organization } = (await signedIn.json()) as { organization: { id: string } }
  const session = { cookie, origin, ...from }
  const accountId = `acct_Company${index}`
  await send('PATCH', '/api/organization', { stripeAccountId: accountId }, session)
  const key = await send('POST', '/api/keys', { name: 'CRM', scopes: ['*'] }, session)
  const client = clientOf(((await key.json()) as { secret: string }).secret)

  const endpoint = `hooks-${index}.example`
  const received = new Map<string, number>()
  world.network.serve(endpoint, (request) => {
    const id = request.headers.get('webhook-id') ?? ''
    received.set(id, (received.get(id) ?? 0) + 1)
    return new Response(null, { status: 204 })
  })
  const newDeck = async (name: string) => {
    const deck = await client.decks.create({ name })
    const params = { path: { deckId: deck.id } }
    for (const number of [1, 2])
      await client.post('/api/decks/{deckId}/slides', {
        params,
        body: { slideId: `slide-${number}`, title: `Slide ${number}`, narrationScript: 'Your roof, {{first_name}}.' },
      })
    const { slide } = await client.post('/api/decks/{deckId}/slides', {
      params,
      body: { slideId: 'prices', slideType: 'product_pricing_v1', title: 'Prices', narrationScript: 'Three ways.' },
    })
    await client.put('/api/slides/{slideId}/product-data', {
      params: { path: { slideId: slide.id } },
      body: { productData: { good: tier('Good'), better: tier('Better'), best: tier('Best') } },
    })
    return deck.id
  }
  const [deckId, keptDeckId] = [await newDeck(`Deck ${index}`), await newDeck(`Other deck ${index}`)]
  await client.put('/api/appointments/calendar', { body: calendar })
  const { template } = await client.post('/api/contracts/templates', { body: contractTemplate })
  await client.post('/api/notifications/subscriptions', {
    body: { name: 'CRM', eventType: '*', channel: 'webhook', channelConfig: { url: `https://${endpoint}/events` } },
  })
  const company: Company = {
    index,
    organizationId: organization.id,
    endpoint,
    accountId,
    received,
    keptDeckId,
    analyticsOf: async (id) =>
      (await client.get('/api/decks/{deckId}/analytics', { params: { path: { deckId: id } } })).analytics,
    evidenceOf: async (contractId) =>
      (await client.get('/api/contracts/{contractId}/evidence', { params: { path: { contractId } } })).evidence,
    moves: 0,
    isDeleted: false,
  }
  return { company, client, session, deckId, templateId: template.id, random: random.stream('choices') }
}

type Action = (own: Own, name: string, given: Given) => Promise<unknown>

const homeownerOf = (name: string): Homeowner => ({
  first_name: 'Maria',
  last_name: name,
  address: '12 Maple Street',
  city: 'Boulder',
  state: 'CO',
  zip: '80302',
  email: addressOf(name),
})

const create: Action = async (own, name, given) => {
  const deckId = own.random.one([own.deckId, own.company.keptDeckId])
  const homeowner = homeownerOf(name)
  const { id } = await own.client.presentations.create({ deckId, homeownerData: homeowner })
  given.ledger.made.set(id, { name, organizationId: own.company.organizationId })
  given.caller.go(watch(id, homeowner, given.random.stream(`${name} watches`), given))
}

const createMany: Action = async (own, name, { ledger }) => {
  const names = [1, 2, 3].map((number) => `${name}${number}.`)
  const inputs = names.map((each) => ({ deckId: own.deckId, homeownerData: homeownerOf(each) }))
  const refused = `${name}refused.`
  const results = await own.client.presentations.createMany([
    ...inputs,
    { deckId: own.deckId, homeownerData: { ...homeownerOf(refused), email: 'not an address' } },
  ])
  ledger.refused.push(refused)
  for (const [at, result] of results.entries())
    if ('presentation' in result)
      ledger.made.set(result.presentation.id, { name: names[at] ?? '', organizationId: own.company.organizationId })
}

const upsert: Action = async (own, name, given) => {
  const externalId = `crm-${own.random.between(1, 5)}`
  const { upserted } = given.ledger
  const key = `${own.company.organizationId} ${externalId}`
  upserted.set(key, new Set([...(upserted.get(key) ?? []), name]))
  const homeownerData = homeownerOf(name)
  await own.client.presentations.upsert(externalId, { deckId: own.deckId, homeownerData })
  upserted.set(key, new Set([name]))
}

const editDeck: Action = ({ client, deckId }, name) =>
  client.patch('/api/decks/{deckId}', { params: { path: { deckId } }, body: { name } })

const sendLink: Action = async ({ client, company, random }, _name, { ledger }) => {
  const known = madeBy(company, ledger)
  if (known.length) await client.presentations.send(random.one(known))
}

const sendContract: Action = async (own, name, given) => {
  const known = madeBy(own.company, given.ledger)
  if (!known.length) return
  const presentationId = own.random.one(known)
  const isForTwo = own.random.happens(0.4)
  const { contract, signUrls } = await own.client.post('/api/contracts', {
    body: {
      presentationId,
      templateId: own.templateId,
      tier: 'better',
      ...(isForTwo && {
        signers: [{ role: 'homeowner' }, { role: 'co_owner', name: 'Sam Homeowner', email: `sam-${addressOf(name)}` }],
      }),
    },
  })
  const tokens = signUrls.map(({ signUrl }) => new URL(signUrl).searchParams.get('token') ?? '')
  given.caller.go(sign(contract.id, tokens, given.random.stream(`${name} signs`), given))
}

const remove: Action = async ({ client, company, deckId, random }, _name, { ledger, caller }) => {
  const id = await removable(company, deckId, ledger, caller, random)
  if (!id) return
  ledger.leaving.add(id)
  await client.presentations.delete(id)
  ledger.leaving.delete(id)
  ledger.deleted.add(id)
}

const erase: Action = async ({ client, company, deckId, random }, _name, { ledger, caller }) => {
  const presentationId = await removable(company, deckId, ledger, caller, random)
  if (!presentationId) return
  const { name } = ledger.made.get(presentationId) ?? {}
  ledger.leaving.add(presentationId)
  const { privacyRequest } = await client.post('/api/privacy-requests', { body: { kind: 'erasure', presentationId } })
  ledger.leaving.delete(presentationId)
  ledger.deleted.add(presentationId)
  for (;;) {
    await caller.world.timeline.wait(minute)
    const params = { path: { privacyRequestId: privacyRequest.id } }
    const answer = await client.get('/api/privacy-requests/{privacyRequestId}', { params })
    const { status, kept } = answer.privacyRequest
    if (status !== 'done') continue
    if (name) ledger.erased.set(name, { organizationId: company.organizationId, isKept: kept.length > 0 })
    return
  }
}

const actions: Action[] = [
  create,
  create,
  create,
  createMany,
  upsert,
  upsert,
  editDeck,
  sendLink,
  sendContract,
  sendContract,
  remove,
  erase,
]

/** Of the deck from which homeowners go again; a presentation that is erased is not deleted as well. */
async function removable(
  { organizationId }: Company,
  deckId: string,
  ledger: Ledger,
  { world }: Caller,
  random: Random,
) {
  const ofDeck = new Set(
    world.stores.shards.flatMap((shard) =>
      shard
        .all('select id from presentations where deck_id = ? and deleted_at is null and external_id is null', deckId)
        .map(({ id }) => String(id)),
    ),
  )
  const known = [...ledger.made].filter(
    ([id, made]) =>
      made.organizationId === organizationId && ofDeck.has(id) && !ledger.deleted.has(id) && !ledger.leaving.has(id),
  )
  return known.length ? random.one(known)[0] : undefined
}

const madeBy = ({ organizationId }: Company, { made, deleted }: Ledger) =>
  [...made].filter(([id, each]) => each.organizationId === organizationId && !deleted.has(id)).map(([id]) => id)

/** The owner closes the company, which is deleted a month later. */
export async function closeCompany({ index }: Company, { send }: Caller) {
  const from = { 'cf-connecting-ip': `203.0.113.${index + 101}` }
  const signedIn = await send('POST', '/api/auth/login', { email: `owner-${index}@company.example`, password }, from)
  const cookie = signedIn.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
  const session = { cookie, origin, ...from }
  await send('DELETE', '/api/organization', { password, name: `Company ${index}` }, session)
}

const tier = (name: string) => ({ name, priceCents: 1_200_000, features: ['Shingles'] })

const calendar = {
  timeZone: 'America/Denver',
  weekly: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, start: '08:00', end: '10:00', capacity: 1 })),
  minimumNoticeHours: 26,
  horizonDays: 60,
  kinds: [{ id: 'inspection', name: 'Roof inspection', durationMinutes: 45 }],
}

const contractTemplate = {
  name: 'Roofing agreement',
  language: 'en' as const,
  body: '# Scope\n\nWe replace the roof of {{full_name}} at {{address}} for {{tier_price}}.\n\n{{tier_lines}}\n\n{{deposit}}',
  cancellation: { businessDays: 3 },
  depositBasisPoints: 1000,
}
