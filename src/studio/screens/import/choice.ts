import { html, nothing } from 'lit'
import { homeownerFields } from '../../../core/shared/merge-fields'
import { fill } from '../../../locales/fill'
import type { words as importing } from '../../../locales/studio/import/en'
import type { Context } from '../../context'
import { type Action, type Choice, type Match, type Matches, matchOf, nameOf } from './already-here'
import { changesOf } from './changes'
import { fullName, type Row } from './check-rows'

const mostNamed = 10

type Asked = {
  words: typeof importing
  studio: Context
  plan: Action[]
  /** The number of a row in the file. */
  rowOf: (at: number) => number
  choice: Choice
  choose: (choice: Choice) => void
}

/** Asks what to do with the rows of homeowners whom the company already has. */
export function choiceOfMatches(rows: Row[], matches: Matches, { words, studio, plan, rowOf, choice, choose }: Asked) {
  const { format } = studio
  const here = rows.flatMap((row, at) => {
    const match = row.problem ? undefined : matchOf(matches, row)
    return match ? [{ match, row, at }] : []
  })
  if (!here.length) return nothing
  const taken = here.filter(({ match }) => match.by === 'externalId').length
  const choices: Choice[] = taken === here.length ? ['skip', 'update'] : ['skip', 'update', 'add']
  const shared = here.length - new Set(here.map(({ match }) => match.presentationId)).size
  const hints = {
    skip: '',
    update: `${words.updateText}${shared ? ` ${format.counted(words.sharedRows, shared)}` : ''}`,
    add: taken ? format.counted(words.idsTaken, taken) : '',
  }
  const told = here.map(({ match, row, at }) => ({
    said: fill(words.sameAs[match.by], {
      row: format.number(rowOf(at)),
      name: fullName(row),
      homeowner: nameOf(match),
    }),
    changes: plan[at] === 'update' ? changesIn(row, match, words) : '',
  }))
  // Someone who updates wants to see what they would overwrite.
  const inOrder = told.toSorted((one, other) => Number(one.changes === '') - Number(other.changes === ''))
  const others = here.length - mostNamed
  return html`<fieldset class="choices">
    <legend>${format.counted(words.alreadyHere, here.length)}</legend>
    <ul class="hint">
      ${inOrder.slice(0, mostNamed).map(({ said, changes }) => html`<li>${said}${changes ? html`<br />${changes}` : nothing}</li>`)}
      ${others > 0 ? html`<li>${fill(words.more, { count: format.number(others) })}</li>` : nothing}
    </ul>
    ${choices.map(
      (each) => html`<label>
          <input type="radio" name="alreadyHere" .checked=${each === choice} @change=${() => choose(each)} />
          ${words.alreadyHereChoices[each]}
        </label>
        ${each === choice && hints[each] ? html`<p class="hint">${hints[each]}</p>` : nothing}`,
    )}
  </fieldset>`
}

/** Such as “City: Boulder → Denver”. */
function changesIn(row: Row, match: Match, words: typeof importing) {
  const { homeownerData = {}, externalId } = changesOf(row, match) ?? {}
  const change = (label: string, from: string | null, to: string) => `${label}: ${from ? `${from} → ` : ''}${to}`
  const changed = homeownerFields.flatMap((field) => {
    const to = homeownerData[field]
    return to ? [change(words.targets[field], match.homeownerData[field], to)] : []
  })
  return [...changed, ...(externalId ? [change(words.targets.external_id, null, externalId)] : [])].join(' · ')
}
