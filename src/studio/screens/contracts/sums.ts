import { html, nothing } from 'lit'
import { fill } from '../../../locales/fill'
import type { Context } from '../../context'
import type { Contract, Words } from './standing'

export function sumsOf(contract: Contract, words: Words, { format }: Context) {
  const { tier, tierName, totalCents, deposit, depositCents, cancelBy, status } = contract
  const option = tierName === words.tiers[tier] ? tierName : `${words.tiers[tier]}: ${tierName}`
  const when = { paid: deposit.paidAt, refunded: deposit.refundedAt, due: null, none: null }[deposit.status]
  const mayCancel = cancelBy && (status === 'signed' || status === 'sealed' || status === 'opened')
  return html`<section class="card">
    <h2>${words.sums}</h2>
    <dl class="facts">
      <div><dt>${words.tier}</dt><dd>${option}</dd></div>
      <div><dt>${words.total}</dt><dd>${format.money(totalCents)}</dd></div>
      <div>
        <dt>${words.deposit}</dt>
        <dd>${depositCents ? format.money(depositCents) : words.noDeposit}
          ${depositCents && deposit.status !== 'none' ? html`<small>${fill(words.deposits[deposit.status], { when: when ? format.moment(when) : '' })}</small>` : nothing}
        </dd>
      </div>
      ${mayCancel ? html`<div><dt>${words.cancelBy}</dt><dd>${format.lastDay(cancelBy, contract.timeZone)}<small>${words.cancelText}</small></dd></div>` : nothing}
    </dl>
  </section>`
}
