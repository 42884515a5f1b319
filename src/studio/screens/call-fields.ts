import { html, nothing } from 'lit'
import type { words as home } from '../../locales/studio/home/en'
import type { Context } from '../context'
import type { Formats } from '../formats'
import { field } from '../parts/field'
import { selectField } from '../parts/select-field'
import type { Submission } from '../submission'

export type Choice = keyof typeof home.snoozes
type Form = { studio: Context; words: typeof home; submission: Submission }

const day = 86_400_000
const mostSnoozedDays = 366

export function noteField({ submission }: Form, name: 'text' | 'note', label: string, isRequired: boolean) {
  return field({
    ...{ name, label, fault: submission.faultOf(name) },
    input: ({ id, describedBy, invalid }) =>
      html`<textarea id=${id} name=${name} rows="3" maxlength="2000" ?required=${isRequired} aria-describedby=${describedBy || nothing} aria-invalid=${invalid}></textarea>`,
  })
}

export function snoozeFields(form: Form, chosen: Choice, choose: (choice: Choice) => void) {
  const { words } = form
  return html`${selectField({ name: 'days', label: words.snoozeUntil, options: words.snoozes, chosen, onChange: choose })}
    ${chosen === 'date' ? dateField(form) : nothing}
    ${noteField(form, 'note', words.optionalNote, false)}`
}

function dateField({ studio: { format }, words, submission }: Form) {
  return field({
    ...{ name: 'date', label: words.snoozeDate, fault: submission.faultOf('until') },
    input: ({ id, describedBy, invalid }) =>
      html`<input id=${id} name="date" type="date" required .value=${dateIn(1, format)} min=${dateIn(1, format)} max=${dateIn(mostSnoozedDays, format)} aria-describedby=${describedBy || nothing} aria-invalid=${invalid} />`,
  })
}

/** Counts dates, because a day on which the clocks change has other than 24 hours. */
const dateIn = (days: number, { isoDate }: Formats) =>
  new Date(Date.parse(isoDate(Date.now())) + days * day).toISOString().slice(0, 10)

/** The homeowner comes back to the list when that day begins. */
export const snoozedUntil = ({ days, date = '' }: Record<string, string>, { format }: Context) =>
  format.startOf(days === 'date' ? date : dateIn(Number(days), format))
