import { stemmer } from 'stemmer'
import type { Database } from '../../core/database/database'
import { searchPassages } from './queries'
import { audiences } from './tables'
import { searchExpression, wordPrefixOf, wordsOf } from './words'

const width = 240

const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
/** Heading and snippet both come from the document, so both are escaped. */
export const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Matches by stem, or by beginning, because the last word may be unfinished. */
function hitFinder(question: string) {
  const asked = wordsOf(question).map(fold)
  const stems = new Set(asked.map(stemmer))
  const last = asked.at(-1)
  const isHit = (word: string) => stems.has(stemmer(word)) || (last !== undefined && word.startsWith(last))
  return (text: string) => [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].filter(([word]) => isHit(fold(word)))
}

type Hits = ReturnType<ReturnType<typeof hitFinder>>

function snippetOf(body: string, hits: Hits) {
  const start = startOf(
    body,
    hits.map((hit) => hit.index),
  )
  const end = endOf(body, start)
  let snippet = start > 0 ? '… ' : ''
  let from = start
  for (const { 0: word, index } of hits) {
    if (index < start || index + word.length > end) continue
    snippet += `${escaped(body.slice(from, index))}<mark>${escaped(word)}</mark>`
    from = index + word.length
  }
  return `${snippet}${escaped(body.slice(from, end))}${end < body.length ? ' …' : ''}`
}

function startOf(body: string, places: number[]) {
  const countFrom = (place: number) => places.filter((each) => each >= place && each < place + width).length
  const best = places.reduce((chosen, place) => (countFrom(place) > countFrom(chosen) ? place : chosen), places[0] ?? 0)
  if (body.length <= width || best < width / 4) return 0
  const before = body.slice(best - width / 8, best)
  return best - width / 8 + characterStart(before.search(/\s/) + 1, before)
}

function endOf(body: string, start: number) {
  if (body.length <= start + width) return body.length
  const window = body.slice(start, start + width)
  const lastSpace = window.search(/\s\S*$/)
  return start + (lastSpace > width / 2 ? lastSpace : characterStart(width, window))
}

/** A cut may fall between the halves of a surrogate pair. */
const characterStart = (at: number, text: string) => (/[\udc00-\udfff]/.test(text[at] ?? '') ? at + 1 : at)

/**
 * The last word is matched as a prefix of stems, which matches too much, so results without a visible hit are dropped.
 */
export async function searchDocuments(db: Database, organizationId: string, question: string, limit: number) {
  const prefixes = audiences.map((audience) => wordPrefixOf(organizationId, audience))
  const match = searchExpression(question, ...prefixes)
  if (!match) return []
  const find = hitFinder(question)
  const found = await searchPassages(db, organizationId, match, limit * 2)
  return found
    .map(({ body, ...result }) => ({ result, body, hits: find(body) }))
    .filter(
      ({ result, hits }) =>
        hits.length || find(`${result.heading ?? ''} ${result.displayName} ${result.filename}`).length,
    )
    .slice(0, limit)
    .map(({ result: { filename: _, heading, ...result }, body, hits }) => ({
      ...result,
      heading: heading && escaped(heading),
      snippet: snippetOf(body, hits),
    }))
}
