import { html, nothing } from 'lit'
import { fillMergeFields, hasStrayBraces, mergeFields, unknownMergeFields } from '../../../core/shared/merge-fields'
import { fill } from '../../../locales/fill'
import type { Context } from '../../context'
import { field, textField } from '../../parts/field'
import { selectField } from '../../parts/select-field'
import { hoursIn, isAllowed, type Rule, timeOf, type Unit, unitOf, type Words, withOccasion } from './rules'

type Card = {
  studio: Context
  words: Words
  rule: Rule
  /** Its position among the rules, by which the API names its errors. */
  at: number
  unit: Unit | undefined
  isOpen: boolean
  open: (isOpen: boolean) => void
  faultOf: (path: string) => string | undefined
  change: (rule: Rule) => void
  count: (unit: Unit) => void
  preview: () => void
  remove: () => void
}

/** One reminder: a row that says when it goes out and what it says, and opens into its form. */
export function ruleCard({
  studio,
  words,
  rule,
  at,
  unit = unitOf(rule.hours),
  isOpen,
  open,
  faultOf,
  change,
  count,
  preview,
  remove,
}: Card) {
  const { when, hours, subject, text, isEnabled } = rule
  const side = when === 'appointment_soon' ? 'before' : 'after'
  const named = (name: string) => ({ name: `rules[${at}].${name}` })
  const refused = (name: string) => faultOf(`rules[${at}].${name}`)
  const typedHours = (value: string) =>
    change({ ...rule, hours: value === '' ? Number.NaN : Number(value) * hoursIn(unit) })
  const choose = (chosen: Unit) => {
    count(chosen)
    change({ ...rule, hours: (hours / hoursIn(unit)) * hoursIn(chosen) })
  }
  const isWritten = subject.trim() && text.trim() && !faultIn(subject, words) && !faultIn(text, words)
  const hint = fill(words.messageHint, { fields: mergeFields.map((name) => `{{${name}}}`).join(', ') })
  const hasFault = !isAllowed(hours) || !isWritten || ['when', side, 'subject', 'text'].some(refused)
  const time = timeOf(hours, studio.format.locale)
  const title = time === undefined ? words.occasions[when] : fill(words.titles[when], { time })
  return html`<details class="card" .open=${isOpen || hasFault} @toggle=${(event: Event) => open((event.currentTarget as HTMLDetailsElement).open)}>
    <summary>
      <span><strong>${title}</strong> <span class="quiet-text">${fillMergeFields(subject, example)}</span></span>
      <span class="state ${isEnabled ? 'good' : ''}">${isEnabled ? words.on : words.off}</span>
    </summary>
    <fieldset ?disabled=${!studio.canWrite}>
    <legend class="visually-hidden">${words.occasions[when]}</legend>
    <label class="switch"><input type="checkbox" role="switch" .checked=${isEnabled} @change=${() => change({ ...rule, isEnabled: !isEnabled })} />${isEnabled ? words.on : words.off}</label>
    ${selectField({
      ...{ ...named('when'), label: words.when, options: words.occasions, chosen: when, fault: refused('when') },
      onChange: (chosen) => change(withOccasion(rule, chosen, words)),
    })}
    <div class="pair">
      ${textField({
        ...{ ...named(side), label: words[side], type: 'number', isRequired: true, onInput: typedHours },
        value: Number.isNaN(hours) ? '' : String(hours / hoursIn(unit)),
        fault: isAllowed(hours) ? refused(side) : words.noHours,
      })}
      ${selectField({ ...named('unit'), label: words.unit, options: words.units, chosen: unit, onChange: choose })}
    </div>
    ${textField({
      ...{ ...named('subject'), label: words.subject, value: subject, isRequired: true },
      onInput: (value) => change({ ...rule, subject: value }),
      fault: faultIn(subject, words) ?? refused('subject'),
    })}
    ${field({
      ...{ ...named('text'), label: words.message, hint, fault: faultIn(text, words) ?? refused('text') },
      input: ({ id, describedBy, invalid }) => html`<textarea
        id=${id}
        rows="6"
        required
        .value=${text}
        aria-describedby=${describedBy}
        aria-invalid=${invalid}
        @input=${(event: Event) => change({ ...rule, text: (event.target as HTMLTextAreaElement).value })}
      ></textarea>`,
    })}
    ${
      studio.canWrite
        ? html`<div class="actions">
            <button type="button" class="quiet" aria-label="${words.preview}: ${words.occasions[when]}" ?disabled=${!isWritten} @click=${preview}>${words.preview}</button>
            <button type="button" class="quiet" aria-label="${words.remove}: ${words.occasions[when]}" @click=${remove}>${words.remove}</button>
          </div>`
        : nothing
    }
  </fieldset></details>`
}

/** The homeowner of the preview. */
const example = { first_name: 'Maria', last_name: 'Lopez' }

/** Checks the text while it is typed, before the API would reject it. */
function faultIn(text: string, words: Words) {
  const [unknown] = unknownMergeFields(text)
  if (unknown !== undefined) return fill(words.unknownField, { field: unknown })
  return hasStrayBraces(text) ? words.strayBraces : undefined
}
