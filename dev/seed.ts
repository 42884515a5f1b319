import { type SceneName, scenes, type UprightName, uprightScenes } from '../src/providers/drawings/scenes.ts'
import { calendar, visits } from './seed-content/calendar.ts'
import { agreement } from './seed-content/contract.ts'
import * as content from './seed-content/deck.ts'
import { speakDemo } from './speak-demo.ts'

export const demo = {
  organizationName: 'Summit Roofing',
  name: 'Daniel Summit',
  email: 'demo@summit-roofing.example',
  password: 'porchlight-demo',
}

/** Uses the API, as a customer would; does nothing where the demo company exists. */
export async function seed(address: string) {
  const api = await register(address)
  if (!api) return
  const upload = drawingsOf(api)
  const { id: deckId } = (await api.send('POST', '/api/decks', content.deck)).deck
  await api.send('PATCH', `/api/decks/${deckId}`, { posterShows: 'address' })

  const slideIds: Record<string, string> = {}
  for (const { art, ...slide } of content.slides) {
    const pictures = content.galleries[slide.slideId] ?? [{ art }]
    const images: { key: string; portrait: { key: string } }[] = []
    for (const { art, upright, ...picture } of pictures) {
      const portrait = { key: await upload.upright(art), callouts: upright ?? [] }
      images.push({ ...picture, key: await upload(art), portrait })
    }
    slideIds[slide.slideId] = (await api.send('POST', `/api/decks/${deckId}/slides`, { ...slide, images })).slide.id
  }
  const slideId = (name?: string) => (name === undefined ? null : slideIds[name])
  for (const { relatedSlide, ...faq } of content.faqs)
    await api.send('POST', `/api/decks/${deckId}/faqs`, { ...faq, relatedSlideId: slideId(relatedSlide) })
  for (const { slide, ...action } of content.actions)
    await api.send('POST', `/api/decks/${deckId}/action-configs`, { ...action, slideId: slideId(slide) })

  const { art, ...intro } = content.intro
  const poster = { posterImg: await upload(art), posterPortraitImg: await upload.upright(art) }
  const [logo, avatar] = [await upload('logo'), await upload('avatar')]
  await api.send('PUT', `/api/decks/${deckId}/intro`, { ...intro, ...poster })
  await api.send('PUT', `/api/decks/${deckId}/branding`, { ...content.branding, logo, avatar })
  await api.send('PUT', `/api/decks/${deckId}/qa-settings`, content.qaSettings)
  await api.send('PUT', `/api/slides/${slideId('pricing')}/product-data`, { productData: content.productData })
  for (const document of content.documents) await uploadDocument(api, document)
  const presentationIds: string[] = []
  for (const homeowner of content.homeowners)
    presentationIds.push((await api.send('POST', '/api/presentations', { deckId, ...homeowner })).presentation.id)
  await quoteRoof(api, presentationIds[0] ?? '')
  await bookVisits(api, presentationIds[0] ?? '')
  await signContracts(api, address, deckId)
  await askQuestions(api, presentationIds)
  // Jobs speak the others.
  if (presentationIds[0]) await speakDemo(address, presentationIds[0])
}

/** The prices of a homeowner are then those of their own roof. */
async function quoteRoof(api: Api, presentationId: string, address = content.roof.address) {
  await api.send('PUT', '/api/roof-measurements/pricing', content.pricing)
  const { roofMeasurement } = await api.send('POST', '/api/roof-measurements', {
    ...content.roof,
    address,
    presentationId,
  })
  await api.send('POST', `/api/roof-measurements/${roofMeasurement.id}/confirm`, {})
  await api.send('POST', `/api/presentations/${presentationId}/quote`, { roofMeasurementId: roofMeasurement.id })
}

async function bookVisits(api: Api, presentationId: string) {
  await api.send('PUT', '/api/appointments/calendar', calendar(Date.now()))
  const { days } = await api.send('GET', `/api/appointments/slots?presentationId=${presentationId}`)
  const windows = days.flatMap((day) => day.windows)
  for (const { window, name, email } of visits)
    await api.send('POST', '/api/appointments', { presentationId, startsAt: windows[window]?.startsAt, name, email })
}

/**
 * Two, as a homeowner signs them: one that holds, one that was called off in time. The homeowner is none whose link is
 * shown, because a mailbox takes so many mails a day.
 */
async function signContracts(api: Api, address: string, deckId: string) {
  const { presentation } = await api.send('POST', '/api/presentations', { deckId, homeownerData: content.signer })
  await quoteRoof(api, presentation.id, `${content.signer.address}, Golden, CO 80401`)
  await api.send('PATCH', '/api/organization', { address: '2100 Ford Street, Golden, CO 80401' })
  const { template } = await api.send('POST', '/api/contracts/templates', agreement)
  const { actionConfigs } = await api.send('GET', `/api/decks/${deckId}/action-configs`)
  for (const { id, type, config } of actionConfigs.filter(({ type }) => type === 'sign_contract'))
    await api.send('PATCH', `/api/decks/${deckId}/action-configs/${id}`, {
      type,
      config: { ...config, templateId: template.id },
    })
  for (const tier of ['better', 'good']) {
    const input = { presentationId: presentation.id, templateId: template.id, tier }
    const { contract, signUrl } = await api.send('POST', '/api/contracts', input)
    const token = new URL(signUrl).searchParams.get('token')
    const path = `${address}/api/contracts/${contract.id}`
    const act = (name: string, body: object = {}) =>
      asHomeowner(`${path}/${name}`, { method: 'POST', body: JSON.stringify({ token, ...body }) })
    await asHomeowner(`${path}?token=${token}`)
    await asHomeowner(`${path}/document.pdf?token=${token}`)
    await act('consent')
    const name = `${content.signer.first_name} ${content.signer.last_name}`
    const initials = Object.fromEntries(agreement.requiredInitials.map((label) => [label, 'HW']))
    await act('sign', { name, signature: { kind: 'typed', value: name }, initials })
    if (tier === 'good') await act('cancel', { reason: 'We chose the other one.' })
  }
}

async function asHomeowner(url: string, more: RequestInit = {}) {
  const response = await fetch(url, { ...more, headers: { 'content-type': 'application/json' } })
  if (!response.ok) throw new Error(`Seeding failed at ${new URL(url).pathname}: ${await response.text()}`)
  await response.arrayBuffer()
}

async function askQuestions(api: Api, presentationIds: string[]) {
  await whenDocumentsAreRead(api)
  for (const [index, question] of content.questions.entries())
    await api.send('POST', '/api/qa', { question, presentationId: presentationIds[index % presentationIds.length] })
}

/** The link of a presentation that there is to look at: one of the demo company's, if one is left. */
export async function findShowcase(address: string): Promise<string | undefined> {
  const headers = { 'content-type': 'application/json' }
  const { email, password } = demo
  const body = JSON.stringify({ email, password })
  const signedIn = await fetch(`${address}/api/auth/login`, { method: 'POST', headers, body })
  const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  if (!signedIn.ok) return undefined
  const listed = await fetch(`${address}/api/presentations`, { headers: { cookie } })
  const { presentations } = (await listed.json()) as Answer
  return presentations.at(-1)?.id
}

/** What the seeding reads: each answer has the part that its path promises. */
type Answer = {
  template: { id: string }
  contract: { id: string }
  signUrl: string
  actionConfigs: { id: string; type: string; config: object }[]
  deck: { id: string }
  slide: { id: string }
  mediaId: string
  uploadUrl: string
  media: { id: string; storageKey: string }
  presentation: { id: string }
  presentations: { id: string }[]
  roofMeasurement: { id: string }
  days: { windows: { startsAt: string }[] }[]
  documentId: string
  documents: { status: string }[]
}

async function register(address: string) {
  const headers: Record<string, string> = { 'content-type': 'application/json' }
  // The questions of past viewers came from elsewhere, so they use up nothing of what the visitor of today may ask.
  headers['cf-connecting-ip'] = '192.0.2.1'
  const request = (method: string, path: string, body?: unknown) =>
    fetch(address + path, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) })
  const registered = await request('POST', '/api/auth/register', demo)
  if (registered.status === 409) return undefined
  headers.cookie = registered.headers.getSetCookie()[0]?.split(';')[0] ?? ''

  const send = async (method: string, path: string, body?: unknown): Promise<Answer> => {
    const response = await request(method, path, body)
    if (!response.ok) throw new Error(`Seeding failed at ${method} ${path}: ${await response.text()}`)
    return response.json() as Promise<Answer>
  }
  return { send }
}

type Api = { send: (method: string, path: string, body?: unknown) => Promise<Answer> }

/** Each drawing is uploaded once, and described as far as there is something to say of it. */
function drawingsOf(api: Api) {
  const keys = new Map<string, Promise<string>>()
  const once = (filename: string, svg: string, words?: object) => {
    const key = keys.get(filename) ?? uploadDrawing(api, filename, svg, words)
    keys.set(filename, key)
    return key
  }
  const described: Partial<Record<SceneName, object>> = content.described
  const wide = (scene: SceneName) => once(`${scene}.svg`, scenes[scene], described[scene])
  const upright = (scene: UprightName) =>
    once(`${scene}-upright.svg`, uprightScenes[scene], {
      ...content.described[scene],
      focalPoint: content.uprightFocus[scene],
    })
  return Object.assign(wide, { upright })
}

/** As every client does: asks for a place, puts the file there, and says that it is done. */
async function uploadDrawing(api: Api, filename: string, svg: string, words?: object) {
  const body = new TextEncoder().encode(svg)
  const file = { filename, contentType: 'image/svg+xml', sizeBytes: body.length }
  const { mediaId, uploadUrl } = await api.send('POST', '/api/media/upload-init', file)
  const response = await fetch(uploadUrl, { method: 'PUT', headers: { 'content-type': file.contentType }, body })
  if (!response.ok) throw new Error(`Seeding failed at the upload of ${filename}: ${await response.text()}`)
  const { id, storageKey } = (await api.send('POST', '/api/media/complete', { mediaId })).media
  if (words) await api.send('PATCH', `/api/images/${id}`, words)
  return storageKey
}

type SeedDocument = (typeof content.documents)[number]

async function uploadDocument(api: Api, { content: body, ...described }: SeedDocument) {
  const file = { ...described, sizeBytes: body.length }
  const { documentId, uploadUrl } = await api.send('POST', '/api/company/kb/documents/upload-init', file)
  const response = await fetch(uploadUrl, { method: 'PUT', headers: { 'content-type': file.contentType }, body })
  if (!response.ok) throw new Error(`Seeding failed at the upload of ${file.filename}: ${await response.text()}`)
  await api.send('POST', '/api/company/kb/documents/complete', { documentId })
}

const longestReading = 60_000

/** A queue reads them, so that the first questions would find nothing in them yet. */
async function whenDocumentsAreRead(api: Api) {
  for (const end = Date.now() + longestReading; Date.now() < end; ) {
    const { documents } = await api.send('GET', '/api/company/kb/documents')
    if (documents.every(({ status }) => status !== 'processing')) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}
