import { html, nothing, type ReactiveControllerHost } from 'lit'
import type { Context } from './context'
import './parts/dialog'
import { addressOf, type Place, placeNow } from './router'
import { forgetUnsaved, hasUnsaved } from './unsaved'

const addressAt = ({ path, search }: Place) => addressOf(search.size ? `${path}?${search}` : path)

/** Asks before unsaved changes would be lost. */
export class Leaving {
  #wanted: (() => unknown) | undefined
  readonly #host: ReactiveControllerHost

  constructor(host: ReactiveControllerHost) {
    this.#host = host
  }

  ask(leave: () => unknown) {
    if (!hasUnsaved()) return void leave()
    this.#wanted = leave
    this.#host.requestUpdate()
  }

  /** The browser has already gone back, so the shown page is pushed again until the person decides. */
  askAfter(shown: Place, go: (place: Place) => unknown) {
    const wanted = placeNow()
    const { state } = history
    if (hasUnsaved() && wanted.path !== shown.path) history.pushState(null, '', addressAt(shown))
    if (wanted.path === shown.path) go(wanted)
    else
      this.ask(() => {
        history.replaceState(state, '', addressAt(wanted))
        go(wanted)
      })
  }

  dialog({ common }: Context) {
    const wanted = this.#wanted
    if (!wanted) return nothing
    const close = () => {
      this.#wanted = undefined
      this.#host.requestUpdate()
    }
    const leave = () => {
      forgetUnsaved()
      close()
      wanted()
    }
    const content = html`<p>${common.unsavedText}</p>
      <div class="actions">
        <button type="button" @click=${close}>${common.stay}</button>
        <button type="button" class="danger" @click=${leave}>${common.leave}</button>
      </div>`
    return html`<studio-dialog heading=${common.unsaved} close-label=${common.close} .content=${content} @close=${close}></studio-dialog>`
  }
}
