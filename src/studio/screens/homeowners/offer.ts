import { html, nothing } from 'lit'
import { fill } from '../../../locales/fill'
import type { Answer } from '../../api'
import type { Context } from '../../context'
import { addressOf } from '../../router'
import type { Presentation, Words } from './standing'

export type Quote = Answer<'/api/presentations/{presentationId}/quote', 'get'>['quote']

/** Shows what they chose, its price, when the visit is, and where the contract is. */
export function offerOf({ activity }: Presentation, quote: Quote | null, words: Words, studio: Context) {
  const { format, hasScreen } = studio
  const { chosenTier, appointment, contract } = activity ?? {}
  if (!quote && !chosenTier && !appointment && !contract) return html``
  const leadsTo = (path: string, text: string, search = '') =>
    hasScreen(path) ? html`<a href=${addressOf(`${path}${search}`)}>${text}</a>` : html`${text}`
  const line = (label: string, told: unknown) => html`<div><dt>${label}</dt><dd>${told}</dd></div>`
  return html`<section class="card">
    <h2>${words.offer}</h2>
    <dl class="settings-facts">
      ${chosenTier ? line(words.chosen, words.tiers[chosenTier]) : nothing}
      ${
        quote
          ? line(
              words.quote,
              html`${(['good', 'better', 'best'] as const).map((tier) => html`${words.tiers[tier]}: ${format.money(quote.tiers[tier].totalCents)}<br />`)}
              ${fill(words.validUntil, { date: format.date(quote.validUntil) })}
              ${quote.isRoofConfirmed ? nothing : html`<br /><span class="state waits">${words.roofUnconfirmed}</span>`}
              ${quote.roofMeasurementId ? html`<br />${leadsTo(`/roofs/${quote.roofMeasurementId}`, words.openRoof)}` : nothing}`,
            )
          : nothing
      }
      ${appointment ? line(words.visitLabel, leadsTo('/calendar', format.moment(appointment.startsAt), `?visit=${appointment.id}`)) : nothing}
      ${contract ? line(words.contract, html`${leadsTo(`/contracts/${contract.id}`, words.openContract)} <span class="state">${words.contractStates[contract.status as keyof Words['contractStates']]}</span>`) : nothing}
    </dl>
  </section>`
}
