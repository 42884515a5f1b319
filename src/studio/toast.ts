import { html } from 'lit'
import { PageElement } from './page-element'

export type ToastAction = { label: string; press: () => unknown }

const step = 8
/** Someone who has to decide needs longer than someone who only reads. */
const [shortTime, longTime] = [5000, 20_000]

/**
 * A message in a corner of the page, which screen readers read aloud. It may offer what can be done about it. Each
 * dialog has its own, because all that is outside an open dialog is dimmed and inert.
 */
class StudioToast extends PageElement {
  #text = ''
  #actions: ToastAction[] = []
  #silence: ReturnType<typeof setTimeout> | undefined

  override connectedCallback() {
    super.connectedCallback()
    for (const moved of ['scroll', 'focusin', 'resize']) addEventListener(moved, this.#keepClear, true)
  }

  override disconnectedCallback() {
    super.disconnectedCallback()
    for (const moved of ['scroll', 'focusin', 'resize']) removeEventListener(moved, this.#keepClear, true)
    clearTimeout(this.#silence)
    // A dialog that has done its task closes at once, and its message stays.
    if (this.#text) sayIn(document, this.#text, this.#actions)
  }

  override render() {
    return html`<div class="said" role="status" aria-live="polite">${this.#text}${this.#actions.map(
      (action) => html` <button type="button" @click=${() => this.#press(action)}>${action.label}</button>`,
    )}</div>`
  }

  say(text: string, actions: ToastAction[] = []) {
    this.#text = text
    this.#actions = actions
    this.requestUpdate()
    void this.updateComplete.then(this.#keepClear)
    this.#silenceIn(actions.length ? longTime : shortTime)
  }

  #silenceIn(time: number) {
    clearTimeout(this.#silence)
    this.#silence = setTimeout(() => (this.#isUsed ? this.#silenceIn(shortTime) : this.say('')), time)
  }

  get #isUsed() {
    return this.#actions.length > 0 && this.querySelector('.said:is(:hover, :focus-within)') !== null
  }

  #press({ press }: ToastAction) {
    this.say('')
    press()
  }

  readonly #keepClear = () => keepFieldsClear(this.querySelector<HTMLElement>('.said'))
}

/** Moves the message up, as far as needed, so that it covers no field that someone may be filling in. */
function keepFieldsClear(toast: HTMLElement | null) {
  if (!toast?.textContent) return
  toast.style.translate = ''
  const { top, bottom, left, right } = toast.getBoundingClientRect()
  const besides = [...document.querySelectorAll('input, select, textarea')]
    .map((field) => field.getBoundingClientRect())
    .filter((field) => field.left < right && left < field.right)
  const covers = (up: number) => besides.some((field) => field.top < bottom - up && top - up < field.bottom)
  let up = 0
  while (covers(up) && up + step < top) up += step
  toast.style.translate = covers(up) ? '' : `0 ${-up}px`
}

customElements.define('studio-toast', StudioToast)

/** A dialog that opened later stands later in the page. */
export const sayIn = (page: ParentNode, text: string, actions?: ToastAction[]) =>
  [...page.querySelectorAll<StudioToast>('studio-toast')].at(-1)?.say(text, actions)
