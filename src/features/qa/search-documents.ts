import { sql } from 'drizzle-orm'
import { type Database, statement } from '../../core/database'
import { wordsSaidFor } from '../../providers/quotes/related'
import { type AskedTerm, sameAs } from '../../providers/quotes/terms'
import type { Audience } from '../kb/tables'
import { wordPrefixOf } from '../kb/words'
import type { FoundPassage } from './passages'

export type FoundDocument = FoundPassage & { documentId: string }

const mostPassages = 48
const mostWords = 60
const leastOfWord = 3
const isWord = /^[\p{L}\p{N}]+$/u

/**
 * Unordered, because FTS5 weighs a word by how rare it is in the documents of all companies. `rankPassages` then weighs
 * the passages by the words of this company alone. The words of the other audience have another prefix, so they are not
 * read. A long word is also searched for by its first letters, because it may be mistyped.
 */
export function searchDocuments(db: Database, organizationId: string, audience: Audience, terms: AskedTerm[]) {
  const prefix = wordPrefixOf(organizationId, audience)
  const words = terms.flatMap(({ word, term }) => [word, ...sameAs(term)])
  const others = terms.flatMap(({ word }) => [...wordsSaidFor(word)])
  const exact = [...new Set([...words, ...others].filter((word) => isWord.test(word)))]
    .slice(0, mostWords)
    .map((word) => `"${prefix}${word}"`)
  const begun = terms
    .filter(({ word }) => word.length > leastOfWord && isWord.test(word))
    .map(({ word }) => `"${prefix}${word.slice(0, leastOfWord)}"*`)
  const match = [...exact, ...new Set(begun)].join(' OR ') || `"${prefix}"`
  return statement(
    db,
    sql`select documents.id as documentId, documents.display_name as title, passages.page as page,
        passages.heading as heading, passages.body as body
      from (
        select rowid, bm25(passage_index, 3.0, 3.0, 1.0) as rank from passage_index
        where passage_index match ${match} order by rank limit ${mostPassages}
      ) as found
      join passages on passages.id = found.rowid and passages.organization_id = ${organizationId}
      join documents on documents.id = passages.document_id and documents.audience = ${audience}
      order by passages.id`,
  )
}

/** The insert itself holds the condition, so that parallel questions cannot exceed the limit. */
export function takeMonthlyAnswer(db: Database, organizationId: string, most: number, now: number) {
  const month = new Date(now).toISOString().slice(0, 7)
  return statement(
    db,
    sql`insert into answer_months (organization_id, month, answers)
      select ${organizationId}, ${month}, 1 where ${most} > 0
      on conflict (organization_id, month) do update set answers = answers + 1 where answers < ${most}
      returning answers`,
  )
}
