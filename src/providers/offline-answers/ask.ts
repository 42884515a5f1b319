import { stemmer } from 'stemmer'
import type { Clause } from './clauses'
import { expectedOf } from './expected'
import { meaningOfQuestion, partsOfQuestion } from './meaning'
import { type Prepared, pairsIn, type Words } from './prepare'
import { nearTo, relatedTo } from './related'
import { type AskedTerm, termOf, wordsIn } from './terms'

/**
 * How a sentence holds a word of the question: not at all, by a neighbouring word, by a synonym, by a word that sources
 * use for it, or literally.
 */
export const level = { none: 0, near: 1, same: 2, related: 3, exact: 4 }

/** These can be asked about anything, so they are never rare and tell little about the subject. */
const askedOfAll = new Set(
  ['cost', 'discount', 'number', 'begin', 'finish', 'cover', 'include', 'offer', 'take'].map(termOf),
)
const rarest = { ofCommon: 0.5, ofAsked: 0.4, leastOfWhether: 0.5 }
const leastRarity = 0.25
/** In a small set every word looks common, so rarity is computed as for at least this many sentences. */
const leastSentences = 200

export const isImportant = ({ weight }: AskedTerm) => weight === 1
const isNumber = ({ word }: AskedTerm) => /^\d/.test(word)
export const isNothingButNumbers = (terms: AskedTerm[]) =>
  terms.some(isNumber) && terms.every((each) => isNumber(each) || (each.weight < 1 && !each.isMeant))

const asksWhether =
  /^(?:and |so |but )?(?:do|does|did|is|are|am|was|were|can|could|will|would|have|has|may|should|must)\b/i
const asksOffer =
  /^(?:and |so |but )?(?:(?:do|does|can|could|will|would|are) (?:you|they|your \p{L}+)|where do (?:you|i)|can i (?:get|buy|have|rent|hire))\b/iu
const asksForThing =
  /^(?:and |so |but )?(?:what(?:'s|s| is| are)? (?:the|a|an|my|your)|(?:what|which) (?!is|are|was|were|do|does|did|if|about|happens|can|will|would|should|must)\p{L}+)\b/iu

/** “What is the price of a skylight?” asks for two things. */
function thingsOf(text: string, terms: AskedTerm[]) {
  if (!asksForThing.test(text)) return []
  const first = terms.findIndex(isImportant)
  const last = / of /.test(text) ? terms.findLastIndex(isImportant) : first
  return [...new Set([first, last])].filter((place) => place >= 0)
}

/**
 * Its words, their stems and each pair of neighbours. A leading `^` marks the first ones, because a question's
 * beginning says what it asks for.
 */
function turnsOf({ text, told }: Clause) {
  const [first, second] = wordsIn(text)
  const turns = [text, told].flatMap((each) => {
    const words = wordsIn(each)
    const twos = words.slice(1).map((word, index) => `${words[index]} ${word}`)
    return [...words, ...twos, ...words.map((word) => stemmer(word))]
  })
  return [...new Set([...turns, ...(first ? [`^${first}`] : []), ...(second ? [`^${first} ${second}`] : [])])]
}

/** All terms in one pass, because every sentence of every source is searched. */
function levelsBy(terms: AskedTerm[]) {
  const byStem = new Map<string, [place: number, level: number][]>()
  const byTerm = new Map<string, number>()
  const add = (stem: string, place: number, how: number) =>
    byStem.set(stem, [...(byStem.get(stem) ?? []), [place, how]])
  for (const [place, { word, term }] of terms.entries()) {
    byTerm.set(term, place)
    for (const stem of nearTo(word)) add(stem, place, level.near)
    for (const stem of relatedTo(word)) add(stem, place, level.related)
    add(stemmer(word), place, level.exact)
  }
  return (said: Words) => {
    const levels = terms.map(() => level.none)
    for (const term of said.terms) {
      const place = byTerm.get(term)
      if (place !== undefined) levels[place] = level.same
    }
    for (const stem of said.words)
      for (const [place, how] of byStem.get(stem) ?? []) if (how > (levels[place] ?? 0)) levels[place] = how
    return levels
  }
}

export type Looked = Prepared & { inHead: number[]; inTitle: number[]; inSentences: number[][] }
export type Asked = ReturnType<typeof readAsked>

export function readAsked(clause: Clause, prepared: Prepared[]) {
  const { text } = clause
  const terms = clause.terms.filter(({ weight }) => weight)
  const isWhether = asksWhether.test(text)
  const levelsOf = levelsBy(terms)
  const sources = prepared.map(
    (source): Looked => ({
      ...source,
      inHead: levelsOf(source.head),
      inTitle: levelsOf(source.title),
      inSentences: source.sentences.map(levelsOf),
    }),
  )
  const sentences = sources.flatMap(({ inSentences }) => inSentences)
  const many = Math.max(leastSentences, sentences.length)
  const found = terms.map((_, place) => sentences.filter((levels) => levels[place]).length)
  const rarities = found.map((count, place) => {
    const rarity = Math.max(leastRarity, Math.log((many + 1) / (count + 0.5)) / Math.log(2 * many + 2))
    return askedOfAll.has(terms[place]?.term ?? '') ? Math.min(rarity, rarest.ofAsked) : rarity
  })
  const asking = partsOfQuestion(turnsOf(clause), terms)
  const weights = terms.map((each, place) => {
    const rarity = rarities[place] ?? 1
    if (isImportant(each) || each.isMeant) return each.weight * rarity
    return (isWhether ? rarest.leastOfWhether : each.weight) * Math.min(rarity, rarest.ofCommon)
  })
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  return {
    isWhether,
    isSingle: terms.filter(isImportant).length === 1,
    terms,
    levelsOf,
    sources,
    rarities,
    weights,
    isKnown: terms.map((_, place) => Boolean(found[place]) || sources.some(({ inHead }) => inHead[place])),
    whole,
    parts: weights.map((weight) => weight / whole),
    pairs: [...new Set(pairsIn(text))],
    asking,
    meaning: meaningOfQuestion(asking),
    expected: expectedOf(text, terms),
    isOffer: asksOffer.test(text),
    things: thingsOf(text, terms),
  }
}
