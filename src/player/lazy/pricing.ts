import { html, nothing } from 'lit'
import { type TierName, tierNames } from '../../core/shared/tiers'
import { fill } from '../../locales/fill'
import type { ManifestImage, ManifestTier } from '../../playback/manifest/manifest-schemas'
import { bullets } from '../bullets'
import { styleProperties } from '../class-and-style'
import { fitted } from '../fitted-picture'
import { checkIcon } from '../icons'
import type { PorchlightPlayer } from '../player'
import type { Scene } from '../scenes'
import { followVoice, markDot, startAtRecommended, stopFollowing } from './cards-in-view'
import { comparison, fitColumns } from './comparison'
import comparisonCss from './comparison.css'
import cardsCss from './price-cards.css'
import { chooseTier, chosenTier, priceWords } from './price-tiers'
import bySizeCss from './prices-by-size.css'
import landscapeCss from './prices-landscape.css'
import pricingCss from './pricing.css'

/** Spacings from the loosest to the tightest. */
const rhythms = [[], ['close'], ['close', 'closer']]
const tried = new WeakMap<Element, string>()

/**
 * An offer should be visible at one glance, and CSS cannot tell whether all of it fits. A spacing that did not fit this
 * frame before is not tried again.
 */
function fitOffer(player: PorchlightPlayer, shown: string) {
  const offer = player.shadowRoot?.querySelector('.offer')
  const { clientWidth, clientHeight } = player.frame
  const key = `${clientWidth} ${clientHeight} ${shown}`
  if (!offer || (tried.get(offer) === key && fits(offer)) || tried.get(offer) === `${key} in vain`) return
  const before = offer.className
  const rhythm = rhythms.find((names) => {
    offer.classList.remove('close', 'closer')
    offer.classList.add(...names)
    return fits(offer)
  })
  tried.set(offer, rhythm ? key : `${key} in vain`)
  if (offer.className !== before) player.refresh()
}

const fits = ({ scrollHeight, clientHeight }: Element) => scrollHeight <= clientHeight + 1

export const css = pricingCss + cardsCss + bySizeCss + landscapeCss + comparisonCss

/** Must match the style sheet, which up to this width shows one card and the edge of the next. */
const widestWithOneCard = 520
const comparing = new WeakSet<PorchlightPlayer>()

export function show(player: PorchlightPlayer, scene: Scene) {
  const { labels, manifest, playback } = player
  const data = scene.slide?.productData
  if (!data || !manifest) return nothing
  const { presentationId } = manifest
  const words = priceWords(player)
  const own = player.words.prices
  const tiers = tierNames.map((name) => ({ name, tier: data[name] }))
  const chosen = chosenTier(player, presentationId)
  const hasMonthly = tiers.some(({ tier }) => tier.monthlyCents !== null)
  const rows = Math.max(1, ...tiers.map(({ tier }) => tier.features.length))
  const conditions = [data.financing && hasMonthly ? data.financing.disclosure : null, data.disclaimer]
  const smallPrint = [
    ...(data.validUntil ? [html`<bdi class="valid-until">${words.until(data.validUntil)}</bdi> `] : []),
    ...conditions.flatMap((text) => (text ? [html`<bdi>${text}</bdi> `] : [])),
  ]
  const isComparing = comparing.has(player)

  const choose = (tier: TierName) => {
    chooseTier(player, presentationId, tier)
    player.tellChoice(tier)
    player.refresh()
  }
  const toggleTable = () => {
    if (!comparing.delete(player)) comparing.add(player)
    player.refresh()
    void player.updateComplete.then(() => player.shadowRoot?.querySelector('.offer')?.scrollTo(0, 0))
  }
  const leave = () => stopFollowing(scene)
  const choice = (name: TierName, tier: ManifestTier) => html`<button
    class="choice-of-tier"
    part="choice"
    aria-pressed=${String(chosen === name)}
    dir="auto"
    @click=${() => choose(name)}
  >${chosen === name ? checkIcon() : nothing}<span>${fill(chosen === name ? own.tierChosen : own.wantTier, { name: tier.name })}</span></button>`
  const card = ({ name, tier }: { name: TierName; tier: ManifestTier }) => html`<li
    class="card ${tier.isRecommended ? 'best' : ''} ${chosen === name ? 'chosen' : ''} ${tier.features.length ? '' : 'plain'}"
    part="card"
  >
    ${tier.isRecommended ? html`<span class="badge" dir="auto">${own.recommended}</span>` : nothing}
    ${tier.image ? cardImage(player, tier.image) : nothing}
    <h3 class="card-name" dir="auto">${tier.name}</h3>
    <p class="price">${words.price(tier)}</p>
    <p class="monthly">${tier.monthlyCents === null || !data.financing ? nothing : html`${words.aMonth(tier.monthlyCents)} <small class="terms"><bdi>${words.terms(data.financing)}</bdi></small>`}</p>
    ${tier.description ? html`<p class="card-text" dir="auto">${tier.description}</p>` : nothing}
    ${
      tier.features.length
        ? html`<ul class="features">
            ${tier.features.map((feature) => html`<li class="feature" dir="auto">${checkIcon()}<span>${feature}</span></li>`)}
          </ul>`
        : nothing
    }
    ${tier.warranty ? html`<p class="card-warranty"><b><bdi>${own.warranty}</bdi></b> <bdi>${tier.warranty}</bdi></p>` : nothing}
    ${choice(name, tier)}
  </li>`

  void player.updateComplete.then(() => {
    fitColumns(player)
    fitOffer(player, `${scene.id} ${chosen} ${isComparing}`)
    startAtRecommended(player, scene)
    followVoice(player, scene)
  })
  return html`<div class="offer scroller" part="pricing" role="group" aria-label=${scene.title}>
    <div class="offer-head">
      ${data.brandLogoUrl ? html`<img class="offer-logo" src=${data.brandLogoUrl} alt="" />` : nothing}
      ${data.subtitle ? html`<p class="offer-text" dir="auto">${data.subtitle}</p>` : nothing}
      <div class="offer-bar">
        ${isComparing ? nothing : html`<div class="dots" aria-hidden="true">${tiers.map(({ tier }) => html`<span class="dot ${tier.isRecommended ? 'here' : ''}"></span>`)}</div>`}
        <button class="pill compare-prices" lang=${labels.language} aria-pressed=${String(isComparing)} @click=${toggleTable}>${isComparing ? own.showCards : own.compare}</button>
      </div>
    </div>
    ${
      isComparing
        ? comparison(player, data, choice)
        : html`<ul class="cards scroller" tabindex="0" aria-label=${scene.title} @scroll=${markDot} @pointerdown=${leave} @wheel=${leave} @keydown=${leave} ${styleProperties({ '--features': String(rows) })}>${tiers.map(card)}</ul>`
    }
    ${playback ? bullets(playback, scene) : nothing}
    ${smallPrint.length ? html`<p class="small-print">${smallPrint}</p>` : nothing}
  </div>`
}

/** Before the first layout the width is 0, and a picture of that size would be requested. */
function cardImage({ frame: { clientWidth } }: PorchlightPlayer, image: ManifestImage) {
  if (!clientWidth) return nothing
  const width = clientWidth > widestWithOneCard ? clientWidth / 3 : clientWidth
  const { srcset, sizes } = fitted(image, width, (width * 7) / 16)
  const position = `${100 * image.focalPoint.x}% ${100 * image.focalPoint.y}%`
  return html`<img class="card-image" sizes=${sizes} srcset=${srcset || nothing} src=${image.url} alt=${image.altText ?? ''} ${styleProperties({ 'object-position': position })} />`
}
