import { primary } from '../shared/language'
import { stopWords, wordsIn } from './words'

const scripts: [language: string, letters: RegExp][] = [
  ['ar', /\p{Script=Arabic}/gu],
  ['he', /\p{Script=Hebrew}/gu],
]

/** Letters, letter pairs and endings that only one of the languages has. */
const marks: [language: string, sign: RegExp][] = [
  ['es', /[¿¡ñ]|[aeiou][íóúá]|\p{L}(?:ción|dad)\b/giu],
  ['de', /[ßäöü]|\p{L}(?:ung|keit|lich)\b/giu],
  ['fr', /[çœêèàùîôû]|\b[ldnjmstcq]u?['’](?=\p{L})|\p{L}(?:eau|eux|tion)\b/giu],
  ['en', /\b\p{L}+['’](?:s|t|re|ll|ve|d|m)\b|\p{L}{2}ing\b/giu],
]
const known: ReadonlySet<string> = new Set([...scripts, ...marks].map(([language]) => language))
const ofMark = 0.5
const mostOfMarks = 2

/**
 * A word that two languages share counts half. A single letter counts nothing, because it may be a label, as in “plan
 * b”.
 */
const weightOf = (word: string) => {
  if (word.length === 1) return { languages: [], weight: 0 }
  const languages = [...stopWords().byLanguage].flatMap(([language, words]) => (words.has(word) ? [language] : []))
  return { languages, weight: 1 / languages.length }
}

/**
 * Tells English, Spanish, German, French, Arabic and Hebrew apart by short words and letters. Undefined if nothing
 * tells.
 */
export function languageOf(text: string): string | undefined {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const script = scripts.find(([, each]) => (text.match(each)?.length ?? 0) > letters / 2)
  if (script) return script[0]
  const counts = new Map(marks.map(([language, sign]) => [language, markWeight(text, sign)]))
  for (const word of wordsIn(text)) {
    const { languages, weight } = weightOf(word)
    for (const language of languages) counts.set(language, (counts.get(language) ?? 0) + weight)
  }
  const [best, second] = [...counts].sort(([, a], [, b]) => b - a)
  return best && best[1] > (second?.[1] ?? 0) ? best[0] : undefined
}

const markWeight = (text: string, sign: RegExp) => Math.min(mostOfMarks, (text.match(sign)?.length ?? 0) * ofMark)

const mostRead = 2000

/** The language that a deck's scripts are written in; null if nothing tells. */
export const languageOfScripts = (scripts: string[]) =>
  languageOf(
    scripts
      .join('\n')
      .slice(0, mostRead)
      .replaceAll(/\{\{[^{}]*\}\}/g, ' '),
  ) ?? null

/**
 * `wanted`, unless the text is written in another language. A language that `languageOf` doesn't know can't be told
 * apart.
 */
export const spokenIn = (written: string | null, wanted: string) =>
  written && known.has(primary(wanted)) && written !== primary(wanted) ? written : wanted
