import { type PropertyValues, unsafeCSS } from 'lit'
import type { Manifest } from '../features/viewer/schemas'
import { chosenBy } from './chosen'
import type { Action } from './course'
import { Fit, markEdges } from './fit'
import { handleKey } from './keyboard'
import { leaveMediaSession } from './media-session'
import panel from './panel.css'
import css from './player.css'
import { fetchManifest, inlineManifest, loadFonts, type Problem } from './source'
import { Surface } from './surface'
import { Talk, type TalkEvent } from './talk'
import { themeOf, themeStyles } from './theme'
import { view } from './view'
import { Witness } from './witness'

const home = new URL(import.meta.url).origin

let speaker: PorchlightPlayer | undefined

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

  problem: Problem | 'empty' | 'unset' | undefined
  themeStyles: Record<string, string> = {}

  #witness: Witness | undefined
  #turn = 0
  #focused: Element | null | undefined
  readonly #fit = new Fit()
  readonly #sizes = new ResizeObserver(([entry]) => {
    if (entry && !this.page) this.portrait = entry.contentRect.width < 520
    this.#dress()
    this.refresh()
  })

  constructor() {
    super()
    this.presentation = ''
    this.addEventListener('pointerdown', this.attention.down, { capture: true })
    this.addEventListener('click', this.attention.click, { capture: true })
    for (const type of ['pointermove', 'focusin', 'keydown']) this.addEventListener(type, this.attention.stir)
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
    if (changed.has('presentation')) this.loaded = this.load()
    this.#focused = this.shadowRoot?.activeElement
  }

  override firstUpdated() {
    const mark = ({ target }: Event) =>
      target instanceof HTMLElement && target.matches('.scroller') && markEdges(target)
    this.shadowRoot?.addEventListener('scroll', mark, { capture: true, passive: true })
  }

  /** Where a button goes away that was just pressed, the focus stays in the player. */
  override updated() {
    const { shadowRoot, talk } = this
    if (!shadowRoot) return
    if (this.#focused?.isConnected === false) shadowRoot.querySelector<HTMLElement>('.main')?.focus()
    if (!talk) return
    const room = this.#fit.roomOf(shadowRoot)
    if (room) talk.narrator.room = room
    if (room) this.refresh()
    this.#fit.look(shadowRoot)
  }

  override render() {
    return view(this)
  }

  async ask(question: string) {
    if (this.panel !== 'questions') this.togglePanel('questions')
    const chunk = await this.need('questions')
    chunk?.ask(this, question)
    this.#witness?.beacons.happened('question_asked')
  }

  act(action: Action) {
    this.#witness?.beacons.happened('action_taken')
    void this.need('actions').then((chunk) => chunk?.act(this, action))
  }

  load = async () => {
    const turn = ++this.#turn
    this.#end()
    this.#forget()
    const { presentation } = this
    if (!presentation) return this.#fail('unset')
    const found = (this.page && inlineManifest(presentation)) || (await fetchManifest(home, presentation))
    if (turn !== this.#turn) return
    if (typeof found === 'string') this.#fail(found)
    else this.#start(found)
    this.refresh()
  }

  /** Nothing of one homeowner is left when the next one comes. */
  #forget() {
    this.problem = undefined
    this.manifest = undefined
    this.themeStyles = {}
    this.dropPanel()
  }

  #fail(problem: Problem | 'unset') {
    this.problem = problem
    this.speak(this.closest<HTMLElement>('[lang]')?.lang || navigator.language)
    if (problem === 'unset') console.warn('<porchlight-player> needs presentation="…", the id of a presentation.')
    else this.dispatchEvent(new CustomEvent('error', { detail: problem }))
    this.refresh()
  }

  #start(manifest: Manifest) {
    this.manifest = manifest
    this.speak(manifest.language)
    this.hasCaptions = manifest.hasCaptions
    this.#dress()
    loadFonts(manifest.branding)
    this.#witness = new Witness(home, this, manifest)
    this.talk = new Talk(manifest, this.#happened)
    if (!this.talk.scenes.length) this.problem = 'empty'
    this.applySound()
    this.#witness.goBack(this.talk)
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
    if (speaker === this) speaker = undefined
    this.#remember()
    this.#witness?.beacons.dispose()
    leaveMediaSession(this)
    this.talk?.dispose()
    this.talk = undefined
  }

  #remember = () => {
    if (this.talk) this.#witness?.remember(this.talk)
  }

  #happened = (event: TalkEvent) => {
    const { talk } = this
    if (!talk) return
    this.#witness?.happened(event, talk)
    if (['play', 'pause', 'slidechange', 'ended'].includes(event))
      this.dispatchEvent(
        new CustomEvent(event, { detail: { slide: this.currentSlide }, bubbles: true, composed: true }),
      )
    if (talk.state === 'playing') this.#takeTheFloor()
    if (event === 'play') this.attention.stir()
    if (event === 'answered') this.answered()
    if (event === 'play') void this.needRest(talk)
    if (talk.scene?.slide?.productData && !this.chunks.pricing && event === 'slidechange') void this.need('pricing')
    if (event === 'ended') void this.need('ending')
    this.refresh()
  }

  /** One voice at a time on a page. */
  #takeTheFloor() {
    if (speaker !== this) speaker?.pause()
    speaker = this
  }

  #retryOnline = () => {
    if (this.problem === 'unreachable') this.loaded = this.load()
  }

  /** A page of its own gives it every key; in a page of others it takes those that are meant for it. */
  get #keys(): Document | this {
    return this.page ? document : this
  }

  #key = (event: Event) => handleKey(this, event as KeyboardEvent)
}
