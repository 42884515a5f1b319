import type { ManifestRoof } from '../../playback/manifest/manifest-schemas'
import type { PorchlightPlayer } from '../player'

type Facet = ManifestRoof['diagram']['facets'][number]

/** This is a path, because not every font has arrows. */
export const arrow = 'M0 5V-5M-3-2 0-5 3-2'

const steepestShade = 5

export function roofFigures({ words: { roof: words }, manifest }: PorchlightPlayer, roof: ManifestRoof) {
  const language = manifest?.language ?? 'en-US'
  const number = (value: number, digits = 0) =>
    new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(value)
  const share = (basisPoints: number) =>
    new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 }).format(basisPoints / 10_000)
  const pitchOf = (rise: number) => `${number(rise, 1)}/12`
  const area = (facet: Facet) => `${number(facet.areaSquareFeet)} ft²`
  const { facets } = roof.diagram
  const steepest = Math.max(1, ...facets.map(({ pitch }) => pitch))
  return {
    facts: [
      [words.squares, number(roof.squares, 1)],
      [words.pitch, pitchOf(roof.pitch)],
      [words.waste, share(roof.wasteBasisPoints)],
    ] satisfies [string, string][],
    described: `${words.fromAbove}: ${facets.map((facet) => `${area(facet)}, ${pitchOf(facet.pitch)}`).join('; ')}`,
    /** Facets that are too small to hold their figures are listed below the diagram. */
    legend: facets
      .filter(({ label }) => !label.isWhole)
      .map((facet) => `${facet.number}: ${area(facet)}, ${pitchOf(facet.pitch)}`),
    shapes: facets.map((facet) => shapeOf(facet, area(facet), pitchOf(facet.pitch), steepest)),
  }
}

type Text = { x: number; y: number; text: string; isBold: boolean }

function shapeOf(
  { points, pitch, azimuthDegrees, label, number }: Facet,
  area: string,
  steep: string,
  steepest: number,
) {
  const { x, y, isWhole } = label
  const turned = isWhole ? azimuthDegrees : null
  const whole = [
    { x, y: y - 3, text: area, isBold: true },
    { x: turned === null ? x : x - 8, y: y + 13, text: steep, isBold: false },
  ]
  const texts: Text[] = isWhole ? whole : [{ x, y: y + 4, text: String(number), isBold: true }]
  return {
    shade: 1 + Math.round(((steepestShade - 1) * pitch) / steepest),
    points: points.map((point) => point.join(',')).join(' '),
    texts,
    facing: turned === null ? null : `translate(${x + 16} ${y + 9}) rotate(${turned})`,
  }
}
