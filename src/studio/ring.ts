import { html, nothing } from 'lit'
import { repeat } from 'lit/directives/repeat.js'
import { fill } from '../locales/fill'
import type { Context } from './context'
import { notify } from './notification'
import { PageElement } from './page-element'
import { addressOf } from './router'
import { keyOf, type LiveViewer, Watching } from './watching'

export const joinPath = ({ presentationId, viewerSessionId }: LiveViewer) =>
  `/homeowners/${presentationId}?join=${viewerSessionId}`

const mostShown = 3

/** Says on every page that a homeowner asks for a person. */
class StudioRing extends PageElement {
  static override properties = { studio: { attribute: false } }

  declare studio: Context
  readonly #rung = new Set<string>()
  readonly #watching = new Watching(this, ({ viewer }) => this.#heard(viewer))

  override render() {
    const { common } = this.studio
    const asking = this.#watching.viewers.filter(isAsking).slice(0, mostShown)
    if (!asking.length) return nothing
    return html`<div class="rings" role="alert">${repeat(
      asking,
      keyOf,
      (viewer) => html`<p class="ring">
        <span>${fill(common.asksForPerson, { name: viewer.firstName })}</span>
        <a class="button" href=${addressOf(joinPath(viewer))}>${common.join}</a>
      </p>`,
    )}</div>`
  }

  #heard(viewer: LiveViewer) {
    const key = keyOf(viewer)
    if (!isAsking(viewer)) return void this.#rung.delete(key)
    if (this.#rung.has(key)) return
    this.#rung.add(key)
    const { common, go } = this.studio
    notify(fill(common.asksForPerson, { name: viewer.firstName }), key, () => go(joinPath(viewer)))
  }
}

const isAsking = ({ askingUntil, guestId }: LiveViewer) => Boolean(askingUntil) && guestId === null

customElements.define('studio-ring', StudioRing)
