import { html, nothing } from 'lit'
import { unsafeHTML } from 'lit/directives/unsafe-html.js'

/** Our server renders this HTML from Markdown without allowing HTML in it, and scripts are forbidden here anyway. */
export const paper = (words: string) => html`<div class="paper">${unsafeHTML(words)}</div>`

export const paperOf = (label: string, words: string | null) =>
  words === null ? nothing : html`<details class="card"><summary>${label}</summary>${paper(words)}</details>`
