import { stemmer } from 'stemmer'
import type { Source } from '../language-model'
import type { Clause } from './clauses'
import { fitOf } from './expected'
import { type Prepared, pairsIn, prepare, type Sentence, type Words } from './prepare'
import { relatedTo } from './related'
import type { AskedTerm } from './terms'

/** `before` is the sentence that it refers to. */
export type Scored = { text: string; number: number; score: number; length: number; before: string | undefined }

/** Of all that is asked for, the part that a sentence and what stands around it must say, each word by how rare it is. */
const worth = {
  same: 0.74,
  related: 0.82,
  head: 0.76,
  title: 0.6,
  titleOfWhether: 0.3,
  referred: 0.77,
  pointed: 0.7,
  before: 0.5,
  close: 0.35,
  source: 0.25,
  pair: 0.03,
}
const mostPairs = 3

/** A heading that says this much of the question is the question: what begins under it answers. */
const leastOfSubject = { asked: 0.71, heading: 0.6 }
const opening = { first: 0.3, less: 0.1 }

/** In a short question every word matters, most of all where yes or no is the answer. */
const mostImportant = 3
const withoutOne = { whether: 0.75, other: 0.88 }
const asksWhether = /^(?:and |so |but )?(?:do|does|did|is|are|can|could|will|would|have|has|may)\b/i

/** What it asks for has to be there, whatever else is. */
const asksForThing =
  /^(?:and |so |but )?(?:what(?:'s|s| is| are)? (?:the|a|an|my|your)|(?:what|which) (?!is|are|was|were|do|does|did|if|about|happens|can|will|would|should|must)\p{L}+)\b/iu
const withoutThing = 0.8

/** Where what a pronoun stands for is not spoken of. */
const astray = 0.75
const bare = 0.6

/** A sentence of many words has some of any question. */
const manyTerms = 22
const ofMany = 0.9

/** A yes or no is about what is done as much as about whom. */
const commonWord = { leastOfWhether: 0.5, rarest: 0.5 }
const unknownVerb = 0.3
const leastRarity = 0.25
const tooCommon = { whether: 0.25, other: 0.38 }

const pointing = /\b(?:it|its|they|them|there)\b/i
const referring =
  /^(?:it|they|both|he|she)\b|^(?:this|that|these|those) (?:is|are|was|were|has|have|had|can|will|may|must|should|does|do|comes?|takes?|costs?|covers?|means?|fee|period)\b/i

type Matcher = AskedTerm & { stem: string; related: ReadonlySet<string> }

/** How well something says a term: in the same word, in one that means the same, or in one that is said for it. */
const saysOf = ({ terms, words }: Words, { term, stem, related }: Matcher) =>
  words.has(stem) ? 1 : Math.max(terms.has(term) ? worth.same : 0, hasAny(words, related) ? worth.related : 0)

function hasAny(words: Set<string>, some: ReadonlySet<string>) {
  for (const word of some) if (words.has(word)) return true
  return false
}

const isKnown = (sources: Prepared[], matcher: Matcher) =>
  sources.some(({ head, sentences }) => saysOf(head, matcher) || sentences.some((each) => saysOf(each, matcher)))

const isImportant = ({ weight }: AskedTerm) => weight === 1
const isNumber = ({ word }: AskedTerm) => /^\d/.test(word)
const isNothingButNumbers = (terms: AskedTerm[]) =>
  terms.some(isNumber) && terms.every((each) => isNumber(each) || each.weight < 1)

/** Every sentence of the sources, by how well it answers. */
export function scored(clause: Clause, sources: Source[]): Scored[] {
  if (isNothingButNumbers(clause.terms)) return []
  const prepared = sources.map(prepare)
  const asked = readAsked(clause, prepared)
  return asked.whole ? prepared.flatMap((source) => scoreSource(asked, source)) : []
}

/** “What is the price of a skylight?” asks for two things. */
function thingsOf(text: string, matchers: Matcher[]) {
  if (!asksForThing.test(text)) return []
  const first = matchers.findIndex(isImportant)
  const last = / of /.test(text) ? matchers.findLastIndex(isImportant) : first
  return [...new Set([first, last])].filter((place) => place >= 0)
}

type Asked = ReturnType<typeof readAsked>

function readAsked({ text, terms }: Clause, sources: Prepared[]) {
  const isWhether = asksWhether.test(text)
  const meant = terms
    .filter(({ weight }) => weight)
    .map((each): Matcher => ({ ...each, stem: stemmer(each.word), related: relatedTo(each.word) }))
  const isThing = (each: Matcher) => isImportant(each) && !each.isVerb
  // What one does with a thing says less than the thing, where no source has a word for it.
  const matchers = meant.map((each) =>
    each.isVerb && isImportant(each) && meant.some(isThing) && !isKnown(sources, each)
      ? { ...each, weight: unknownVerb }
      : each,
  )
  const rarity = rarityIn(sources)
  const weights = matchers.map((matcher) => {
    const rare = rarity(matcher)
    if (isImportant(matcher) || matcher.isMeant) return matcher.weight * rare
    return (isWhether ? commonWord.leastOfWhether : matcher.weight) * Math.min(rare, commonWord.rarest)
  })
  const isShort = matchers.filter(isImportant).length <= mostImportant
  return {
    isWhether,
    matchers,
    weights,
    whole: weights.reduce((sum, weight) => sum + weight, 0),
    pairs: [...new Set(pairsIn(text))],
    fitness: fitOf(text, terms),
    things: thingsOf(text, matchers),
    isNeeded: matchers.map(
      (each) =>
        isImportant(each) &&
        rarity(each) > (isWhether ? tooCommon.whether : tooCommon.other) &&
        (isShort || !isKnown(sources, each)),
    ),
  }
}

function scoreSource(asked: Asked, { number, sentences, head, title, subject }: Prepared): Scored[] {
  const { isWhether, matchers, weights, whole } = asked
  const says = (words: Words) => matchers.map((matcher) => saysOf(words, matcher))
  const share = (values: number[]) =>
    values.reduce((sum, value, place) => sum + value * (weights[place] ?? 0), 0) / whole
  const inHead = says(head)
  const inTitle = says(title)
  const inSentences = sentences.map(says)
  const named = matchers.filter((matcher, place) => isImportant(matcher) && inHead[place]).length
  const isItsSubject =
    share(inHead.map((value) => Number(value > 0))) >= leastOfSubject.asked &&
    named >= Math.max(2, subject * leastOfSubject.heading)

  return sentences.map((sentence, index) => {
    const { text, terms, pairs } = sentence
    const { own, answers } = bestPart(asked, sentence, says, share)
    const refers = referring.test(text)
    const last = inSentences[index - 1]
    const ofLast = refers ? worth.referred : pointing.test(text) && !isWhether ? worth.pointed : worth.before
    const near = [index - 2, index + 1, index + 2].map((each) => inSentences[each])
    const covered = share(
      matchers.map((_, place) =>
        Math.max(
          own[place] ?? 0,
          (inHead[place] ?? 0) * worth.head,
          (inTitle[place] ?? 0) * (isWhether ? worth.titleOfWhether : worth.title),
          last?.[place] ? ofLast : 0,
          near.some((each) => each?.[place]) ? worth.close : 0,
          inSentences.some((each) => each[place]) ? worth.source : 0,
        ),
      ),
    )
    const isMissing = (place: number) => !own[place] && !inHead[place] && !(last?.[place] && (refers || !isWhether))
    const missing = asked.isNeeded.filter((isNeeded, place) => isNeeded && isMissing(place)).length
    const isBare = !isItsSubject && !own.some(Boolean) && !(refers && last?.some(Boolean))
    const shared = asked.pairs.filter((pair) => pairs.has(pair)).length
    const more =
      (isItsSubject ? Math.max(0, opening.first - index * opening.less) : 0) + worth.pair * Math.min(mostPairs, shared)
    const score =
      (covered + more) *
      asked.fitness(answers) *
      (isWhether ? withoutOne.whether : withoutOne.other) ** missing *
      withoutThing ** asked.things.filter((place) => !own[place] && !inHead[place]).length *
      (matchers.some(({ isMeant }, place) => isMeant && isMissing(place)) ? astray : 1) *
      (terms.size > manyTerms ? ofMany : 1) *
      (isBare ? bare : 1)
    return { text, number, score, length: terms.size, before: refers ? antecedentOf(sentences, index) : undefined }
  })
}

/** Of a list the item that says most, for what stands in another is not said of it. */
function bestPart(
  { fitness }: Asked,
  { parts }: Sentence,
  says: (words: Words) => number[],
  share: (values: number[]) => number,
) {
  const rated = parts.map((part) => {
    const own = says(part)
    return { own, answers: part.text, value: parts.length > 1 ? share(own) * fitness(part.text) : 1 }
  })
  return rated.reduce((best, each) => (each.value > best.value ? each : best))
}

/** What a sentence refers to, unless that refers to something itself. */
function antecedentOf(sentences: Sentence[], index: number) {
  const text = sentences[index - 1]?.text
  return text && !referring.test(text) ? text : undefined
}

/** By how few sentences say a word; what none says weighs most. */
function rarityIn(sources: Prepared[]) {
  const sentences = sources.flatMap((source) => source.sentences)
  const all = Math.log(2 * sentences.length + 2)
  return (matcher: Matcher) => {
    const count = sentences.filter((sentence) => saysOf(sentence, matcher)).length
    return Math.max(leastRarity, Math.log((sentences.length + 1) / (count + 0.5)) / all)
  }
}
