import { html, nothing } from 'lit'
import { repeat } from 'lit/directives/repeat.js'
import { fill } from '../../locales/fill'
import type { words as home } from '../../locales/studio/home/en'
import type { Context } from '../context'
import { canNotify, notify } from '../notification'
import { PageElement } from '../page-element'
import { joinPath } from '../ring'
import { addressOf } from '../router'
import { keyOf, type LiveViewer, Watching } from '../watching'

/** Who is watching right now. It says so in the title of the tab, and in a notification if the member wants that. */
class WatchingNow extends PageElement {
  static override properties = { studio: { attribute: false }, words: { attribute: false } }

  declare studio: Context
  declare words: typeof home

  readonly #watching = new Watching(this, (told) => told.type === 'joined' && this.#notify(told.viewer))

  override disconnectedCallback() {
    super.disconnectedCallback()
    this.#mark(0)
  }

  override render() {
    const { words } = this
    const { viewers } = this.#watching
    return html`<section class=${viewers.length ? 'card watching' : 'watching idle'} aria-labelledby="watching-now">
      <h2 id="watching-now" class=${viewers.length ? '' : 'visually-hidden'}>${words.watchingNow}</h2>
      ${
        viewers.length
          ? html`<ul class="list">${repeat(viewers, keyOf, (viewer) => this.#row(viewer))}</ul>`
          : html`<p class="quiet-text">${words.noOneWatching}</p>`
      }
      ${
        canNotify() && Notification.permission === 'default'
          ? html`<button type="button" class="plain" @click=${this.#askToNotify}>${words.notifyMe}</button>`
          : nothing
      }
    </section>`
  }

  override updated() {
    this.#mark(this.#watching.viewers.length)
  }

  #row(viewer: LiveViewer) {
    const { presentationId, firstName, slideTitle, isPlaying, since, device } = viewer
    const { words, studio } = this
    const place = slideTitle ?? words.intro
    return html`<li class="row"><a href=${addressOf(`/homeowners/${presentationId}`)}>
      <span class="what">${firstName}
      <span class="quiet-text">${isPlaying ? place : fill(words.pausedAt, { slide: place })} · ${device ? `${words.devices[device]} · ` : ''}${fill(words.sinceTime, { time: studio.format.time(since) })}</span></span>
    </a>${this.#joining(viewer)}</li>`
  }

  #joining(viewer: LiveViewer) {
    const { words, studio } = this
    if (viewer.guestId !== null) return html`<span class="state good">${words.memberIsThere}</span>`
    if (!studio.canWrite) return nothing
    return html`<a class="button quiet" href=${addressOf(joinPath(viewer))}>${fill(words.joinOne, { name: viewer.firstName })}</a>`
  }

  /** The number stays in front of the title while the tab is in the background. */
  #mark(count: number) {
    const title = document.title.replace(/^\(\d+\) /, '')
    document.title = count ? `(${count}) ${title}` : title
  }

  readonly #askToNotify = async () => {
    await Notification.requestPermission()
    this.requestUpdate()
  }

  #notify({ firstName, presentationId }: LiveViewer) {
    const open = () => this.studio.go(`/homeowners/${presentationId}`)
    notify(fill(this.words.isWatching, { name: firstName }), presentationId, open)
  }
}

customElements.define('studio-watching-now', WatchingNow)
