import type { PorchlightPlayer } from '../player'
import type { Scene } from '../scenes'
import type { Chunks } from './chunks'

const sources: { [Name in keyof Chunks]-?: () => Promise<NonNullable<Chunks[Name]>> } = {
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
  languages: () => import('./languages'),
}

const tries = 4
const retryMilliseconds = 800

export class ChunkLoader {
  readonly loaded: Chunks = {}
  readonly failed = new Set<keyof Chunks>()
  readonly #player: PorchlightPlayer

  constructor(player: PorchlightPlayer) {
    this.#player = player
  }

  /** A chunk that failed to load stays unset, so that the next tap or slide tries again. */
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

  /** Runs once playback has begun, so that what a tap needs opens at once, even offline. */
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
    const chunk = await retried<{ css?: string }>(sources[name]).catch(() => undefined)
    if (!chunk || this.loaded[name]) return
    this.loaded[name] = chunk as Chunks[Name]
    const { shadowRoot } = this.#player
    if (!chunk.css || !shadowRoot) return
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(chunk.css)
    shadowRoot.adoptedStyleSheets.push(sheet)
  }
}

async function retried<T>(load: () => Promise<T>, triesLeft = tries): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (triesLeft === 1) throw error
    await new Promise((resolve) => setTimeout(resolve, retryMilliseconds))
    return retried(() => loadAgain(error, load), triesLeft - 1)
  }
}

let retries = 0

/**
 * Chromium caches a failed import for ever, so a retry needs another address. The error names the failed one; browsers
 * whose error names none can load the same address again.
 */
function loadAgain<T>(error: unknown, load: () => Promise<T>): Promise<T> {
  const [address] = /https?:\/\/\S+\.js/.exec(String(error)) ?? []
  if (!address) return load()
  return import(`${address.replace(/(_whole)?\.js$/, '_whole.js')}?retry=${++retries}`)
}
