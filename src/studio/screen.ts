import type { TemplateResult } from 'lit'
import type { Context } from './context'
import { PageElement } from './page-element'

/** `words` are those of its own file, loaded beside it. */
export abstract class Screen<Words> extends PageElement {
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

  abstract override render(): TemplateResult
}
