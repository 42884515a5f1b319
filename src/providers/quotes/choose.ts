import { stemmer } from 'stemmer'
import type { Source } from '../language-model'
import { type Clause, clausesOf } from './clauses'
import { fitOf } from './expected'
import { relatedTo } from './related'
import { sentencesIn } from './sentences'
import { corrected, respelled, vocabularyOf } from './spelling'
import { type AskedTerm, askedTerms, isStopWord, termOf, termsIn, wordsIn } from './terms'

/** `parts` are the items of a list, each with what it is a list of; else the sentence itself. */
type Sentence = { text: string; terms: Set<string>; words: Set<string>; pairs: Set<string>; parts: Part[] }
type Part = Words & { text: string }
type Prepared = { sentences: Sentence[]; head: Words; title: Words; subject: number }

export type Chosen = { text: string; number: number; score: number }

/** Of all that is asked for, the part that a sentence and what stands around it must say, each word by how rare it is. */
const leastScore = 0.6
const T: any = ((globalThis as any).T ??= {"leastScore": 0.6, "pair": 0.03, "second": 0.9, "word": 1, "same": 0.74, "related": 0.82, "head": 0.76, "title": 0.6, "titleWhether": 0.3, "referred": 0.77, "pointed": 0.7, "before": 0.5, "close": 0.35, "source": 0.25, "leastOfSubject": 0.71, "withoutThing": 0.8, "astray": 0.75, "leastOfWhether": 0.5, "mostOfCommon": 0.5, "missW": 0.75, "miss": 0.88, "bare": 0.6, "opening": 0.3, "least": 0.25, "unk": 1, "mostImportant": 3})
const worth = T
const mostSentences = 3
/** A heading that says this much of the question is the question: what begins under it answers. */
const leastOfSubject = 0.85
const leastOfHead = 0.6
/** In a short question every word matters, most of all where yes or no is the answer. */
const mostImportant = 3
const asksWhether = /^(?:and |so |but )?(?:do|does|did|is|are|can|could|will|would|have|has|may)\b/i
/** What it asks for has to be there, whatever else is. */
const asksForThing = /^(?:and |so |but )?(?:what(?:'s|s| is| are)? (?:the|a|an|my|your)|(?:what|which) (?!is|are|was|were|do|does|did|if|about|happens|can|will|would|should|must)\p{L}+)\b/iu
const withoutThing = 0.8
/** Where what a pronoun stands for is not spoken of. */
const astray = 0.7
/** A yes or no is about what is done as much as about whom. */
const leastOfWhether = 0.5
const mostOfCommon = 0.5
const pointing = /\b(?:it|its|they|them|there)\b/i
const referring =
  /^(?:it|they|both|he|she)\b|^(?:this|that|these|those) (?:is|are|was|were|has|have|had|can|will|may|must|should|does|do|comes?|takes?|costs?|covers?|means?|fee|period)\b/i

/** What a sentence tells without the word for it. */
const implications: [says: RegExp, term: string][] = [
  [/\b(?:white|black|brown|gr[ae]y|red|green|blue|yellow|charcoal|beige)\b/i, termOf('color')],
  [/[$€£]\s?\d/, termOf('cost')],
  [/[$€£]\s?[\d.,]+ (?:a|per|each) month\b/, termOf('payment')],
  [/\b(?:pounds|tons|kilos)\b/i, termOf('weigh')],
]
const implied = (text: string) => implications.filter(([says]) => says.test(text)).map(([, term]) => term)

const known = new WeakMap<Source, Prepared>()

const leastItems = 3

function partsOf(text: string) {
  const [, lead = '', list = ''] = /^([^:]{1,80}): (.+)$/.exec(text) ?? []
  const items = list.split(/[;,] (?![^(]*\))/)
  return items.length < leastItems ? [text] : items.map((item) => `${lead}: ${item}`)
}

const part = (text: string): Part => ({
  text,
  terms: new Set([...termsIn(text), ...implied(text)]),
  words: new Set(wordsIn(text).map(stemmer)),
})

/** Two words that stand beside each other, of which one says something. */
function pairsIn(text: string) {
  const words = wordsIn(text)
  return words.slice(1).flatMap((word, index) => {
    const before = words[index] ?? ''
    return isStopWord(word) && isStopWord(before) ? [] : [`${stemmer(before)} ${stemmer(word)}`]
  })
}

const wordsOf = (text: string): Words => ({ terms: new Set(termsIn(text)), words: new Set(wordsIn(text).map(stemmer)) })

function prepare(source: Source): Prepared {
  const found = known.get(source)
  if (found) return found
  const sentences = sentencesIn(source.text).map((text) => ({
    text,
    terms: new Set([...termsIn(text), ...implied(text)]),
    words: new Set(wordsIn(text).map(stemmer)),
    pairs: new Set(pairsIn(text)),
    parts: partsOf(text).map(part),
  }))
  const head = wordsOf(source.heading ?? source.title)
  const title = wordsOf(source.title)
  const subject = askedTerms(source.heading ?? source.title).filter(({ weight }) => weight === 1).length
  const prepared = { sentences, head, title, subject }
  known.set(source, prepared)
  return prepared
}

/** The sentences that answer best, verbatim, each question's own, after the one that they refer to; none where nothing answers. */
export function choose(question: string, before: string | undefined, sources: Source[]): Chosen[] {
  const chosen: Chosen[] = []
  for (const clause of readClauses(question, before, sources)) {
    const ranked = scored(clause, sources)
      .filter(({ score }) => score >= T.leastScore)
      .sort(byScore)
    const [best] = ranked
    if (!best) continue
    const second = ranked.find((each) => each.number !== best.number && each.text !== best.text && each.score >= best.score * T.second)
    for (const each of second ? [best, second] : [best])
      for (const text of [each.before, each.text])
        if (text && chosen.length < mostSentences && !chosen.some((known) => known.text === text))
          chosen.push({ text, number: each.number, score: each.score })
  }
  return chosen
}

/** How much of what is asked the best sentence of each source says. */
export function relevance(question: string, before: string | undefined, sources: Source[]): number[] {
  const best = new Map<number, number>()
  const numbered = sources.map((source, index) => Object.assign(source, { number: index }))
  for (const clause of readClauses(question, before, numbered))
    for (const { number, score } of scored(clause, numbered)) best.set(number, Math.max(best.get(number) ?? 0, score))
  return numbered.map(({ number }) => best.get(number) ?? 0)
}

function readClauses(question: string, before: string | undefined, sources: Source[]): Clause[] {
  const vocabulary = vocabularyOf(sources.flatMap(({ title, heading, text }) => [title, heading ?? '', text]))
  return clausesOf(question, before).map(({ text, terms }) => {
    const meant = corrected(terms, vocabulary)
    return { text: respelled(text, terms, meant), terms: meant }
  })
}

type Scored = Chosen & { features?: unknown; length: number; before: string | undefined }
const byScore = (a: Scored, b: Scored) => b.score - a.score || a.length - b.length

const isNumber = ({ word }: AskedTerm) => /^\d/.test(word)
const isNothingButNumbers = (terms: AskedTerm[]) =>
  terms.some(isNumber) && terms.every((each) => isNumber(each) || each.weight < 1)

type Matcher = AskedTerm & { stem: string; related: ReadonlySet<string> }
type Words = { terms: Set<string>; words: Set<string> }

/** How well something says a term: in the same word, in one that means the same, or in one that is said for it. */
const saysOf = ({ terms, words }: Words, { term, stem, related }: Matcher) =>
  words.has(stem) ? 1 : terms.has(term) ? worth.same : hasAny(words, related) ? worth.related : 0

function hasAny(words: Set<string>, some: ReadonlySet<string>) {
  for (const word of some) if (words.has(word)) return true
  return false
}

/** What one does with a thing says less than the thing, where no source has a word for it. */
const withoutUnknownVerbs = (sources: Prepared[]) => (matcher: Matcher, _: number, all: Matcher[]) => {
  const isAlone = !all.some(({ weight, isVerb }) => weight === 1 && !isVerb)
  const isKnown = () =>
    sources.some(({ head, sentences }) => saysOf(head, matcher) || sentences.some((each) => saysOf(each, matcher)))
  return matcher.isVerb && matcher.weight === 1 && !isAlone && !isKnown() ? { ...matcher, weight: T.verb ?? 0.3 } : matcher
}

function scored(clause: Clause, sources: Source[]): Scored[] {
  if (isNothingButNumbers(clause.terms)) return []
  const fitness = fitOf(clause.text, clause.terms)
  const prepared = sources.map((source) => ({ number: source.number, ...prepare(source) }))
  const isWhether = asksWhether.test(clause.text)
  const matchers = clause.terms
    .filter(({ weight }) => weight)
    .map((asked): Matcher => ({ ...asked, stem: stemmer(asked.word), related: relatedTo(asked.word) }))
    .map(withoutUnknownVerbs(prepared))
  const rarity = rarityIn(prepared)
  const weights = matchers.map((matcher) => {
    const rare = rarity(matcher)
    if (matcher.weight >= 1 || matcher.isMeant) return matcher.weight * rare
    return (isWhether ? T.leastOfWhether : matcher.weight) * Math.min(rare, T.mostOfCommon)
  })
  const unknown = matchers.map((matcher) => !prepared.some(({ head, sentences }) => saysOf(head, matcher) || sentences.some((each) => saysOf(each, matcher))))
  const askedPairs = [...new Set(pairsIn(clause.text))]
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  if (!whole) return []
  const thing = asksForThing.test(clause.text) ? matchers.findIndex(({ weight }) => weight === 1) : -1
  const full = matchers.filter(({ weight }) => weight === 1).length
  const isShort = full <= T.mostImportant
  const withoutOne = isWhether ? T.missW : T.miss
  return prepared.flatMap(({ number, sentences, head, title, subject }) => {
    const inHead = matchers.map((matcher) => saysOf(head, matcher) * worth.head)
    const inTitle = matchers.map((matcher) => saysOf(title, matcher) * (isWhether ? T.titleWhether : T.title))
    const inSentences = sentences.map((sentence) => matchers.map((matcher) => saysOf(sentence, matcher)))
    const share = (values: number[]) => values.reduce((sum, value, index) => sum + value * (weights[index] ?? 0), 0) / whole
    const asked = matchers.filter(({ weight }, index) => weight >= 1 && inHead[index]).length
    const isItsSubject = share(inHead.map((value) => Number(value > 0))) >= T.leastOfSubject && asked >= Math.max(2, subject * leastOfHead)
    return sentences.map(({ text, terms, pairs, parts }, index) => {
      const [best] = parts
        .map((each) => ({ text: each.text, says: matchers.map((matcher) => saysOf(each, matcher)) }))
        .sort((a, b) => share(b.says) - share(a.says))
      const own = best?.says ?? []
      const refers = referring.test(text)
      const points = pointing.test(text)
      const besides = matchers.map((_, place) => {
        const before = inSentences[index - 1]?.[place] ? (refers ? worth.referred : points && !isWhether ? worth.pointed : worth.before) : 0
        const close = [index - 2, index + 1, index + 2].some((near) => inSentences[near]?.[place]) ? worth.close : 0
        const there = inSentences.some((each) => each[place]) ? worth.source : 0
        return Math.max(before, close, there)
      })
      const covered = share(matchers.map((_, place) => Math.max(own[place] ?? 0, inHead[place] ?? 0, inTitle[place] ?? 0, besides[place] ?? 0)))
      const isBare = !isItsSubject && !own.some((value) => value) && !(refers && inSentences[index - 1]?.some((value) => value))
      const opening = isItsSubject ? Math.max(0, T.opening - index * 0.1) : 0
      const isMissing = (place: number) => !own[place] && !inHead[place] && !(inSentences[index - 1]?.[place] && (refers || !isWhether))
      const isAstray = matchers.some(({ isMeant }, place) => isMeant && isMissing(place))
      const missing = matchers.filter(({ weight }, place) => weight === 1 && (isShort || unknown[place]) && isMissing(place)).length
      const lost = matchers.filter(({ weight }, place) => weight === 1 && unknown[place]).length
      const isWithoutThing = thing >= 0 && !own[thing] && !inHead[thing]
      const score =
        (isWithoutThing ? T.withoutThing : 1) * (isAstray ? T.astray : 1) * T.unk ** lost * withoutOne ** missing * (covered + opening + T.pair * Math.min(3, askedPairs.filter((pair) => pairs.has(pair)).length)) * fitness(best?.text ?? text) * (isBare ? T.bare : 1)
      const features = (globalThis as any).F ? { covered, opening, fit: fitness(text), missing, unk: lost, whether: isWhether, heavy: full, ownW: own.reduce((x, v, k) => x + v * (weights[k] ?? 0), 0), whole, headW: inHead.reduce((x, v, k) => x + Math.max(0, v - (own[k] ?? 0)) * (weights[k] ?? 0), 0), bare: isBare, thing: isWithoutThing, astray: isAstray, ownHeavy: own.filter((v, k) => v && matchers[k]?.weight === 1).length, pairs: askedPairs.filter((pair) => pairs.has(pair)).length, subject: isItsSubject, text } : undefined
      return { features, text, number, score, length: terms.size, before: refers ? antecedentOf(sentences, index) : undefined }
    })
  })
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
    return Math.max(T.least, Math.log((sentences.length + 1) / (count + 0.5)) / all)
  }
}

// TEMP
export const rankAllOf = (question: string, before: string | undefined, sources: Source[]) => readClauses(question, before, sources).map((clause) => ({ clause: clause.text, ranked: scored(clause, sources).sort(byScore).slice(0, 6) }))
export function explain(question: string, before: string | undefined, sources: Source[]) {
  return readClauses(question, before, sources)
    .map((clause) => `  [${clause.text}] ${clause.terms.map((t) => `${t.word}:${t.term}:${t.weight}`).join(' ')}\n${scored(clause, sources).sort(byScore).slice(0, 4).map(({ score, text }) => `    ${score.toFixed(2)} ${text}`).join('\n')}`)
    .join('\n')
}
