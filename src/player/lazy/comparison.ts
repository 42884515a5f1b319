import type { ManifestProductData, ManifestTier } from '../../features/viewer/manifest-schemas'
import type { PorchlightPlayer } from '../player'
import { type TierName, tierNames } from './chosen-tier'
import type { TemplateHelpers } from './chunks'
import { closingWordsOf } from './closing-words'
import { checkIcon } from './lazy-icons'
import { priceWords } from './price-words'

type Choice = (name: TierName, tier: ManifestTier) => unknown

export function comparison(
  helpers: TemplateHelpers,
  player: PorchlightPlayer,
  data: ManifestProductData,
  choice: Choice,
) {
  const { html, nothing } = helpers
  const { labels } = player
  const words = priceWords(helpers, player)
  const own = closingWordsOf(labels.language)
  const { financing } = data
  const tiers = tierNames.map((name) => data[name])
  const has = (tier: ManifestTier, feature: string) => tier.features.includes(feature)
  const isShared = (feature: string) => tiers.filter((tier) => has(tier, feature)).length > 1
  const shared = [...new Set(tiers.flatMap((tier) => tier.features.filter(isShared)))]
  /** A feature that only one price has is compared with what the others have instead. */
  const ownFeatures = tiers.map((tier) => tier.features.filter((feature) => !isShared(feature)))
  const ownRows = Array.from({ length: Math.max(...ownFeatures.map(({ length }) => length)) }, (_, row) => row)
  const cells = (cell: (tier: ManifestTier) => unknown) =>
    tiers.map((tier) => html`<td class=${tier.isRecommended ? 'best' : ''}>${cell(tier)}</td>`)

  return html`<div class="comparison" tabindex="0" role="group" aria-label=${own.compare}>
    <table>
      <thead>
        <tr>
          <td></td>
          ${tiers.map((tier) => html`<th scope="col" dir="auto" class=${tier.isRecommended ? 'best' : ''}>${tier.name}</th>`)}
        </tr>
      </thead>
      <tbody>
        <tr class="sums">
          <th scope="row" lang=${labels.language}>${own.price}</th>
          ${cells((tier) => words.price(tier))}
        </tr>
        ${
          financing && tiers.some(({ monthlyCents }) => monthlyCents !== null)
            ? html`<tr>
                <th scope="row" dir="auto">${words.terms(financing)}</th>
                ${cells(({ monthlyCents }) => (monthlyCents === null ? '–' : words.aMonth(monthlyCents)))}
              </tr>`
            : nothing
        }
        ${shared.map(
          (feature) => html`<tr>
            <th scope="row" dir="auto">${feature}</th>
            ${cells((tier) => (has(tier, feature) ? html`<span class="has" role="img" aria-label=${own.included}>${checkIcon(helpers)}</span>` : html`<span aria-label=${own.notIncluded} role="img">–</span>`))}
          </tr>`,
        )}
        ${ownRows.map(
          (row) => html`<tr class="own">
            ${row ? nothing : html`<th scope="rowgroup" rowspan=${ownRows.length} lang=${labels.language}>${own.included}</th>`}
            ${tiers.map((tier, column) => html`<td class=${tier.isRecommended ? 'best' : ''} dir="auto">${ownFeatures[column]?.[row] ?? '–'}</td>`)}
          </tr>`,
        )}
        ${
          tiers.some(({ warranty }) => warranty)
            ? html`<tr>
                <th scope="row" lang=${labels.language}>${own.warranty}</th>
                ${cells(({ warranty }) => html`<span dir="auto">${warranty ?? '–'}</span>`)}
              </tr>`
            : nothing
        }
        <tr>
          <td></td>
          ${tierNames.map((name) => html`<td class=${data[name].isRecommended ? 'best' : ''}>${choice(name, data[name])}</td>`)}
        </tr>
      </tbody>
    </table>
  </div>`
}
