import { html, nothing } from 'lit'
import { type TierName, tierNames } from '../../../core/shared/tiers'
import { fill } from '../../../locales/fill'
import type { Answer } from '../../api'
import type { Context } from '../../context'
import { addressOf } from '../../router'
import { contractState, type Presentation, type Words } from './standing'

type Quote = Answer<'/api/presentations/{presentationId}/quote', 'get'>['quote']
export type Offer = Answer<'/api/presentations/{presentationId}/offer', 'get'>['offer']
export type Offered = { offer: Offer; quote: Quote | null }
type Contract = Answer<'/api/contracts', 'get'>['contracts'][number]

const tierNamed = (tier: TierName, name: string | undefined, { tiers }: Words) =>
  name && name !== tiers[tier] ? `${tiers[tier]}: ${name}` : tiers[tier]

/** A price option under both its names, with the price as the homeowner sees it: “Better: Hearth, $18,450”. */
export function optionOf(tier: TierName, offer: Offer | undefined, words: Words, { format }: Context) {
  const { name, priceCents = null, monthlyCents = null } = offer?.tiers?.[tier] ?? {}
  const named = tierNamed(tier, name, words)
  if (priceCents === null) return named
  const priced = fill(words.pricedOption, { option: named, price: format.price(priceCents) })
  return monthlyCents === null ? priced : fill(words.monthlyOption, { priced, monthly: format.price(monthlyCents) })
}

const visitState = (status: string, { visitStates }: Words) =>
  status === 'booked' ? nothing : html` <span class="state">${visitStates[status as keyof typeof visitStates]}</span>`

/** Shows what they are offered and chose, when the visit is, and where the contract is. */
export function offerOf(
  presentation: Presentation,
  { offer, quote, contracts = [] }: Offered & { contracts?: Contract[] | undefined },
  words: Words,
  studio: Context,
) {
  const { format, hasScreen } = studio
  const { chosenTier, appointment, contract } = presentation.activity ?? {}
  if (!offer.tiers && !chosenTier && !appointment && !contract) return html``
  const leadsTo = (path: string, text: string, search = '') =>
    hasScreen(path) ? html`<a href=${addressOf(`${path}${search}`)}>${text}</a>` : html`${text}`
  const ofQuote = ({ validUntil, isRoofConfirmed, roofMeasurementId }: Quote) =>
    html`<div>${fill(words.validUntil, { date: format.date(validUntil) })}</div>
      ${isRoofConfirmed ? nothing : html`<span class="state waits">${words.roofUnconfirmed}</span>`}
      ${roofMeasurementId ? html`<div>${leadsTo(`/roofs/${roofMeasurementId}`, words.openRoof)}</div>` : nothing}`
  const contractLine = ({ id, number, tier, tierName, totalCents, status, replacedBy }: Contract) => {
    const ended = replacedBy ? words.contractReplaced : words.contractStates[status]
    const state = id === contract?.id ? contractState(presentation, words) : ended
    const option = fill(words.pricedOption, {
      option: tierNamed(tier, tierName, words),
      price: format.price(totalCents),
    })
    return html`<div>${leadsTo(`/contracts/${id}`, fill(words.contractNumbered, { number: String(number) }))} <span class="state">${state}</span></div>
      <div>${option}</div>`
  }
  const line = (label: string, told: unknown) => html`<div><dt>${label}</dt><dd>${told}</dd></div>`
  return html`<section class="card">
    <h2>${words.offer}</h2>
    <dl class="settings-facts">
      ${chosenTier ? line(words.chosen, html`<strong>${optionOf(chosenTier, offer, words, studio)}</strong>`) : nothing}
      ${
        offer.tiers
          ? line(
              quote ? words.quote : words.prices,
              html`${tierNames.map((tier) => html`<div>${optionOf(tier, offer, words, studio)}</div>`)}${quote ? ofQuote(quote) : nothing}`,
            )
          : nothing
      }
      ${appointment ? line(words.visitLabel, html`${leadsTo('/calendar', format.moment(appointment.startsAt), `?visit=${appointment.id}`)}${visitState(appointment.status, words)}`) : nothing}
      ${contracts.length ? line(contracts.length > 1 ? words.contracts : words.contract, html`${contracts.map(contractLine)}`) : nothing}
    </dl>
  </section>`
}
