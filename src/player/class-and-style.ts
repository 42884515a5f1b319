import { noChange } from 'lit'
import { Directive, directive, type ElementPart } from 'lit/directive.js'

export const classMap = (names: Record<string, boolean>) =>
  Object.keys(names)
    .filter((name) => names[name])
    .join(' ')

/** A strict Content-Security-Policy forbids style attributes but not single properties, so they are set one by one. */
class StyleProperties extends Directive {
  #last: Record<string, string> = {}

  render(_styles: Record<string, string>) {
    return noChange
  }

  override update({ element }: ElementPart, [styleProperties]: [Record<string, string>]) {
    const { style } = element as HTMLElement
    for (const [name, value] of Object.entries(styleProperties))
      if (this.#last[name] !== value) style.setProperty(name, value)
    for (const name of Object.keys(this.#last)) if (!(name in styleProperties)) style.removeProperty(name)
    this.#last = styleProperties
    return noChange
  }
}

export const styleProperties = directive(StyleProperties)
