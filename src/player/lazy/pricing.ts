import type { ManifestImage, ManifestTier } from '../../features/viewer/manifest-schemas'
import type { PorchlightPlayer } from '../player'
import type { Scene } from '../scenes'
import { chooseTier, chosenTier, type TierName, tierNames } from './chosen-tier'
import type { TemplateHelpers } from './chunks'
import { closingWordsOf } from './closing-words'
import { comparison } from './comparison'
import comparisonCss from './comparison.css'
import { checkIcon } from './lazy-icons'
import { fitOffer } from './offer-fitting'
import { filled, priceWords } from './price-words'
import pricingCss from './pricing.css'
import closePricingCss from './pricing-close.css'

export const css = pricingCss + closePricingCss + comparisonCss

/** Must match the style sheet, which up to this width shows one card and the edge of the next. */
const widestWithOneCard = 520
const comparing = new WeakSet<PorchlightPlayer>()
const centred = new WeakMap<Element, Scene>()

export function show(helpers: TemplateHelpers, player: PorchlightPlayer, scene: Scene) {
  const { html, nothing, styleProperties, bullets } = helpers
  const { labels, manifest, playback } = player
  const data = scene.slide?.productData
  if (!data || !manifest) return nothing
  const { presentationId } = manifest
  const words = priceWords(helpers, player)
  const own = closingWordsOf(labels.language)
  const tiers = tierNames.map((name) => ({ name, tier: data[name] }))
  const chosen = chosenTier(presentationId)
  const hasMonthly = tiers.some(({ tier }) => tier.monthlyCents !== null)
  const rows = Math.max(1, ...tiers.map(({ tier }) => tier.features.length))
  const conditions = [data.financing && hasMonthly ? data.financing.disclosure : null, data.disclaimer]
  const smallPrint = [
    ...(data.validUntil ? [html`<bdi class="valid-until">${words.until(data.validUntil)}</bdi> `] : []),
    ...conditions.flatMap((text) => (text ? [html`<bdi>${text}</bdi> `] : [])),
  ]
  const isComparing = comparing.has(player)

  const choose = (tier: TierName) => {
    chooseTier(presentationId, tier)
    player.tellChoice(tier)
    player.refresh()
  }
  const toggleTable = () => {
    if (!comparing.delete(player)) comparing.add(player)
    player.refresh()
  }
  const choice = (name: TierName, tier: ManifestTier) => html`<button
    class="choice-of-tier"
    part="choice"
    aria-pressed=${String(chosen === name)}
    dir="auto"
    @click=${() => choose(name)}
  >${chosen === name ? checkIcon(helpers) : nothing}<span>${filled(chosen === name ? own.tierChosen : own.wantTier, { name: tier.name })}</span></button>`
  const card = ({ name, tier }: { name: TierName; tier: ManifestTier }) => html`<li
    class="card ${tier.isRecommended ? 'best' : ''} ${chosen === name ? 'chosen' : ''} ${tier.features.length ? '' : 'plain'}"
    part="card"
  >
    ${tier.isRecommended ? html`<span class="badge">${own.recommended}</span>` : nothing}
    ${tier.image ? cardImage(helpers, player, tier.image) : nothing}
    <h3 class="card-name" dir="auto">${tier.name}</h3>
    <p class="price">${words.price(tier)}</p>
    <p class="monthly">${tier.monthlyCents === null || !data.financing ? nothing : html`${words.aMonth(tier.monthlyCents)} <small class="terms">${words.terms(data.financing)}</small>`}</p>
    ${tier.description ? html`<p class="card-text" dir="auto">${tier.description}</p>` : nothing}
    ${
      tier.features.length
        ? html`<ul class="features">
            ${tier.features.map((feature) => html`<li class="feature" dir="auto">${checkIcon(helpers)}<span>${feature}</span></li>`)}
          </ul>`
        : nothing
    }
    ${tier.warranty ? html`<p class="card-warranty" dir="auto"><b>${own.warranty}</b> ${tier.warranty}</p>` : nothing}
    ${choice(name, tier)}
  </li>`

  void player.updateComplete.then(() => {
    fitOffer(player, `${scene.id} ${chosen} ${isComparing}`)
    startAtRecommended(player, scene)
  })
  return html`<div class="offer scroller" part="pricing" role="group" aria-label=${scene.title}>
    <div class="offer-head">
      ${data.brandLogoUrl ? html`<img class="offer-logo" src=${data.brandLogoUrl} alt="" />` : nothing}
      ${data.subtitle ? html`<p class="offer-text" dir="auto">${data.subtitle}</p>` : nothing}
      <button class="pill compare-prices" lang=${labels.language} aria-pressed=${String(isComparing)} @click=${toggleTable}>${isComparing ? own.showCards : own.compare}</button>
    </div>
    ${
      isComparing
        ? comparison(helpers, player, data, choice)
        : html`<ul class="cards scroller" tabindex="0" aria-label=${scene.title} @scroll=${markDot} ${styleProperties({ '--features': String(rows) })}>${tiers.map(card)}</ul>
            <div class="dots" aria-hidden="true">${tiers.map(({ tier }) => html`<span class="dot ${tier.isRecommended ? 'here' : ''}"></span>`)}</div>`
    }
    ${playback ? bullets(playback, scene) : nothing}
    ${smallPrint.length ? html`<p class="small-print">${smallPrint}</p>` : nothing}
  </div>`
}

function cardImage(
  { html, nothing, fitted, styleProperties }: TemplateHelpers,
  { frame: { clientWidth } }: PorchlightPlayer,
  image: ManifestImage,
) {
  const width = clientWidth > widestWithOneCard ? clientWidth / 3 : clientWidth
  const { srcset, sizes } = fitted(image, width, (width * 7) / 16)
  const position = `${100 * image.focalPoint.x}% ${100 * image.focalPoint.y}%`
  return html`<img class="card-image" sizes=${sizes} srcset=${srcset || nothing} src=${image.url} alt=${image.altText ?? ''} ${styleProperties({ 'object-position': position })} />`
}

function startAtRecommended(player: PorchlightPlayer, scene: Scene) {
  const cards = player.shadowRoot?.querySelector('.cards')
  if (!cards || centred.get(cards) === scene) return
  centred.set(cards, scene)
  const card = cards.querySelector('.chosen') ?? cards.querySelector('.best')
  if (!card || cards.scrollWidth <= cards.clientWidth) return
  const [outer, inner] = [cards.getBoundingClientRect(), card.getBoundingClientRect()]
  const by = inner.left + inner.width / 2 - (outer.left + outer.width / 2)
  cards.scrollBy({ left: by, behavior: 'instant' })
}

function markDot({ currentTarget }: Event) {
  const cards = currentTarget as HTMLElement
  const { left, width } = cards.getBoundingClientRect()
  const distances = [...cards.children].map((card) => {
    const box = card.getBoundingClientRect()
    return Math.abs(box.left + box.width / 2 - left - width / 2)
  })
  const nearest = distances.indexOf(Math.min(...distances))
  const dots = cards.parentElement?.querySelectorAll('.dot') ?? []
  for (const [index, dot] of [...dots].entries()) dot.classList.toggle('here', index === nearest)
}
