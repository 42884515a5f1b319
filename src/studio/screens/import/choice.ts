import { html, nothing } from 'lit'
import { fill } from '../../../locales/fill'
import type { words as importing } from '../../../locales/studio/import/en'
import type { Context } from '../../context'
import { type Choice, isComparable, type Matches, matchOf, nameOf } from './already-here'
import type { Row } from './check-rows'

const mostNamed = 3

type Asked = {
  words: typeof importing
  studio: Context
  choice: Choice
  choose: (choice: Choice) => void
}

/** Asks what to do with the rows of homeowners whom the company already has. */
export function choiceOfMatches(rows: Row[], matches: Matches, { words, studio, choice, choose }: Asked) {
  const { format } = studio
  const valid = rows.filter(({ problem }) => !problem)
  const here = valid.flatMap((row) => matchOf(matches, row) ?? [])
  if (!here.length) return nothing
  const unknown = valid.filter((row) => !isComparable(row)).length
  const taken = here.filter(({ by }) => by === 'externalId').length
  const choices: Choice[] = taken === here.length ? ['skip', 'update'] : ['skip', 'update', 'add']
  const shared = here.length - new Set(here.map(({ presentationId }) => presentationId)).size
  const hints = {
    skip: '',
    update: `${words.updateText}${shared ? ` ${format.counted(words.sharedRows, shared)}` : ''}`,
    add: taken ? format.counted(words.idsTaken, taken) : '',
  }
  const namesOf = (found: typeof here) => {
    const names = [...new Set(found.map(nameOf))]
    const others = names.length - mostNamed
    const more = others > 0 ? [fill(words.moreRows, { count: format.number(others) })] : []
    return new Intl.ListFormat(format.locale).format([...names.slice(0, mostNamed), ...more])
  }
  return html`<fieldset class="choices">
    <legend>${format.counted(words.alreadyHere, here.length)}</legend>
    ${[...Map.groupBy(here, ({ by }) => by)].map(([by, found]) => html`<p class="hint">${fill(words.sameAs[by], { names: namesOf(found) })}</p>`)}
    ${unknown ? html`<p class="hint">${format.counted(words.notCompared, unknown)}</p>` : nothing}
    ${choices.map(
      (each) => html`<label>
          <input type="radio" name="alreadyHere" .checked=${each === choice} @change=${() => choose(each)} />
          ${words.alreadyHereChoices[each]}
        </label>
        ${each === choice && hints[each] ? html`<p class="hint">${hints[each]}</p>` : nothing}`,
    )}
  </fieldset>`
}
