import { stemmer } from 'stemmer'
import { wordsOf } from './words'

const width = 240

const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The stretch of a passage where most of the question stands, as HTML in which only the hits are marked. */
export function snippetOf(body: string, question: string) {
  const asked = wordsOf(question.slice(0, 2000)).map(fold)
  const stems = new Set(asked.map(stemmer))
  const last = asked.at(-1)
  const isHit = (word: string) => stems.has(stemmer(word)) || (last !== undefined && word.startsWith(last))
  const hits = [...body.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].filter(([word]) => isHit(fold(word)))
  const start = startOf(
    body,
    hits.map((hit) => hit.index),
  )
  const end = body.length <= start + width ? body.length : body.lastIndexOf(' ', start + width)
  let snippet = start > 0 ? '… ' : ''
  let from = start
  for (const { 0: word, index } of hits) {
    if (index < start || index + word.length > end) continue
    snippet += `${escaped(body.slice(from, index))}<mark>${escaped(word)}</mark>`
    from = index + word.length
  }
  return `${snippet}${escaped(body.slice(from, Math.max(from, end)))}${end < body.length ? ' …' : ''}`
}

/** Where a window holds the most hits, moved back to the start of a word. */
function startOf(body: string, places: number[]) {
  const countFrom = (place: number) => places.filter((each) => each >= place && each < place + width).length
  const best = places.reduce((chosen, place) => (countFrom(place) > countFrom(chosen) ? place : chosen), places[0] ?? 0)
  if (body.length <= width || best < width / 4) return 0
  return body.lastIndexOf(' ', best - width / 8) + 1
}
