import { html, nothing } from 'lit'
import { fill } from '../../../locales/fill'
import type { Context } from '../../context'
import { type Quote, tierNames, type Words } from './roofs'

export function quoteTable(quote: Quote, words: Words, studio: Context) {
  const { createdAt, validUntil, isOutdated } = quote
  const { format } = studio
  const valid = fill(words.validUntil, { made: format.moment(createdAt), until: format.date(validUntil) })
  return html`
    ${isOutdated ? html`<p class="state waits">${words.outdated}</p>` : nothing}
    ${priceTable(quote, words, studio)}
    <p class="hint">${valid}</p>
  `
}

/** Shows the three prices as the API computed them, each with the lines that add up to it. */
export function priceTable(
  { tiers, financing }: Pick<Quote, 'tiers' | 'financing'>,
  words: Words,
  { format }: Context,
) {
  return html`
    <div class="quote-tiers">
      ${tierNames.map((name) => {
        const { lines, totalCents, monthlyCents } = tiers[name]
        return html`<section>
          <h3>${words.tiers[name]}</h3>
          <p class="sum">${format.money(totalCents)}</p>
          ${monthlyCents === null ? nothing : html`<p class="quiet-text">${fill(words.monthly, { amount: format.money(monthlyCents) })}</p>`}
          <dl>${lines.map(({ label, amountCents }) => html`<div><dt>${label}</dt><dd>${format.money(amountCents)}</dd></div>`)}</dl>
        </section>`
      })}
    </div>
    ${financing ? html`<p class="hint">${financing.disclosure}</p>` : nothing}
  `
}
