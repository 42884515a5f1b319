import { html } from 'lit'
import { fill } from '../../../locales/fill'
import type { words as homeowners } from '../../../locales/studio/homeowners/en'
import type { Formats } from '../../formats'
import { addressOf } from '../../router'

const mostNamed = 10

type Named = { id: string; name: string }

/** Most lists are short; a long one opens when asked. */
export function linkedNames(all: Named[], words: (typeof homeowners)['bulk'], format: Formats) {
  const links = all.map(
    ({ id, name }, at) =>
      html`${at ? ', ' : ': '}<a href=${addressOf(`/homeowners/${id}`)}>${name || words.someone}</a>`,
  )
  if (links.length <= mostNamed) return links
  const rest = fill(words.moreNames, { count: format.number(links.length - mostNamed) })
  return html`${links.slice(0, mostNamed)}
    <details><summary>${rest}</summary>${links.slice(mostNamed)}</details>`
}
