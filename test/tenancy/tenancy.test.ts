import { beforeAll, describe, expect, it } from 'vitest'
import { signedIn, trips } from '../support/client'
import { newTemplate } from '../support/contracts'
import { newDelivery, newQuestion, newWholeDeck } from '../support/factories'
import { begun } from '../support/generation'
import { idRoutes as routes } from '../support/id-routes'
import { newRoof, putPricing, roofInput } from '../support/roofs'

type Owner = Awaited<ReturnType<typeof signedIn>>
let owner: Owner
let stranger: Owner
let ids: Record<
  | 'deckId'
  | 'slideId'
  | 'pricingId'
  | 'faqId'
  | 'configId'
  | 'presentationId'
  | 'subscriptionId'
  | 'deliveryId'
  | 'webhookId'
  | 'questionId'
  | 'roofMeasurementId'
  | 'templateId'
  | 'contractId'
  | 'generationId',
  string
>

beforeAll(async () => {
  owner = await signedIn()
  stranger = await signedIn('Another company')
  const { deck, slide, pricing, faq, action, presentation } = await newWholeDeck(owner)
  ids = {
    deckId: deck.id,
    slideId: slide.id,
    pricingId: pricing.id,
    faqId: faq.id,
    configId: action.id,
    presentationId: presentation.id,
    ...(await newDelivery(owner)),
    webhookId: await newWebhook(owner),
    roofMeasurementId: await newQuotedRoof(owner, presentation.id),
    ...(await newDraft(owner, presentation.id)),
    questionId: await newQuestion(owner, deck.id, presentation.id),
    generationId: (await begun(owner)).id,
  }
})

const newWebhook = async (client: Owner): Promise<string> => {
  const input = {
    name: 'CRM',
    eventType: 'deck.deleted',
    channel: 'webhook',
    channelConfig: { url: 'https://a.example' },
  }
  return (await client.post('/api/notifications/subscriptions', input)).body.id
}

/** The roof of a presentation that has a quote. */
async function newQuotedRoof(client: Owner, presentationId: string): Promise<string> {
  await putPricing(client)
  const { id } = await newRoof(client, { presentationId })
  await client.post(`/api/presentations/${presentationId}/quote`, { roofMeasurementId: id })
  return id
}

async function newDraft(client: Owner, presentationId: string) {
  const { id: templateId } = await newTemplate(client, { body: 'We replace the roof.' })
  const { id: roofId } = (await client.get('/api/roof-measurements')).body.roofMeasurements[0]
  await client.post(`/api/roof-measurements/${roofId}/confirm`)
  const input = { presentationId, templateId, tier: 'better', isDraft: true }
  return { templateId, contractId: (await client.post('/api/contracts', input)).body.contract.id }
}

function send(client: Owner, method: string, path: string, body: unknown) {
  if (method === 'GET') return client.get(path)
  if (method === 'DELETE') return client.delete(path)
  if (method === 'POST') return client.post(path, body)
  return method === 'PUT' ? client.put(path, body) : client.patch(path, body)
}

const fill = (path: string, value: (name: keyof typeof ids) => string) =>
  path.replaceAll(/:(\w+)/g, (_, name) => value(name))

const everything = async () => ({
  whole: (await owner.get(`/api/decks/${ids.deckId}`)).body,
  branding: (await owner.get(`/api/decks/${ids.deckId}/branding`)).body,
  actions: (await owner.get(`/api/decks/${ids.deckId}/action-configs`)).body,
  intro: (await owner.get(`/api/decks/${ids.deckId}/intro`)).body,
  pricing: (await owner.get(`/api/slides/${ids.pricingId}/product-data`)).body,
  presentation: (await owner.get(`/api/presentations/${ids.presentationId}`)).body,
  quote: (await owner.get(`/api/presentations/${ids.presentationId}/quote`)).body,
  contract: (await owner.get(`/api/contracts/${ids.contractId}`)).body,
  template: (await owner.get(`/api/contracts/templates/${ids.templateId}`)).body,
  roof: (await owner.get(`/api/roof-measurements/${ids.roofMeasurementId}`)).body,
  subscriptions: (await owner.get('/api/notifications/subscriptions')).body,
  deliveries: (await owner.get(`/api/notifications/subscriptions/${ids.subscriptionId}/deliveries`)).body,
})

describe('another organization', () => {
  it.each(routes)(
    'gets 404 from %s %s, the same as for an id of nobody, and changes nothing',
    async (method, path, body) => {
      const before = await everything()
      const foreign = await send(
        stranger,
        method,
        fill(path, (name) => ids[name]),
        body,
      )
      const unknown = await send(
        owner,
        method,
        fill(path, () => crypto.randomUUID()),
        body,
      )
      expect([foreign.status, unknown.status]).toEqual([404, 404])
      expect(foreign.body).toEqual(unknown.body)
      expect(await everything()).toEqual(before)
    },
  )

  it('does not see the rows in its lists', async () => {
    expect((await stranger.get('/api/decks')).body.decks).toEqual([])
    expect((await stranger.get('/api/notifications/subscriptions')).body).toEqual([])
    expect((await stranger.get('/api/presentations')).body.presentations).toEqual([])
    expect((await stranger.get('/api/contracts')).body.contracts).toEqual([])
    expect((await stranger.get('/api/contracts/templates')).body.templates).toEqual([])
    expect((await stranger.get('/api/roof-measurements')).body.roofMeasurements).toEqual([])
    expect((await stranger.get('/api/generation')).body.generations).toEqual([])
    expect((await stranger.get(`/api/presentations?deckId=${ids.deckId}`)).body.presentations).toEqual([])
  })
})

describe('an id that is no UUID', () => {
  it.each(routes)('is answered with 400 by %s %s', async (method, path, body) => {
    const answer = await send(
      owner,
      method,
      fill(path, () => 'deck-1'),
      body,
    )
    expect(answer.status).toBe(400)
    expect(answer.body.error).toMatch(/Id must be a UUID/)
  })
})

describe('the cost of a list or a new row', () => {
  it.each([
    ['GET', '/api/decks', undefined],
    ['POST', '/api/decks', { name: 'New' }],
    ['GET', '/api/presentations', undefined],
    ['POST', '/api/presentations', { homeownerData: { first_name: 'Maria' } }],
    ['GET', '/api/media', undefined],
    ['GET', '/api/contracts', undefined],
    ['GET', '/api/questions', undefined],
    ['GET', '/api/roof-measurements', undefined],
    ['POST', '/api/roof-measurements', roofInput()],
    ['POST', '/api/images/generate', { prompt: 'A roof', aspect: '1:1' }],
    ['POST', '/api/generation/decks', { name: 'Your roof', brief: 'A new roof' }],
  ])('%s %s is one trip to read, two to write', async (method, path, body) => {
    await owner.get('/api/auth/me')
    await expect.poll(async () => trips(await owner.get('/api/auth/me'))).toBe(0)
    const needsDeck = path === '/api/presentations' && body
    const answer = await send(owner, method, path, needsDeck ? { ...body, deckId: ids.deckId } : body)
    expect(trips(answer)).toBe(method === 'GET' ? 1 : 2)
  })
})

describe('the cost', () => {
  it.each(routes)('of %s %s is one trip to read, at most two to write', async (method, path, body) => {
    const mine = await newWholeDeck(owner)
    await owner.get('/api/auth/me')
    await expect.poll(async () => trips(await owner.get('/api/auth/me'))).toBe(0)
    const own: typeof ids = {
      deckId: mine.deck.id,
      slideId: mine.slide.id,
      pricingId: mine.pricing.id,
      faqId: mine.faq.id,
      configId: mine.action.id,
      presentationId: mine.presentation.id,
      ...(await newDelivery(owner)),
      webhookId: await newWebhook(owner),
      roofMeasurementId: await newQuotedRoof(owner, mine.presentation.id),
      ...(await newDraft(owner, mine.presentation.id)),
      questionId: await newQuestion(owner, mine.deck.id, mine.presentation.id),
      generationId: ids.generationId,
    }
    const isOrder = path.endsWith('/order')
    const order = { slideIds: [mine.pricing.id, mine.slide.id], faqIds: [mine.faq.id] }
    const exact = path.includes('/slides/') ? { slideIds: order.slideIds } : { faqIds: order.faqIds }
    const answer = await send(
      owner,
      method,
      fill(path, (name) => own[name]),
      isOrder ? exact : body,
    )
    expect([200, 201]).toContain(answer.status)
    expect(trips(answer)).toBeLessThanOrEqual(method === 'GET' ? 1 : 2)
  })
})
