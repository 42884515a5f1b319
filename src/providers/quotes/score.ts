import { stemOf } from '../../core/text/stems'
import { numberBefore } from './kinds'
import { matchesOf } from './match'
import type { Asking } from './question'
import type { Read, Sentence } from './sources'

/** What speaks for a sentence and against it. `npm run answers` tells what a change is worth. */
const weights = {
  bias: -1,
  /** The share of what is asked that the sentence, its title or the sentence before it says; rare words count for more. */
  around: 1.3,
  /** How much that is, and how rare its rarest word: a single common word may stand anywhere. */
  matched: 0.8,
  rarest: 0.6,
  /** Words that stand side by side in both. */
  pairs: 0.45,
  /** The share of an FAQ's question that is asked. */
  faq: 0.5,
  /** Holds a price where a price is asked for, or does not. */
  fits: 0.55,
  misses: -2,
  /** The share of the words that are missing. */
  lacks: -0.55,
  /** What another item of the same list says. */
  ofOtherItem: -2,
  /** “Which bank?” and no bank. */
  lacksThing: -0.5,
  /** “It costs extra.” */
  refers: -0.2,
  /** “Do I have to …?” and “You need to …”. */
  duty: 0.5,
  length: -0.65,
  isLong: -0.45,
}
const ofMargin = { weight: 0.5, most: 3 }

/** Truth first: the lower they are, the more is said and the more of it is wrong. */
const bar = { score: 0.25, around: 0.5 }

const share = { head: 0.6, headOfFaq: 0.9, before: 0.6 }
/** In a small deck every word looks common, so rarity is computed as for at least this many sentences. */
const fewest = 60
const rarityOfUnknown = 0.8
const shortest = 4
const isThere = 0.5
/** Where no word tells more than those of any question, nothing is said. */
const leastTelling = 0.5

const wordForNamed = /^(?:packages?|options?|plans?|tiers?|versions?|ones?|pakete?|paquetes?|formules?|gammes?)$/

/** A package may have a common word for its name: “the Better one”. */
function termsOf({ kind, words, languages }: Asking, read: Read) {
  if (kind?.says) return []
  const isName = (word: string) => kind?.name === 'price' && read.names.has(stemOf(word, read.language))
  const isNamed = words.some(({ word }) => isName(word))
  return words
    .map(({ word, weight }) => ({
      word,
      weight: isName(word) ? 1 : weight,
      matches: matchesOf(word, read, languages),
    }))
    .filter(({ word, weight, matches }) => {
      if (isNamed && !isName(word) && wordForNamed.test(word)) return false
      return matches.size > 0 || (weight === 1 && !/^\d/.test(word))
    })
}

type Matched = { said: number; around: number }

export type Scored = { sentence: Sentence; score: number; around: number }

export function scored(asking: Asking, read: Read): Scored[] {
  const { kind } = asking
  const terms = termsOf(asking, read)
  const table = read.sentences.map((sentence) => terms.map(({ matches }) => matchedBy(sentence, matches)))
  const many = Math.max(new Set(read.sentences.map(({ text }) => text)).size, fewest)
  const rarities = terms.map((_, place) => {
    const count = new Set(read.sentences.filter((_, index) => table[index]?.[place]?.said).map(({ text }) => text)).size
    if (!terms[place]?.matches.size) return rarityOfUnknown
    return Math.log(1 + (many - count + 0.5) / (count + 0.5)) / Math.log(1 + (many + 0.5) / 0.5)
  })
  const ofTerms = terms.map(({ weight }, place) => weight * (rarities[place] ?? 1))
  const whole = ofTerms.reduce((sum, each) => sum + each, 0) || 1
  const main = terms.flatMap(({ weight }, place) => (weight === 1 ? [place] : []))
  if (!kind?.says && !terms.some(({ weight, matches }) => weight >= leastTelling && matches.size)) return []
  const thing = terms.findIndex(({ word }) => word === asking.thing)

  const all = read.sentences.map((sentence, index): Scored => {
    const row = table[index] ?? []
    const matched = ofTerms.reduce((sum, weight, place) => sum + weight * (row[place]?.around ?? 0), 0)
    const isFitting = kind !== undefined && fits(asking, sentence, read.language)
    const around = kind?.says ? Number(isFitting) : matched / whole
    const lacks = (place: number) => (row[place]?.around ?? 0) < isThere
    const evidence: Record<keyof typeof weights, number> = {
      bias: 1,
      around,
      matched: kind?.says ? around : matched,
      rarest: Math.max(0, ...rarities.map((rarity, place) => rarity * (row[place]?.said ?? 0))),
      pairs: pairsIn(asking, sentence),
      faq: faqShare(
        main.map((place) => terms[place]?.matches),
        sentence,
      ),
      fits: Number(isFitting && !kind?.isVague),
      misses: Number(kind !== undefined && !isFitting),
      lacks: main.filter(lacks).length / Math.max(1, main.length),
      ofOtherItem: Number(
        main.some((place) => lacks(place) && bestOf(terms[place]?.matches, sentence.others) > isThere),
      ),
      lacksThing: Number(thing >= 0 && !row[thing]?.around),
      duty: Number(asksDuty.test(asking.text) && isDuty.test(sentence.plain)),
      refers: Number(sentence.before !== undefined),
      length: Math.log(1 + Math.max(shortest, sentence.stems.size)),
      isLong: Number(main.length >= 4),
    }
    const names = Object.keys(weights) as (keyof typeof weights)[]
    return { sentence, around, score: names.reduce((sum, name) => sum + weights[name] * evidence[name], 0) }
  })
  return asksAboutOptions(asking, read) ? all : all.filter(({ sentence }) => !sentence.isBare)
}

/** It asks for a price, or names a price option or what one is called. */
const asksAboutOptions = ({ kind, words }: Asking, { options, language }: Read) =>
  kind?.name === 'price' || words.some(({ word }) => wordForNamed.test(word) || options.has(stemOf(word, language)))

/** The best, if it answers well enough and clearly better than the next. */
export function surest(all: Scored[]): Scored | undefined {
  const sorted = all.toSorted((a, b) => b.score - a.score)
  const [best] = sorted
  const next = sorted.find(({ sentence }) => sentence.text !== best?.sentence.text)
  if (!best || best.around < bar.around) return undefined
  const margin = Math.min(ofMargin.most, best.score - (next?.score ?? Number.NEGATIVE_INFINITY))
  return best.score + ofMargin.weight * margin >= bar.score ? best : undefined
}

function bestOf(matches: Map<string, number> | undefined, stems: ReadonlySet<string> | undefined) {
  let best = 0
  for (const [stem, how] of matches ?? []) if (how > best && stems?.has(stem)) best = how
  return best
}

function matchedBy({ stems, head, before, isFaq }: Sentence, matches: Map<string, number>): Matched {
  const said = bestOf(matches, stems)
  const ofHead = bestOf(matches, head) * (isFaq ? share.headOfFaq : share.head)
  return { said, around: Math.max(said, ofHead, bestOf(matches, before) * share.before) }
}

function faqShare(all: (Map<string, number> | undefined)[], { isFaq, head }: Sentence) {
  if (!isFaq || !head.size) return 0
  return [...head].filter((stem) => all.some((matches) => matches?.has(stem))).length / head.size
}

const asksDuty =
  /\b(?:do|should|must|can) (?:i|we)\b|\b(?:tengo que|tenemos que|hay que|debo|muss|mussen|sollen?|darf|dois-je|devons|dois|faut-il|faut)\b/
const isDuty =
  /\b(?:need|needs|have to|must|should|please|required|debe|deben|hay que|por favor|necesita|muss|mussen|bitte|brauchen|sollten|darf|veuillez|devez|doit|faut)\b/

const mostPairs = 3

function pairsIn({ text, words }: Asking, sentence: Sentence) {
  const all = text.match(/[\p{L}\p{N}]+/gu) ?? []
  const isMain = (word: string | undefined) => words.some((each) => each.weight === 1 && each.word === word)
  const pairs = all.filter((word, place) => {
    const last = all[place - 1]
    return last !== undefined && (isMain(word) || isMain(last)) && sentence.plain.includes(`${last} ${word}`)
  })
  return Math.min(pairs.length, mostPairs) / mostPairs
}

/** A capital within the sentence, or at its beginning what is then explained: “Rosa, your designer”. */
const name =
  /(?<=[\p{Ll},;] )(?!(?:January|February|March|April|May|June|July|August|September|October|November|December|\p{L}+day|I)\b)\p{Lu}\p{L}+|^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?, (?:your|our|the|su|nuestr[oa]|ihr|unser|votre|notre)\b/u
/** German writes every noun with a capital. */
const germanName = /\b(?:Herrn?|Frau|namens|heißt|Marke|Firma|Hersteller) \p{Lu}/u
const leastOfCounted = 4

function fits({ kind, text }: Asking, sentence: Sentence, language: string) {
  if (!kind) return false
  if (kind.needsName) return (language === 'de' ? germanName : name).test(sentence.text)
  const counted = kind.countsWhat?.exec(text)?.[1]
  if (!counted) return kind.answers.test(sentence.plain)
  const begin = people.test(counted) ? peoples : counted.slice(0, Math.max(leastOfCounted, counted.length - 3))
  return numberBefore(begin).test(sentence.plain)
}

const people = /^(?:people|persons?|men|guys|folks|personas|gente|leute|personen|mann|personnes|gens)$/
const peoples =
  '(?:people|persons?|men|women|crew|team|staff|employees|workers|personas|empleados|tecnicos|leute|personen|mitarbeiter|monteure|personnes|employes|techniciens|\\p{L}+(?:ers|ors|ists|ians|adores|eurs))\\b'
