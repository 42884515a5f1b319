import { noChange } from 'lit'
import { Directive, directive, type ElementPart } from 'lit/directive.js'

/** Sets each property by itself, because a strict policy of the page refuses a style attribute. */
class Styles extends Directive {
  #last: Record<string, string> = {}

  render(_styles: Record<string, string>) {
    return noChange
  }

  override update({ element }: ElementPart, [styles]: [Record<string, string>]) {
    const { style } = element as HTMLElement
    for (const [name, value] of Object.entries(styles)) if (this.#last[name] !== value) style.setProperty(name, value)
    for (const name of Object.keys(this.#last)) if (!(name in styles)) style.removeProperty(name)
    this.#last = styles
    return noChange
  }
}

export const styles = directive(Styles)
