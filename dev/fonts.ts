import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { entireMetricsCollection } from '@capsizecss/metrics/entireMetricsCollection'
import { writeIfChanged } from './write-if-changed.ts'

const require = createRequire(import.meta.url)
const packages = 'node_modules/@fontsource-variable'
const subsets = ['latin', 'latin-ext', 'hebrew', 'arabic']
const directory = 'public/fonts'

/** The families that a company can choose by name; all of them under the SIL Open Font License. */
const ids = [
  'inter',
  'open-sans',
  'roboto',
  'montserrat',
  'work-sans',
  'dm-sans',
  'nunito',
  'rubik',
  'heebo',
  'cairo',
  'source-serif-4',
  'lora',
  'merriweather',
  'playfair-display',
]

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

/** The font of typed signatures, which no company chooses. */
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

async function describe(id: string) {
  const { version, family, category, styles, files, weight } = await readPackage(id)
  return { id, version, family, category, weight, styles, subsets: files, fallback: fallbackOf(family, category) }
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

/** Scaled to the size of the family, so that nothing moves when the file has loaded. */
function fallbackOf(family: string, category: keyof typeof fallbacks) {
  const metrics = Object.values(entireMetricsCollection).find(({ familyName }) => familyName === family)
  if (!metrics) throw new Error(`There are no metrics of ${family}.`)
  const { local, width } = fallbacks[category]
  const { ascent, lineGap, unitsPerEm, xWidthAvg } = metrics
  const descent = 'descent' in metrics ? metrics.descent : 0
  const sizeAdjust = xWidthAvg / unitsPerEm / width
  const percent = (value: number) => `${((100 * value) / (unitsPerEm * sizeAdjust)).toFixed(2)}%`
  return {
    local,
    sizeAdjust: `${(100 * sizeAdjust).toFixed(2)}%`,
    ascentOverride: percent(ascent),
    descentOverride: percent(Math.abs(descent)),
    lineGapOverride: percent(lineGap),
  }
}
