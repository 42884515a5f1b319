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

/** Any input makes a query, or none: words are quoted, so that nothing in them is an operator; the last may go on. */
export function matchOf(question: string, prefix: string) {
  const words = [...new Set(wordsOf(question.slice(0, 2000)).map((each) => each.slice(0, 50)))].slice(0, mostWords)
  if (!words.length) return undefined
  return words.map((each, index) => `"${prefix}${each}"${index === words.length - 1 ? '*' : ''}`).join(' OR ')
}
