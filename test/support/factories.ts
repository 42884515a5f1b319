import { expect, vi } from 'vitest'
import { newId } from '../../src/core/database/shards'
import { promisedRows, type signedIn } from './client'
import { d1, shardOf } from './databases'

type Client = Pick<Awaited<ReturnType<typeof signedIn>>, 'get' | 'post' | 'put' | 'organizationId'>

/** Only D1 knows the file; storage does not have it. */
export function mediaKey(client: Pick<Client, 'organizationId'>, filename = 'roof.webp') {
  const id = newId(shardOf(client.organizationId))
  const key = `media/${client.organizationId}/${id}/${filename}`
  promisedRows.push(
    d1
      .prepare(
        `insert into media (id, organization_id, kind, filename, content_type, size_bytes, storage_key, status, created_at, expires_at)
       values (?, ?, 'image', ?, 'image/webp', 1, ?, 'ready', 0, 0)`,
      )
      .bind(id, client.organizationId, filename, key)
      .run(),
  )
  return key
}

export async function newDeck(client: Client, more = {}): Promise<{ id: string; name: string }> {
  return (await client.post('/api/decks', { name: 'Roof replacement', ...more })).body.deck
}

export const slideInput = (more = {}) => ({
  slideId: `slide-${crypto.randomUUID()}`,
  title: 'What we found',
  narrationScript: 'Hello {{first_name}}.',
  ...more,
})

export async function newSlide(client: Client, deckId: string, more = {}): Promise<{ id: string; slideId: string }> {
  return (await client.post(`/api/decks/${deckId}/slides`, slideInput(more))).body.slide
}

export async function newFaq(client: Client, deckId: string, more = {}): Promise<{ id: string }> {
  const input = { userQuestion: 'How long?', cannedAnswer: 'Two days.', ...more }
  return (await client.post(`/api/decks/${deckId}/faqs`, input)).body.faq
}

export async function newAction(client: Client, deckId: string, more = {}): Promise<{ id: string }> {
  const input = { type: 'call', label: 'Call us', trigger: 'always', config: { phone: '+1 555 0100' }, ...more }
  return (await client.post(`/api/decks/${deckId}/action-configs`, input)).body.actionConfig
}

type Made = { id: string; homeownerData: { first_name: string; last_name: string | null } }

export async function newPresentation(client: Client, deckId: string, homeowner = {}): Promise<Made> {
  const input = { deckId, homeownerData: { first_name: 'Maria', ...homeowner } }
  return (await client.post('/api/presentations', input)).body.presentation
}

export async function newDelivery(client: Client) {
  const input = { name: 'Log', eventType: 'deck.deleted', channel: 'console', channelConfig: {} }
  const subscriptionId: string = (await client.post('/api/notifications/subscriptions', input)).body.id
  const path = `/api/notifications/subscriptions/${subscriptionId}`
  const deliveryId: string = (await client.post(`${path}/test`)).body.delivery.id
  const log = () => client.get(`${path}/deliveries?status=delivered`)
  await vi.waitFor(async () => expect((await log()).body.deliveries).toHaveLength(1), { timeout: 10_000 })
  return { subscriptionId, deliveryId }
}

export async function newQuestion(client: Client, deckId: string, presentationId: string): Promise<string> {
  const question = 'Do you sell pianos in Paris?'
  await client.post('/api/qa', { question, presentationId }, { 'cf-connecting-ip': crypto.randomUUID() })
  const log = async () => (await client.get(`/api/decks/${deckId}/questions`)).body.questions
  await vi.waitFor(async () => expect(await log()).toHaveLength(1), { timeout: 10_000 })
  return (await log())[0].id
}

const tier = (name: string) => ({ name, priceCents: 1_200_000, monthlyCents: 13_900, features: ['Ice shield'] })
export const financing = {
  aprBasisPoints: 799,
  termMonths: 120,
  downPaymentCents: 0,
  disclosure: 'Estimated payment, with approved credit.',
}
export const productData = (more = {}) => ({
  good: tier('Good'),
  better: tier('Better'),
  best: tier('Best'),
  financing,
  ...more,
})

export async function newWholeDeck(client: Client) {
  const deck = await newDeck(client, {
    description: 'Everything',
    metadata: { deckContext: 'Hail', campaign: 'spring' },
  })
  const slide = await newSlide(client, deck.id, {
    slideId: 'welcome',
    heroImg: mediaKey(client),
    bullets: ['One', 'Two'],
  })
  const pricing = await newSlide(client, deck.id, { slideId: 'pricing', slideType: 'product_pricing_v1' })
  await client.put(`/api/slides/${pricing.id}/product-data`, { productData: productData() })
  const faq = await newFaq(client, deck.id, { relatedSlideId: slide.id })
  const action = await newAction(client, deck.id, { slideId: slide.id, trigger: 'slide_end' })
  await client.put(`/api/decks/${deck.id}/branding`, { palette: {}, cta: {}, logo: mediaKey(client, 'logo.svg') })
  await client.put(`/api/decks/${deck.id}/qa-settings`, { resumePromptText: 'Let’s go on.' })
  await client.put(`/api/decks/${deck.id}/intro`, { title: 'Welcome', script: 'Hello {{first_name}}.' })
  const presentation = await newPresentation(client, deck.id)
  return { deck, slide, pricing, faq, action, presentation }
}
