import { randomUUID } from 'node:crypto'

// biome-ignore lint/suspicious/noExplicitAny: a test reads what the contract's own tests have checked
type Answer = any

/** A company of its own in a running Porchlight, to build what a browser shall look at. */
export async function newCompany(address: string) {
  const headers: Record<string, string> = { 'content-type': 'application/json' }
  const send = async (method: string, path: string, body?: unknown): Promise<Answer> => {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) }
    const response = await fetch(address + path, { method, headers, ...sent })
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`)
    const [cookie] = response.headers.getSetCookie()
    if (cookie?.startsWith('session=')) headers.cookie = cookie.split(';')[0] ?? ''
    return response.json()
  }
  const email = `${randomUUID()}@test.example`
  await send('POST', '/api/auth/register', {
    organizationName: 'Summit Roofing',
    name: 'Ana',
    email,
    password: 'a long walk home',
  })

  const upload = async (filename: string, contentType: string, bytes: Uint8Array<ArrayBuffer>): Promise<string> => {
    const file = { filename, contentType, sizeBytes: bytes.length }
    const { mediaId, uploadUrl } = await send('POST', '/api/media/upload-init', file)
    const put = await fetch(uploadUrl, { method: 'PUT', headers: { 'content-type': contentType }, body: bytes })
    if (!put.ok) throw new Error(await put.text())
    return (await send('POST', '/api/media/complete', { mediaId })).media.storageKey
  }

  /** A deck with these slides, and a presentation of it; whatever is not said is left out. */
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
  return { send, upload, present }
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

/** A tone, as a WAV file. */
export function tone(seconds: number, hertz = 220, rate = 8000): Uint8Array<ArrayBuffer> {
  const samples = Math.round(seconds * rate)
  const file = Buffer.alloc(44 + samples)
  file.write('RIFF', 0)
  file.writeUInt32LE(36 + samples, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(rate, 24)
  file.writeUInt32LE(rate, 28)
  file.writeUInt16LE(1, 32)
  file.writeUInt16LE(8, 34)
  file.write('data', 36)
  file.writeUInt32LE(samples, 40)
  for (let index = 0; index < samples; index++)
    file[44 + index] = 128 + Math.round(60 * Math.sin((2 * Math.PI * hertz * index) / rate))
  return new Uint8Array(file)
}
