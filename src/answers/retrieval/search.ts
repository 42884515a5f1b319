import { sql } from 'drizzle-orm'
import { type Database, statement } from '../../core/database/database'
import { relatedTerms, wordsSaidFor } from '../../providers/offline-answers/related'
import { type AskedTerm, sameAs } from '../../providers/offline-answers/terms'
import type { Audience } from '../knowledge/tables'
import { wordPrefixOf } from '../knowledge/words'
import type { FoundPassage, IndexedPassage, Passage } from './passages'

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

type Ranked = { passage: Passage; score: number }

const ofAnother = 0.6

export function rankPassages(terms: AskedTerm[], passages: IndexedPassage[]): Passage[] {
  const wanted = terms.map(({ word, term, weight }) => {
    const others = [...relatedTerms(word)]
    const found = passages.map(({ all }) => ({
      isThere: all.has(term),
      others: others.filter((each) => all.has(each)),
    }))
    const count = found.filter(({ isThere, others }) => isThere || others.length).length
    return { term, found, weight: weight * Math.log((passages.length + 1) / (count + 0.5)) }
  })
  return passages
    .map(({ passage, head, sentences }, place): Ranked => {
      let score = 0
      const sums = sentences.map(() => 0)
      for (const { term, found, weight } of wanted) {
        const { isThere = false, others = [] } = found[place] ?? {}
        if (!isThere && !others.length) continue
        const saysOf = (words: Set<string>) =>
          isThere && words.has(term) ? 1 : others.some((each) => words.has(each)) ? ofAnother : 0
        const inHead = saysOf(head)
        score += (weight * (isThere ? 1 : ofAnother)) / 2
        for (const [index, sentence] of sentences.entries())
          sums[index] = (sums[index] ?? 0) + weight * Math.max(inHead, saysOf(sentence))
      }
      return { passage, score: score + Math.max(0, ...sums) }
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ passage }) => passage)
}

const smoothing = 60

/** Reciprocal rank fusion counts places, because scores of different searches cannot be compared. */
export function fuse(lists: Passage[][], most: number): Passage[] {
  const scores = new Map<Passage, number>()
  for (const list of lists)
    for (const [place, passage] of list.entries())
      scores.set(passage, (scores.get(passage) ?? 0) + 1 / (smoothing + place))
  return [...scores]
    .sort(([, a], [, b]) => b - a)
    .slice(0, most)
    .map(([passage]) => passage)
}
