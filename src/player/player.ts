import { LitElement, nothing, type PropertyValues, unsafeCSS } from 'lit'
import type { Manifest } from '../features/viewer/schemas'
import { Beacons } from './beacons'
import { handleKey } from './keyboard'
import { directionOf, type Labels, labelsFor } from './labels'
import type { Chunks } from './lazy/chunks'
import { loadChunk } from './lazy/load'
import { showInMediaSession, tellMediaSession } from './media-session'
import { keepPlace, placeOf } from './memory'
import css from './player.css'
import { fetchManifest, inlineManifest, loadFonts, type Problem } from './source'
import { type Action, Talk, type TalkEvent } from './talk'
import { themeOf, themeStyles } from './theme'
import { view } from './view'

export type PanelName = 'questions' | 'menu'

const stillMilliseconds = 3000
const placeMilliseconds = 3000
const home = new URL(import.meta.url).origin

/** `<porchlight-player presentation="…">`, which behaves much as `<video>` does. */
export class PorchlightPlayer extends LitElement {
  static override properties = {
    presentation: {},
    autoplay: { type: Boolean },
    page: { type: Boolean },
    portrait: { type: Boolean, reflect: true },
  }
  static override styles = unsafeCSS(css)

  declare presentation: string
  declare autoplay: boolean
  declare page: boolean
  declare portrait: boolean

  manifest: Manifest | undefined
  problem: Problem | 'empty' | undefined
  talk: Talk | undefined
  labels: Labels = labelsFor(null)
  panel: PanelName | undefined
  hasCaptions = true
  isStill = false
  isFilling = false
  themeStyles: Record<string, string> = {}
  readonly chunks: Chunks = {}

  #beacons: Beacons | undefined
  #stillTimer = 0
  #placeAt = 0
  #opener: HTMLElement | undefined
  readonly #sizes = new ResizeObserver(([entry]) => {
    if (entry && !this.page) this.portrait = entry.contentRect.width < 520
    this.refresh()
  })

  constructor() {
    super()
    this.presentation = ''
    for (const type of ['pointermove', 'pointerdown', 'focusin', 'keydown']) this.addEventListener(type, this.#stir)
  }

  override connectedCallback() {
    super.connectedCallback()
    this.#sizes.observe(this)
    this.#keys.addEventListener('keydown', this.#key)
    document.addEventListener('fullscreenchange', this.refresh)
    globalThis.addEventListener('online', this.#retryOnline)
    globalThis.addEventListener('pagehide', this.#remember)
    if (this.manifest && !this.talk) this.#start(this.manifest)
  }

  override disconnectedCallback() {
    super.disconnectedCallback()
    this.#sizes.disconnect()
    this.#keys.removeEventListener('keydown', this.#key)
    document.removeEventListener('fullscreenchange', this.refresh)
    globalThis.removeEventListener('online', this.#retryOnline)
    globalThis.removeEventListener('pagehide', this.#remember)
    this.#end()
  }

  override willUpdate(changed: PropertyValues<this>) {
    if (changed.has('presentation')) void this.load()
  }

  /** What has to be scrolled can be reached by key, and what has not is no stop on the way. */
  override updated() {
    const words = this.shadowRoot?.querySelector('.words')
    if (words) words.toggleAttribute('tabindex', words.scrollHeight > words.clientHeight + 1)
    if (words?.hasAttribute('tabindex')) words.setAttribute('tabindex', '0')
  }

  override render() {
    return this.presentation ? view(this) : nothing
  }

  get paused() {
    return this.talk?.state !== 'playing'
  }

  get ended() {
    return this.talk?.state === 'ended'
  }

  get currentTime() {
    return this.talk?.currentTime ?? 0
  }

  set currentTime(time: number) {
    this.seekTo(time)
  }

  get duration() {
    return this.talk?.duration ?? Number.NaN
  }

  /** Its place among the slides, from zero; null while the intro plays or before there is a slide. */
  get currentSlide() {
    const { talk } = this
    const slide = talk?.scene?.slide
    return talk && slide ? talk.scenes.filter((scene) => !scene.isIntro).findIndex(({ id }) => id === slide.id) : null
  }

  get volume() {
    return this.talk?.narrator.volume ?? 1
  }

  set volume(volume: number) {
    this.setVolume(volume)
  }

  get muted() {
    return this.talk?.narrator.isMuted ?? false
  }

  set muted(isMuted: boolean) {
    this.talk?.narrator.applyVolume(this.volume, isMuted)
    this.refresh()
  }

  get playbackRate() {
    return this.talk?.narrator.rate ?? 1
  }

  set playbackRate(rate: number) {
    if (this.talk) this.talk.narrator.rate = Math.min(3, Math.max(0.25, rate))
    this.refresh()
  }

  get isRightToLeft() {
    return directionOf(this.manifest?.language ?? null) === 'rtl'
  }

  play() {
    this.talk?.play()
  }

  pause() {
    this.talk?.pause()
  }

  toggle() {
    if (this.paused) this.play()
    else this.pause()
  }

  next() {
    this.talk?.next()
  }

  previous() {
    this.talk?.previous()
  }

  /** By its place among the slides, from zero. */
  goTo(slide: number) {
    const { talk } = this
    const scenes = talk?.scenes ?? []
    const first = scenes.findIndex((scene) => !scene.isIntro)
    if (first >= 0) talk?.goTo(first + slide)
  }

  seekTo(time: number) {
    if (this.talk) this.talk.currentTime = time
    this.refresh()
  }

  seekBy(seconds: number) {
    this.seekTo(this.currentTime + seconds)
  }

  setVolume(volume: number) {
    const value = Math.round(Math.min(1, Math.max(0, volume)) * 100) / 100
    this.talk?.narrator.applyVolume(value, value === 0)
    this.refresh()
  }

  toggleMute() {
    this.muted = !this.muted
  }

  toggleCaptions() {
    this.hasCaptions = !this.hasCaptions
    this.refresh()
  }

  toggleFullscreen() {
    if (document.fullscreenElement) void document.exitFullscreen()
    else if (this.requestFullscreen && !this.isFilling) this.requestFullscreen().catch(() => this.#fill(true))
    else this.#fill(!this.isFilling)
  }

  get isFullscreen() {
    return this.isFilling || document.fullscreenElement?.contains(this) === true
  }

  togglePanel(name: PanelName) {
    if (this.panel === name) return this.closePanel()
    const focused = this.shadowRoot?.activeElement
    if (!this.panel && focused instanceof HTMLElement) this.#opener = focused
    this.panel = name
    void this.need(name)
  }

  /** The focus goes back to where it came from. */
  closePanel() {
    if (!this.panel) return
    this.panel = undefined
    this.refresh()
    this.#opener?.focus()
    this.#opener = undefined
  }

  /** Loads a part that the first slide does not need. */
  async need<Name extends keyof Chunks>(name: Name): Promise<Chunks[Name]> {
    this.refresh()
    await loadChunk(this, name)
    this.refresh()
    return this.chunks[name]
  }

  async ask(question: string) {
    if (this.panel !== 'questions') this.togglePanel('questions')
    const chunk = await this.need('questions')
    chunk?.ask(this, question)
    this.#beacons?.happened('question_asked')
  }

  tell(type: 'question' | 'action', detail: unknown) {
    return this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable: true }))
  }

  act(action: Action) {
    this.#beacons?.happened('action_taken')
    void this.need('actions').then((chunk) => chunk?.act(this, action))
  }

  startOver() {
    keepPlace(this.presentation)
    this.talk?.goTo(0, 0, true)
  }

  refresh = () => this.requestUpdate()

  load = async () => {
    this.#end()
    this.problem = undefined
    this.manifest = undefined
    const { presentation } = this
    if (!presentation) return
    const found = (this.page && inlineManifest(presentation)) || (await fetchManifest(home, presentation))
    if (presentation !== this.presentation) return
    if (typeof found !== 'string') this.#start(found)
    else {
      this.problem = found
      this.dispatchEvent(new CustomEvent('error', { detail: found }))
    }
    this.refresh()
  }

  #start(manifest: Manifest) {
    this.manifest = manifest
    this.labels = labelsFor(manifest.language)
    this.hasCaptions = manifest.hasCaptions
    this.themeStyles = themeStyles(themeOf(manifest.branding.palette))
    loadFonts(manifest.branding)
    const events = `${home}/api/viewer/presentations/${manifest.presentationId}/events`
    this.#beacons = new Beacons(events)
    this.talk = new Talk(manifest, this.#happened)
    if (!this.talk.scenes.length) this.problem = 'empty'
    this.#goBack(this.talk)
    if (this.autoplay) this.talk.play()
    if (this.page && globalThis.parent !== globalThis.window)
      void this.need('bridge').then((chunk) => chunk?.connect(this))
    if (this.talk.scene?.slide?.productData) void this.need('pricing')
  }

  #end() {
    this.#remember()
    this.#beacons?.dispose()
    this.talk?.dispose()
    this.talk = undefined
  }

  #goBack(talk: Talk) {
    const place = placeOf(this.presentation)
    const index = talk.scenes.findIndex(({ id }) => id === place?.sceneId)
    if (place && index >= 0 && (index > 0 || place.time > 5)) talk.goTo(index, place.time, false)
  }

  #remember = () => {
    const { talk } = this
    if (!talk?.scene || talk.state === 'idle') return
    keepPlace(this.presentation, talk.state === 'ended' ? undefined : { sceneId: talk.scene.id, time: talk.sceneTime })
  }

  #happened = (event: TalkEvent) => {
    const { talk, manifest } = this
    if (!talk || !manifest) return
    const isPlaying = talk.state === 'playing'
    this.#beacons?.tick(isPlaying && !talk.aside)
    if (event === 'play') this.#beacons?.started()
    if (isPlaying) this.#beacons?.reached(talk.scene?.slide?.id)
    if (event === 'ended') this.#beacons?.happened('completed')
    if (event === 'tick') this.#rememberSometimes()
    else this.#remember()
    if (isPlaying && (event === 'play' || event === 'slidechange') && talk.scene)
      showInMediaSession(this, manifest, talk.scene)
    if (event !== 'tick') tellMediaSession(this)
    if (['play', 'pause', 'slidechange', 'ended'].includes(event))
      this.dispatchEvent(
        new CustomEvent(event, { detail: { slide: this.currentSlide }, bubbles: true, composed: true }),
      )
    if (event === 'play') this.#stir()
    if (event === 'play') void this.#loadRest(talk)
    if (event === 'ended') void this.need('ending')
    this.refresh()
  }

  /** Once it plays there is time to fetch what a tap may ask for, so that it opens at once, even offline. */
  async #loadRest(talk: Talk) {
    if (talk.scenes.some((scene) => scene.slide?.productData)) await this.need('pricing')
    for (const name of ['questions', 'menu', 'actions', 'ending'] as const) await this.need(name)
  }

  #rememberSometimes() {
    const now = performance.now()
    if (now - this.#placeAt < placeMilliseconds) return
    this.#placeAt = now
    this.#remember()
  }

  #retryOnline = () => {
    if (this.problem === 'unreachable') void this.load()
  }

  /** For phones that let no element but a video fill the screen. */
  #fill(isFilling: boolean) {
    this.isFilling = isFilling
    this.toggleAttribute('filling', isFilling)
    this.refresh()
  }

  /** A page of its own gives it every key; in a page of others it takes those that are meant for it. */
  get #keys(): Document | this {
    return this.page ? document : this
  }

  #key = (event: Event) => handleKey(this, event as KeyboardEvent)

  #stir = () => {
    clearTimeout(this.#stillTimer)
    this.#stillTimer = setTimeout(() => {
      this.isStill = true
      this.refresh()
    }, stillMilliseconds)
    if (!this.isStill) return
    this.isStill = false
    this.refresh()
  }
}
