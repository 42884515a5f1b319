import { html, nothing } from 'lit'
import { type TierName, tierNames } from '../../core/shared/tiers'
import type { ManifestProductData, ManifestTier } from '../../playback/manifest/manifest-schemas'
import { loadedFonts } from '../colors-and-fonts'
import { checkIcon } from '../icons'
import type { PorchlightPlayer } from '../player'
import { priceWords } from './price-tiers'

/** Font sizes from the smallest to the largest; none is below 12.5 px. */
const steps = { thead: [0.7, 0.76, 0.84, 0.92, 1], tbody: [0.84, 0.92, 1] }
const fitted = new WeakMap<Element, string>()

/** The font is the largest in which no word is broken, except words that are wider than a column at any size. */
export function fitColumns({ shadowRoot, frame }: PorchlightPlayer) {
  const table = shadowRoot?.querySelector<HTMLElement>('.comparison table')
  if (!table) return
  const isTooWide = () => table.offsetWidth > (table.parentElement?.clientWidth ?? 0) + 1
  const key = `${frame.clientWidth} ${loadedFonts()} ${table.textContent}`
  if (fitted.get(table) === key) return
  fitted.set(table, key)
  for (const name of ['tbody', 'thead'] as const) {
    const part = table.querySelector<HTMLElement>(name)
    if (!part) continue
    const cells = [...part.querySelectorAll(':is(th, td):not(.blank), button')]
    for (const cell of cells) cell.classList.remove('broken')
    for (const step of steps[name]) {
      const before = part.style.getPropertyValue('--fit')
      part.style.setProperty('--fit', String(step))
      const cut = isTooWide() ? cells : cells.filter(isCut)
      if (!cut.length) continue
      if (step === steps[name][0]) for (const cell of cut) cell.classList.add('broken')
      else {
        part.style.setProperty('--fit', before)
        break
      }
    }
  }
}

/** `scrollWidth` does not count the space at the end of a cell. */
function isCut(cell: Element) {
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(cell)
  const range = new Range()
  range.selectNodeContents(cell)
  const room = cell.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
  return range.getBoundingClientRect().width > room + 0.5
}

type Choice = (name: TierName, tier: ManifestTier) => unknown

export function comparison(player: PorchlightPlayer, data: ManifestProductData, choice: Choice) {
  const { labels } = player
  const words = priceWords(player)
  const own = player.words.prices
  const { financing } = data
  const tiers = tierNames.map((name) => data[name])
  const has = (tier: ManifestTier, feature: string) => tier.features.includes(feature)
  const isShared = (feature: string) => tiers.filter((tier) => has(tier, feature)).length > 1
  const shared = [...new Set(tiers.flatMap((tier) => tier.features.filter(isShared)))]
  /** A feature that only one price has is compared with what the others have instead. */
  const ownFeatures = tiers.map((tier) => tier.features.filter((feature) => !isShared(feature)))
  const ownRows = Array.from({ length: Math.max(...ownFeatures.map(({ length }) => length)) }, (_, row) => row)
  const cells = (cell: (tier: ManifestTier) => unknown) =>
    tiers.map((tier) => html`<td role="cell" class=${tier.isRecommended ? 'best' : ''}>${cell(tier)}</td>`)

  // The roles are spelled out, because the style sheet lays the rows out as grids on a phone.
  return html`<div class="comparison">
    <table role="table" aria-label=${own.compare}>
      <thead role="rowgroup">
        <tr role="row">
          <td role="cell" class="blank"></td>
          ${tiers.map((tier) => html`<th role="columnheader" scope="col" dir="auto" class=${tier.isRecommended ? 'best' : ''}>${tier.name}</th>`)}
        </tr>
        <tr role="row" class="sums">
          <th role="rowheader" scope="row" lang=${labels.language}>${own.price}</th>
          ${cells((tier) => words.price(tier))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        ${
          financing && tiers.some(({ monthlyCents }) => monthlyCents !== null)
            ? html`<tr role="row">
                <th role="rowheader" scope="row"><bdi>${words.terms(financing)}</bdi></th>
                ${cells(({ monthlyCents }) => (monthlyCents === null ? '–' : words.aMonth(monthlyCents)))}
              </tr>`
            : nothing
        }
        ${shared.map(
          (feature) => html`<tr role="row">
            <th role="rowheader" scope="row"><bdi>${feature}</bdi></th>
            ${cells((tier) => (has(tier, feature) ? html`<span class="has" role="img" aria-label=${own.included}>${checkIcon()}</span>` : html`<span aria-label=${own.notIncluded} role="img">–</span>`))}
          </tr>`,
        )}
        ${ownRows.map(
          (row) => html`<tr role="row" class="own">
            ${row ? nothing : html`<th role="rowheader" scope="rowgroup" rowspan=${ownRows.length} lang=${labels.language}>${own.included}</th>`}
            ${tiers.map((tier, column) => html`<td role="cell" class=${tier.isRecommended ? 'best' : ''} dir="auto">${ownFeatures[column]?.[row] ?? '–'}</td>`)}
          </tr>`,
        )}
        ${
          tiers.some(({ warranty }) => warranty)
            ? html`<tr role="row">
                <th role="rowheader" scope="row" lang=${labels.language}>${own.warranty}</th>
                ${cells(({ warranty }) => html`<bdi>${warranty ?? '–'}</bdi>`)}
              </tr>`
            : nothing
        }
        <tr role="row">
          <td role="cell" class="blank"></td>
          ${tierNames.map((name) => html`<td role="cell" class=${data[name].isRecommended ? 'best' : ''}>${choice(name, data[name])}</td>`)}
        </tr>
      </tbody>
    </table>
  </div>`
}
