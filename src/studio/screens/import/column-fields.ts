import { html } from 'lit'
import type { words as importing } from '../../../locales/studio/import/en'
import { selectField } from '../../parts/select-field'
import type { Target } from './columns'
import { sampleOf, type Table } from './read-csv'

type Chosen = (Target | '')[]
type Choice = { chosen: Chosen; isFixed: boolean; choose: (chosen: Chosen) => void }

/** Asks what each column contains. Two columns can't be the same field, so the later choice wins. */
export function columnFields({ columns, rows }: Table, words: typeof importing, { chosen, isFixed, choose }: Choice) {
  const options = { '': words.leaveOut, ...words.targets }
  const chooseAt = (at: number) => (target: Target | '') =>
    choose(chosen.map((each, index) => (index === at ? target : each === target ? '' : each)))
  return html`<section class="card">
    <h2>${words.columns}</h2>
    <fieldset class="bare matched" ?disabled=${isFixed}>
      ${columns.map(
        (column, at) => html`<div>
          ${selectField({ name: `column-${at}`, label: column || words.unnamed, options, chosen: chosen[at] ?? '', hint: sampleOf(rows, at), onChange: chooseAt(at) })}
        </div>`,
      )}
    </fieldset>
  </section>`
}
