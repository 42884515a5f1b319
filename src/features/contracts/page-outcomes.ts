import { html, raw } from 'hono/html'
import { confirmed, documentUrl, type Part } from './page-parts'
import { lastDayIn, momentIn, zoneIn } from './page-times'
import type { ContractView } from './schemas'
import { fill } from './words'

export function thanks(part: Part) {
  const { contract, words } = part
  const { signedAt, status } = contract
  const isSealed = status === 'sealed'
  const email = contract.homeowner.email ?? contract.company.name
  return html`${signedAt ? html`<p class="large">${fill(words.signedOn, { date: momentIn(contract, signedAt) })}</p>` : ''}
<div class="outcome good" role="status">
<div id="sealing"${raw(isSealed ? ' hidden' : '')}><p>${fill(words.sealing, { email })}</p><p><a class="button quiet" href="">${words.look}</a></p></div>
<div id="sealed"${raw(isSealed ? '' : ' hidden')}><p>${fill(words.sealed, { email })}</p><p><a class="button" href="${documentUrl(part)}" download>${words.download}</a></p></div></div>
${cancelling(part)}`
}

function cancelling(part: Part) {
  const { contract, words, now } = part
  const { cancelBy } = contract
  if (!cancelBy) return ''
  const isOver = Date.parse(cancelBy) <= now
  const values = { date: lastDayIn(contract, cancelBy), zone: zoneIn(contract, cancelBy) }
  return html`<section class="cancelling"><h2>${words.cancelTitle}</h2>
<p>${fill(isOver ? words.cancelOver : words.cancelUntil, values)}</p>
${isOver ? '' : confirmed(part, 'cancel', { title: words.cancel, lead: words.cancelLead, now: words.cancelNow })}</section>`
}

export function ended(part: Part, state: 'cancelled' | 'declined' | 'expired' | 'void') {
  const { contract, words } = part
  const said = {
    cancelled: [words.cancelledOn, contract.cancelledAt],
    declined: [words.declinedOn, contract.declinedAt],
    expired: [words.expiredOn, contract.expiresAt],
    void: [words.voidText, null],
  } as const satisfies Record<typeof state, readonly [string, string | null]>
  const [text, moment] = said[state]
  const date = moment ? momentIn(contract, moment) : ''
  return html`<div class="outcome"><p>${fill(text, { company: contract.company.name, date })}</p>
${state === 'cancelled' && contract.sealedAt ? html`<p><a class="button quiet" href="${documentUrl(part)}" target="_blank" rel="noopener">${words.openCopy}</a></p>` : ''}</div>`
}

export type PageState = 'open' | 'signed' | 'sealed' | 'cancelled' | 'declined' | 'expired' | 'void'

export const stateOf = ({ status }: ContractView): PageState =>
  status === 'draft' || status === 'sent' || status === 'opened' ? 'open' : status
