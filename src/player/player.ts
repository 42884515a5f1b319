import type { PropertyValues } from 'lit'
import { directionOf } from '../core/shared/language'
import type { TierName } from '../core/shared/tiers'
import { nextTask, posterPainted } from './after-paint'
import { ControlsVisibility } from './controls-visibility'
import { Fullscreen } from './fullscreen'
import type { ViewerSession } from './lazy/beacons'
import { ChunkLoader } from './lazy/chunk-loader'
import type { Remembered } from './lazy/remembered'
import { finiteNumber, MediaElement } from './media-element'
import { FocusKeeper, Panels } from './panels-and-focus'
import { type Frame, Pictures } from './pictures'
import { PresentationSession } from './presentation-session'
import type { Action } from './scenes'
import { styleSheet } from './style-sheet'
import { TextFitting } from './text-fitting'
import { Translation } from './translation'
import { view } from './view'

const portraitBelowWidth = 520

export class PorchlightPlayer extends MediaElement {
  static override properties = {
    presentation: {},
    page: { type: Boolean },
    portrait: { type: Boolean, reflect: true },
  }
  static override styles = styleSheet

  declare presentation: string
  declare page: boolean
  declare portrait: boolean

  hasCaptions = true
  readonly chunks = new ChunkLoader(this)
  readonly translation = new Translation(this)
  readonly panels = new Panels(this)
  readonly pictures = new Pictures(this)
  readonly fullscreen = new Fullscreen(this)
  readonly session = new PresentationSession(this)
  readonly controlsVisibility = new ControlsVisibility(this)
  /** The size at the last layout, because reading it while drawing would force another layout. */
  frame: Frame = { clientWidth: 0, clientHeight: 0 }
  readonly #resizes = new ResizeObserver(() => {
    const { clientWidth, clientHeight } = this
    this.frame = { clientWidth, clientHeight }
    if (!this.page) this.portrait = clientWidth < portraitBelowWidth
    this.session.applyTheme()
    this.refresh()
  })

  /** It plays nothing, but its list of tracks is the browser's own. */
  readonly #lent = document.createElement('video')

  /** 1 once something can be played, and 2 once it has started. */
  #drawnStage = 0

  constructor() {
    super()
    const own = Object.keys(this).filter((name) => name in PorchlightPlayer.prototype)
    this.presentation = ''
    new FocusKeeper(this)
    new TextFitting(this)
    this.takeOver(own)
  }

  override connectedCallback() {
    if (!this.hasUpdated && this.hasAttribute('muted')) this.muted = true
    super.connectedCallback()
    this.#resizes.observe(this)
  }

  override disconnectedCallback() {
    super.disconnectedCallback()
    this.#resizes.disconnect()
  }

  /**
   * Content between the tags, such as a poster, is shown until the first drawing. The player's own page comes with the
   * shadow root, so that the poster is not painted again when the script loads.
   */
  protected override createRenderRoot() {
    const root = super.createRenderRoot()
    this.renderOptions.renderBefore = null
    if (!root.firstChild) root.append(document.createElement('slot'))
    return root
  }

  /** Removes the slot of `createRenderRoot`, because the template has slots of its own. */
  override firstUpdated() {
    this.renderRoot.firstElementChild?.remove()
  }

  /** Loading, the first drawing and the first slide are separate tasks, because each takes long on a slow phone. */
  protected override async scheduleUpdate() {
    const state = this.playback?.state
    const stage = state ? (state === 'idle' ? 1 : 2) : 0
    if (!this.hasUpdated) await posterPainted(this.ownPoster)
    if (!this.hasUpdated || stage > this.#drawnStage) await nextTask()
    this.#drawnStage = stage
    return super.scheduleUpdate()
  }

  override willUpdate(changed: PropertyValues<this>) {
    if (changed.has('presentation')) this.session.load()
  }

  override render() {
    return view(this)
  }

  /** The origin of the script, unless the page names another. */
  get home() {
    return new URL(this.getAttribute('server') ?? import.meta.url, location.href).origin
  }

  get manifest() {
    return this.session.manifest
  }

  get labels() {
    return this.translation.labels
  }

  get words() {
    return this.translation.words
  }

  get ownPoster() {
    return this.page && this.querySelector('.poster')
  }

  get isRightToLeft() {
    return directionOf(this.manifest?.language ?? null) === 'rtl'
  }

  /** The code that only other controls need is fetched when they first use it, and replaces `buffered`. */
  get textTracks() {
    this.chunks.with('foreign', (chunk) => chunk.connect(this, this.#lent))
    return this.#lent.textTracks
  }

  get buffered(): TimeRanges {
    return this.textTracks && this.seekable
  }

  get seekable(): TimeRanges {
    return { length: this.duration > 0 ? 1 : 0, start: () => 0, end: () => this.duration }
  }

  toggle() {
    if (this.paused) this.playback?.play()
    else this.pause()
  }

  next() {
    this.playback?.next()
  }

  previous() {
    this.playback?.previous()
  }

  goTo(slide: number) {
    const index = Math.trunc(finiteNumber(slide))
    const first = this.playback?.sequence.scenes.findIndex((scene) => !scene.isIntro) ?? -1
    if (first >= 0) this.playback?.goTo(first + Math.max(0, index))
  }

  seekTo(time: number) {
    this.currentTime = time
  }

  seekBy(seconds: number) {
    this.seekTo(this.currentTime + seconds)
  }

  toggleCaptions() {
    this.hasCaptions = !this.hasCaptions
    this.refresh()
  }

  async ask(question: string) {
    if (this.panels.current !== 'questions') this.panels.toggle('questions')
    const chunk = await this.chunks.load('questions')
    chunk?.ask(this, question)
    this.session.tell('question_asked')
  }

  takeAction(action: Action) {
    this.session.tell('action_taken')
    this.chunks.with('actions', (chunk) => chunk.takeAction(this, action))
  }

  /** In private windows and blocked frames there is no storage, so a choice lasts only as long as the page. */
  readonly chosenTiers = new Map<string, TierName>()
  readonly remembered = new Map<string, Remembered>()
  /** This is kept here when there is no storage, so that answers and beacons name the same viewer session. */
  viewerSession: ViewerSession | undefined

  labelOf(action: Action) {
    return this.chunks.loaded.actions?.labelOf(this, action) ?? action.label
  }

  tellChoice(tier: TierName) {
    this.session.tell('tier_chosen', tier)
  }

  emit(type: string, detail: unknown, cancelable = false) {
    return this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable }))
  }
}
