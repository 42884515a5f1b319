import { html, nothing } from 'lit'
import { fill } from '../../../locales/fill'
import type { Context } from '../../context'
import { copyText } from '../../parts/shown-once'
import { type Contract, hasEnded, type Words, waitsForCompany, waitsForSigners } from './standing'

/** The links just made, by signer. Only their hashes are stored, so no one can get them later. */
export type Links = Record<string, string>
type Does = {
  resend: (signerId: string) => void
  /** Makes a link that isn’t emailed. */
  makeLink: (signerId: string) => Promise<string | undefined>
  addEmail: (signerId: string) => void
  links: Links
  isBusy: boolean
}
type Signer = Contract['signers'][number]

const shades = { waiting: '', sent: 'waits', opened: 'waits', signed: 'good', declined: 'bad' } as const

export function signersOf(contract: Contract, words: Words, studio: Context, does: Does) {
  const { format } = studio
  return html`<section class="card">
    <h2>${words.signers}</h2>
    ${contract.signers.length > 1 ? html`<p class="quiet-text">${contract.inAnyOrder ? words.inAnyOrder : words.inOrder}</p>` : nothing}
    <ul class="signers">
      ${contract.signers.map((signer) => signerLine(signer, contract, words, studio, does))}
      ${
        contract.companySigns
          ? html`<li>
              <div class="signer">
                <strong>${contract.countersignedBy ?? contract.company.name}</strong>
                <span class="quiet-text">${words.forCompany}</span>
              </div>
              ${
                contract.countersignedAt || !hasEnded(contract)
                  ? html`<span class="state ${contract.countersignedAt ? 'good' : waitsForCompany(contract) ? 'waits' : ''}">
                      ${contract.countersignedAt ? fill(words.signedOn, { when: format.moment(contract.countersignedAt) }) : words.signsLast}
                    </span>`
                  : nothing
              }
            </li>`
          : nothing
      }
    </ul>
  </section>`
}

function signerLine(signer: Signer, contract: Contract, words: Words, studio: Context, does: Does) {
  const { id, name, email, role, status, signedAt } = signer
  const isAsked = waitsForSigners(contract) && (status === 'sent' || status === 'opened')
  const mayAdd = waitsForSigners(contract) && !email && contract.signers.every((each) => !each.signedAt)
  const hasState = !hasEnded(contract) || status === 'signed' || status === 'declined'
  const state = status === 'sent' && !email ? words.notEmailed : words.signerStates[status]
  const button = (label: string, named: string, press: () => void) =>
    html`<button type="button" class="quiet" aria-label=${fill(named, { name })} ?disabled=${does.isBusy} @click=${press}>${label}</button>`
  const copy = async () => {
    const url = does.links[id] ?? (await does.makeLink(id))
    if (!url) return
    // A browser that refuses because making the link took a moment copies it when asked again.
    studio.say((await copyText(url)) ? studio.common.copied : words.linkCreated)
  }
  return html`<li>
    <div class="signer">
      <strong>${name}</strong>
      <span class="quiet-text">${words.roles[role]} · ${email ?? words.noEmail}</span>
    </div>
    ${hasState ? html`<span class="state ${shades[status]}">${signedAt ? fill(words.signedOn, { when: studio.format.moment(signedAt) }) : state}</span>` : nothing}
    ${studio.canWrite && mayAdd ? button(words.addEmail, words.addEmailOf, () => does.addEmail(id)) : nothing}
    ${studio.canWrite && isAsked && email ? button(words.resend, words.resendTo, () => does.resend(id)) : nothing}
    ${studio.canWrite && isAsked ? button(words.copyLink, words.copyLinkOf, copy) : nothing}
  </li>`
}
