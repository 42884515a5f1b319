import { randomUUID } from 'node:crypto'

// biome-ignore lint/suspicious/noExplicitAny: a test reads what the contract's own tests have checked
type Answer = any

/** Each client has its own IP address, because attempts are limited by address and minute. */
function newClient(first: string) {
  let address = first
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    'cf-connecting-ip': `client ${randomUUID()}`,
  }
  const call = async (method: string, path: string, body: unknown, headers: Record<string, string>) => {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) }
    const response = await fetch(address + path, { method, headers, ...sent })
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`)
    return response
  }
  const send = async (method: string, path: string, body?: unknown): Promise<Answer> => {
    const response = await call(method, path, body, headers)
    const [cookie] = response.headers.getSetCookie()
    if (cookie?.startsWith('session=')) headers.cookie = cookie.split(';')[0] ?? ''
    return response.json()
  }
  /** Leaves out the cookie, because a company can't sign for its homeowner. */
  const sendAsHomeowner = async (method: string, path: string, body?: unknown): Promise<Answer> => {
    const { cookie: _, ...others } = headers
    return (await call(method, path, body, others)).json()
  }
  /** A restarted server has another port. */
  const at = (later: string) => {
    address = later
  }
  return { headers, send, sendAsHomeowner, at }
}

/** Logins are limited per minute, so only tests of the demo company use this. */
export async function signedInTo(address: string, { email, password }: { email: string; password: string }) {
  const client = newClient(address)
  await client.send('POST', '/api/auth/login', { email, password })
  return client
}

export async function newCompany(address: string, organizationName = 'Summit Roofing') {
  const { headers, send, sendAsHomeowner, at } = newClient(address)
  const email = `${randomUUID()}@test.example`
  const password = 'a long walk home'
  await send('POST', '/api/auth/register', { organizationName, name: 'Ana', email, password })

  const upload = async (filename: string, contentType: string, bytes: Uint8Array<ArrayBuffer>): Promise<string> => {
    const file = { filename, contentType, sizeBytes: bytes.length }
    const { mediaId, uploadUrl } = await send('POST', '/api/media/upload-init', file)
    const put = await fetch(uploadUrl, { method: 'PUT', headers: { 'content-type': contentType }, body: bytes })
    if (!put.ok) throw new Error(await put.text())
    return (await send('POST', '/api/media/complete', { mediaId })).media.storageKey
  }

  const present = async ({ slides, homeowner = {}, language, branding, intro, faqs = [], qaSettings }: Show) => {
    const deckId: string = (await send('POST', '/api/decks', { name: 'Shown' })).deck.id
    const slideIds: string[] = []
    for (const [index, { productData, ...slide }] of slides.entries()) {
      const usual = { slideId: `slide-${index}`, title: `Slide ${index + 1}`, narrationScript: 'A few words.' }
      const { id } = (await send('POST', `/api/decks/${deckId}/slides`, { ...usual, ...slide })).slide
      slideIds.push(id)
      if (productData) await send('PUT', `/api/slides/${id}/product-data`, { productData })
    }
    for (const faq of faqs) await send('POST', `/api/decks/${deckId}/faqs`, faq)
    if (branding) await send('PUT', `/api/decks/${deckId}/branding`, { palette: {}, cta: {}, ...branding })
    if (intro) await send('PUT', `/api/decks/${deckId}/intro`, intro)
    if (qaSettings) await send('PUT', `/api/decks/${deckId}/qa-settings`, qaSettings)
    const { presentation } = await send('POST', '/api/presentations', {
      deckId,
      homeownerData: { first_name: 'Maria', ...homeowner },
      ...(language && { languageSettings: { language } }),
    })
    return { id: presentation.id as string, deckId, slideIds }
  }
  return { email, password, headers, send, sendAsHomeowner, at, upload, present }
}

type Show = {
  slides: ({ productData?: unknown } & Record<string, unknown>)[]
  homeowner?: Record<string, string>
  language?: string
  branding?: Record<string, unknown>
  intro?: Record<string, unknown>
  faqs?: Record<string, unknown>[]
  qaSettings?: Record<string, string>
}
