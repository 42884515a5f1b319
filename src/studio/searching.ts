import { html, nothing, type ReactiveControllerHost } from 'lit'
import type { Context } from './context'

/** Opens the search from anywhere by Ctrl+K or ⌘K. Its code is loaded when it is first opened. */
export class Searching {
  #isOpen = false
  readonly #host: ReactiveControllerHost

  constructor(host: ReactiveControllerHost) {
    this.#host = host
    host.addController(this)
  }

  hostConnected() {
    addEventListener('keydown', this.#press)
  }

  hostDisconnected() {
    removeEventListener('keydown', this.#press)
  }

  readonly #press = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'k' || event.altKey || event.shiftKey || event.metaKey === event.ctrlKey) return
    event.preventDefault()
    // The question that another dialog asks comes first.
    if (!document.querySelector('dialog[open]')) void this.open()
  }

  readonly open = async () => {
    await import('./search-everywhere')
    this.#show(true)
  }

  #show(isOpen: boolean) {
    this.#isOpen = isOpen
    this.#host.requestUpdate()
  }

  dialog(studio: Context, leave: (go: () => unknown) => unknown) {
    if (!this.#isOpen) return nothing
    const close = () => this.#show(false)
    const go = ({ detail: path }: CustomEvent<string>) => {
      close()
      leave(() => studio.go(path))
    }
    return html`<studio-search-everywhere .studio=${studio} @close=${close} @chosen=${go}></studio-search-everywhere>`
  }
}
