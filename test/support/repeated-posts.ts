import { newApiKey } from './api-keys'
import { calendarInput, freeWindows, maria } from './appointments'
import { newClient, request, type signedIn } from './client'
import { documentOf, newTemplate, signing, templateInput, tokenOf } from './contracts'
import { mediaKey, newDelivery, newPresentation, newQuestion, newWholeDeck, slideInput } from './factories'
import { png } from './files'
import { newRoof, pricingInput, putPricing, roofInput } from './roofs'
import { uploadDocument, uploadMedia } from './uploads'

type Client = Awaited<ReturnType<typeof signedIn>>
type RepeatedPost = [path: string, body: unknown, isRepeatable?: true]

/** This route calls a service for which tests have no key, so it answers 409. */
export const needsSecret = '/api/roof-measurements/lookup'

const ofHomeowners = /^\/api\/contracts\/[^/]+\/(?:consent|withdraw-consent|co-owner|sign|decline|cancel)$/

/** The company can't act for its homeowner, so those calls are sent without its cookie. */
export const senderOf = <Sender>(client: Sender, path: string) => (ofHomeowners.test(path) ? newClient() : client)

/** Lists every POST that takes a key, with valid input. */
export async function repeatedPostsOf(client: Client): Promise<RepeatedPost[]> {
  const { deck, slide, presentation } = await newWholeDeck(client)
  const reachable = await newPresentation(client, deck.id, { email: `maria-${crypto.randomUUID()}@home.example` })
  const piano = { question: 'Do you sell pianos in Paris?', presentationId: presentation.id }
  const { id: answerId } = (await client.post('/api/qa', piano)).body.answer
  const questionId = await newQuestion(client, deck.id, presentation.id)
  await client.patch(`/api/decks/${deck.id}/slides/${slide.id}`, { audioUrl: mediaKey(client, 'voice.mp3') })
  await putPricing(client)
  const roof = await newRoof(client)
  const template = await client.get('/api/roof-measurements/import-template.csv')
  const { subscriptionId, deliveryId } = await newDelivery(client)
  const channelConfig = { url: 'https://a.example' }
  const webhook = { name: 'CRM', eventType: 'deck.deleted', channel: 'webhook', channelConfig }
  const hookId = (await client.post('/api/notifications/subscriptions', webhook)).body.id
  // This loads the voice.
  await request('GET', '/api/voices/local:rms/preview')
  const file = { filename: 'guide.txt', contentType: 'text/plain', content: 'Ice shield along the eaves.' }
  const { id: documentId } = await uploadDocument(client, file)
  const media = { filename: 'roof.png', contentType: 'image/png', content: png }
  const { id: mediaId } = await uploadMedia(client, media)
  const visits = await newVisits(client, presentation.id)
  const agreements = await newAgreements(client, deck.id)
  const apiKey = await newApiKey(client)
  const under = `/api/decks/${deck.id}`
  const hooks = '/api/notifications/subscriptions'
  const log = `${hooks}/${subscriptionId}`
  const email = `ben-${crypto.randomUUID()}@summit-roofing.example`
  return [
    ['/api/organization/members', { email, name: 'Ben', role: 'editor' }],
    ['/api/keys', { name: 'CRM', scopes: ['*'] }],
    [`/api/keys/${apiKey.id}/rotate`, undefined],
    ['/api/organization/export', undefined],
    ['/api/privacy-requests', { kind: 'export', email }],
    ['/api/decks', { name: 'Once' }],
    [`${under}/duplicate`, undefined],
    [`${under}/slides`, slideInput()],
    [`${under}/narration`, undefined],
    [`${under}/narration/takes`, { slideId: slide.id }],
    ['/api/narration/speech', { text: 'A roof.' }, true],
    ['/api/generation/decks', { name: 'A roof', brief: 'Roofs' }],
    [`/api/generation/slides/${slide.id}/rewrite`, { instruction: 'Shorter' }],
    ['/api/generation/faqs', { deckId: deck.id, count: 2 }],
    ['/api/images/generate', { prompt: 'A roof', aspect: '1:1' }],
    ['/api/narration/alignments', { slideId: slide.id }],
    [`${under}/faqs`, { userQuestion: 'Why?', cannedAnswer: 'Because.' }],
    [`${under}/action-configs`, { type: 'call', label: 'Call', trigger: 'always', config: { phone: '+1 555 0100' } }],
    ['/api/presentations', { deckId: deck.id, homeownerData: { first_name: 'Maria' } }],
    ['/api/presentations/batch', { presentations: [{ deckId: deck.id, homeownerData: { first_name: 'Maria' } }] }],
    [hooks, { name: 'Log', eventType: '*', channel: 'console', channelConfig: {} }],
    [`${hooks}/${hookId}/rotate-secret`, undefined],
    [`${log}/test`, undefined],
    [`${log}/recover`, { since: new Date(Date.now() - 60_000).toISOString() }],
    [`${log}/deliveries/${deliveryId}/resend`, undefined],
    ['/api/company/kb/documents/upload-init', { filename: 'a.pdf', contentType: 'application/pdf', sizeBytes: 1000 }],
    ['/api/company/kb/documents/complete', { documentId }, true],
    [`/api/company/kb/documents/${documentId}/reprocess`, undefined],
    ['/api/qa', { question: 'Why?', presentationId: presentation.id }],
    ['/api/qa/send', { presentationId: presentation.id, answerId }, true],
    [`/api/questions/${questionId}/answer`, { text: 'Because.' }],
    [`/api/questions/${questionId}/faq`, { cannedAnswer: 'Because.' }],
    ['/api/media/upload-init', { filename: 'a.png', contentType: 'image/png', sizeBytes: 1000 }],
    ['/api/media/complete', { mediaId }, true],
    [`/api/presentations/${presentation.id}/quote`, { roofMeasurementId: roof.id }],
    ['/api/reminders/preview', { when: 'not_opened', subject: 'Hello', text: 'Look.' }, true],
    ['/api/reminders/test', { when: 'not_opened', subject: 'Hello', text: 'Look.' }],
    [`/api/call-list/${presentation.id}`, { outcome: 'no_answer', note: 'Try again.' }],
    [`/api/presentations/${presentation.id}/notes`, { text: 'Has a dog.' }],
    ['/api/presentations/exports', { count: 12 }, true],
    ['/api/presentations/matches', { emails: ['maria@example.com'] }, true],
    ['/api/presentations/send', { presentationIds: [presentation.id] }],
    [`/api/presentations/${reachable.id}/send`, { message: 'Hello' }],
    [`/api/presentations/${reachable.id}/send/preview`, undefined, true],
    ['/api/roof-measurements', roofInput()],
    ['/api/roof-measurements/import', { format: 'csv', data: template.text }],
    [`/api/roof-measurements/${roof.id}/price`, { pricing: pricingInput() }, true],
    [`/api/roof-measurements/${roof.id}/confirm`, undefined],
    ['/api/appointments', visits.next],
    [`/api/appointments/${visits.id}/reschedule`, { startsAt: visits.next.startsAt }],
    [`/api/appointments/${visits.id}/cancel`, undefined],
    ['/api/appointments/feed/rotate', undefined],
    ...agreements,
  ]
}

/** Creates a contract for each action on one. */
async function newAgreements(client: Client, deckId: string): Promise<RepeatedPost[]> {
  const { id: templateId } = await newTemplate(client)
  const newInput = async () => {
    const email = `maria-${crypto.randomUUID()}@example.com`
    const { id: presentationId } = await newPresentation(client, deckId, { ...maria, email })
    return { presentationId, templateId, tier: 'better' }
  }
  const make = async (more = {}) => {
    const input = await newInput()
    const { contract, signUrl } = (await client.post('/api/contracts', { ...input, ...more })).body
    return { path: `/api/contracts/${contract.id}`, id: contract.id, token: signUrl && tokenOf(signUrl) }
  }
  const read = async (more = {}) => {
    const made = await make(more)
    await documentOf(made.id, made.token)
    return made
  }
  const agree = async (more = {}) => {
    const made = await read(more)
    await request('POST', `${made.path}/consent`, { body: { token: made.token } })
    return made
  }
  const sign = async (more = {}) => {
    const made = await agree(more)
    await request('POST', `${made.path}/sign`, { body: signing(made.token) })
    return made
  }
  const [draft, again, read1, agreed1, agreed2, unsigned, signed, payable, countersigned, open] = [
    await make({ isDraft: true }),
    await make(),
    await read(),
    await agree(),
    await agree(),
    await make(),
    await sign(),
    await sign(),
    await sign({ templateId: (await newTemplate(client, { companySigns: true })).id }),
    await make(),
  ]
  return [
    ['/api/contracts/templates', templateInput()],
    [`/api/contracts/templates/${templateId}/preview`, undefined, true],
    ['/api/contracts', { ...(await newInput()), isDraft: true }],
    [`${draft.path}/send`, undefined],
    [`${again.path}/resend`, undefined],
    [`${read1.path}/consent`, { token: read1.token }],
    [`${agreed1.path}/withdraw-consent`, { token: agreed1.token }],
    [`${agreed2.path}/co-owner`, { token: agreed2.token, name: 'Sam Okafor' }],
    [`${agreed2.path}/sign`, signing(agreed2.token)],
    [`${unsigned.path}/decline`, { token: unsigned.token }],
    [`${payable.path}/deposit`, { token: payable.token }],
    [`${countersigned.path}/countersign`, undefined],
    [`${signed.path}/cancel`, { token: signed.token }],
    [`${open.path}/void`, undefined],
  ]
}

/** Returns a booked visit, and the input that books the next one. */
async function newVisits(client: Client, presentationId: string) {
  await client.put('/api/appointments/calendar', calendarInput())
  const [first, second] = await freeWindows(presentationId)
  const visit = { presentationId, email: 'maria@example.com' }
  const { appointment } = (await client.post('/api/appointments', { ...visit, startsAt: first?.startsAt })).body
  return { id: appointment.id as string, next: { ...visit, startsAt: second?.startsAt } }
}
