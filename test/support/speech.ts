import type { signedIn } from './client'
import { type Behaviour, endpoints } from './endpoints'
import { newDeck, newPresentation, newSlide } from './factories'
import { askWith } from './manifests'

type Client = Awaited<ReturnType<typeof signedIn>>

const frameBytes = 216
const header = [0xff, 0xf3, 0x68, 0xc0]
/** These bits set a high gain in each frame, so it counts as loud. */
const loud = 0xdb

/** Four seconds of frames as a provider sends them, 16 kHz and 48 kbit/s. Their contents are never decoded here. */
export const sound = async () =>
  Uint8Array.from({ length: 111 * frameBytes }, (_, at) => header[at % frameBytes] ?? loud)

/** The sound is as long as the text needs. */
const answer: Behaviour = async ({ body }) => {
  const piece = await sound()
  const pieces = Array.from({ length: Math.ceil(JSON.parse(body).input.length / 60) }, () => piece)
  return new Response(new Blob(pieces), { headers: { 'content-type': 'audio/mpeg' } })
}

/** A speech server with its own host. It gives each of these answers in turn, and then speech. */
export function newSpeechServer(...behaviours: Behaviour[]) {
  const host = `${crypto.randomUUID()}.example`
  const said: string[] = []
  const behaviour: Behaviour = (call, signal) => {
    said.push(JSON.parse(call.body).input)
    return (behaviours[said.length - 1] ?? answer)(call, signal)
  }
  endpoints.set(host, { calls: [], behaviour })
  const bindings = { OPENAI_SPEECH_URL: `https://${host}` }
  return {
    said,
    bindings,
    get: (path: string, headers: Record<string, string> = {}, more = {}) =>
      read(askWith(path, { ...bindings, ...more }, { headers })),
    post: (path: string, body: unknown, headers: Record<string, string> = {}, more = {}) =>
      read(
        askWith(
          path,
          { ...bindings, ...more },
          { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } },
        ),
      ),
  }
}

async function read(asked: ReturnType<typeof askWith>) {
  const { answer } = await asked
  const text = await answer.text()
  const isJson = answer.headers.get('content-type')?.startsWith('application/json')
  return { status: answer.status, headers: answer.headers, text, body: isJson ? JSON.parse(text) : undefined }
}

export type SpeechServer = ReturnType<typeof newSpeechServer>

export const refusing =
  (status: number, headers = {}): Behaviour =>
  () =>
    new Response('busy', { status, headers })

export const later =
  (behaviour: Behaviour = answer, milliseconds = 50): Behaviour =>
  async (call, signal) => {
    await scheduler.wait(milliseconds)
    return behaviour(call, signal)
  }

export async function newNarratedDeck(client: Client, ...scripts: string[]) {
  const deck = await newDeck(client)
  const slideIds: string[] = []
  for (const narrationScript of scripts) slideIds.push((await newSlide(client, deck.id, { narrationScript })).id)
  return { deckId: deck.id, slideIds, presentationId: (await newPresentation(client, deck.id)).id }
}

export const pathOf = (url: string) => url.replace(/^https?:\/\/[^/]+/, '')
export const cookieOf = (client: Client) => ({ cookie: `session=${client.cookies.session}` })

type Manifest = { slides: { narrationUrl: string | null; script: string }[] }

/** Returns the paths at which the manifest says that the slides can be heard. */
export async function narrationPaths(server: SpeechServer, presentationId: string) {
  const { slides } = (await server.get(`/api/viewer/presentations/${presentationId}`)).body as Manifest
  return slides.map(({ narrationUrl }) => pathOf(narrationUrl ?? ''))
}
