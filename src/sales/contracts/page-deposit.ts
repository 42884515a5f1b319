import { html } from 'hono/html'
import { fill } from '../../locales/fill'
import { formEnd, isPaying, ownEmail, type Part } from './page-parts'
import { momentIn, money } from './words'

/**
 * The deposit of a signed contract. In every other state, the page only says what happened to the money that was paid.
 */
export function deposit(part: Part) {
  const { contract, words } = part
  const { status } = contract.deposit
  if (status === 'none') return ''
  return html`<section class="cancelling" id="deposit" aria-labelledby="deposit-title"><h2 id="deposit-title">${words.depositTitle}</h2>
${status === 'due' ? due(part) : html`<p>${whatBecame(part)}</p>`}</section>`
}

export function whatBecame(part: Part) {
  const { contract, words, emailed } = part
  const { cents, status, paidAt, refundedAt } = contract.deposit
  const amount = money(cents, contract.language)
  if (status === 'refunded' && refundedAt)
    return fill(words.depositRefunded, { amount, date: momentIn(contract, refundedAt) })
  if (status !== 'paid' || !paidAt) return ''
  if (contract.status === 'cancelled') return fill(words.depositReturning, { amount })
  const paid = fill(words.depositPaid, { amount, date: momentIn(contract, paidAt) })
  const email = ownEmail(part)
  if (!email || emailed['payment.receipt'] !== 'sent') return paid
  return `${paid} ${fill(words.depositReceipt, { email })}`
}

function due(part: Part) {
  const { contract, words, token, takesPayments } = part
  const amount = money(contract.deposit.cents, contract.language)
  const { name: company } = contract.company
  if (isPaying(part))
    return html`<p role="status">${words.depositConfirming}</p><p><a class="button quiet" href="">${words.look}</a></p>`
  return html`<p>${fill(words.depositDue, { amount })}</p>
${
  takesPayments
    ? html`<form method="post" action="/contracts/${contract.id}/deposit"><input type="hidden" name="token" value="${token}">
<button class="button" type="submit">${fill(words.payDeposit, { amount })}</button>${formEnd}
<p class="dim">${fill(words.depositWhere, { company })}</p>`
    : html`<p>${fill(words.depositElsewhere, { company })}</p>`
}`
}
