import { type SceneName, scenes } from './seed-content/art.ts'
import * as content from './seed-content/deck.ts'

export const demo = {
  organizationName: 'Summit Roofing',
  name: 'Dana Summit',
  email: 'demo@summit-roofing.example',
  password: 'porchlight-demo',
}

/** Fills an empty Porchlight through its own API, as a customer would; what is there stays as it is. */
export async function seed(address: string) {
  const api = await register(address)
  if (!api) return
  const upload = (scene: SceneName) => uploadDrawing(api, scene)
  const { id: deckId } = (await api.send('POST', '/api/decks', content.deck)).deck

  const slideIds: Record<string, string> = {}
  for (const { art, ...slide } of content.slides) {
    const heroImg = await upload(art)
    slideIds[slide.slideId] = (await api.send('POST', `/api/decks/${deckId}/slides`, { ...slide, heroImg })).slide.id
  }
  const slideId = (name?: string) => (name === undefined ? null : slideIds[name])
  for (const { relatedSlide, ...faq } of content.faqs)
    await api.send('POST', `/api/decks/${deckId}/faqs`, { ...faq, relatedSlideId: slideId(relatedSlide) })
  for (const { slide, ...action } of content.actions)
    await api.send('POST', `/api/decks/${deckId}/action-configs`, { ...action, slideId: slideId(slide) })

  const { art, ...intro } = content.intro
  const [posterImg, logo, avatar] = [await upload(art), await upload('logo'), await upload('avatar')]
  await api.send('PUT', `/api/decks/${deckId}/intro`, { ...intro, posterImg })
  await api.send('PUT', `/api/decks/${deckId}/branding`, { ...content.branding, logo, avatar })
  await api.send('PUT', `/api/decks/${deckId}/qa-settings`, content.qaSettings)
  await api.send('PUT', `/api/slides/${slideId('pricing')}/product-data`, { productData: content.productData })
  for (const homeowner of content.homeowners) await api.send('POST', '/api/presentations', { deckId, ...homeowner })
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
  deck: { id: string }
  slide: { id: string }
  mediaId: string
  uploadUrl: string
  media: { storageKey: string }
  presentations: { id: string }[]
}

async function register(address: string) {
  const headers: Record<string, string> = { 'content-type': 'application/json' }
  const request = (method: string, path: string, body: unknown) =>
    fetch(address + path, { method, headers, body: JSON.stringify(body) })
  const registered = await request('POST', '/api/auth/register', demo)
  if (registered.status === 409) return undefined
  headers.cookie = registered.headers.getSetCookie()[0]?.split(';')[0] ?? ''

  const send = async (method: string, path: string, body: unknown): Promise<Answer> => {
    const response = await request(method, path, body)
    if (!response.ok) throw new Error(`Seeding failed at ${method} ${path}: ${await response.text()}`)
    return response.json() as Promise<Answer>
  }
  return { send }
}

type Api = { send: (method: string, path: string, body: unknown) => Promise<Answer> }

/** As every client does: asks for a place, puts the file there, and says that it is done. */
async function uploadDrawing(api: Api, scene: SceneName): Promise<string> {
  const body = new TextEncoder().encode(scenes[scene])
  const file = { filename: `${scene}.svg`, contentType: 'image/svg+xml', sizeBytes: body.length }
  const { mediaId, uploadUrl } = await api.send('POST', '/api/media/upload-init', file)
  const response = await fetch(uploadUrl, { method: 'PUT', headers: { 'content-type': file.contentType }, body })
  if (!response.ok) throw new Error(`Seeding failed at the upload of ${scene}: ${await response.text()}`)
  return (await api.send('POST', '/api/media/complete', { mediaId })).media.storageKey
}
