import type { Palette } from '../../decks/branding/schemas'

/** The file is named by a hash of this, so it must contain nothing about a homeowner. */
export type Preview = { title: string; company: string; palette: Palette; pictureKey: string | null }

export const width = 1200
export const height = 630
const words = { x: 64, width: 480 }
const picture = { x: 576, width: width - 576 }

const sizes = [68, 60, 52, 44]
const mostLines = 5
const lineHeight = 1.14

type Measure = (text: string, size: number) => number

export function previewSvg({ title, company, palette }: Preview, pictureUrl: string | null, measure: Measure) {
  const room = pictureUrl ? words.width : width - 2 * words.x
  const ink = inkOn(palette.primary)
  const { lines, size } = fitted(drawable(title), room, measure)
  const [name = ''] = fitted(drawable(company), room, measure, [32], 1).lines
  const isRightToLeft = /\p{Script=Hebrew}|\p{Script=Arabic}/u.test(title)
  const at = isRightToLeft ? words.x + room : words.x
  const line = (text: string, y: number, size: number, opacity = 1) =>
    `<text x="${at}" y="${y}" font-size="${size}" fill-opacity="${opacity}" ${isRightToLeft ? 'direction="rtl"' : ''}>${spans(text)}</text>`
  const top = (height - (lines.length - 1) * size * lineHeight) / 2 + size * 0.36
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="${palette.primary}"/>
${pictureUrl ? `<svg x="${picture.x}" width="${picture.width}" height="${height}"><image width="${picture.width}" height="${height}" preserveAspectRatio="xMidYMid slice" xlink:href="${pictureUrl}"/></svg>` : ''}
<g font-family="Inter" font-weight="700" fill="${ink}">
${line(name, 96, 32, 0.86)}
${lines.map((text, index) => line(text, top + index * size * lineHeight, size)).join('\n')}
</g>
<circle cx="${isRightToLeft ? at - 36 : at + 36}" cy="${height - 84}" r="36" fill="${palette.accent}"/>
<path d="M${(isRightToLeft ? at - 36 : at + 36) - 10} ${height - 101}v34l27-17z" fill="${inkOn(palette.accent)}"/>
</svg>`
}

function fitted(text: string, room: number, measure: Measure, tried = sizes, most = mostLines) {
  for (const size of tried) {
    const lines = linesOf(text, room, size, measure)
    if (lines.length <= most) return { lines, size }
  }
  const size = tried.at(-1) ?? 44
  const lines = linesOf(text, room, size, measure).slice(0, most)
  return { lines: [...lines.slice(0, -1), `${lines.at(-1)}…`], size }
}

function linesOf(text: string, room: number, size: number, measure: Measure) {
  const lines: string[] = []
  for (const word of text.split(' ').flatMap((word) => piecesOf(word, room, size, measure))) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word
    if (lines.length && measure(longer, size) <= room) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

function piecesOf(word: string, room: number, size: number, measure: Measure): string[] {
  if (word.length < 8 || measure(word, size) <= room) return [word]
  const half = Math.ceil(word.length / 2)
  return [word.slice(0, half), word.slice(half)].flatMap((piece) => piecesOf(piece, room, size, measure))
}

const lettersOfFonts =
  /[^\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Arabic}\p{N}\p{P}\p{Zs}$€£+°]/gu
const mostLetters = 160

const drawable = (text: string) =>
  [...text.normalize('NFC').replaceAll(/\s+/g, ' ').replaceAll(lettersOfFonts, '').trim()]
    .slice(0, mostLetters)
    .join('')

/** The renderer has no font fallback, so Arabic letters must name their family. */
const spans = (text: string) =>
  text
    .split(/([\p{Script=Arabic}]+)/u)
    .map((run, index) => (index % 2 ? `<tspan font-family="Cairo">${escaped(run)}</tspan>` : escaped(run)))
    .join('')

export const lineSvg = (text: string, size: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><text y="100" font-family="Inter" font-weight="700" font-size="${size}">${spans(text)}</text></svg>`

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (letter) => escapes[letter] ?? '')

const part = (color: string, at: number) => {
  const value = Number.parseInt(color.slice(at, at + 2), 16) / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

/** White if its contrast is at least 4.5:1. Otherwise nearly black, which then has that contrast. */
function inkOn(color: string) {
  const luminance = 0.2126 * part(color, 1) + 0.7152 * part(color, 3) + 0.0722 * part(color, 5)
  return 1.05 / (luminance + 0.05) >= 4.5 ? '#ffffff' : '#14110f'
}
