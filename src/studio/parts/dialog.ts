import { html, type PropertyValues, type TemplateResult } from 'lit'
import { closeIcon } from '../icons'
import { PageElement } from '../page-element'
import '../toast'

/**
 * Uses the browser's own dialog, which is open while it is in the page, keeps the focus inside and restores it
 * afterwards. `close` is sent for Escape, the button and a click outside.
 */
export class StudioDialog extends PageElement {
  static override properties = {
    heading: {},
    closeLabel: { attribute: 'close-label' },
    content: { attribute: false },
    isFixed: { type: Boolean, attribute: 'fixed' },
  }

  declare heading: string
  declare closeLabel: string
  declare content: TemplateResult
  /** A fixed dialog stays open until its task is done. */
  declare isFixed: boolean

  #focused: HTMLElement | undefined

  override render() {
    return html`<dialog aria-label=${this.heading} @cancel=${this.#cancel} @pointerdown=${this.#pressBeside}>
      <header>
        <h2>${this.heading}</h2>
        ${this.isFixed ? '' : html`<button type="button" class="plain" aria-label=${this.closeLabel} @click=${this.#close}>${closeIcon()}</button>`}
      </header>
      <studio-toast></studio-toast>
      ${this.content}
    </dialog>`
  }

  protected override firstUpdated(_: PropertyValues) {
    if (document.activeElement instanceof HTMLElement) this.#focused = document.activeElement
    this.querySelector('dialog')?.showModal()
    // The browser would start at the button that closes it, and a space would lose what is typed.
    this.querySelector<HTMLElement>(
      'form :is(input:not([type]), input[type=text], input[type=password], textarea, select[required])',
    )?.focus()
  }

  override disconnectedCallback() {
    super.disconnectedCallback()
    this.querySelector('dialog')?.close()
    // Browsers restore the focus only if the dialog is closed before it leaves the page.
    if (document.activeElement === document.body) this.#focused?.focus()
  }

  readonly #cancel = (event: Event) => {
    event.preventDefault()
    this.#close()
  }

  readonly #pressBeside = (event: PointerEvent) => {
    if (event.target === event.currentTarget) this.#close()
  }

  readonly #close = () => {
    if (!this.isFixed) this.dispatchEvent(new CustomEvent('close'))
  }
}

customElements.define('studio-dialog', StudioDialog)
