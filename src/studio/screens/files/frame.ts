import { html, type TemplateResult } from 'lit'
import type { words as files } from '../../../locales/studio/files/en'
import { pageHead } from '../../parts/page-head'
import { addressOf } from '../../router'

export type Words = typeof files

/** Documents and pictures are two pages with one heading. */
export const filesFrame = (words: Words, here: 'documents' | 'pictures', text: string, content: TemplateResult) => html`
  ${pageHead({ title: words.title, text })}
  <nav class="two-pages" aria-label=${words.title}>
    <a href=${addressOf('/files')} aria-current=${here === 'documents' ? 'page' : 'false'}>${words.documents}</a>
    <a href=${addressOf('/files/pictures')} aria-current=${here === 'pictures' ? 'page' : 'false'}>${words.pictures}</a>
  </nav>
  ${content}
`
