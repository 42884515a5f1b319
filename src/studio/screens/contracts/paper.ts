import { html, nothing } from 'lit'
import { unsafeHTML } from 'lit/directives/unsafe-html.js'

/** Our server writes this HTML from Markdown, in which it takes no HTML; scripts are forbidden here besides. */
export const paper = (words: string) => html`<div class="paper">${unsafeHTML(words)}</div>`

export const paperOf = (label: string, words: string | null) =>
  words === null ? nothing : html`<details class="card"><summary>${label}</summary>${paper(words)}</details>`
