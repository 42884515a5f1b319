import { cachePart } from '../../core/isolate-cache'
import { inWordsOfTheSources } from './phrases'
import { realWords } from './real-words'
import { isInTable, isOtherMatter, wordsOfTable } from './related'
import { inEnglish, isSpanish } from './spanish'
import { isKnownWord, longStopWords, plain, shortStopWords, synonymWords, termOf, wordsIn } from './terms'

export const vocabularyOf = (texts: string[]) => new Set(texts.flatMap(longWordsIn))

const read = cachePart<string[]>('words of texts')

/** Cached, because every question searches the same texts. */
function longWordsIn(text: string) {
  const known = read.get(text)
  if (known) return known
  const words = [...new Set(wordsIn(text).filter((word) => word.length >= shortest && !/\d/.test(word)))]
  read.set(text, words)
  return words
}

const shortest = 4
const thesaurus = [...wordsOfTable, ...synonymWords].filter((word) => word.length >= shortest)
const longWord = 6
const real = new Set(realWords.trim().split(/\s+/))

/** British spelling is changed to American: “colour”, “neighbours”. */
const american = (text: string) =>
  text
    .replaceAll(/\b(\p{L}{3,})our(?=s?\b|ed\b|ing\b|ite|ful|able|hood)/giu, '$1or')
    .replaceAll(/\b(\p{L}{4,}[^aeiou])is(e[ds]?|ing)\b/giu, '$1iz$2')
    .replaceAll(/\bcheque/gi, 'check')
    .replaceAll(/\btyre/gi, 'tire')

export function meantBy(question: string, vocabulary: Set<string>) {
  const text = inWordsOfTheSources(question)
  if (isSpanish(text)) return inWordsOfTheSources(inEnglish(text))
  const used = new Map<string, string>()
  const known = termsOf(vocabulary)
  const read = american(text).replaceAll(/\p{L}+/gu, (written) => {
    const word = plain(written)
    const meant = used.get(word) ?? corrected(word, vocabulary, known)
    used.set(word, meant)
    return meant === word ? written : meant
  })
  return inWordsOfTheSources(joined(read, vocabulary))
}

const terms = new WeakMap<Set<string>, Set<string>>()

function termsOf(vocabulary: Set<string>) {
  const known = terms.get(vocabulary) ?? new Set([...vocabulary].map(termOf))
  terms.set(vocabulary, known)
  return known
}

/** An unknown word becomes the most similar known one, or the two words that it joins. */
function corrected(word: string, vocabulary: Set<string>, known: Set<string>): string {
  if (vocabulary.has(word) || isKnownWord(word) || isOtherMatter(word) || real.has(word)) return word
  if (isInTable(word) || known.has(termOf(word))) return spelled(word, termOf(word), vocabulary)
  const quoted = word.replace(/kw/, 'qu')
  if (quoted !== word) return vocabulary.has(quoted) ? quoted : (nearest(quoted, vocabulary) ?? word)
  const little = (word.length <= shortest && shortened(word)) || lengthened(word)
  if (little) return little
  if (word.length < shortest) return word
  const stopWord = nearlyStopWord(word)
  return stopWord ?? nearest(word, vocabulary) ?? apart(word, vocabulary) ?? word
}

/** A known word with another ending is no mistake. */
export function isMistyped(question: string, vocabulary: Set<string>) {
  const known = termsOf(vocabulary)
  const isRead = (word: string) => isInTable(word) || known.has(termOf(word))
  return (
    !isSpanish(question) &&
    wordsIn(question).some((word) => !isRead(word) && corrected(word, vocabulary, known) !== word)
  )
}

const leastOfCompound = 3

/** Splits two words without a space, of which the last may be mistyped: “creditcard”. */
function apart(word: string, vocabulary: Set<string>) {
  const isWord = (part: string) =>
    vocabulary.has(part) || isInTable(part) || (part.length === leastOfCompound && isKnownWord(part))
  for (let end = word.length - leastOfCompound; end >= leastOfCompound; end--) {
    const [first, last] = [word.slice(0, end), word.slice(end)]
    if (!isWord(first)) continue
    const meant = isWord(last) ? last : last.length >= longWord ? nearest(last, vocabulary) : undefined
    if (meant) return `${first} ${meant}`
  }
  return undefined
}

/** Joins one word that was split: “drive way”. */
const joined = (text: string, vocabulary: Set<string>) =>
  text.replaceAll(/\b(\p{L}{3,}) (?=(\p{L}{3,})\b)/giu, (whole, first: string, last: string) =>
    vocabulary.has(plain(first + last)) && !vocabulary.has(plain(`${first} ${last}`)) ? first : whole,
  )

/** The form that the sources use, if only the ending differs. */
const spelled = (word: string, term: string, vocabulary: Set<string>) =>
  word.length < longWord
    ? word
    : ([...vocabulary].find((each) => termOf(each) === term && distanceOf(word, each, 3) < 3) ?? word)

const frequentWords = [...shortStopWords, ...'time new roof work home house cost days start price'.split(' ')]

/** Finds the short word that is meant if a letter is missing or two are swapped. */
const shortened = (word: string) =>
  frequentWords.find((each) => distanceOf(word, each, 2) < 2 && (each.length > word.length || isSwapped(word, each)))

/** Finds the short word that is meant if there is a letter too many. */
const lengthened = (word: string) =>
  shortStopWords.find(
    (each) =>
      each.length >= shortest && each.length < word.length && each[0] === word[0] && distanceOf(word, each, 2) < 2,
  )

const isSwapped = (a: string, b: string) => [...a].sort().join('') === [...b].sort().join('')

const leastLacking = 5
const lacksOne = (word: string, whole: string) => whole.length === word.length + 1 && distanceOf(word, whole, 2) < 2

const nearlyStopWord = (word: string) => longStopWords.find((each) => distanceOf(word, each, 2) < 2)

function nearest(word: string, vocabulary: Set<string>) {
  const most = word.length >= 8 ? 2 : 1
  const sound = soundOf(word)
  const begins = word.slice(0, sound.length < leastSound ? 2 : 1)
  let [best, bestDistance] = ['', most + 1]
  for (const candidate of [...vocabulary, ...thesaurus]) {
    const isAlike = sound.length >= leastSound - 1 && candidate.startsWith(begins) && soundOf(candidate) === sound
    const heard = isAlike ? distanceOf(word, candidate, sound.length) : sound.length
    if (heard < sound.length && heard * asIfHeard < bestDistance) [best, bestDistance] = [candidate, heard * asIfHeard]
    if (Math.abs(candidate.length - word.length) > 1 || candidate[0] !== word[0]) continue
    // A short word is corrected only if it sounds the same or has the same letters, because “rust” is no mistake for
    // “rush”.
    const isShort = word.length < longWord && !(word.length >= leastLacking && lacksOne(word, candidate))
    if (isShort && soundOf(candidate) !== sound && !isSwapped(word, candidate)) continue
    const distance = distanceOf(word, candidate, bestDistance)
    if (distance < bestDistance) [best, bestDistance] = [candidate, distance]
  }
  return best || undefined
}

const leastSound = 4
/** A word that sounds the same counts as nearer than one with a different letter. */
const asIfHeard = 0.5

const sounds = cachePart<string>('sounds of words')

/** Reduces a word to its consonants, without silent and doubled ones. */
function soundOf(word: string) {
  const known = sounds.get(word)
  if (known !== undefined) return known
  const sound = word
    .replaceAll(/gh|(?<=\w)h/g, '')
    .replaceAll('ph', 'f')
    .replaceAll(/c(?=[eiy])/g, 's')
    .replaceAll(/[ckq]+/g, 'k')
    .replaceAll('z', 's')
    .replaceAll(/(?<=\w)[aeiouyw]/g, '')
    .replaceAll(/(.)\1+/g, '$1')
    .replace(/(?<=.)s$/, '')
  sounds.set(word, sound)
  return sound
}

/** Counts edits and swaps of neighbours, and stops at `most`, because the caller treats all above alike. */
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
