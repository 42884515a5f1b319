import { type Asked, level } from './ask'
import { learnedWords } from './learned-words'

/**
 * What the words of a question tell beside the evidence: a turn of it alone, a word that the sentence lacks, and such a
 * word beside one that the sentence has instead.
 */
export type WordKind = keyof typeof learnedWords
type Visit = (kind: WordKind, asked: string, said: string, times: number) => void

/** A heading says less of each sentence under it, and so does the sentence before. */
const less = 0.5

export function visitTurns({ turns }: Pick<Asked, 'turns'>, visit: Visit) {
  for (const turn of turns) visit('turns', turn, '', 1)
}

export function visitWords(
  { terms }: Asked,
  { sentences, inHead, inSentences, head }: Asked['sources'][number],
  index: number,
  visit: Visit,
) {
  const sentence = sentences[index]
  const [own = [], last = []] = [inSentences[index], inSentences[index - 1]]
  if (!sentence) return
  for (const [place, { term }] of terms.entries()) {
    const how = own[place] ?? level.none
    if (how > level.near || (!how && inHead[place])) continue
    const isBefore = !how && Boolean(last[place])
    visit('lacking', term, '', how || isBefore ? less : 1)
    if (isBefore) continue
    for (const said of sentence.content) visit('beside', term, said, 1)
    for (const said of head.content) if (!sentence.terms.has(said)) visit('beside', term, said, less)
  }
}

const tables = Object.fromEntries(Object.entries(learnedWords).map(([kind, text]) => [kind, read(text)])) as Record<
  WordKind,
  Map<string, Map<string, number>>
>

/** “guy|crew 12|other -3”: tenths, by what is asked and what is said. */
function read(text: string) {
  const table = new Map<string, Map<string, number>>()
  for (const line of text.trim().split('\n')) {
    const [asked = '', ...entries] = line.split('|')
    table.set(asked, new Map(entries.map((entry) => entryOf(entry))))
  }
  return table
}

function entryOf(entry: string): [string, number] {
  const [said = '', tenths] = entry.split(' ')
  return [said, Number(tenths) / 10]
}

type Word = { kind: WordKind; asked: string; said: string }

export const worthOfWord = ({ kind, asked, said }: Word) => tables[kind].get(asked)?.get(said) ?? 0

function sumOf(visitAll: (visit: Visit) => void) {
  let worth = 0
  visitAll((kind, asked, said, times) => {
    worth += times * worthOfWord({ kind, asked, said })
  })
  return worth
}

export const worthOfTurns = (asked: Pick<Asked, 'turns'>) => sumOf((visit) => visitTurns(asked, visit))

export const worthOfWords = (asked: Asked, source: Asked['sources'][number], index: number) =>
  sumOf((visit) => visitWords(asked, source, index, visit))
