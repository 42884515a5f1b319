import { html } from 'hono/html'
import { fill } from '../../locales/fill'
import type { Part } from './page-parts'
import type { ContractView } from './schemas'
import { listIn, momentIn } from './words'

type Signer = ContractView['signers'][number]

export const ownOf = ({ signers, signerId }: ContractView): Signer | undefined =>
  signers.find(({ id }) => id === signerId) ?? signers[0]

const isAlone = ({ signers, companySigns }: ContractView) => signers.length === 1 && !companySigns

export const isOneOfMany = ({ signers }: ContractView) => signers.length > 1

/** Whether the person with this link may sign now, which is false both before their turn and after they have signed. */
export function isOwnTurn(contract: ContractView) {
  const status = ownOf(contract)?.status
  return status === 'sent' || status === 'opened'
}

/** The people whose signatures come next. */
function waitedFor({ signers, companySigns, countersignedAt, company }: ContractView): string[] {
  const asked = signers.filter(({ status }) => status === 'sent' || status === 'opened').map(({ name }) => name)
  if (asked.length) return asked
  return companySigns && !countersignedAt ? [company.name] : []
}

export function signers({ contract, words }: Part) {
  if (isAlone(contract)) return ''
  const own = ownOf(contract)
  const row = (name: string, state: string) => html`<div><dt dir="auto">${name}</dt><dd>${state}</dd></div>`
  const stateOf = ({ status, signedAt }: Signer) => {
    if (signedAt) return fill(words.signerSigned, { date: momentIn(contract, signedAt) })
    return status === 'declined' ? words.signerDeclined : words.signerWaiting
  }
  const { companySigns, countersignedAt, company } = contract
  const ofCompany = countersignedAt
    ? fill(words.signerSigned, { date: momentIn(contract, countersignedAt) })
    : words.signerLast
  return html`<section class="sums" aria-labelledby="signers-title"><h2 id="signers-title">${words.whoSigns}</h2>
<dl>${contract.signers.map((signer) =>
    row(signer === own ? fill(words.signerYou, { name: signer.name }) : signer.name, stateOf(signer)),
  )}
${companySigns ? row(company.name, ofCompany) : ''}</dl></section>`
}

/** Replaces the steps for someone who signs later or has already signed. */
export function waitingForOthers({ contract, words }: Part) {
  const names = listIn(contract.language, waitedFor(contract))
  const signedAt = ownOf(contract)?.signedAt
  const text = signedAt
    ? `${fill(words.signedOn, { date: momentIn(contract, signedAt) })} ${fill(words.waitsFor, { names })}`
    : fill(words.notYourTurn, { names })
  return html`<div class="outcome${signedAt ? ' good' : ''}" role="status"><p>${text}</p></div>`
}
