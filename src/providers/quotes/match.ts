import { stemOf } from '../../core/text/stems'
import { groupsOf } from './same-words'
import type { Known, Read } from './sources'

/** How well a word of the sources stands for one of the question. */
const level = { same: 1, typed: 0.85, group: 0.9, part: 0.7, kin: 0.65, wider: 0.4 }
const shortestPart = 5
const shortestTyped = 4
const shortestWord = 3

/** The stems of the sources that stand for this word, each with how well. */
export function matchesOf(written: string, { language, words }: Read, languages: string[]): Map<string, number> {
  const isKnown = words.has(stemOf(written, language)) || language !== 'de'
  const word = isKnown ? written : withUmlauts(written)

  const found = new Map<string, number>()
  const add = (stem: string, how: number) => found.set(stem, Math.max(how, found.get(stem) ?? 0))
  const stem = stemOf(word, language)
  if (words.has(stem)) add(stem, level.same)
  if (/^\d/.test(word)) return found
  const isForeign = !languages.includes(language) || languages.length > 1
  const groups = new Set(groupsOf(word, ...languages, language, 'en'))
  for (const known of words.values()) {
    if (known.groups.some((group) => groups.has(group))) add(known.stem, level.group)
    if (isPart(stem, known, language))
      add(known.stem, known.stem.length > stem.length || language !== 'de' ? level.part : level.wider)
    if (isForeign && !groups.size && isKin(word, known)) add(known.stem, level.kin)
  }
  if (!found.size && !groups.size && word.length >= shortestTyped)
    for (const known of words.values())
      if ([known.stem, ...known.words].some((each) => isMistyped(word, each))) add(known.stem, level.typed)
  if (!found.size) for (const each of partsOf(word, language, words)) add(each, level.group)
  return found
}

/** “Bedbugs” for bed bugs. */
function partsOf(word: string, language: string, words: Read['words']) {
  for (let place = shortestWord; place <= word.length - shortestWord; place++) {
    const parts = [word.slice(0, place), word.slice(place)].map((part) => stemOf(part, language))
    if (parts.every((part) => words.has(part))) return parts
  }
  return []
}

/** German joins words, and every language has words that begin alike: install, installation, installer. */
function isPart(stem: string, known: Known, language: string) {
  const [one, other] = language === 'de' ? [withoutGe(stem), withoutGe(known.stem)] : [stem, known.stem]
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  if (short.length < shortestPart) return false
  if (language === 'de') return long.startsWith(short) || long.endsWith(short)
  return long.startsWith(short) && long.length - short.length <= 4
}

/** “Haelt”, as who has no umlauts writes “hält”. */
const withUmlauts = (word: string) => word.replaceAll(/(?<![aeioqu])([aou])e(?=[^aeiou])/g, '$1')

/** Gespeichert, Speicher. */
const withoutGe = (stem: string) => stem.replace(/^ge(?=.{5})/, '')

const folded = (word: string) => word.replaceAll('k', 'c').replaceAll('ph', 'f').replaceAll('z', 'c')

/** Languages write many words of a trade nearly alike: Termiten, termitas, termites. */
function isKin(word: string, { words }: Known) {
  const one = folded(word)
  return words.some((each) => {
    const other = folded(each)
    const shared = sharedStart(one, other)
    return shared >= 4 && shared >= Math.min(one.length, other.length) - 2 && Math.abs(one.length - other.length) <= 4
  })
}

function sharedStart(one: string, other: string) {
  let count = 0
  while (count < one.length && one[count] === other[count]) count++
  return count
}

/** One letter too many, too few, another or two swapped; in a long word two. */
function isMistyped(typed: string, meant: string) {
  const most = Math.min(typed.length, meant.length) >= 8 ? 2 : 1
  if (meant.length < shortestTyped || Math.abs(typed.length - meant.length) > most || typed[0] !== meant[0])
    return false
  return distance(typed, meant) <= most
}

function distance(one: string, other: string) {
  let [before, last] = [[] as number[], Array.from({ length: other.length + 1 }, (_, index) => index)]
  for (let row = 1; row <= one.length; row++) {
    const next = [row]
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1]
      let least = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + Number(!isSame),
      )
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        least = Math.min(least, (before[column - 2] ?? 0) + 1)
      next.push(least)
    }
    ;[before, last] = [last, next]
  }
  return last[other.length] ?? 0
}
