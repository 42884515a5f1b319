import { LitElement, type TemplateResult } from 'lit'
import type { Context } from './context'

/**
 * A screen draws into the page itself, so that one style sheet serves all and a label reaches its field. `words` are
 * those of its own file, loaded beside it.
 */
export abstract class Screen<Words> extends LitElement {
  static override properties = {
    studio: { attribute: false },
    words: { attribute: false },
    params: { attribute: false },
    search: { attribute: false },
  }

  declare studio: Context
  declare words: Words
  /** Of the address: what `:name` stands for. */
  declare params: Record<string, string>
  /** What follows `?` in the address. */
  declare search: URLSearchParams

  protected override createRenderRoot() {
    return this
  }

  abstract override render(): TemplateResult
}
