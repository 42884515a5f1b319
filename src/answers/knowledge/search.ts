import { stemmer } from 'stemmer'
import type { Work } from '../../core/database/commit'
import { languageOf } from '../../core/text/language'
import { fuse, ranked } from './fuse'
import { searchMeaning } from './search-meaning'
import { expressionsOf, type FoundPassage, searchWords, tellingWords, unfinishedExpressions } from './search-words'
import { audiences } from './tables'
import { longestWord, wordsOf } from './words'

const width = 240

const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
/** Heading and snippet both come from the document, so both are escaped. */
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Matches by stem, or the last word by its beginning, because it may be unfinished. */
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

/** A passage that is only similar in meaning is left out if others are much nearer. */
const leastNearness = 0.35
const leastOfNearest = 0.8

/**
 * Searches by words and by meaning. The last word is matched as the beginning of stems, which matches too much, so
 * results by words are dropped if none of the words is visible in them.
 */
export async function searchDocuments(work: Work, organizationId: string, question: string, limit: number) {
  const scope = { organizationId, audiences }
  const language = languageOf(question)
  const last = wordsOf(question).at(-1)?.slice(0, longestWord)
  if (last === undefined) return []
  const telling = tellingWords(question, language).filter((word) => word !== last)
  const expressions = [...expressionsOf(telling, scope, language), ...unfinishedExpressions(last, scope)]
  const find = hitFinder(question)
  const [byWords, near] = await Promise.all([
    rowsOf(searchWords(work.db, scope, expressions, Math.max(limit * 2, mostFound))),
    searchMeaning(work, scope, question),
  ])
  const isSeen = ({ body, heading, title, filename }: FoundPassage) =>
    find(body).length > 0 || find(`${heading ?? ''} ${title} ${filename}`).length > 0
  const least = Math.max(leastNearness, (near[0]?.score ?? 0) * leastOfNearest)
  const byMeaning = near.filter(({ score }) => score >= least)
  const fused = fuse([byWords.filter(isSeen), byMeaning], ({ id }) => id)
  const found = await ranked(work.env, question, fused, ({ item }) => `${item.heading ?? item.title}\n${item.body}`)
  return found.slice(0, limit).map(({ item }, place) => ({
    documentId: item.documentId,
    displayName: item.title,
    page: item.page,
    heading: item.heading && escaped(item.heading),
    snippet: snippetOf(item.body, find(item.body)),
    score: byMeaning.length ? 1 / (place + 1) : item.score,
  }))
}

const mostFound = 48

const rowsOf = async (search: ReturnType<typeof searchWords>) =>
  ((await search) as unknown as D1Result<FoundPassage>).results
