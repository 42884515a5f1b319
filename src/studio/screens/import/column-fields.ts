import { html } from 'lit'
import type { words as importing } from '../../../locales/studio/import/en'
import { selectField } from '../../parts/select-field'
import { fullName, type Row } from './check-rows'
import type { Target } from './columns'
import type { Table } from './read-csv'

type Chosen = (Target | '')[]
type Choice = { chosen: Chosen; checked: Row[]; isFixed: boolean; choose: (chosen: Chosen) => void }

const samples = 3

const rewritten = ['first_name', 'last_name', 'address', 'city', 'state'] as const

function writtenIn(row: Row | undefined, target: Target | '' | undefined) {
  const field = rewritten.find((each) => each === target)
  if (field) return row?.homeownerData[field]
  return target === 'whole_name' && row ? fullName(row) : undefined
}

/** The first values of a column, so that people recognize it. Names and places are shown as they will be imported. */
const sampleOf = (rows: string[][], at: number, { chosen, checked }: Choice) =>
  rows
    .slice(0, samples)
    .map((cells, index) => writtenIn(checked[index], chosen[at]) ?? cells[at]?.trim())
    .filter(Boolean)
    .join(' · ') || undefined

/** Asks what each column contains. Two columns can't be the same field, so the later choice wins. */
export function columnFields({ columns, rows }: Table, words: typeof importing, choice: Choice) {
  const { chosen, isFixed, choose } = choice
  const options = { '': words.leaveOut, ...words.targets }
  const chooseAt = (at: number) => (target: Target | '') =>
    choose(chosen.map((each, index) => (index === at ? target : each === target ? '' : each)))
  return html`<section class="card">
    <h2>${words.columns}</h2>
    <fieldset class="bare matched" ?disabled=${isFixed}>
      ${columns.map(
        (column, at) => html`<div>
          ${selectField({ name: `column-${at}`, label: column || words.unnamed, options, chosen: chosen[at] ?? '', hint: sampleOf(rows, at, choice), onChange: chooseAt(at) })}
        </div>`,
      )}
    </fieldset>
  </section>`
}
