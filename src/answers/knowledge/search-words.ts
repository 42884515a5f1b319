import { sql } from 'drizzle-orm'
import { stemmer } from 'stemmer'
import type { Database } from '../../core/database/database'
import { stemOf } from '../../core/text/stems'
import { isStopWord, plain } from '../../core/text/words'
import type { Audience } from './tables'
import { longestWord, wordPrefixOf, wordsOf } from './words'

export type Scope = { organizationId: string; audiences: readonly Audience[] }

/** A higher `score` is a better match. Scores can be compared only within one search. */
export type FoundPassage = {
  id: number
  documentId: string
  title: string
  filename: string
  page: number | null
  heading: string | null
  body: string
  score: number
}

const mostWords = 12
/** An ending is cut off only if enough of the word is left. */
const shortestStem = 5
const shortestBeginning = 3
const isWord = /^[\p{L}\p{N}]+$/u

/** The words of a question that tell what it is about, or all of them if none does. */
export function tellingWords(question: string, language: string | undefined) {
  const words = [...new Set(wordsOf(question).filter((word) => isWord.test(word)))]
  const telling = words.filter((word) => !isStopWord(plain(word), language))
  return (telling.length ? telling : words).slice(0, mostWords).map((word) => word.slice(0, longestWord))
}

/**
 * FTS5 expressions, one per word, each with the words of all audiences. Its stemmer knows English; words of other
 * languages are also found by their stem.
 */
export function expressionsOf(words: string[], { organizationId, audiences }: Scope, language: string | undefined) {
  const prefixes = audiences.map((audience) => wordPrefixOf(organizationId, audience))
  return words.map((word) => {
    const begun = unstemmed(
      language && language !== 'en' ? sharedBeginning(stemOf(plain(word), language), plain(word)) : word,
    )
    const beginning = begun.length >= shortestStem && begun.length < word.length ? [`${begun}"*`] : []
    return anyOf([`${word}"`, ...beginning], prefixes)
  })
}

/** A stem may end in different letters than its word: “nettoi” for “nettoyer”. */
function sharedBeginning(stem: string, word: string) {
  let length = 0
  while (length < stem.length && stem[length] === word[length]) length++
  return word.slice(0, length)
}

/** Shortens a prefix until the stemmer leaves it alone, because FTS5 would cut off or change its end. */
const unstemmed = (beginning: string): string =>
  stemmer(beginning) === beginning ? beginning : unstemmed(beginning.slice(0, -1))

/**
 * The last word may be unfinished, and then longer than the stored stem: “insulatio” for “insul”. Such shorter words
 * get an expression of their own, because they appear in more passages.
 */
export function unfinishedExpressions(word: string, { organizationId, audiences }: Scope) {
  const prefixes = audiences.map((audience) => wordPrefixOf(organizationId, audience))
  const shortest = Math.max(4, word.length - 6)
  const shorter = Array.from({ length: Math.max(0, word.length - shortest) }, (_, cut) => word.slice(0, shortest + cut))
  const whole = word.length < shortestBeginning ? `${word}"` : `${word}"*`
  return [[whole], shorter.map((each) => `${each}"`)].filter((ends) => ends.length).map((ends) => anyOf(ends, prefixes))
}

const anyOf = (ends: string[], prefixes: string[]) =>
  `(${prefixes.flatMap((prefix) => ends.map((end) => `"${prefix}${end}`)).join(' OR ')})`

/**
 * Limits on what a search reads, however many passages there are: one row for each passage that has a word, up to a
 * limit per word, and two for each passage that is ranked.
 */
const most = { counted: 1600, ofWord: 400, ranked: 1000, common: 4, together: 150, found: 48 }

/**
 * A word in more passages than are counted is common. Passages with rare words are ranked, starting with the rarest.
 * Those with common words are ranked only if they contain several, because ranking all of them would read them all. Of
 * the common words, the longest are used, because in most texts those are the rarest; trying all pairs of twelve words
 * takes seconds.
 */
export function searchWords(db: Database, scope: Scope, expressions: string[], limit = most.found) {
  const nothing = `"${wordPrefixOf(scope.organizationId)}"`
  const listed = JSON.stringify(expressions.length ? expressions : [nothing])
  const ofWord = Math.min(most.ofWord, Math.floor(most.counted / Math.max(1, expressions.length)))
  const ranked = sql`select rowid as id, bm25(passage_index, 5.0, 3.0, 1.0) as rank from passage_index
    where passage_index match`
  const joined = (rows: string, joint: string) =>
    sql`coalesce((select group_concat(word, ${sql.raw(`' ${joint} '`)}) from ${sql.raw(rows)}), ${nothing})`
  const pairs = `(select '(' || one.word || ' AND ' || other.word || ')' as word
    from common as one join common as other on one.word < other.word)`
  return db.run(sql`with counted as materialized (
        select value as word, (select count(*) from (
          select rowid from passage_index where passage_index match value limit ${ofWord})) as many
        from json_each(${listed}) as listed),
      summed as (select word, sum(many) over (order by many rows unbounded preceding) as total
        from counted where many > 0 and many < ${ofWord}),
      rare as (select word from summed where total <= ${most.ranked}),
      common as (select word from counted where many = ${ofWord} order by length(word) desc limit ${most.common}),
      ranked as (
        select * from (${ranked} ${joined('rare', 'OR')} order by rank limit ${limit})
        union all
        select * from (${ranked} ${joined('common', 'AND')} limit ${most.together})
        union all
        select * from (${ranked} ${joined(pairs, 'OR')} limit ${most.together})),
      found as (select id, min(rank) as rank from ranked group by id order by 2 limit ${limit})
      select passages.id as id, passages.document_id as documentId, documents.display_name as title,
        documents.filename as filename, passages.page as page, passages.heading as heading, passages.body as body,
        -found.rank as score
      from found
      cross join passages on passages.id = found.id and passages.organization_id = ${scope.organizationId}
      join documents on documents.id = passages.document_id
        and documents.audience in (select value from json_each(${JSON.stringify(scope.audiences)}) as named)
      order by found.rank, found.id`)
}
