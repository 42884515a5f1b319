import { readFile, writeFile } from 'node:fs/promises'
import { written } from '../../src/providers/offline-answers/meaning'
import type { Weights } from './coefficients'

type Vectors = Map<string, ArrayLike<number>>
export type Fitted = { weights: Weights; tables: { turns: Vectors; words: Vectors } }

/** Replaces only the numbers, so that the comments stay. */
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

/** Vectors of zeros are left out. */
export async function writeMeanings(file: string, tables: Fitted['tables']) {
  const textOf = (table: Vectors) =>
    [...table]
      .filter(([, vector]) => Array.from(vector).some(Boolean))
      .map(([name, vector]) => `${name}|${written(vector)}`)
      .join('\n')
  const text = await readFile(file, 'utf8')
  await writeFile(
    file,
    text.replace(
      /^ {2}(turns|words): `[^`]*`/gm,
      (_, name: keyof typeof tables) => `  ${name}: \`\n${textOf(tables[name])}\n\``,
    ),
  )
}
