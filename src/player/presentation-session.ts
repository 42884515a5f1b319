import type { ReactiveController } from 'lit'
import { themeOf, themeStyles } from '../core/shared/theme'
import type { Manifest } from '../playback/manifest/manifest-schemas'
import { afterPaint, nextTask } from './after-paint'
import { cssOverridesOf, loadFonts } from './colors-and-fonts'
import { Connection } from './connection'
import { PlaybackController, type PlaybackEvent } from './playback-controller'
import type { PorchlightPlayer } from './player'
import { SavedPosition, storePosition } from './saved-position'

type Problem = 'missing' | 'unreachable'

/** The server puts the manifest into the page of a presentation, which saves a request. */
function inlineManifest(presentationId: string): Manifest | undefined {
  const text = document.getElementById('porchlight-manifest')?.textContent
  const manifest: Manifest | undefined = text ? JSON.parse(text) : undefined
  return manifest?.presentationId === presentationId ? manifest : undefined
}

async function fetchManifest(origin: string, presentationId: string): Promise<Manifest | Problem> {
  try {
    const path = `/api/viewer/presentations/${encodeURIComponent(presentationId)}`
    const response = await fetch(origin + path, { credentials: 'omit' })
    if (response.ok) return await response.json()
    return response.status === 404 || response.status === 400 ? 'missing' : 'unreachable'
  } catch {
    return 'unreachable'
  }
}

export class PresentationSession implements ReactiveController {
  manifest: Manifest | undefined
  playback: PlaybackController | undefined
  problem: Problem | 'empty' | 'unset' | undefined
  themeStyles: Record<string, string> = {}
  wanted: { time?: number; rate?: number } = {}
  /** Resolves once it is known whether there is anything to play. */
  loaded = Promise.resolve()

  readonly #player: PorchlightPlayer
  #savedPosition: SavedPosition | undefined
  #loads = 0
  #connection: Connection | undefined

  constructor(player: PorchlightPlayer) {
    this.#player = player
    player.addController(this)
  }

  hostConnected() {
    addEventListener('online', this.#onOnline)
    addEventListener('pagehide', this.#savePosition)
    this.#keyTarget.addEventListener('keydown', this.#onKey)
    this.#connect()
  }

  /** Moving a node removes and inserts it within one script. A node that is only removed pauses, like `<video>`. */
  hostDisconnected() {
    removeEventListener('online', this.#onOnline)
    removeEventListener('pagehide', this.#savePosition)
    this.#keyTarget.removeEventListener('keydown', this.#onKey)
    queueMicrotask(() => {
      if (this.#player.isConnected) return
      this.playback?.pause()
      this.#disconnect()
    })
  }

  tell(...happening: Parameters<Connection['tell']>) {
    this.#connection?.tell(...happening)
  }

  load = () => {
    this.loaded = this.#load(this.#player.presentation)
  }

  startOver() {
    if (this.manifest) storePosition(this.manifest.presentationId)
    this.playback?.goTo(0, 0, true)
  }

  /** This is called on resize too, because a page may override colors in media queries. */
  applyTheme() {
    if (this.manifest) this.themeStyles = themeStyles(themeOf(this.manifest.branding, cssOverridesOf(this.#player)))
  }

  async #load(presentation: string) {
    const load = ++this.#loads
    this.#end()
    // This must run before the problem is cleared, because after a failure no load can be aborted.
    this.#player.mediaEvents.restart(presentation)
    this.#forgetHomeowner()
    if (!presentation) return this.#fail('unset')
    if (!this.#player.ownPoster) void this.#player.chunks.load('poster')
    const found =
      (this.#player.page && inlineManifest(presentation)) || (await fetchManifest(this.#player.home, presentation))
    await nextTask()
    if (load !== this.#loads) return
    if (typeof found === 'string') return this.#fail(found)
    this.#prepare(found)
    await nextTask()
    if (load === this.#loads) this.#start(found)
  }

  #forgetHomeowner() {
    this.problem = undefined
    if (this.manifest) this.wanted = {}
    this.manifest = undefined
    this.themeStyles = {}
    this.#player.panels.discard()
  }

  #fail(problem: Problem | 'unset') {
    const player = this.#player
    this.problem = problem
    player.translation.use(player.closest<HTMLElement>('[lang]')?.lang || navigator.language)
    if (problem === 'unset') console.warn('<porchlight-player> needs presentation="…".')
    else player.mediaEvents.fail(problem)
    player.refresh()
  }

  #prepare(manifest: Manifest) {
    const player = this.#player
    this.manifest = manifest
    player.translation.use(manifest.language)
    player.hasCaptions = manifest.hasCaptions
    this.applyTheme()
    loadFonts(manifest.branding)
  }

  #start(manifest: Manifest) {
    const player = this.#player
    const playback = new PlaybackController(manifest, this.#onPlaybackEvent, () => player.loop)
    this.playback = playback
    if (player.isConnected) this.#connect()
    if (!playback.scene) this.problem = 'empty'
    this.#savedPosition = new SavedPosition(manifest.presentationId)
    const { time = player.start || undefined, rate } = this.wanted
    this.wanted = {}
    if (rate !== undefined) playback.narrator.rate = rate
    player.applyVolume()
    if (time === undefined) this.#savedPosition.goTo(playback)
    else playback.currentTime = time
    if (player.autoplay) playback.play()
    void player.chunks.loadFor(playback.scene)
    player.refresh()
  }

  #connect() {
    if (this.playback && this.manifest) this.#connection ??= new Connection(this.#player, this.playback, this.manifest)
  }

  /** An embedded player must not take keys that are meant for the rest of the page. */
  get #keyTarget(): Document | PorchlightPlayer {
    return this.#player.page ? document : this.#player
  }

  /** A key pressed before the chunk has loaded is handled afterwards. */
  #onKey = (event: Event) => {
    const [target] = event.composedPath()
    this.#player.chunks.with('telemetry', (chunk) => chunk.handleKey(this.#player, event as KeyboardEvent, target))
  }

  #end() {
    this.#disconnect()
    this.playback?.dispose()
    this.playback = undefined
  }

  #disconnect() {
    this.#savePosition()
    this.#connection?.dispose()
    this.#connection = undefined
  }

  #savePosition = () => {
    if (this.playback) this.#savedPosition?.save(this.playback)
  }

  #onPlaybackEvent = (event: PlaybackEvent) => {
    const { playback } = this
    const player = this.#player
    if (!playback) return
    this.#connection?.onPlaybackEvent(event)
    if (event === 'tick') this.#savedPosition?.saveSometimes(playback)
    else if (event !== 'seek') this.#savedPosition?.save(playback)
    player.mediaEvents.onPlayback(event)
    if (event === 'play') player.controlsVisibility.show()
    if (event === 'answered') player.panels.onAnswerEnded()
    this.#loadChunks(event, playback)
    player.refresh()
  }

  #loadChunks(event: PlaybackEvent, { scene, sequence: { scenes } }: PlaybackController) {
    const { chunks } = this.#player
    if (event === 'play') void afterPaint().then(() => chunks.loadRest(scenes))
    if (event === 'slidechange') void chunks.loadFor(scene)
    if (event === 'ended') void chunks.load('ending')
  }

  #onOnline = () => {
    if (this.problem === 'unreachable') this.load()
  }
}
