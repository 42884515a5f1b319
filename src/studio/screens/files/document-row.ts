import { html, nothing } from 'lit'
import { fill } from '../../../locales/fill'
import type { Answer } from '../../api'
import type { Context } from '../../context'
import { sentenceOfReason } from '../../field-faults'
import type { Words } from './frame'

export type Document = Answer<'/api/company/kb/documents', 'get'>['documents'][number]
export type Act = 'edit' | 'read' | 'delete'

const shades = { uploading: 'waits', processing: 'waits', ready: 'good', failed: 'bad' }

export function documentRow(document: Document, words: Words, studio: Context, act: (what: Act) => void) {
  const { displayName, filename, sizeBytes, createdAt, audience, status, failureReason } = document
  const { format, canWrite } = studio
  const button = (what: Act, label: string) =>
    html`<button type="button" class="quiet" aria-label="${label}: ${displayName}" @click=${() => act(what)}>${label}</button>`
  const facts = [filename !== displayName && filename, format.bytes(sizeBytes), format.date(createdAt)]
  const address = `/api/company/kb/documents/${document.id}/download`
  return html`<li class="row">
    <span class="what">
      <strong>${displayName}</strong>
      <span class="state ${shades[status]}">${words.statuses[status]}</span>
      <span class="quiet-text">${facts.filter(Boolean).join(' · ')}</span>
      <span class="quiet-text">${words.heardBy[audience]}</span>
      ${failureReason ? html`<span class="fault">${sentenceOfReason(failureReason)}</span>` : nothing}
    </span>
    <span class="actions">
      ${status === 'uploading' ? nothing : html`<a class="button quiet" href=${address} aria-label=${fill(words.downloadOf, { name: displayName })}>${words.download}</a>`}
      ${
        canWrite
          ? html`${status === 'failed' ? button('read', words.readAgain) : nothing}
            ${button('edit', studio.common.edit)} ${button('delete', studio.common.delete)}`
          : nothing
      }
    </span>
  </li>`
}
