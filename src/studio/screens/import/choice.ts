import { html, nothing } from 'lit'
import { fill } from '../../../locales/fill'
import type { words as importing } from '../../../locales/studio/import/en'
import type { Context } from '../../context'
import { type Choice, type Matches, matchOf, nameOf } from './already-here'
import { fullName, type Row } from './check-rows'

const mostNamed = 10

type Asked = {
  words: typeof importing
  studio: Context
  /** The number of a row in the file. */
  rowOf: (at: number) => number
  choice: Choice
  choose: (choice: Choice) => void
}

/** Asks what to do with the rows of homeowners whom the company already has. */
export function choiceOfMatches(rows: Row[], matches: Matches, { words, studio, rowOf, choice, choose }: Asked) {
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
  const sentenceOf = ({ match, row, at }: (typeof here)[number]) =>
    fill(words.sameAs[match.by], { row: format.number(rowOf(at)), name: fullName(row), homeowner: nameOf(match) })
  const others = here.length - mostNamed
  return html`<fieldset class="choices">
    <legend>${format.counted(words.alreadyHere, here.length)}</legend>
    <ul class="hint">
      ${here.slice(0, mostNamed).map((each) => html`<li>${sentenceOf(each)}</li>`)}
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
