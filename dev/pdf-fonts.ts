import { readFile } from 'node:fs/promises'
import { deflateSync } from 'node:zlib'
import { PDF } from '@libpdf/core'
import type { Face } from '../src/vendor/pdf-fonts-latin.mjs'
import { onlyNeeded, readWoff, writeTrueType } from './true-type.ts'
import { writeIfChanged } from './write-if-changed.ts'

type Source = { family: string; subset: string; weight: 400 | 700; isItalic?: boolean }

const weights = [400, 700] as const
const upright = (family: string, ...subsets: string[]): Source[] =>
  subsets.flatMap((subset) => weights.map((weight) => ({ family, subset, weight })))

/** Fonts are split into modules, so that a contract loads only those with its letters. */
const modules: Record<string, Source[]> = {
  latin: [
    ...upright('noto-sans', 'latin'),
    ...weights.map((weight) => ({ family: 'noto-sans', subset: 'latin', weight, isItalic: true })),
  ],
  more: [
    ...upright('noto-sans', 'latin-ext', 'vietnamese', 'greek', 'cyrillic'),
    ...upright('noto-sans-hebrew', 'hebrew'),
  ],
  arabic: upright('noto-sans-arabic', 'arabic'),
  script: ['latin', 'latin-ext', 'vietnamese'].map((subset) => ({ family: 'dancing-script', subset, weight: 400 })),
}

/** All of these families are under the SIL Open Font License. */
export async function buildPdfFonts() {
  for (const [name, sources] of Object.entries(modules)) {
    const faces = await Promise.all(sources.map(faceOf))
    await writeIfChanged(`src/vendor/pdf-fonts-${name}.mjs`, `export const faces = ${JSON.stringify(faces)}\n`)
  }
}

async function faceOf({ family, subset, weight, isItalic = false }: Source): Promise<Face> {
  const style = isItalic ? 'italic' : 'normal'
  const path = `node_modules/@fontsource/${family}/files/${family}-${subset}-${weight}-${style}.woff`
  const tables = readWoff(await readFile(path))
  const { program } = PDF.create().embedFont(writeTrueType(tables))
  const perThousand = (value: number) => Math.round((value * 1000) / program.unitsPerEm)
  const file = writeTrueType(onlyNeeded(tables))
  return {
    name: program.postScriptName ?? family,
    isScript: family === 'dancing-script',
    isBold: weight === 700,
    isItalic,
    ascent: perThousand(program.ascent),
    descent: perThousand(program.descent),
    capHeight: perThousand(program.capHeight),
    box: program.bbox.map(perThousand),
    italicAngle: program.italicAngle,
    characters: charactersOf((codePoint) => program.getGlyphId(codePoint)),
    widths: Array.from({ length: program.numGlyphs }, (_, glyph) => perThousand(program.getAdvanceWidth(glyph))),
    file: deflateSync(file, { level: 9 }).toString('base64'),
    fileBytes: file.length,
  }
}

function charactersOf(glyphOf: (codePoint: number) => number) {
  const runs: Face['characters'] = []
  for (let codePoint = 32; codePoint < 0x10000; codePoint++) {
    const glyph = glyphOf(codePoint)
    const last = runs.at(-1)
    if (!glyph) continue
    if (last && codePoint === last[0] + last[2] && glyph === last[1] + last[2]) last[2]++
    else runs.push([codePoint, glyph, 1])
  }
  return runs
}
