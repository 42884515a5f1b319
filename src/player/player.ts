import { nothing, type PropertyValues, unsafeCSS } from 'lit'
import type { Manifest } from '../features/viewer/schemas'
import { Beacons } from './beacons'
import { chosenBy } from './chosen'
import { Fit, markEdges } from './fit'
import { handleKey } from './keyboard'
import { type Labels, labelsFor } from './labels'
import { leaveMediaSession, showInMediaSession, tellMediaSession } from './media-session'
import { keepPlace, placeOf } from './memory'
import panel from './panel.css'
import css from './player.css'
import { fetchManifest, inlineManifest, loadFonts, type Problem } from './source'
import { Surface } from './surface'
import { type Action, Talk, type TalkEvent } from './talk'
import { themeOf, themeStyles } from './theme'
import { view } from './view'

const placeMilliseconds = 3000
const home = new URL(import.meta.url).origin

/** `<porchlight-player presentation="…">`, which behaves much as `<video>` does. */
export class PorchlightPlayer extends Surface {
  static override properties = {
    presentation: {},
    autoplay: { type: Boolean },
    page: { type: Boolean },
    portrait: { type: Boolean, reflect: true },
  }
  static override styles = [unsafeCSS(css), unsafeCSS(panel)]

  declare presentation: string
  declare autoplay: boolean
  declare portrait: boolean

  problem: Problem | 'empty' | undefined
  labels: Labels = labelsFor(null)
  themeStyles: Record<string, string> = {}

  #beacons: Beacons | undefined
  #placeAt = 0
  readonly #fit = new Fit()
  readonly #sizes = new ResizeObserver(([entry]) => {
    if (entry && !this.page) this.portrait = entry.contentRect.width < 520
    this.#dress()
    this.refresh()
  })

  constructor() {
    super()
    this.presentation = ''
    for (const type of ['pointermove', 'pointerdown', 'focusin', 'keydown']) this.addEventListener(type, this.stir)
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

  override firstUpdated() {
    const mark = ({ target }: Event) =>
      target instanceof HTMLElement && target.matches('.scroller') && markEdges(target)
    this.shadowRoot?.addEventListener('scroll', mark, { capture: true, passive: true })
  }

  override updated() {
    const { shadowRoot, talk } = this
    if (!shadowRoot || !talk) return
    const room = this.#fit.roomOf(shadowRoot)
    if (room) talk.narrator.room = room
    if (room) this.refresh()
    this.#fit.look(shadowRoot)
  }

  override render() {
    return this.presentation ? view(this) : nothing
  }

  async ask(question: string) {
    if (this.panel !== 'questions') this.togglePanel('questions')
    const chunk = await this.need('questions')
    chunk?.ask(this, question)
    this.#beacons?.happened('question_asked')
  }

  act(action: Action) {
    this.#beacons?.happened('action_taken')
    void this.need('actions').then((chunk) => chunk?.act(this, action))
  }

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
    this.#dress()
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

  /** The colours of the company, or those of the page around it; what is read on them follows. */
  #dress() {
    if (this.manifest) this.themeStyles = themeStyles(themeOf(this.manifest.branding.palette, chosenBy(this)))
  }

  #end() {
    this.#remember()
    this.#beacons?.dispose()
    leaveMediaSession(this)
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
    if (!talk?.scene || !this.manifest || talk.state === 'idle') return
    keepPlace(
      this.manifest.presentationId,
      talk.state === 'ended' ? undefined : { sceneId: talk.scene.id, time: talk.sceneTime },
    )
  }

  #happened = (event: TalkEvent) => {
    const { talk, manifest } = this
    if (!talk || !manifest) return
    const isPlaying = talk.state === 'playing'
    this.#beacons?.tick(isPlaying && !talk.aside)
    if (isPlaying && event !== 'play' && talk.currentTime > 0) this.#beacons?.started()
    if (isPlaying) this.#beacons?.reached(talk.scene?.slide?.id)
    if (event === 'ended') this.#beacons?.happened('completed')
    if (event === 'tick') this.#rememberSometimes()
    else this.#remember()
    if (isPlaying && (event === 'play' || event === 'slidechange') && talk.scene)
      showInMediaSession(this, manifest, talk.scene)
    tellMediaSession(this)
    const type = event === 'blocked' ? 'pause' : event
    if (['play', 'pause', 'slidechange', 'ended'].includes(type))
      this.dispatchEvent(new CustomEvent(type, { detail: { slide: this.currentSlide }, bubbles: true, composed: true }))
    if (event === 'play') this.stir()
    if (event === 'play') void this.#loadRest(talk)
    if (talk.scene?.slide?.productData && !this.chunks.pricing && event === 'slidechange') void this.need('pricing')
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

  /** A page of its own gives it every key; in a page of others it takes those that are meant for it. */
  get #keys(): Document | this {
    return this.page ? document : this
  }

  #key = (event: Event) => handleKey(this, event as KeyboardEvent)
}
