import type { ManifestTier } from '../../features/viewer/schemas'
import type { PorchlightPlayer } from '../player'
import type { Scene } from '../scenes'
import type { Kit } from './chunks'
import css from './pricing.css'

export { css }

/** Prices are in US dollars, written as the language of the presentation writes them. */
function moneyIn(language: string | null) {
  const write = (cents: number) =>
    new Intl.NumberFormat(language ?? 'en-US', {
      style: 'currency',
      currency: 'USD',
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: cents % 100 ? 2 : 0,
    }).format(cents / 100)
  return write
}

export function show({ html, nothing, icons, styles }: Kit, player: PorchlightPlayer, scene: Scene) {
  const data = scene.slide?.productData
  if (!data) return nothing
  const { labels, manifest } = player
  const money = moneyIn(manifest?.language ?? null)
  const tiers = [data.good, data.better, data.best]
  const rows = Math.max(1, ...tiers.map((tier) => tier.features.length))

  const price = ({ priceCents }: ManifestTier) => (priceCents === null ? labels.onRequest : money(priceCents))
  const card = (tier: ManifestTier) => html`<li class="card ${tier.isRecommended ? 'best' : ''}" part="card">
    ${tier.isRecommended ? html`<span class="badge">${labels.recommended}</span>` : nothing}
    ${tier.imageUrl ? html`<img class="card-image" src=${tier.imageUrl} alt="" />` : nothing}
    <h3 class="card-name" dir="auto">${tier.name}</h3>
    <p class="price">${price(tier)}</p>
    <p class="monthly">${tier.monthlyCents === null ? nothing : labels.aMonth.replace('{price}', money(tier.monthlyCents))}</p>
    ${tier.description ? html`<p class="card-text" dir="auto">${tier.description}</p>` : nothing}
    <ul class="features">
      ${tier.features.map((feature) => html`<li class="feature" dir="auto">${icons.check}<span>${feature}</span></li>`)}
    </ul>
    ${tier.warranty ? html`<p class="card-warranty" dir="auto"><b>${labels.warranty}</b> ${tier.warranty}</p>` : nothing}
  </li>`

  return html`<div class="offer" part="pricing" @click=${(event: Event) => event.stopPropagation()}>
    <div class="offer-head">
      ${data.brandLogoUrl ? html`<img class="offer-logo" src=${data.brandLogoUrl} alt="" />` : nothing}
      ${data.subtitle ? html`<p class="offer-text" dir="auto">${data.subtitle}</p>` : nothing}
    </div>
    <ul class="cards scroller" tabindex="0" aria-label=${scene.title} ${styles({ '--features': String(rows) })}>${tiers.map(card)}</ul>
    ${data.disclaimer ? html`<p class="small-print" dir="auto">${data.disclaimer}</p>` : nothing}
  </div>`
}
