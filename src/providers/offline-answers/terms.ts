import { stemmer } from 'stemmer'
import { cachePart } from '../../core/isolate-cache'
import { stopWords as shared } from '../../core/shared/stop-words'
import { fromSpanish, isSpanish } from './spanish'
import { everydayWords, synonyms } from './synonyms'

const asWritten = new Set([
  ...shared.en,
  ...shared.es.map((word) => word.normalize('NFD').replaceAll(/\p{M}/gu, '')),
  ...`up out off ours gets s t d m re ve ll don isn won doesn aren wouldn didn couldn actually exactly soon often each
  every other another say says said mean kind sort way happen happens possible able ok okay hey thanks thank both only
  well right while during per whoever whatever whichever whether without within through around under again still ever
  since because until anything something everything nothing anyone someone everyone nobody usual usually normally
  typically generally even yet told tells telling mine hers theirs hafta gotta wanna gonna whos wats lets thats
  somebody available against among across toward towards above beyond upon else back after before few enough large big
  typical difference between now not no never nor neither pasa pasan pasar hace hacen hacer usan usar usa sucede
  ocurre ponen pone sirve necesito necesita quiero quieren cada durante mientras ha han hemos fue sera sin sobre`.split(
    /\s+/,
  ),
])

const withoutApostrophes =
  'whats hows wheres whos whens dont cant isnt arent wont doesnt didnt im youre theyre thats theres id ill youll'
const stopWords = new Set([...asWritten, ...withoutApostrophes.split(' ')])

/** Words that fit any subject, so sharing one says little, and so does lacking one. */
const commonWords = new Set(
  `take make give come go use work find offer include put see look ask become turn hold part day time year new
  good best question answer person one two amount allow limit pick hour minute describe explain put last different other additional total
  plan planned choose select discover notice decide expect hope wish wonder worry worried scared afraid nervous concerned picky curious
  later night week month months weekend moment recently soon eventually finally beforehand afterwards
  away here along together apart myself yourself yourselves ourselves himself herself themselves
  wife husband mother father mom dad son daughter friend guest guests
  help try handle deal wrong right left next top bottom place piece bit lot lots type option choice case way stuff
  count turn clear refuse hidden experienced unplug stand check test matter mind touch switch notice bother concern affect involve contain join miss lack need
  happy glad pleased common tough certainly probably maybe perhaps somehow anyway otherwise instead usually basically
  should supposed able ready fine nice great bad better worse sure certain important necessary mandatory required possible likely
  think believe guess understand hear heard read remember forget seem feel feels show
  situation detail information
  everybody
  long short small little half whole entire full empty
  summer winter autumn season
  current currently present
  until
  percent percentage run problem extra package product item system
  accept provide require receive given taken done made kept came went`
    .split(/\s+/)
    .map(stemmer),
)

/** Compared as written, because “generator” has the same stem as “general”. */
const everyday = new Set(everydayWords.trim().split(/\s+/))
const endings = /(?:s|es|d|ed|ing|ly)$/
const isEveryday = (word: string) => {
  if (everyday.has(word)) return true
  const begin = word.replace(endings, '')
  return begin.length > 2 && begin !== word && (everyday.has(begin) || everyday.has(`${begin}e`))
}

const { canonical, alike } = readSynonyms()

function readSynonyms() {
  const canonical = new Map<string, string>()
  const alike = new Map<string, string[]>()
  for (const line of synonyms.trim().split('\n')) {
    const words = line.split(' ')
    const [first = ''] = words.map((word) => stemmer(word))
    const term = canonical.get(first) ?? first
    for (const word of words) if (!canonical.has(stemmer(word))) canonical.set(stemmer(word), term)
    alike.set(term, [...(alike.get(term) ?? []), ...words])
  }
  return { canonical, alike }
}

export const synonymWords = [...alike.values()].flat()

export const sameAs = (term: string) => alike.get(term) ?? []

export const plain = (text: string) =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase()

/** In “the last payment” the word means final; otherwise it means to endure. */
const withoutLast = (text: string) => text.replaceAll(/\b(?:the|your|its) last\b/g, 'the final')

/** Numbers keep their separators, so that 14,800 is one word. */
export const wordsIn = (text: string) => withoutLast(plain(text)).match(/\d+(?:[.,]\d+)*|[\p{L}\p{N}]+/gu) ?? []

/** Cached, because texts repeat their words and the stemmer is slow. */
const remembered = cachePart<string>('terms of words')

export function termOf(word: string) {
  const known = remembered.get(word)
  if (known !== undefined) return known
  const stem = stemmer(word)
  const term = canonical.get(stem) ?? stem
  remembered.set(word, term)
  return term
}

export const termsIn = (text: string) => wordsIn(text).map(termOf)

export const isStopWord = (word: string) => stopWords.has(word)

export const longStopWords = [...asWritten].filter((word) => word.length >= 7)

export const shortStopWords = [...asWritten].filter((word) => word.length >= 3 && word.length <= 5)

export const isKnownWord = (word: string) =>
  canonical.has(stemmer(word)) || stopWords.has(word) || commonWords.has(stemmer(word)) || isEveryday(word)

/** `isMeant`: taken over from the question before, as what a pronoun may stand for. */
export type AskedTerm = {
  word: string
  term: string
  weight: number
  isMeant?: boolean
  isVerb?: boolean
}

/** In “how far” or “how old” the answer holds a number and not this word. */
const isMeasure = (word: string) =>
  /^(?:far|fast|quickly|early|late|tall|high|wide|deep|thick|heavy|hot|warm|cold|old|expensive|strong|steep|close|near|loud|big|large|much|many)$/.test(
    word,
  )

const subjects = new Set('i we they it he she anyone anybody someone somebody'.split(' '))
const auxiliaries = new Set(
  'do does did can could will would shall should must may might have has had is are was were'.split(' '),
)

const passive = new Set('be been being get gets got'.split(' '))

/** A common word may be the name of a package, as in “the Better package”; then it decides which one is meant. */
const names =
  /(?<=(?:^|\s)\p{Ll}[\p{L}’']*\s)\p{Lu}\p{Ll}+|(?<=\bthe )(?:good|better)(?= (?:package|option|tier|one)\b)/gu
const namesIn = (question: string) => new Set(question.match(names)?.map((name) => name.toLowerCase()))

export function askedTerms(question: string): AskedTerm[] {
  const isForeign = isSpanish(question)
  const terms = new Map<string, AskedTerm>()
  const words = wordsIn(question)
  const named = namesIn(question)
  const isVerb = (index: number) => {
    const [beforeLast = '', last = '', word = ''] = [words[index - 2], words[index - 1], words[index]]
    if (subjects.has(last)) return auxiliaries.has(beforeLast)
    return (last === 'to' && index > 1) || passive.has(last) || (index > 0 && /^\p{L}{3,}(?:ed|ing)$/u.test(word))
  }
  for (const [index, written] of words.entries()) {
    if (stopWords.has(written) || (written.length < 2 && !/\d/.test(written))) continue
    const translated = isForeign ? fromSpanish(written) : []
    for (const word of translated.length ? translated : [written]) {
      if (stopWords.has(word)) continue
      const term = termOf(word)
      const isOfHow = isMeasure(written) && words[index - 1] === 'how'
      const isCommon = commonWords.has(term) || commonWords.has(stemmer(word)) || isEveryday(word) || isOfHow
      const isBeside = translated.length > 1 && word !== translated[0]
      const weight = (isCommon && !named.has(word)) || isBeside ? 0.3 : 1
      const verb = isVerb(index) && !isForeign ? { isVerb: true } : {}
      if (!terms.has(term)) terms.set(term, { word, term, weight, ...verb })
    }
  }
  return [...terms.values()]
}
