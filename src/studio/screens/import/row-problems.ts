import { html, nothing, type TemplateResult } from 'lit'
import { fill } from '../../../locales/fill'
import type { words as importing } from '../../../locales/studio/import/en'
import type { Formats } from '../../formats'
import type { Doubt, Problem } from './check-rows'
import type { Target } from './columns'
import type { Sent } from './send-rows'

type Words = typeof importing
type Place = { columns: string[]; cells: string[]; chosen: (Target | '')[]; homeowner?: string | undefined }

const targets: Record<Problem | Doubt, Target[]> = {
  noFirstName: ['first_name', 'whole_name'],
  wrongEmail: ['email'],
  twice: ['external_id'],
  sameEmail: ['email'],
  samePhone: ['phone'],
  wrongPhone: ['phone'],
  noAreaCode: ['phone'],
  phoneHere: ['phone'],
  unknown: [],
}

/** The column of the file and what it has in this row. */
function cellOf(wanted: Target[], { columns, cells, chosen }: Place, words: Words) {
  const at = chosen.findIndex((target) => target !== '' && wanted.includes(target))
  if (at < 0) return undefined
  return { target: chosen[at], column: columns[at] || words.unnamed, value: cells[at]?.trim() ?? '' }
}

export function sentenceOf(problem: Problem | Doubt, place: Place, words: Words) {
  const cell = cellOf(targets[problem], place, words)
  if (!cell) return problem === 'unknown' ? words.doubts.unknown : words.noColumn
  const { target, ...named } = cell
  if (problem === 'noFirstName' && target === 'whole_name') return fill(words.noName, named)
  return fill({ ...words.problems, ...words.doubts }[problem], { ...named, homeowner: place.homeowner ?? '' })
}

/** Says why the server refused a row, with the cell it is about if it named one. */
export function refusalOf({ error = '', field }: Sent, place: Place, words: Words) {
  const cell = field && cellOf([field as Target], place, words)
  return cell ? fill(words.refused, { column: cell.column, value: cell.value, problem: error }) : error
}

const [mostProblems, mostNumbers] = [20, 3]

export type Found = { at: number; row: number; name: string; problem: string }

/** Says each problem once, with the rows that have it. */
export function problemList(
  found: Found[],
  kind: string,
  words: Words,
  format: Formats,
  item: (text: string, rows: Found[]) => TemplateResult = (text) => html`${text}`,
) {
  const groups = [...Map.groupBy(found, ({ problem }) => problem)]
  const others = groups.slice(mostProblems).reduce((sum, [, rows]) => sum + rows.length, 0)
  const sentenceFor = (problem: string, rows: Found[]) => {
    const numbers = rows.slice(0, mostNumbers).map(({ row }) => format.number(row))
    const row = [...numbers, ...rows.flatMap(({ name }) => name || [])].join(', ')
    if (rows.length === 1) return fill(words.inRow, { row, problem })
    const more = rows.length - numbers.length
    const listed = more ? [...numbers, fill(words.moreRows, { count: format.number(more) })] : numbers
    const list = new Intl.ListFormat(format.locale).format(listed)
    return fill(words.inRows, { count: format.number(rows.length), rows: list, problem })
  }
  return html`<ul class=${kind}>
    ${groups.slice(0, mostProblems).map(([problem, rows]) => html`<li>${item(sentenceFor(problem, rows), rows)}</li>`)}
    ${others ? html`<li>${fill(words.more, { count: format.number(others) })}</li>` : nothing}
  </ul>`
}
