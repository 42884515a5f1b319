import { html, nothing } from 'lit'
import type { words as home } from '../../locales/studio/home/en'
import type { Context } from '../context'
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
  const dateIn = (days: number) => format.isoDate(Date.now() + days * day)
  return field({
    ...{ name: 'date', label: words.snoozeDate, fault: submission.faultOf('until') },
    input: ({ id, describedBy, invalid }) =>
      html`<input id=${id} name="date" type="date" required .value=${dateIn(1)} min=${dateIn(1)} max=${dateIn(mostSnoozedDays)} aria-describedby=${describedBy || nothing} aria-invalid=${invalid} />`,
  })
}

/** Returns when the homeowner comes back to the list. */
export const snoozedUntil = ({ days, date = '' }: Record<string, string>, { format }: Context) =>
  days === 'date' ? format.startOf(date) : new Date(Date.now() + Number(days) * day).toISOString()
