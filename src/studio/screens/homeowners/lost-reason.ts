import { html } from 'lit'
import { textField } from '../../parts/field'
import { selectField } from '../../parts/select-field'
import type { Words } from './standing'

export type Reason = keyof Words['lostReasons']

type Fields = { words: Words; reason: Reason; choose: (reason: Reason) => void; fault: string | undefined }

const isOwn = (reason: Reason) => reason === 'none' || reason === 'other'

/** Details follow the chosen reason, which is the same for everyone and can be counted. */
export function lostReasonFields({ words, reason, choose, fault }: Fields) {
  const label = isOwn(reason) ? words.lostReason : words.lostDetails
  return html`${selectField({ name: 'why', label: words.lostWhy, options: words.lostReasons, chosen: reason, onChange: choose })}
    ${textField({ name: 'lostReason', label, isRequired: isOwn(reason), fault })}`
}

export function lostReasonOf(reason: Reason, typed: string, words: Words) {
  if (isOwn(reason)) return typed
  const chosen = words.lostReasons[reason]
  return typed ? `${chosen}: ${typed}` : chosen
}
