import { newApiKey } from './api-keys'
import { calendarInput, freeWindows, maria } from './appointments'
import { newMember, type signedIn } from './client'
import { newTemplate, templateInput } from './contracts'
import { newDelivery, newPresentation, newQuestion, newWholeDeck, productData } from './factories'
import { png } from './files'
import { rule } from './reminders'
import { newRoof, pricingInput } from './roofs'
import { uploadDocument, uploadMedia } from './uploads'

type Client = Awaited<ReturnType<typeof signedIn>>
type Call = [method: 'put' | 'patch' | 'delete', path: string, body?: unknown]

/** Lists every PUT, PATCH and DELETE with valid input. */
export async function otherWritesOf(client: Client): Promise<Call[]> {
  const { deck, slide, pricing, faq, action, presentation } = await newWholeDeck(client)
  const questionId = await newQuestion(client, deck.id, presentation.id)
  const roof = await newRoof(client)
  const { id: templateId } = await newTemplate(client)
  const { subscriptionId } = await newDelivery(client)
  const document = await uploadDocument(client, { filename: 'a.txt', contentType: 'text/plain', content: 'Eaves.' })
  const file = { filename: 'roof.png', contentType: 'image/png', content: png }
  const [image, media] = [await uploadMedia(client, file), await uploadMedia(client, file)]
  const generation = (await client.post('/api/generation/decks', { name: 'A roof', brief: 'Roofs' })).body.generation
  const apiKey = await newApiKey(client)
  const member = await newMember(client, 'editor')
  await client.put('/api/appointments/calendar', calendarInput())
  const [window] = await freeWindows(presentation.id)
  const visit = { presentationId: presentation.id, startsAt: window?.startsAt, email: maria.email }
  const { appointment } = (await client.post('/api/appointments', visit)).body
  const { id: goes } = await newPresentation(client, deck.id)
  const under = `/api/decks/${deck.id}`
  const lead = `/api/presentations/external/${crypto.randomUUID()}`
  const deckName = crypto.randomUUID()
  await client.post('/api/decks', { name: 'Ours', externalId: deckName })
  const namedDeck = `/api/decks/external/${deckName}`
  const hook = `/api/notifications/subscriptions/${subscriptionId}`
  const notes = `/api/presentations/${presentation.id}/notes`
  const { note } = (await client.post(notes, { text: 'Has a dog.' })).body
  const { call } = (await client.post(`/api/call-list/${presentation.id}`, { outcome: 'reached' })).body
  const draft = { presentationId: presentation.id, templateId, tier: 'good', isDraft: true }
  const { contract } = (await client.post('/api/contracts', draft)).body
  return [
    ['patch', '/api/auth/me', { name: 'Ana María Ruiz' }],
    [
      'put',
      '/api/auth/me/notifications',
      { rules: [{ eventType: 'question.unanswered', scope: 'all', channel: 'email' }] },
    ],
    ['patch', '/api/organization', { name: 'Summit Roofs' }],
    ['patch', `/api/organization/members/${member.userId}`, { role: 'viewer' }],
    ['delete', `/api/organization/members/${member.userId}`],
    ['patch', `/api/keys/${apiKey.id}`, { name: 'Import' }],
    ['delete', `/api/keys/${apiKey.id}`],
    ['patch', `${notes}/${note.id}`, { text: 'Has two dogs.' }],
    ['delete', `${notes}/${note.id}`],
    ['delete', `/api/call-list/${presentation.id}/${call.id}`],
    ['patch', under, { name: 'Another name' }],
    ['put', `${under}/branding`, { palette: {}, cta: {} }],
    ['put', `${under}/qa-settings`, { resumePromptText: 'On we go.' }],
    ['put', `${under}/intro`, { title: 'Hello' }],
    ['delete', `${under}/intro`],
    ['put', `${under}/slides/order`, { slideIds: [pricing.id, slide.id] }],
    ['put', `/api/slides/${pricing.id}/product-data`, { productData: productData() }],
    ['patch', `${under}/slides/${slide.id}`, { title: 'Another title' }],
    ['put', `${under}/faqs/order`, { faqIds: [faq.id] }],
    ['patch', `${under}/faqs/${faq.id}`, { cannedAnswer: 'Three days.' }],
    ['delete', `${under}/faqs/${faq.id}`],
    ['patch', `${under}/action-configs/${action.id}`, { label: 'Call' }],
    ['delete', `${under}/action-configs/${action.id}`],
    ['delete', `${under}/slides/${slide.id}`],
    ['delete', `/api/questions/${questionId}`],
    ['patch', `/api/presentations/${presentation.id}`, { homeownerData: { city: 'Denver' } }],
    ['delete', `/api/presentations/${goes}`],
    ['put', lead, { deckId: deck.id, homeownerData: { first_name: 'Maria' } }],
    ['put', lead, { deckId: deck.id, homeownerData: { first_name: 'Theo' } }],
    ['patch', lead, { homeownerData: { city: 'Denver' } }],
    ['delete', lead],
    ['patch', namedDeck, { name: 'Named by us' }],
    ['delete', namedDeck],
    ['put', '/api/roof-measurements/pricing', pricingInput()],
    ['patch', `/api/roof-measurements/${roof.id}`, { address: '12 Maple Street' }],
    ['delete', `/api/roof-measurements/${roof.id}`],
    ['put', '/api/appointments/calendar', calendarInput()],
    ['put', '/api/reminders', { rules: [rule()] }],
    ['patch', `/api/appointments/${appointment.id}`, { notes: 'Bring a ladder.' }],
    ['patch', `/api/contracts/${contract.id}`, { tier: 'best' }],
    ['patch', `/api/contracts/templates/${templateId}`, { name: templateInput().name }],
    ['delete', `/api/contracts/templates/${templateId}`],
    ['patch', hook, { name: 'Another' }],
    ['delete', hook],
    ['put', '/api/narration/pronunciations', { pronunciations: [{ word: 'GAF', say: 'gaff' }] }],
    ['patch', `/api/company/kb/documents/${document.id}`, { displayName: 'Guide' }],
    ['delete', `/api/company/kb/documents/${document.id}`],
    ['patch', `/api/images/${image.id}`, { altText: 'A roof' }],
    ['delete', `/api/images/${image.id}`],
    ['delete', `/api/media/${media.id}`],
    ['delete', `/api/generation/${generation.id}`],
    ['delete', under],
  ]
}
