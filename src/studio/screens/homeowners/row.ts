import { html, nothing } from 'lit'
import { fill } from '../../../locales/fill'
import type { Context } from '../../context'
import { addressOf } from '../../router'
import { contactLinks, type Member } from './contact'
import { badgeOf, factsOf, nameOf, type Presentation, placeOf, type Words } from './standing'

type Row = {
  words: Words
  studio: Context
  members: Member[]
  isChosen?: boolean
  /** Left out where nothing can be done with several. */
  choose?: (presentation: Presentation) => void
}

/** One homeowner in the list. Only those who may change something get a checkbox. */
export function rowOf(presentation: Presentation, { words, studio, members, isChosen = false, choose }: Row) {
  const { id, homeownerData, ownerId } = presentation
  const name = nameOf(presentation)
  const label = fill(words.selectOne, { name })
  return html`<li class="row">
    ${studio.canWrite && choose ? html`<input type="checkbox" aria-label=${label} .checked=${isChosen} @change=${() => choose(presentation)} />` : nothing}
    <a class="what" href=${addressOf(`/homeowners/${id}`)}>
      <strong>${name}</strong>
      <span class="quiet-text place">${placeOf(homeownerData)}</span>
      <span class="quiet-text facts">${factsOf(presentation, words, studio)}</span>
    </a>
    ${contactLinks(presentation)}
    <span class="owner">${members.find((member) => member.id === ownerId)?.name}</span>
    ${badgeOf(presentation, words, studio)}
  </li>`
}
