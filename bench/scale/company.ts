import { calendar } from '../../dev/seed-content/calendar.ts'
import { agreement } from '../../dev/seed-content/contract.ts'
import * as content from '../../dev/seed-content/deck.ts'
import { register } from '../account.ts'
import { options, sized } from '../options.ts'
import type { Site } from '../site.ts'

type Answer = Record<'deck' | 'slide' | 'presentation' | 'template' | 'contract' | 'appointment', { id: string }> & {
  signUrl: string
  documentId: string
  storageKey: string
  slides: { id: string }[]
  days: { windows: { startsAt: string }[] }[]
}

export type Company = Awaited<ReturnType<typeof foundCompany>>

/**
 * Creates the demo's deck without its pictures, which are not in D1; a calendar, a template, a document, and a
 * subscriber to all events.
 */
export async function foundCompany(site: Site) {
  const { cookie, organizationId, password } = await register(site)
  const send = (method: string, path: string, body?: unknown) => asked(site, method, path, body, { cookie })
  const { id: deckId } = (await send('POST', '/api/decks', content.deck)).deck
  const slides = content.slides.filter(({ slideId }) => !options.smoke || slideId === 'pricing')
  for (const { art: _, narrationScript, ...slide } of slides) {
    const shortened = { ...slide, narrationScript: personalPartOf(narrationScript) }
    const { id } = (await send('POST', `/api/decks/${deckId}/slides`, shortened)).slide
    if (slide.slideId === 'pricing')
      await send('PUT', `/api/slides/${id}/product-data`, { productData: content.productData })
  }
  for (const { relatedSlide: _, ...faq } of content.faqs) await send('POST', `/api/decks/${deckId}/faqs`, faq)
  const { art: _, ...intro } = content.intro
  await send('PUT', `/api/decks/${deckId}/intro`, intro)
  await send('PUT', `/api/decks/${deckId}/branding`, content.branding)
  await send('PUT', `/api/decks/${deckId}/qa-settings`, content.qaSettings)
  await send('PUT', '/api/appointments/calendar', calendar(Date.now()))
  await send('PATCH', '/api/organization', { address: '2100 Ford Street, Golden, CO 80401' })
  const { id: templateId } = (await send('POST', '/api/contracts/templates', agreement)).template
  await addDocument(site, send)
  const subscription = { name: 'CRM', eventType: '*', channel: 'console', channelConfig: {} }
  await send('POST', '/api/notifications/subscriptions', subscription)
  return { headers: { cookie }, organizationId, deckId, templateId, password }
}

/** Keeps as many personal tracks, but with less text in them. */
function personalPartOf(script: string) {
  const sentences = script.split(/(?<=[.?!]) /)
  return sentences.find((sentence) => sentence.includes('{{')) ?? sentences[0] ?? script
}

type Send = (method: string, path: string, body?: unknown) => Promise<Answer>

/** This stores what the browser would send to R2. */
async function addDocument(site: Site, send: Send) {
  const document = content.documents.find(({ contentType }) => contentType === 'text/markdown')
  if (!document) throw new Error('The demo has no document in Markdown.')
  const { content: body, ...file } = document
  const input = { ...file, sizeBytes: body.length }
  const { documentId, storageKey } = await send('POST', '/api/company/kb/documents/upload-init', input)
  await site.files.put(storageKey, body, { httpMetadata: { contentType: file.contentType } })
  await send('POST', '/api/company/kb/documents/complete', { documentId })
}

export const presentationsOfBlock = sized(10, 1)
/** One in this many presentations gets a question, a visit or a contract; each is watched once. */
const shares = { asked: 2, visited: 5, signed: 10 }

/**
 * Creates this many presentations and what follows from them, each for another homeowner, so that a voice speaks the
 * personal parts.
 */
export async function addPresentations(site: Site, company: Company, count: number) {
  for (let index = 0; index < count; index++) {
    const homeowner = homeownerOf(count + index)
    const input = { deckId: company.deckId, homeownerData: homeowner }
    const made = await asked(site, 'POST', '/api/presentations', input, company.headers)
    const { id } = made.presentation
    await watch(site, id)
    if (index % shares.asked === 0) await ask(site, id)
    if (index % shares.visited === 0) await bookVisit(site, id)
    if (index % shares.signed === 0) await signContract(site, company, id)
  }
}

const firstNames = ['Margaret', 'Theo', 'Zoe', 'Harold', 'Ines', 'Otis', 'Priya', 'Walter', 'Nadia', 'Clement']
const lastNames = ['Holloway', 'Whitcomb', 'Okafor', 'Brandt']

const homeownerOf = (number: number) => ({
  first_name: firstNames[number % firstNames.length],
  last_name: lastNames[Math.floor(number / firstNames.length) % lastNames.length],
  address: `${400 + number} Juniper Lane`,
  city: 'Golden',
  state: 'CO',
  zip: '80401',
  country: 'USA',
  email: `${crypto.randomUUID()}@bench.example`,
  phone: '+1 303 555 0117',
})

async function watch(site: Site, id: string) {
  const { slides } = await asked(site, 'GET', `/api/viewer/presentations/${id}`)
  const at = new Date().toISOString()
  const events = [
    { type: 'started', at },
    ...slides.map((slide) => ({ type: 'watched', slideId: slide.id, seconds: 24.5, at })),
    { type: 'completed', slideId: slides.at(-1)?.id, at },
  ]
  const body = { viewerSessionId: crypto.randomUUID(), events }
  await asked(site, 'POST', `/api/viewer/presentations/${id}/events`, body)
}

const ask = (site: Site, presentationId: string) =>
  asked(site, 'POST', '/api/qa', { question: 'How long does it take?', presentationId })

async function bookVisit(site: Site, presentationId: string) {
  const { days } = await asked(site, 'GET', `/api/appointments/slots?presentationId=${presentationId}`)
  const windows = days.flatMap((day) => day.windows)
  await asked(site, 'POST', '/api/appointments', { presentationId, startsAt: windows[0]?.startsAt })
}

async function signContract(site: Site, { headers, templateId }: Company, presentationId: string) {
  const input = { presentationId, templateId, tier: 'better' }
  const { contract, signUrl } = await asked(site, 'POST', '/api/contracts', input, headers)
  const path = `/api/contracts/${contract.id}`
  const token = new URL(signUrl).searchParams.get('token') ?? ''
  await (await site.send({ path: `${path}/document.pdf?token=${token}` })).arrayBuffer()
  await asked(site, 'POST', `${path}/consent`, { token })
  const initials = Object.fromEntries(agreement.requiredInitials.map((label) => [label, 'HW']))
  const signature = { kind: 'typed', value: 'Harold Whitcomb' }
  await asked(site, 'POST', `${path}/sign`, { token, name: 'Harold Whitcomb', signature, initials })
}

export async function asked(site: Site, method: string, path: string, body?: unknown, headers = {}): Promise<Answer> {
  const response = await site.send({ method, path, body, headers })
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as Answer
}
