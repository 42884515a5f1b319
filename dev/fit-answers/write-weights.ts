import { readFile, writeFile } from 'node:fs/promises'
import type { WordKind } from '../../src/providers/quotes/words-beside'
import type { Weights } from './coefficients'
import { allWords } from './words'

/** Only the numbers are replaced, so that the comments stay. */
export async function writeWeights(file: string, weights: Weights) {
  let group: keyof Weights = 'always'
  const lines = (await readFile(file, 'utf8')).split('\n').map((line) => {
    const [, opened] = /^ {2}(\w+): \{$/.exec(line) ?? []
    if (opened) group = opened as keyof Weights
    return line.replace(/^( {4})(\w+): .*,$/, (_, space, name) => `${space}${name}: ${numberOf(weights, group, name)},`)
  })
  await writeFile(file, lines.join('\n'))
}

const numberOf = (weights: Weights, group: keyof Weights, name: string) =>
  Object.entries(weights[group]).find(([each]) => each === name)?.[1] ?? 0

/** A digit says enough. */
export const worthOfTenths = (worth: number) => Math.round(worth * 10) / 10

/** What is worth nothing is left out. */
export async function writeWords(file: string, worth: ArrayLike<number>) {
  const textOf = (kind: WordKind) => {
    const ofKind = allWords.flatMap((word, place) => ({ ...word, tenths: Math.round((worth[place] ?? 0) * 10) }))
    const kept = ofKind.filter((word) => word.kind === kind && word.tenths)
    return [...Map.groupBy(kept, ({ asked }) => asked)]
      .map(([asked, words]) => [asked, ...words.map(({ said, tenths }) => `${said} ${tenths}`).toSorted()].join('|'))
      .toSorted()
      .join('\n')
  }
  const text = await readFile(file, 'utf8')
  await writeFile(
    file,
    text.replace(/^ {2}(turns|lacking|beside): `[^`]*`/gm, (_, kind: WordKind) => `  ${kind}: \`\n${textOf(kind)}\n\``),
  )
}
