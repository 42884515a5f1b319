import { describe, expect, it } from 'vitest'
import { type Answer, request, signedIn } from '../support/client'
import { newTemplate } from '../support/contracts'
import { newAction, newDeck, newFaq, newPresentation, newSlide, productData } from '../support/factories'
import { newRoof, pricingInput } from '../support/roofs'
import { uploadDocument } from '../support/uploads'

type Client = Awaited<ReturnType<typeof signedIn>>
type Shown = Record<string, unknown>
type Operation = { requestBody?: { content: { 'application/json': { schema: Schema } } } }
type Schema = { $ref?: string; properties?: Record<string, unknown>; allOf?: Schema[] }

/** `path` is the documented path, `at` the real one; `shown` finds the thing in an answer. */
type Thing = {
  method: 'put' | 'patch'
  path: string
  at: string
  shown?: (answer: Answer) => Shown
  listedAt?: string
}

const inside = ({ body }: Answer): Shown => Object.values<Shown>(body)[0] ?? {}
const listed =
  (id: string) =>
  ({ body }: Answer): Shown =>
    (Array.isArray(body) ? body : Object.values<Shown[]>(body)[0])?.find((each: Shown) => each.id === id) ?? {}

async function bodyMembers({ method, path }: Thing) {
  const { paths, components } = (await request('GET', '/openapi.json')).body as {
    paths: Record<string, Record<string, Operation>>
    components: { schemas: Record<string, Schema> }
  }
  const membersOf = (schema: Schema): string[] => {
    const named = schema.$ref && components.schemas[schema.$ref.split('/').at(-1) ?? '']
    return [
      ...Object.keys(schema.properties ?? {}),
      ...(schema.allOf ?? []).flatMap(membersOf),
      ...(named ? membersOf(named) : []),
    ]
  }
  const schema = paths[path]?.[method]?.requestBody?.content['application/json'].schema
  const members = schema ? membersOf(schema) : []
  expect(members, `${method} ${path} has a body`).not.toEqual([])
  return members
}

const deckPath = '/api/decks/{deckId}'

const things: Record<string, (client: Client) => Promise<Thing>> = {
  deck: async (client) => ({ method: 'patch', path: deckPath, at: `/api/decks/${(await newDeck(client)).id}` }),
  slide: async (client) => {
    const deck = await newDeck(client)
    const slide = await newSlide(client, deck.id)
    return { method: 'patch', path: `${deckPath}/slides/{slideId}`, at: `/api/decks/${deck.id}/slides/${slide.id}` }
  },
  FAQ: async (client) => {
    const deck = await newDeck(client)
    const { id } = await newFaq(client, deck.id)
    const listedAt = `/api/decks/${deck.id}/faqs`
    return { method: 'patch', path: `${deckPath}/faqs/{faqId}`, at: `${listedAt}/${id}`, listedAt, shown: listed(id) }
  },
  'action config': async (client) => {
    const deck = await newDeck(client)
    const { id } = await newAction(client, deck.id)
    const listedAt = `/api/decks/${deck.id}/action-configs`
    const path = `${deckPath}/action-configs/{configId}`
    return { method: 'patch', path, at: `${listedAt}/${id}`, listedAt, shown: listed(id) }
  },
  branding: async (client) => {
    const at = `/api/decks/${(await newDeck(client)).id}/branding`
    await client.put(at, { palette: {}, cta: {} })
    return { method: 'put', path: `${deckPath}/branding`, at }
  },
  'Q&A settings': async (client) => {
    const at = `/api/decks/${(await newDeck(client)).id}/qa-settings`
    await client.put(at, {})
    return { method: 'put', path: `${deckPath}/qa-settings`, at }
  },
  intro: async (client) => {
    const at = `/api/decks/${(await newDeck(client)).id}/intro`
    await client.put(at, { title: 'Welcome' })
    return { method: 'put', path: `${deckPath}/intro`, at }
  },
  'product data': async (client) => {
    const deck = await newDeck(client)
    const slide = await newSlide(client, deck.id, { slideType: 'product_pricing_v1' })
    const at = `/api/slides/${slide.id}/product-data`
    const tier = { name: 'Good' }
    await client.put(at, { productData: { ...productData(), good: tier, better: tier, best: tier, financing: null } })
    return { method: 'put', path: '/api/slides/{slideId}/product-data', at, shown: ({ body }) => body }
  },
  presentation: async (client) => {
    const { id } = await newPresentation(client, (await newDeck(client)).id)
    return { method: 'patch', path: '/api/presentations/{presentationId}', at: `/api/presentations/${id}` }
  },
  document: async (client) => {
    const { path } = await uploadDocument(client, { filename: 'a.txt', contentType: 'text/plain', content: 'Eaves.' })
    return { method: 'patch', path: '/api/company/kb/documents/{documentId}', at: path }
  },
  subscription: async (client) => {
    const at = '/api/notifications/subscriptions'
    const input = { name: 'Log', eventType: 'deck.deleted', channel: 'webhook', channelConfig: { url: hook } }
    const { id } = (await client.post(at, input)).body
    return { method: 'patch', path: `${at}/{subscriptionId}`, at: `${at}/${id}`, listedAt: at, shown: listed(id) }
  },
  'contract template': async (client) => {
    const { id } = await newTemplate(client)
    const at = '/api/contracts/templates'
    return { method: 'patch', path: `${at}/{templateId}`, at: `${at}/${id}` }
  },
  'appointment calendar': async (client) => {
    const at = '/api/appointments/calendar'
    await client.put(at, { timeZone: 'America/Denver', weekly: [], minimumNoticeHours: 0, horizonDays: 30 })
    return { method: 'put', path: at, at }
  },
  'roof measurement': async (client) => {
    const { id } = await newRoof(client)
    const at = '/api/roof-measurements'
    // A facet is returned with computed values, and with its input in `asMeasured`.
    const shown = (answer: Answer) => ({ ...inside(answer), structures: undefined })
    return { method: 'patch', path: `${at}/{roofMeasurementId}`, at: `${at}/${id}`, shown }
  },
  'pricing of roofs': async (client) => {
    const at = '/api/roof-measurements/pricing'
    const { financing: _, ...input } = pricingInput()
    await client.put(at, input)
    return { method: 'put', path: at, at }
  },
  pronunciations: async (client) => {
    const at = '/api/narration/pronunciations'
    await client.put(at, { pronunciations: [{ word: 'GAF', say: 'gaff' }] })
    return { method: 'put', path: at, at, shown: ({ body }) => body }
  },
  organization: async () => ({ method: 'patch', path: '/api/organization', at: '/api/organization' }),
}

const hook = 'https://example.com/hooks'

describe('what an answer shows can be sent back unchanged', () => {
  it.each(Object.entries(things))('for the %s in a minimal call that changes nothing', async (_, make) => {
    const client = await signedIn()
    const thing = await make(client)
    const look = async () => (thing.shown ?? inside)(await client.get(thing.listedAt ?? thing.at))
    const before = await look()
    expect(before, JSON.stringify(before)).not.toEqual({})
    const members = await bodyMembers(thing)
    const sent = Object.fromEntries(Object.entries(before).filter(([member]) => members.includes(member)))
    const answer = await client[thing.method](thing.at, sent)
    expect([answer.status, answer.body?.error]).toEqual([200, undefined])
    expect({ ...(await look()), updatedAt: before.updatedAt }).toEqual({ ...before, updatedAt: before.updatedAt })
  })
})
