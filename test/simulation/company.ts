import { actions } from './actions.ts'
import { type Caller, minute, origin } from './caller.ts'
import type { Company, Ledger } from './ledger.ts'
import { staff } from './live.ts'
import type { Random } from './random.ts'
import type { Stripe } from './stripe.ts'

export type Given = { caller: Caller; ledger: Ledger; stripe: Stripe; random: Random }

const password = 'a long enough password'

/** Registers, sets up what it sells, and then does something every few minutes until the end. */
export async function runCompany(index: number, given: Given) {
  const { caller, ledger, random } = given
  const { timeline } = caller.world
  const endpoint = subscribe(index, caller)
  const own = await again(() => setUp(index, endpoint, given))
  ledger.companies.push(own.company)
  caller.go(staff({ ...own, random: own.random.stream('staff') }, given))
  for (let number = 0; !ledger.isClosing && !own.company.isDeleted; number++) {
    await timeline.wait(random.between(minute / 2, 6 * minute))
    const action = random.one(actions)
    try {
      await own.company.follow()
      await action(own, `Homeowner ${index}-${number}.`, given)
    } catch (error) {
      caller.world.log(`A company gave up: ${error instanceof Error ? error.message : error}`)
    }
  }
}

export type Own = Awaited<ReturnType<typeof setUp>>

/** A server of the company's that notes the events that come. */
function subscribe(index: number, { world }: Caller) {
  const host = `hooks-${index}.example`
  const received = new Map<string, number>()
  world.network.serve(host, (request) => {
    const id = request.headers.get('webhook-id') ?? ''
    received.set(id, (received.get(id) ?? 0) + 1)
    return new Response(null, { status: 204 })
  })
  return { host, received }
}

/** Setting up has many steps, and any of them may end with an answer that was lost. */
async function again<Result>(work: () => Promise<Result>) {
  for (let tries = 1; ; tries++)
    try {
      return await work()
    } catch (error) {
      if (tries === 5) throw error
    }
}

async function setUp(index: number, endpoint: ReturnType<typeof subscribe>, { caller, random }: Given) {
  const { send, clientOf } = caller
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
  await send('PATCH', '/api/organization', { stripeAccountId: `acct_Company${index}` }, session)
  const key = await send('POST', '/api/keys', { name: 'CRM', scopes: ['*'] }, session)
  const client = clientOf(((await key.json()) as { secret: string }).secret)

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
  await client.put('/api/reminders', { body: { rules: reminders } })
  const { template } = await client.post('/api/contracts/templates', { body: contractTemplate })
  await client.post('/api/notifications/subscriptions', {
    body: {
      name: 'CRM',
      eventType: '*',
      channel: 'webhook',
      channelConfig: { url: `https://${endpoint.host}/events` },
    },
  })
  const company: Company = {
    index,
    organizationId: organization.id,
    received: endpoint.received,
    ...follower(client),
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

/** Keeps its cursor and what it read together, as a CRM would in one transaction. */
function follower(client: ReturnType<Caller['clientOf']>) {
  const followed = new Map<string, number>()
  let after: string | undefined
  const follow = async () => {
    const query = { limit: 5, ...(after !== undefined && { after }) }
    const { events, nextCursor } = await client.get('/api/events', { params: { query } })
    for (const { id } of events) followed.set(id, (followed.get(id) ?? 0) + 1)
    const isNew = nextCursor !== after
    after = nextCursor
    return isNew
  }
  return { followed, follow }
}

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

const reminders = [
  { id: 'first', when: 'not_opened' as const, after: 1, subject: 'Your roof', text: 'It takes four minutes.' },
]

const contractTemplate = {
  name: 'Roofing agreement',
  language: 'en' as const,
  body: '# Scope\n\nWe replace the roof of {{full_name}} at {{address}} for {{tier_price}}.\n\n{{tier_lines}}\n\n{{deposit}}',
  cancellation: { businessDays: 3 },
  depositBasisPoints: 1000,
}
