import { withBrandingDefaults } from '../../decks/branding/defaults'
import type { Palette } from '../../decks/branding/schemas'
import type { Diagram, DiagramFacet } from '../../decks/presentations/shown-quote'
import { diagramOf, diagramWidth, legendRow } from './diagram'
import { round } from './geometry'
import type { Structure } from './roof'

const letters = 'font-family="system-ui, sans-serif"'
const leastContrast = 4.5
const legendColumns = 2
/** Drawn as a path, because not every font has arrows. */
const arrow = 'M0 5V-5M-3-2 0-5 3-2'
const directions = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west']

export function drawRoof(structures: Structure[], palette: Palette | null, title: string): string {
  const { primary, neutral, text } = palette ?? withBrandingDefaults({ palette: {}, cta: {} }).palette
  const diagram = diagramOf(structures)
  const small = diagram.facets.filter(({ label }) => !label.isWhole)
  const rows = Math.ceil(small.length / legendColumns)
  const height = diagram.height + (rows ? rows * legendRow + 6 : 0)
  const ink = readable(text, neutral)
  const steepest = Math.max(1, ...diagram.facets.map(({ pitch }) => pitch))
  const fillOf = ({ pitch }: DiagramFacet) => mixed(neutral, primary, 0.1 + 0.45 * (pitch / steepest))
  const shapes = diagram.facets.map((facet) => outline(facet, fillOf(facet), primary))
  const labels = diagram.facets.map((facet) => labelOf(facet, readable(text, fillOf(facet)), fillOf(facet)))
  const titles = diagram.structures.map(
    ({ name, x, y }) =>
      `<text x="${x}" y="${y}" font-size="12" font-weight="700" fill="${ink}">${escaped(name)}</text>`,
  )
  const legend = small.map(
    (facet, index) =>
      `<text x="${6 + Math.floor(index / rows) * (diagramWidth / legendColumns)}" y="${diagram.height + ((index % rows) + 1) * legendRow - 4}" font-size="12" fill="${ink}">${facet.number}: ${described(facet)}</text>`,
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${diagramWidth} ${height}" role="img" aria-labelledby="title description" ${letters}>`,
    `<title id="title">${escaped(title)}</title>`,
    `<desc id="description">${escaped(descriptionOf(diagram, structures))}</desc>`,
    `<rect width="${diagramWidth}" height="${height}" fill="${neutral}"/>`,
    ...shapes,
    ...labels,
    ...titles,
    ...legend,
    '</svg>',
  ].join('\n')
}

const outline = ({ points }: DiagramFacet, fill: string, stroke: string) =>
  `<polygon points="${points.map((point) => point.join(',')).join(' ')}" fill="${fill}" stroke="${stroke}" stroke-width="1.5" stroke-linejoin="round"/>`

/** Drawn after all outlines and with a halo, so that no line crosses the text. */
function labelOf({ label, number, ...facet }: DiagramFacet, ink: string, rim: string) {
  const at = (x: number, y: number, words: string, weight = 400) =>
    `<text x="${x}" y="${y}" font-size="12" font-weight="${weight}" text-anchor="middle" fill="${ink}" stroke="${rim}" stroke-width="3" stroke-linejoin="round" paint-order="stroke">${words}</text>`
  const { x, y } = label
  if (!label.isWhole) return at(x, round(y + 4), String(number), 700)
  const { azimuthDegrees } = facet
  const facing =
    azimuthDegrees === null
      ? ''
      : `<path d="${arrow}" transform="translate(${round(x + 16)} ${round(y + 9)}) rotate(${azimuthDegrees})" fill="none" stroke="${ink}" stroke-width="1.5" stroke-linecap="round"/>`
  const pitch = at(facing ? round(x - 8) : x, round(y + 13), `${facet.pitch}/12`)
  return `<g>${at(x, round(y - 3), areaOf(facet), 700)}${pitch}${facing}</g>`
}

type Shown = Pick<DiagramFacet, 'areaSquareFeet' | 'pitch' | 'azimuthDegrees'>

const eighth = (degrees: number) => Math.round(degrees / 45) % 8
const areaOf = ({ areaSquareFeet }: Shown) => `${areaSquareFeet.toLocaleString('en-US')} ft²`
const described = (facet: Shown) =>
  `${areaOf(facet)}, ${facet.pitch}/12${facet.azimuthDegrees === null ? '' : ` ${letterOf(facet.azimuthDegrees)}`}`
const letterOf = (degrees: number) => ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'][eighth(degrees)]

function descriptionOf({ facets, isSchematic }: Diagram, structures: Structure[]) {
  const parts = structures.map(({ name }, index) => {
    const own = facets.filter(({ structure }) => structure === index)
    const listed = own.map(({ areaSquareFeet, pitch, azimuthDegrees }) => {
      const facing = azimuthDegrees === null ? '' : ` facing ${directions[eighth(azimuthDegrees)]}`
      return `${areaSquareFeet.toLocaleString('en-US')} square feet at ${pitch} in 12${facing}`
    })
    return `${name}: ${listed.join('; ')}.`
  })
  return `${parts.join(' ')}${isSchematic ? ' Drawn roughly by area, not to shape.' : ''}`
}

const escaped = (words: string) =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const channels = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))

const mixed = (one: string, other: string, share: number) =>
  `#${channels(one)
    .map((value, index) => Math.round(value + ((channels(other)[index] ?? 0) - value) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`

function luminance(color: string) {
  const [red = 0, green = 0, blue = 0] = channels(color).map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string) {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function readable(ink: string, ground: string) {
  if (contrast(ink, ground) >= leastContrast) return ink
  return contrast('#000000', ground) >= contrast('#ffffff', ground) ? '#000000' : '#ffffff'
}
