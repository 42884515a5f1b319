import { BoundedCache } from '../../core/bounded-cache'
import { inWordsOfTheSources } from './phrases'
import { isInTable, wordsOfTable } from './related'
import { inEnglish } from './spanish'
import {
  type AskedTerm,
  askedTerms,
  isKnownWord,
  isStopWord,
  longStopWords,
  shortStopWords,
  synonymWords,
  termOf,
  wordsIn,
} from './terms'

/** The words of a text that a mistyped one may have meant. */
export const vocabularyOf = (texts: string[]) => new Set(texts.flatMap(longWordsIn))

const read = new BoundedCache<string[]>(8_000_000)
const bytesOfLetter = 8

/** The same texts are looked through for every question. */
function longWordsIn(text: string) {
  const known = read.get(text)
  if (known) return known
  const words = [...new Set(wordsIn(text).filter((word) => word.length >= shortest && !/\d/.test(word)))]
  read.set(text, words, (text.length + 1) * bytesOfLetter)
  return words
}

const shortest = 4
const thesaurus = [...wordsOfTable, ...synonymWords].filter((word) => word.length >= shortest)
const longWord = 6

/** Each word that nobody uses becomes the one that looks most like it, if one does. */
export function corrected(terms: AskedTerm[], vocabulary: Set<string>): AskedTerm[] {
  let known: Set<string> | undefined
  const isUsed = (term: string) => {
    known ??= new Set([...vocabulary].map(termOf))
    return known.has(term)
  }
  return terms.map((asked): AskedTerm => {
    const { word, term, weight, isForeign } = asked
    if (isForeign || /\d/.test(word) || weight < 1 || vocabulary.has(word)) return asked
    if (isKnownWord(word) || isInTable(word) || isUsed(term)) return { ...asked, word: spelled(word, term, vocabulary) }
    const little = (word.length <= shortest && shortened(word)) || lengthened(word)
    if (little) return { ...asked, word: little, weight: 0 }
    if (word.length < shortest) return asked
    if (isNearlyStopWord(word)) return { ...asked, weight: 0 }
    const meant = nearest(word, vocabulary)
    return meant ? { ...asked, word: meant, term: termOf(meant), weight: isStopWord(meant) ? 0 : weight } : asked
  })
}

/** The question as it would be written without its mistakes, in English where it is Spanish. */
export function meantBy(question: string, vocabulary: Set<string>) {
  const english = inEnglish(inWordsOfTheSources(question))
  const written = askedTerms(english)
  return respelled(english, written, corrected(written, vocabulary))
}

/** What is asked is told by the words of a text, so they are put right in it. */
export const respelled = (text: string, written: AskedTerm[], meant: AskedTerm[]) =>
  written.reduce(
    (whole, { word }, index) => whole.replace(new RegExp(`\\b${word}\\b`, 'i'), meant[index]?.word ?? word),
    text,
  )

/** As the sources write it, where an ending is all that differs. */
const spelled = (word: string, term: string, vocabulary: Set<string>) =>
  word.length < longWord
    ? word
    : ([...vocabulary].find((each) => termOf(each) === term && distanceOf(word, each, 3) < 3) ?? word)

/** A little word that lacks a letter, or has two in the wrong order. */
const shortened = (word: string) =>
  shortStopWords.find((each) => distanceOf(word, each, 2) < 2 && (each.length > word.length || isSwapped(word, each)))

/** One that has a letter too many. */
const lengthened = (word: string) =>
  shortStopWords.find(
    (each) =>
      each.length >= shortest && each.length < word.length && each[0] === word[0] && distanceOf(word, each, 2) < 2,
  )

const isSwapped = (a: string, b: string) => [...a].sort().join('') === [...b].sort().join('')

const isNearlyStopWord = (word: string) => longStopWords.some((each) => distanceOf(word, each, 2) < 2)

function nearest(word: string, vocabulary: Set<string>) {
  const most = word.length >= 8 ? 2 : 1
  const sound = soundOf(word)
  const begins = word.slice(0, sound.length < leastSound ? 2 : 1)
  let [best, bestDistance] = ['', most + 1]
  for (const candidate of [...vocabulary, ...thesaurus]) {
    const isAlike = sound.length >= leastSound - 1 && candidate.startsWith(begins) && soundOf(candidate) === sound
    if (isAlike && bestDistance > asIfHeard && distanceOf(word, candidate, sound.length) < sound.length)
      [best, bestDistance] = [candidate, asIfHeard]
    if (Math.abs(candidate.length - word.length) > 1 || candidate[0] !== word[0]) continue
    const distance = distanceOf(word, candidate, bestDistance)
    if (distance < bestDistance) [best, bestDistance] = [candidate, distance]
  }
  return best || undefined
}

const leastSound = 4
/** One that sounds the same is nearer than one with a single other letter. */
const asIfHeard = 0.5

const sounds = new Map<string, string>()
const mostRemembered = 20_000

/** How it sounds: its consonants, with the ones that are silent or double left out. */
function soundOf(word: string) {
  const known = sounds.get(word)
  if (known !== undefined) return known
  const sound = word
    .replaceAll(/gh|(?<=\w)h/g, '')
    .replaceAll('ph', 'f')
    .replaceAll(/c(?=[eiy])/g, 's')
    .replaceAll(/[ck]+/g, 'k')
    .replaceAll('z', 's')
    .replaceAll(/(?<=\w)[aeiouyw]/g, '')
    .replaceAll(/(.)\1+/g, '$1')
    .replace(/(?<=.)s$/, '')
  if (sounds.size >= mostRemembered) sounds.clear()
  sounds.set(word, sound)
  return sound
}

/** Edits and swaps of neighbours; anything from `most` on is the same to the caller. */
function distanceOf(a: string, b: string, most: number) {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      const edited = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1))
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row.push(isSwap ? Math.min(edited, (beforeLast[j - 2] ?? 0) + 1) : edited)
    }
    if (Math.min(...row) >= most) return most
    beforeLast = last
    last = row
  }
  return last[b.length] ?? most
}
