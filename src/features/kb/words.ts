import { createHash } from 'node:crypto'

/** What FTS5's unicode61 takes for a word. */
const word = /(?:[\p{L}\p{N}\p{Co}]|\p{Mn})+/gu

export const wordsOf = (text: string) => text.normalize('NFC').match(word) ?? []

/**
 * Each word is indexed under its organization's own prefix, so that a search walks the words of one organization and
 * its ranking counts no other's. Consonants and digits alone leave the stem that Porter finds as it is. Should two
 * organizations ever share a prefix, the join by organization still keeps them apart.
 */
export function prefixOf(organizationId: string) {
  const hash = createHash('sha256').update(organizationId).digest('hex').slice(0, 10)
  return `z${hash.replaceAll(/[a-f]/g, (letter) => consonants[letter] ?? letter)}`
}

const consonants: Record<string, string> = { a: 'b', b: 'c', c: 'd', d: 'f', e: 'g', f: 'h' }

export const indexed = (text: string, prefix: string) => text.normalize('NFC').replaceAll(word, (each) => prefix + each)

const mostWords = 16
const longestWord = 50

/** Any input makes a query, or none: words are quoted, so that nothing in them is an operator; the last may go on. */
export function matchOf(question: string, prefix: string) {
  const words = [...new Set(wordsOf(question).map((each) => each.slice(0, longestWord)))]
  const last = words.pop()
  if (last === undefined) return undefined
  const exact = [...words.slice(0, mostWords), ...beginningsOf(last)].map((each) => `"${prefix}${each}"`)
  return [...exact, `"${prefix}${last}"*`].join(' OR ')
}

/** A word is stored as its stem, which an unfinished word may have passed by already: “insulatio” of “insul”. */
function beginningsOf(word: string) {
  const shortest = Math.max(4, word.length - 6)
  return Array.from({ length: Math.max(0, word.length - shortest) }, (_, cut) => word.slice(0, shortest + cut))
}
