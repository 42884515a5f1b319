import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { readTables } from '../src/media/fonts/read-font.ts'
import { writeIfChanged } from './write-if-changed.ts'

const require = createRequire(import.meta.url)
const packages = 'node_modules/@fontsource-variable'
const subsets = ['latin', 'latin-ext', 'hebrew', 'arabic']
const directory = 'public/fonts'

/**
 * The families that a company can choose by name, all under the SIL Open Font License. Each number is the average
 * letter width in English text at weight 400, in font units: `xWidthAvg` of `@capsizecss/metrics` 4.3.0, which would
 * take 170 MB to install for these 14 numbers.
 */
const averageWidths = {
  inter: 978,
  'open-sans': 960,
  roboto: 911,
  montserrat: 503,
  'work-sans': 499,
  'dm-sans': 466,
  nunito: 452,
  rubik: 468,
  heebo: 912,
  cairo: 422,
  'source-serif-4': 479,
  lora: 468,
  merriweather: 970,
  'playfair-display': 452,
}
type FamilyId = keyof typeof averageWidths
const ids = Object.keys(averageWidths) as FamilyId[]

/** The fallback of a family until its file has loaded, and its average letter width. */
const fallbacks = {
  'sans-serif': { local: 'Arial', width: 913 / 2048 },
  serif: { local: 'Times New Roman', width: 832 / 2048 },
}

type Metadata = {
  family: string
  subsets: string[]
  styles: ('normal' | 'italic')[]
  variable: { wght: { min: string; max: string } }
  category: keyof typeof fallbacks
}

/** The font of typed signatures, which companies can't choose. */
const signatureId = 'dancing-script'
const signatureSubsets = ['latin', 'latin-ext']
const signaturePackage = `node_modules/@fontsource/${signatureId}`

export async function buildFonts() {
  await writeIfChanged('src/media/fonts/catalogue.json', await catalogue())
  for (const id of ids) {
    const { version, styles, files } = await readPackage(id)
    for (const subset of files)
      for (const style of styles) {
        const file = await readFile(`${packages}/${id}/files/${id}-${subset}-wght-${style}.woff2`)
        await writeIfChanged(`${directory}/${id}/${version}/${subset}-${style}.woff2`, file)
      }
    await writeIfChanged(`${directory}/${id}/LICENSE.txt`, await readFile(`${packages}/${id}/LICENSE`))
  }
  await buildSignatureFont()
}

async function buildSignatureFont() {
  const { id, version, subsets } = describeSignature()
  for (const subset of subsets) {
    const file = await readFile(`${signaturePackage}/files/${id}-${subset}-400-normal.woff2`)
    await writeIfChanged(`${directory}/${id}/${version}/${subset}-normal.woff2`, file)
  }
  await writeIfChanged(`${directory}/${id}/LICENSE.txt`, await readFile(`${signaturePackage}/LICENSE`))
}

function describeSignature() {
  const { version } = require(`@fontsource/${signatureId}/package.json`) as { version: string }
  return { id: signatureId, version, family: 'Dancing Script', subsets: signatureSubsets }
}

export async function catalogue() {
  const ranges = { ...(await rangesOf('rubik')), ...(await rangesOf('inter')) }
  const families = await Promise.all(ids.map(describe))
  const unicodeRanges = Object.fromEntries(subsets.map((subset) => [subset, ranges[subset] ?? '']))
  return `${JSON.stringify({ unicodeRanges, families, signature: describeSignature() }, undefined, 2)}\n`
}

async function describe(id: FamilyId) {
  const { version, family, category, styles, files, weight } = await readPackage(id)
  const fallback = await fallbackOf(id, category)
  return { id, version, family, category, weight, styles, subsets: files, fallback }
}

async function readPackage(id: string) {
  const { version } = require(`@fontsource-variable/${id}/package.json`) as { version: string }
  const text = await readFile(`${packages}/${id}/metadata.json`, 'utf8')
  const { family, styles, variable, category, ...found } = JSON.parse(text) as Metadata
  const files = subsets.filter((subset) => found.subsets.includes(subset))
  const weight = `${variable.wght.min} ${variable.wght.max}`
  return { version, family, category, styles: styles.toSorted().reverse(), files, weight }
}

async function rangesOf(id: string): Promise<Record<string, string>> {
  return JSON.parse(await readFile(`${packages}/${id}/unicode.json`, 'utf8'))
}

/** The fallback is scaled to the size of the family, so that nothing moves when the file has loaded. */
async function fallbackOf(id: FamilyId, category: keyof typeof fallbacks) {
  const { local, width } = fallbacks[category]
  const { ascent, descent, lineGap, unitsPerEm } = await verticalMetrics(id)
  const sizeAdjust = averageWidths[id] / unitsPerEm / width
  const percent = (value: number) => `${((100 * value) / (unitsPerEm * sizeAdjust)).toFixed(2)}%`
  return {
    local,
    sizeAdjust: `${(100 * sizeAdjust).toFixed(2)}%`,
    ascentOverride: percent(ascent),
    descentOverride: percent(Math.abs(descent)),
    lineGapOverride: percent(lineGap),
  }
}

async function verticalMetrics(id: FamilyId) {
  const file = await readFile(`${packages}/${id}/files/${id}-latin-wght-normal.woff2`)
  const tables = readTables(file, new Set(['head', 'hhea']))
  const [head, hhea] = [tables.get('head'), tables.get('hhea')]
  if (!head || !hhea) throw new Error(`The font file of ${id} has no metrics.`)
  return {
    unitsPerEm: head.getUint16(18),
    ascent: hhea.getInt16(4),
    descent: hhea.getInt16(6),
    lineGap: hhea.getInt16(8),
  }
}
