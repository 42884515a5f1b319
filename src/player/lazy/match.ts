import type { ManifestFaq } from '../../features/viewer/schemas'
import { type Asked, read, readHalves } from './lexicon'

export type Match = { faq: ManifestFaq | undefined; near: ManifestFaq[] }

const certain = { asked: 0.72, known: 0.5, lead: 0.1 }
const worthNaming = 0.28
const mostNamed = 3

/**
 * The FAQ that asks the same, or else those that come near it. It is the same only if each says what the other says: most
 * of what is asked is in it, and most of it is asked. Rare words count for more, and nothing is said that the company did
 * not write.
 */
export function matchFaq(question: string, faqs: ManifestFaq[]): Match {
  const asked = read(question)
  const known = faqs.map((faq) => ({ faq, halves: readHalves(faq.question), answer: read(faq.answer).words }))
  const exact = known.find(({ halves }) => halves.some(({ plain }) => plain === asked.plain))
  if (exact && asked.plain) return { faq: exact.faq, near: [] }

  const count = (word: string) =>
    known.filter(({ halves, answer }) => halves.some(({ words }) => words.has(word)) || answer.has(word)).length
  const rarity = (word: string) =>
    Math.max(0.15, Math.log((known.length + 2) / (count(word) + 1)) / Math.log(known.length + 2))
  const share = (words: Map<string, number>, found: (word: string) => number) => {
    let [all, some] = [0, 0]
    for (const [word, weight] of words) {
      all += rarity(word) * weight
      some += rarity(word) * weight * found(word)
    }
    return all ? some / all : 0
  }
  const compare = (half: Asked, answer: Map<string, number>) => {
    const ofAsked = share(asked.words, (word) => (half.words.has(word) ? 1 : answer.has(word) ? 0.5 : 0))
    const ofKnown = share(half.words, (word) => Number(asked.words.has(word)))
    const isSame = ofAsked >= certain.asked && ofKnown >= certain.known && isAlike(asked, half)
    return { isSame, score: (2 * ofAsked + ofKnown) / 3 }
  }
  const scored = known
    .map(({ faq, halves, answer }) => {
      const [best] = halves.map((half) => compare(half, answer)).toSorted(byScore)
      return { faq, isSame: best?.isSame ?? false, score: best?.score ?? 0 }
    })
    .toSorted(byScore)
  const [best, second] = scored
  if (best?.isSame && best.score - (second?.score ?? 0) >= certain.lead) return { faq: best.faq, near: [] }
  const near = scored.filter(({ score }) => score >= worthNaming).slice(0, mostNamed)
  return { faq: undefined, near: near.map(({ faq }) => faq) }
}

type Scored = { isSame: boolean; score: number }
const byScore = (a: Scored, b: Scored) => b.score - a.score

/** One word in common is not enough: there must be a second, or the same kind of answer wanted. */
function isAlike(asked: Asked, known: Asked) {
  const shared = [...asked.words.keys()].filter((word) => known.words.has(word)).length
  const differs = asked.kind !== undefined && known.kind !== undefined && asked.kind !== known.kind
  return shared >= (differs ? 3 : 2) && asked.isNegative === known.isNegative
}
