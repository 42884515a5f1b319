import type { Context } from 'hono'
import type { AppEnv } from '../../core/context'
import { readingDatabase } from '../../core/database'
import { kinOf } from '../../core/kin'
import { log } from '../../core/log'
import { latestState, onChange, type State, stateKey } from './changes'
import { manifestOf } from './manifest'
import { findPlayable, type Playable } from './queries'
import type { Manifest } from './schemas'

/** What a page says besides its manifest. */
type Cover = {
  title: string
  company: string
  description: string
  language: string | null
  imageUrl: string | null
  /** What a chat shows of a link; a copy from before a deployment may lack it, and the fonts, too. */
  previewUrl?: string | null
  fontUrls?: string[]
  palette: Manifest['branding']['palette']
  embedOrigins: string[]
}

/** `kin` says whose changes concern it. */
export type Copy = { cover: Cover; kin: string; etag: string; body: Uint8Array<ArrayBuffer> }
type Held = { copy: Copy | undefined; state: string | null; until: number }

const heldMilliseconds = 3000
const heldCopies = 300
const heldBytes = 16_000_000
const noState = 'none'
const encoder = new TextEncoder()
const decoder = new TextDecoder()
const bytesOf = (text: string) => encoder.encode(text) as Uint8Array<ArrayBuffer>

const memory = new Map<string, Held>()
const flights = new Map<string, Promise<Copy | undefined>>()

const keyOf = (origin: string, presentationId: string) => `manifest:${presentationId}:${origin}`
const isOf = (key: string, kin: string) => key.startsWith(`manifest:${kin}`)

onChange((kin) => {
  for (const map of [memory, flights]) for (const key of map.keys()) if (isOf(key, kin)) map.delete(key)
})

const isFresh = ({ until }: Held) => until > Date.now()

/** What the isolate has in its memory, and need not ask about yet. */
export function findHeld(origin: string, presentationId: string): Copy | undefined {
  const held = memory.get(keyOf(origin, presentationId))
  return held && isFresh(held) ? held.copy : undefined
}

/** From the isolate's memory, else from KV, else from D1; whoever asks while it is being fetched shares the answer. */
export async function loadCopy(c: Context<AppEnv>, presentationId: string): Promise<Copy | undefined> {
  const key = keyOf(new URL(c.req.url).origin, presentationId)
  const held = memory.get(key)
  if (held && isFresh(held)) return held.copy
  return flights.get(key) ?? start(c, key, presentationId, held)
}

function start(c: Context<AppEnv>, key: string, presentationId: string, held: Held | undefined) {
  const flight = fetchCopy(c, key, presentationId, held).finally(() => {
    if (flights.get(key) === flight) flights.delete(key)
  })
  flights.set(key, flight)
  // Others wait for it too, so it must not end with the request that began it.
  c.executionCtx.waitUntil(flight.catch(() => undefined))
  return flight
}

async function fetchCopy(c: Context<AppEnv>, key: string, presentationId: string, held: Held | undefined) {
  const kin = kinOf(presentationId)
  const { state, stored } = await readKv(c, kin, held?.copy ? undefined : key)
  const name = state?.name ?? null
  const known = held?.copy && held.state === name ? held.copy : unpack(stored, name)
  const copy = known ?? (await fill(c, key, presentationId, state))
  const isStill = (latestState(kin, state)?.name ?? null) === name
  if (isStill && isTold(copy, kin)) hold(key, { copy, state: name, until: Date.now() + heldMilliseconds })
  return copy
}

/** Only where the id tells the deck, a change of the deck is seen to concern the copy; the first ids did not. */
const isTold = (copy: Copy | undefined, kin: string) => !copy || copy.kin === kin

/** One read: the state alone where the copy is at hand already, else both. */
async function readKv(c: Context<AppEnv>, kin: string, key: string | undefined) {
  const name = stateKey(kin)
  c.var.meter.kvReads++
  try {
    const values = await c.env.MANIFESTS.get(key ? [name, key] : [name], { type: 'text', cacheTtl: 30 })
    const state = latestState(kin, parseState(values.get(name)))
    return { state, stored: key ? values.get(key) : null }
  } catch (error) {
    log('warn', { message: 'KV did not answer for a manifest; D1 does.', error: String(error) })
    return { state: latestState(kin, null), stored: null }
  }
}

const parseState = (text: string | null | undefined): State | null => (text ? JSON.parse(text) : null)

async function fill(c: Context<AppEnv>, key: string, presentationId: string, state: State | null) {
  const find = (start: string) => findPlayable(readingDatabase(c.env, c.var.meter, start), presentationId)
  const start = startOf(state)
  // A link may be opened sooner than the nearest replica has heard of it.
  const playable = (await find(start)) ?? (start === primary ? undefined : await find(primary))
  if (!playable) return undefined
  const copy = await copyOf(presentationId, playable, c.req.url)
  if (isTold(copy, kinOf(presentationId))) c.executionCtx.waitUntil(keep(c.env, key, copy, state))
  return copy
}

const primary = 'first-primary'
const unsettled = 60 * 1000

/** Of two changes at once either may be told last, so for a while neither's bookmark can be trusted to cover both. */
function startOf(state: State | null) {
  if (!state) return 'first-unconstrained'
  return Date.now() - state.at < unsettled ? primary : (state.bookmark ?? primary)
}

async function keep(env: Env, key: string, copy: Copy, state: State | null) {
  try {
    const expirationTtl = env.MANIFEST_COPY_SECONDS
    await env.MANIFESTS.put(key, pack(copy, state?.name ?? null), { expirationTtl })
  } catch (error) {
    log('warn', { message: 'A manifest was not copied to KV; D1 answers for it.', error: String(error) })
  }
}

async function copyOf(presentationId: string, playable: Playable, requestUrl: string): Promise<Copy> {
  const manifest = manifestOf(presentationId, playable, requestUrl)
  const { slides, branding, intro, title, language } = manifest
  const version = await digest(JSON.stringify([manifest, playable.allowedEmbedOrigins]))
  const pictures = [intro?.posterUrl, ...slides.map(({ imageUrl }) => imageUrl)].filter(
    (url) => typeof url === 'string',
  )
  const cover = {
    title: intro?.title ?? slides[0]?.title ?? title,
    company: branding.name,
    description: describe(manifest),
    language,
    imageUrl: pictures[0] ?? null,
    previewUrl: pictures.find((url) => !url.endsWith('.svg')) ?? pictures[0] ?? null,
    fontUrls: fontsOf(branding),
    palette: branding.palette,
    embedOrigins: playable.allowedEmbedOrigins,
  }
  // Safe as it is inside of a page too.
  const json = JSON.stringify({ version, ...manifest }).replaceAll('<', '\\u003c')
  return { cover, kin: kinOf(playable.deckId), etag: `"${version}"`, body: bytesOf(json) }
}

const longestDescription = 200

/** In the company's words alone: a preview is seen by others, too, and a script says who lives where. */
function describe({ branding, slides, title }: Pick<Manifest, 'branding' | 'slides' | 'title'>) {
  const { headline, body } = branding.cta
  const chapters = slides.map((slide) => slide.title).join(' · ')
  const words = chapters || [headline, body].filter(Boolean).join(' ') || title
  const start = [...words].slice(0, longestDescription).join('')
  return start === words ? words : `${start.replace(/\s+\S*$/, '')} …`
}

const fontsOf = ({ fonts }: Manifest['branding']) => [
  ...new Set([fonts.heading?.url, fonts.body?.url].filter((url) => typeof url === 'string')),
]

async function digest(text: string) {
  const hash = await crypto.subtle.digest('SHA-256', encoder.encode(text))
  return Buffer.from(hash).toString('hex').slice(0, 24)
}

/** The state, then what the page says, then the manifest untouched: three lines of JSON. */
const pack = ({ body, ...rest }: Copy, state: string | null) =>
  `${state ?? noState}\n${JSON.stringify(rest)}\n${decoder.decode(body)}`

function unpack(stored: string | null | undefined, state: string | null): Copy | undefined {
  if (!stored) return undefined
  const first = stored.indexOf('\n')
  const second = stored.indexOf('\n', first + 1)
  if (stored.slice(0, first) !== (state ?? noState)) return undefined
  return { ...JSON.parse(stored.slice(first + 1, second)), body: bytesOf(stored.slice(second + 1)) }
}

function hold(key: string, held: Held) {
  memory.delete(key)
  memory.set(key, held)
  let bytes = 0
  for (const { copy } of memory.values()) bytes += copy?.body.length ?? 0
  for (const [oldest, { copy }] of memory) {
    if (memory.size <= heldCopies && bytes <= heldBytes) return
    memory.delete(oldest)
    bytes -= copy?.body.length ?? 0
  }
}
