import { html } from 'lit'
import { textField } from '../../parts/field'
import { selectField } from '../../parts/select-field'
import type { Words } from './standing'

export type Reason = keyof Words['lostReasons']

type Fields = { words: Words; reason: Reason; choose: (reason: Reason) => void; fault: string | undefined }

/** A chosen reason fills the text, which can be changed. */
export function lostReasonFields({ words, reason, choose, fault }: Fields) {
  const isOwn = reason === 'none' || reason === 'other'
  return html`${selectField({ name: 'why', label: words.lostWhy, options: words.lostReasons, chosen: reason, onChange: choose })}
    ${textField({
      ...{ name: 'lostReason', label: words.lostReason, isRequired: true, fault },
      value: isOwn ? '' : words.lostReasons[reason],
    })}`
}
