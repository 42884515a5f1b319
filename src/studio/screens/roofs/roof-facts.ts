import { html, nothing } from 'lit'
import { fill } from '../../../locales/fill'
import type { Context } from '../../context'
import type { Formats } from '../../formats'
import { warnIcon } from '../../icons'
import { lineKinds, type Roof, type Words } from './roofs'

export function roofFacts(roof: Roof, drawing: string | undefined, words: Words, { format }: Context) {
  const { squares, areaSquareFeet, facetCount, predominantPitch, source, measuredAt, confidence, confirmedAt } = roof
  const fact = (label: string, value: string | undefined) =>
    value === undefined ? nothing : html`<div><dt>${label}</dt><dd>${value}</dd></div>`
  const when = measuredAt
    ? fill(words.measured, { source: words.sources[source], when: format.date(measuredAt) })
    : words.sources[source]
  return html`<div class="roof-sight">
      <div class="card">${drawing ? html`<img src=${drawing} alt=${words.diagram} />` : nothing}</div>
      <dl class="card">
        ${fact(words.squares, format.number(squares))}
        ${fact(words.areaWhole, fill(words.squareFeet, { count: format.number(areaSquareFeet) }))}
        ${fact(words.facetCount, format.number(facetCount))}
        ${fact(words.mainPitch, `${format.number(predominantPitch)}/12`)}
        ${fact(words.from, when)}
        ${fact(words.confidence, confidence === null ? undefined : format.percent(confidence))}
        ${fact(words.confirmedAt, confirmedAt ? format.moment(confirmedAt) : words.unconfirmed)}
      </dl>
    </div>
    ${
      roof.warnings.length
        ? html`<section class="card warnings"><h2>${warnIcon()} ${words.warnings}</h2>
            <ul>${roof.warnings.map(({ code }) => html`<li>${called(words.warningTexts, code, words.warningTexts.other)}</li>`)}</ul>
          </section>`
        : nothing
    }`
}

type Cell = string | number | undefined

export function roofTables(roof: Roof, words: Words, { format }: Context) {
  const table = (caption: string, heads: string[], rows: Cell[][]) => html`<section class="card">
    <h2>${caption}</h2>
    <div class="wide" tabindex="0" role="region" aria-label=${caption}><table>
      <thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
      <tbody>${rows.map((row) => html`<tr>${row.map((cell) => html`<td>${typeof cell === 'number' ? format.number(cell) : (cell ?? '')}</td>`)}</tr>`)}</tbody>
    </table></div>
  </section>`
  const feet = (count: number) => fill(words.feet, { count: format.number(count) })
  const facets = roof.structures.flatMap((structure) =>
    structure.facets.map(({ name, pitch, areaSquareFeet, azimuthDegrees }) => [
      name ?? structure.name,
      `${format.number(pitch)}/12`,
      areaSquareFeet,
      azimuthDegrees === null ? undefined : `${format.number(azimuthDegrees)}°`,
    ]),
  )
  const shares = new Intl.NumberFormat(format.locale, { style: 'percent', maximumFractionDigits: 2 })
  const share = (basisPoints: number) => shares.format(basisPoints / 10_000)
  const knownLines = lineKinds.filter((kind) => roof.lineOrigins[kind])
  const { wasteBasisPoints } = roof.materialsBasis
  return html`<div class="roof-tables">
    ${table(words.facets, [words.facetName, words.pitch, words.area, words.direction], facets)}
    ${
      knownLines.length
        ? table(
            words.lines,
            [words.facetName, words.quantity],
            knownLines.map((kind) => [words.lineNames[kind], feet(roof.lines[kind])]),
          )
        : nothing
    }
    ${table(
      fill(words.materials, { waste: share(wasteBasisPoints) }),
      [words.item, words.quantity],
      roof.materials.map(({ item, unit, quantity }) => [
        called(words.items, item),
        packages(words, unit, quantity, format),
      ]),
    )}
    ${table(
      words.waste,
      [words.wasteShare, words.squares],
      roof.waste.map((each) => [share(each.wasteBasisPoints), each.squares]),
    )}
  </div>`
}

/** The API may know more names than this page. */
const called = (names: Record<string, string>, name: string, otherwise = name) => names[name] ?? otherwise
const packages = ({ units }: Words, unit: string, count: number, format: Formats) =>
  unit in units ? format.counted(units[unit as keyof typeof units], count) : `${format.number(count)} ${unit}`
