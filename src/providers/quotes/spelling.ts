import { type AskedTerm, isKnownWord, longStopWords, shortStopWords, termOf, wordsIn } from './terms'

/** The words of a text that a mistyped one may have meant. */
export const vocabularyOf = (texts: string[]) =>
  new Set(texts.flatMap(wordsIn).filter((word) => word.length >= shortest && !/\d/.test(word)))

const shortest = 4
const longWord = 6

/** Each word that nobody uses becomes the one that looks most like it, if one does. */
export function corrected(terms: AskedTerm[], vocabulary: Set<string>): AskedTerm[] {
  const known = new Set([...vocabulary].map(termOf))
  return terms.map((asked): AskedTerm => {
    const { word, term, weight } = asked
    if (/\d/.test(word) || weight < 1 || vocabulary.has(word)) return asked
    if (known.has(term) || isKnownWord(word)) return { ...asked, word: spelled(word, term, vocabulary) }
    const little = word.length <= shortest && shortened(word)
    if (little) return { ...asked, word: little, weight: 0 }
    if (word.length < shortest) return asked
    if (isNearlyStopWord(word)) return { ...asked, weight: 0 }
    const meant = nearest(word, vocabulary)
    return meant ? { ...asked, word: meant, term: termOf(meant) } : asked
  })
}

/** As the sources write it, where an ending is all that differs. */
const spelled = (word: string, term: string, vocabulary: Set<string>) =>
  word.length < longWord
    ? word
    : ([...vocabulary].find((each) => termOf(each) === term && distanceOf(word, each, 3) < 3) ?? word)

/** A little word that lacks a letter, or has two in the wrong order. */
const shortened = (word: string) =>
  shortStopWords.find((each) => distanceOf(word, each, 2) < 2 && (each.length > word.length || isSwapped(word, each)))

const isSwapped = (a: string, b: string) => [...a].sort().join('') === [...b].sort().join('')

const isNearlyStopWord = (word: string) => longStopWords.some((each) => distanceOf(word, each, 2) < 2)

function nearest(word: string, vocabulary: Set<string>) {
  const most = word.length >= 8 ? 2 : 1
  let [best, bestDistance] = ['', most + 1]
  for (const candidate of vocabulary) {
    if (Math.abs(candidate.length - word.length) > most || candidate[0] !== word[0]) continue
    const distance = distanceOf(word, candidate, bestDistance)
    if (distance < bestDistance) [best, bestDistance] = [candidate, distance]
  }
  return best || undefined
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
