import { sql } from 'drizzle-orm'
import { splitPhone } from '../../core/shared/phone-url'
import { presentations } from './tables'

const mostWords = 8

/** `indexed` are conditions for the index, all of which must be met. */
export function wordsOf(q = '') {
  const words = q
    .split(/[\s,]+/)
    .filter(Boolean)
    .slice(0, mostWords)
  const [indexed, short] = [words.filter(isIndexed).map(holds), words.filter((word) => !isIndexed(word))]
  const groups = groupsOfPhone(q).map(holds)
  if (!groups.length) return { indexed, short }
  const asTyped = indexed.length ? ` OR (${indexed.join(' AND ')})` : ''
  return { indexed: [`((${groups.join(' AND ')})${asTyped})`], short: [] }
}

/**
 * A US number is written in many ways, and all of them keep its three groups of digits together. Only part of it may
 * have been typed.
 */
function groupsOfPhone(typed: string) {
  const q = splitPhone(typed).number
  const all = q.replaceAll(/\D/g, '')
  const digits = all.length === 11 || q.trim().startsWith('+1') ? all.replace(/^1/, '') : all
  if (!/^[\d\s()+./-]+$/.test(q) || digits.length < 6 || digits.length > 10) return []
  // Seven digits are a number without its area code, whose last four stand together.
  if (all.length === 7) return [digits.slice(0, 3), digits.slice(3)]
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter(isIndexed)
}

/**
 * An apostrophe is found as it was typed and as the other one, because keyboards differ, and people leave it out of
 * O’Neil and D’Angelo. To the index, ł isn't an l with an accent.
 */
const holds = (word: string) => {
  const whole = word.replace(/^([od])(?=\p{L})/iu, "$1'")
  const withStroke = word.replaceAll(/l/gi, 'ł')
  const spellings = new Set(
    [word, whole, withStroke].flatMap((each) => [each, each.replaceAll("'", '’'), each.replaceAll('’', "'")]),
  )
  return `(${[...spellings].map((each) => `words : "${each.replaceAll('"', '""')}"`).join(' OR ')})`
}

/** The index holds trigrams, so it can't find shorter words. */
const isIndexed = (word: string) => [...word].length >= 3

export const matching = (organizationId: string, indexed: string[]) =>
  [`organization : "${organizationLetters(organizationId)}"`, ...indexed].join(' AND ')

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
