import { html, nothing } from 'lit'
import { repeat } from 'lit/directives/repeat.js'
import { fill } from '../../locales/fill'
import type { words as home } from '../../locales/studio/home/en'
import type { Context } from '../context'
import { PageElement } from '../page-element'
import { addressOf } from '../router'
import { keyOf, type LiveViewer, Watching } from '../watching'

const canNotify = () => 'Notification' in globalThis

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
    return html`<section class="card watching" aria-labelledby="watching-now">
      <h2 id="watching-now">${words.watchingNow}</h2>
      ${
        viewers.length
          ? html`<ul class="list">${repeat(viewers, keyOf, (viewer) => this.#row(viewer))}</ul>`
          : html`<p class="quiet-text">${words.noOneWatching}</p>`
      }
      ${
        canNotify() && Notification.permission === 'default'
          ? html`<button type="button" class="quiet" @click=${this.#askToNotify}>${words.notifyMe}</button>`
          : nothing
      }
    </section>`
  }

  override updated() {
    this.#mark(this.#watching.viewers.length)
  }

  #row({ presentationId, firstName, slideTitle, isPlaying, since, device }: LiveViewer) {
    const { words, studio } = this
    const place = slideTitle ?? words.intro
    return html`<li><a href=${addressOf(`/homeowners/${presentationId}`)}>
      <span class="what">${firstName}</span>
      <span class="quiet-text">${isPlaying ? place : fill(words.pausedAt, { slide: place })} · ${device ? `${words.devices[device]} · ` : ''}${fill(words.sinceTime, { time: studio.format.time(since) })}</span>
    </a></li>`
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
    if (!canNotify() || Notification.permission !== 'granted' || document.visibilityState === 'visible') return
    const notification = notificationOf(fill(this.words.isWatching, { name: firstName }), presentationId)
    notification?.addEventListener('click', () => {
      globalThis.focus()
      this.studio.go(`/homeowners/${presentationId}`)
    })
  }
}

/** On Android, browsers allow notifications of service workers only, and say so by throwing. */
function notificationOf(title: string, tag: string) {
  try {
    return new Notification(title, { tag })
  } catch {
    return undefined
  }
}

customElements.define('studio-watching-now', WatchingNow)
