import type { TemplateResult } from 'lit'
import type { Context } from './context'
import { PageElement } from './page-element'

/** `words` come from the screen's own file, which is loaded with it. */
export abstract class Screen<Words> extends PageElement {
  static override properties = {
    studio: { attribute: false },
    words: { attribute: false },
    params: { attribute: false },
    search: { attribute: false },
  }

  declare studio: Context
  declare words: Words
  /** The values of `:name` parts in the path. */
  declare params: Record<string, string>
  /** The query of the address. */
  declare search: URLSearchParams

  abstract override render(): TemplateResult
}
