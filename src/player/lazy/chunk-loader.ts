import type { PorchlightPlayer } from '../player'
import type { Scene } from '../scenes'

const sources = {
  questions: () => import('./questions'),
  menu: () => import('./menu'),
  poster: () => import('./poster'),
  pricing: () => import('./pricing'),
  roof: () => import('./roof'),
  gallery: () => import('./gallery'),
  ending: () => import('./ending'),
  booking: () => import('./booking'),
  contract: () => import('./contract'),
  actions: () => import('./actions'),
  playerjs: () => import('./playerjs'),
  narration: () => import('./narration'),
  telemetry: () => import('./telemetry'),
  foreign: () => import('./foreign-controls'),
}

/** The list of keys comes with the chunk that handles them. */
type Chunks = { [Name in keyof typeof sources]?: Awaited<ReturnType<(typeof sources)[Name]>> } & {
  keys?: typeof import('./keys')
}

const readWords = new Set<keyof Chunks>([
  'actions',
  'questions',
  'pricing',
  'roof',
  'gallery',
  'ending',
  'booking',
  'contract',
])

export class ChunkLoader {
  readonly loaded: Chunks = {}
  readonly failed = new Set<keyof Chunks>()
  readonly #player: PorchlightPlayer

  constructor(player: PorchlightPlayer) {
    this.#player = player
  }

  /** A chunk that failed to load stays unset, so the next tap or slide tries again. */
  async load<Name extends keyof Chunks>(name: Name): Promise<Chunks[Name]> {
    this.failed.delete(name)
    this.#player.refresh()
    if (!this.loaded[name]) await this.#fetch(name)
    if (!this.loaded[name]) this.failed.add(name)
    this.#player.refresh()
    return this.loaded[name]
  }

  with<Name extends keyof Chunks>(name: Name, use: (chunk: NonNullable<Chunks[Name]>) => void) {
    const chunk = this.loaded[name]
    if (chunk) use(chunk)
    else void this.load(name).then((chunk) => chunk && use(chunk))
  }

  /** Runs once playback has begun, so that anything tapped opens at once, even offline. */
  async loadRest(scenes: Scene[]) {
    const rest = (['gallery', 'questions', 'menu', 'actions', 'ending'] as const).map((name) => this.load(name))
    await Promise.all([...scenes.map((scene) => this.loadFor(scene)), ...rest])
  }

  async loadFor(scene: Scene | undefined) {
    if (scene?.slide?.productData && !this.loaded.pricing) await this.load('pricing')
    if (scene?.slide?.roof && !this.loaded.roof) await this.load('roof')
    if ((scene?.images[1] ?? scene?.images[0]?.callouts[0]) && !this.loaded.gallery) await this.load('gallery')
  }

  async #fetch<Name extends keyof Chunks>(name: Name) {
    const { shadowRoot, translation } = this.#player
    const loading: Promise<Chunks[Name]> = retried<unknown>(sources[name as keyof typeof sources]).catch(
      () => undefined,
    ) as Promise<Chunks[Name]>
    const [chunk, hasWords] = await Promise.all([loading, !readWords.has(name) || translation.load()])
    if (!chunk || !hasWords || this.loaded[name]) return
    this.loaded[name] = chunk
    if (!('css' in chunk) || !shadowRoot) return
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(chunk.css)
    shadowRoot.adoptedStyleSheets.push(sheet)
  }
}

const mostTries = 5
const retryMilliseconds = 800
let retries = 0

/** The first retry is immediate, because most failures are of one connection. */
export async function retried<Part>(load: () => Promise<Part>, tries = 1): Promise<Part> {
  try {
    return await load()
  } catch (error) {
    if (tries === mostTries) throw error
    if (tries > 1) await new Promise((resolve) => setTimeout(resolve, retryMilliseconds))
    return retried(() => loadAgain(error, load), tries + 1)
  }
}

/**
 * Chromium caches a failed import forever, so a retry needs another address. The error names the failed one; browsers
 * whose error names none can load the same address again.
 */
function loadAgain<Part>(error: unknown, load: () => Promise<Part>): Promise<Part> {
  const [address] = /https?:\/\/\S+\.js/.exec(String(error)) ?? []
  return address ? import(`${address}?retry=${++retries}`) : load()
}
