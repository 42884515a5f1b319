import { html, nothing, type TemplateResult } from 'lit'
import { fill } from '../../../locales/fill'
import type { words as importing } from '../../../locales/studio/import/en'
import type { Context } from '../../context'
import { linkedNames } from '../homeowners/linked-names'
import { type Action, type Matches, matchOf, nameOf } from './already-here'
import { fullName, type Row } from './check-rows'
import type { Sent } from './send-rows'

type Done = {
  words: typeof importing
  studio: Context
  plan: Action[]
  matches: Matches | undefined
  sent: ReadonlyMap<number, Sent>
}

/** The homeowners who were added and have an email address, by the ids of their presentations. */
export const namesWithEmail = (rows: Row[], plan: Action[], sent: Done['sent']) =>
  new Map(
    rows.flatMap((row, at) => {
      const id = plan[at] === 'add' ? sent.get(at)?.id : undefined
      return id && row.homeownerData.email ? [[id, fullName(row)] as const] : []
    }),
  )

/** Says what became of the rows, with links to the homeowners. */
export function outcomeOf(rows: Row[], { words, studio, plan, matches, sent }: Done): TemplateResult {
  const { format } = studio
  const places = [...rows.keys()]
  const written = (action: Action) =>
    places.flatMap((at) => {
      const [row, id] = [rows[at], sent.get(at)?.id]
      return row && id && plan[at] === action ? [{ id, name: fullName(row) }] : []
    })
  const matched = (action: Action) =>
    places.flatMap((at) => {
      const match = plan[at] === action && rows[at] ? matchOf(matches, rows[at]) : undefined
      return match ? [{ id: match.presentationId, name: nameOf(match) }] : []
    })
  const left = plan.filter((action) => action === 'leave').length
  const line = (counted: typeof words.added, all: ReturnType<typeof written>) =>
    all.length ? html`<li>${format.counted(counted, all.length)}${linkedNames(all, words.bulk, format)}</li>` : nothing
  return html`<ul class="outcome">
    ${line(words.added, written('add'))} ${line(words.updated, written('update'))}
    ${line(words.same, matched('same'))} ${line(words.skipped, matched('skip'))}
    ${left ? html`<li>${format.counted(words.left, left)}</li>` : nothing}
  </ul>`
}

/** What the downloaded file says about a row. */
export function resultOf(words: typeof importing, action: Action, { id }: Sent, problem: string) {
  if (problem) return problem
  if (action === 'skip') return words.wasSkipped
  if (action === 'same') return words.wasSame
  if (action === 'leave') return words.wasLeft
  if (!id) return ''
  return action === 'update' ? words.wasUpdated : words.wasAdded
}

/** Says what the button does with the rows that are still to be written. */
export function buttonOf(words: typeof importing, { format }: Context, waiting: Action[]) {
  const [added, updated] = (['add', 'update'] as const).map((each) => waiting.filter((one) => one === each).length)
  if (!added) return updated ? format.counted(words.update, updated) : undefined
  const make = format.counted(words.make, added)
  return updated ? fill(words.makeAndUpdate, { make, count: format.number(updated) }) : make
}

/** Says what would become of the rows. Those that can't be imported are listed below it. */
export function countsOf(plan: Action[], words: typeof importing, { format }: Context) {
  const counts = [
    { counted: words.toAdd, action: 'add' },
    { counted: words.toUpdate, action: 'update' },
    { counted: words.toKeep, action: 'same' },
    { counted: words.toSkip, action: 'skip' },
    { counted: words.toLeave, action: 'leave' },
  ].map(({ counted, action }) => ({ counted, count: plan.filter((each) => each === action).length }))
  return counts.flatMap(({ counted, count }) => (count ? [format.counted(counted, count)] : [])).join(' ')
}
