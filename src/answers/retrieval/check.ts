import { languageOf } from '../../core/text/language'
import { stemOf } from '../../core/text/stems'
import { isStopWord, wordsIn } from '../../core/text/words'
import type { Said } from '../../providers/language-model'
import { countAmounts, missingAmounts } from './missing-amounts'
import { commonWordsOf, missingNames } from './names'
import { isPromptInjection } from './passages'
import { hasItsPromises } from './promises'

type Cited = { number: number; title: string; heading: string | null; text: string }

const longestSentence = 600
const leastSupport = 0.25

/**
 * A language model may invent facts, so each number, amount, percentage and name in a sentence must appear in a source
 * that it cites. `language` is used for a sentence whose own language can't be told.
 */
export function check({ text, citations }: Said, sources: Cited[], language?: string): Said | undefined {
  const numbers = [...new Set(citations)]
  const cited = numbers.map((number) => sources.find((source) => source.number === number))
  const said = withoutMarkup(text)
  if (!said || said.length > longestSentence || !cited.length || cited.some((source) => !source)) return undefined
  if (isPromptInjection(said) || isAboutItself.test(said)) return undefined
  const ground = cited.map((source) => `${source?.title}\n${source?.heading ?? ''}\n${source?.text}`).join('\n')
  const languages = { said: languageOf(said) ?? language, ground: languageOf(ground) }
  const isGrounded =
    !missingAmounts(said, ground).length &&
    !missingNames(said, ground, commonWordsOf(sources), languages).length &&
    hasItsPromises(said, ground) &&
    isSupported(said, ground, languages)
  return isGrounded ? { text: said, citations: numbers } : undefined
}

const isAboutItself =
  /\b(?:as an? (?:ai|assistant|language model)|my (?:instructions|prompt|training)|system prompt|i(?:'m| am) an? (?:ai|assistant|bot))\b/i

/** A sentence that contains a tag, a link or code can't be spoken. */
function withoutMarkup(text: string) {
  const said = text
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/(\*\*|__|`)(.+?)\1/g, '$2')
    .replace(/^\s*(?:#{1,6}\s+|[-*•]\s+|>\s+)/, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return /<[a-z/!][^>]*>|https?:\/\/|```|\{\{|\}\}/i.test(said) ? '' : said
}

type Languages = { said: string | undefined; ground: string | undefined }

/**
 * The sources must contain some of what the sentence is about. Words in another language can't be looked up, but
 * numbers, names and promises can.
 */
function isSupported(said: string, ground: string, languages: Languages) {
  if (languages.said && languages.ground && languages.said !== languages.ground) return true
  const language = languages.said ?? languages.ground
  const there = new Set(wordsIn(ground).map((word) => stemOf(word, language)))
  const words = wordsIn(said).filter((word) => !isStopWord(word, language))
  const shared = words.filter((word) => there.has(stemOf(word, language)))
  return shared.length > 0 && shared.length + countAmounts(said) >= words.length * leastSupport
}
