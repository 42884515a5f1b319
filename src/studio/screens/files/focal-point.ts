import { html } from 'lit'
import { PageElement } from '../../page-element'
import { field } from '../../parts/field'
import type { Words } from './frame'

type Point = { x: number; y: number }

const middle = { x: 0.5, y: 0.5 }

/**
 * Sets the point of a picture that stays in view when it is cropped: with a click on the picture, or with two sliders,
 * `x` and `y` in percent.
 */
class FocalPoint extends PageElement {
  static override properties = {
    words: { attribute: false },
    address: {},
    point: { attribute: false },
    chosen: { state: true },
  }

  declare words: Words
  declare address: string
  declare point: Point | null
  declare chosen: Point | undefined

  override render() {
    const { words, address } = this
    const { x, y } = this.#shown
    return html`<div class="focal-point" .style=${`--x:${x * 100}%;--y:${y * 100}%`}>
        <img src=${address} alt="" @click=${this.#press} /><span aria-hidden="true"></span>
      </div>
      ${this.#slider('x', words.across)} ${this.#slider('y', words.down)}`
  }

  get #shown() {
    return this.chosen ?? this.point ?? middle
  }

  #slider(name: keyof Point, label: string) {
    const set = (event: Event) => {
      this.chosen = { ...this.#shown, [name]: Number((event.target as HTMLInputElement).value) / 100 }
    }
    return field({
      name,
      label,
      input: ({ id }) =>
        html`<input id=${id} name=${name} type="range" min="0" max="100" .value=${String(Math.round(this.#shown[name] * 100))} @input=${set} />`,
    })
  }

  readonly #press = (event: MouseEvent) => {
    const { left, top, width, height } = (event.currentTarget as HTMLElement).getBoundingClientRect()
    this.chosen = { x: (event.clientX - left) / width, y: (event.clientY - top) / height }
  }
}

customElements.define('studio-focal-point', FocalPoint)
