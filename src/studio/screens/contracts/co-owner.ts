import { html, nothing } from 'lit'
import { fill } from '../../../locales/fill'
import type { Context } from '../../context'
import type { Contract, Words } from './standing'

type Signer = Contract['signers'][number]
export type CoOwner = NonNullable<Signer['coOwner']>
type Does = { draftWith: (coOwner: CoOwner) => void; isBusy: boolean }

/** Someone who according to a signer has to sign too, and a draft that names them. */
export function coOwnerOf({ name: who, coOwner }: Signer, words: Words, studio: Context, { draftWith, isBusy }: Does) {
  if (!coOwner) return nothing
  const email = coOwner.email ?? words.noEmail
  return html`<div class="banner">
    <p><strong>${fill(words.coOwnerNamed, { who, name: coOwner.name, email })}</strong> ${words.coOwnerText}</p>
    ${studio.canWrite ? html`<div class="actions"><button type="button" ?disabled=${isBusy} @click=${() => draftWith(coOwner)}>${words.coOwnerDraft}</button></div>` : nothing}
  </div>`
}
