import { sql } from 'drizzle-orm'
import { presentations } from './tables'

const mostWords = 8

export function wordsOf(q = '') {
  const words = q.split(/\s+/).filter(Boolean).slice(0, mostWords)
  return { indexed: words.filter(isIndexed), short: words.filter((word) => !isIndexed(word)) }
}

/** The index holds trigrams, so it can't find shorter words. */
const isIndexed = (word: string) => [...word].length >= 3

export const matching = (organizationId: string, words: string[]) =>
  [
    `organization : "${organizationLetters(organizationId)}"`,
    ...words.map((word) => `words : "${word.replaceAll('"', '""')}"`),
  ].join(' AND ')

/**
 * Must match what the triggers of `presentation_index` store. Two organizations may share these letters; the join tells
 * them apart.
 */
const organizationLetters = (organizationId: string) =>
  (organizationId.replaceAll('-', '').slice(0, 9).match(/.../g) ?? [])
    .map((digits) => String.fromCodePoint(0xf0000 + Number.parseInt(digits, 16)))
    .join('')

/** SQLite lowercases only ASCII letters, so a short word is also compared as it was typed. */
export const contains = (word: string) => sql`exists (
  select 1 from json_each(${presentations.homeownerData}) as member
  where instr(lower(member.value), lower(${word})) > 0 or instr(member.value, ${word}) > 0
)`
