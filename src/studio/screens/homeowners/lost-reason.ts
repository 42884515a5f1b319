import { html, nothing } from 'lit'
import type { Context } from '../../context'
import { textField } from '../../parts/field'
import { selectField } from '../../parts/select-field'
import { type Presentation, visitToCome, type Words, waitingContract } from './standing'

export type Reason = keyof Words['lostReasons'] | ''

type Fields = { words: Words; reason: Reason; choose: (reason: Reason) => void; fault: string | undefined }

/** Details follow the chosen reason, which is the same for everyone and can be counted. */
export function lostReasonFields({ words, reason, choose, fault }: Fields) {
  const isOther = reason === 'other'
  const options = { '': words.chooseReason, ...words.lostReasons }
  return html`${selectField({ name: 'why', label: words.lostWhy, options, chosen: reason, isRequired: true, onChange: choose })}
    ${textField({ name: 'lostReason', label: isOther ? words.lostReason : words.lostDetails, isRequired: isOther, fault })}`
}

export function lostReasonOf(reason: Reason, typed: string, words: Words) {
  if (reason === 'other' || reason === '') return typed
  const chosen = words.lostReasons[reason]
  return typed ? `${chosen}. ${typed}` : chosen
}

/** Marking someone as lost ends nothing that was agreed on. */
export function stillOpen(presentations: Presentation[], words: Words, { format }: Context) {
  const [visits, contracts] = [presentations.filter(visitToCome).length, presentations.filter(waitingContract).length]
  if (!visits && !contracts) return nothing
  return html`<p class="state waits note">
    ${visits ? format.counted(words.lostVisits, visits) : nothing}
    ${contracts ? format.counted(words.lostContracts, contracts) : nothing}
  </p>`
}
