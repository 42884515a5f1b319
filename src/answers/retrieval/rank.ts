import { languageOf } from '../../core/text/language'
import { stemOf } from '../../core/text/stems'
import { isStopWord, wordsIn } from '../../core/text/words'
import type { Passage } from './passages'

export type IndexedPassage = {
  passage: Passage
  language: string | undefined
  head: Set<string>
  all: Set<string>
  sentences: Set<string>[]
}

const indexes = new WeakMap<Passage, IndexedPassage>()

/** A merge field has a different value for each homeowner, so it isn't indexed as a word. */
export function indexed(passage: Passage): IndexedPassage {
  const index = indexes.get(passage) ?? indexOf(passage)
  indexes.set(passage, index)
  return index
}

function indexOf(passage: Passage): IndexedPassage {
  const text = passage.text.replaceAll(/\{\{[^{}]*\}\}/g, ' ')
  const language = languageOf(text)
  const stems = (words: string) => new Set(wordsIn(words).map((word) => stemOf(word, language)))
  const head = stems(`${passage.title} ${passage.heading ?? ''}`)
  const sentences = text.split('\n').map(stems)
  return { passage, language, head, all: new Set([head, ...sentences].flatMap((words) => [...words])), sentences }
}

export const tellingWordsIn = (text: string, language = languageOf(text)) =>
  [...new Set(wordsIn(text))].filter((word) => !isStopWord(word, language))

/** `share` is the share of the question's telling words that the passage contains. */
export type Ranked = { passage: Passage; score: number; share: number }

/**
 * Ranks by the telling words of the question. Rare ones count for more, and those in one sentence count twice. A
 * passage that shares none has a score of 0.
 */
export function rank(question: string, passages: IndexedPassage[]): Ranked[] {
  const words = tellingWordsIn(question)
  const stems = new Map(
    [...new Set(passages.map(({ language }) => language))].map((language) => [
      language,
      words.map((word) => stemOf(word, language)),
    ]),
  )
  const weights = words.map((_, place) => {
    const count = passages.filter(({ all, language }) => all.has(stems.get(language)?.[place] ?? '')).length
    return Math.log((passages.length + 1) / (count + 0.5))
  })
  return passages
    .map(({ passage, language, head, all, sentences }): Ranked => {
      const asked = stems.get(language) ?? []
      const sum = (isThere: (stem: string) => boolean) =>
        weights.reduce((total, weight, place) => total + (isThere(asked[place] ?? '') ? weight : 0), 0)
      const best = Math.max(0, ...sentences.map((sentence) => sum((stem) => head.has(stem) || sentence.has(stem))))
      const share = asked.filter((stem) => all.has(stem)).length / (asked.length || 1)
      return { passage, score: best + sum((stem) => all.has(stem)) / 2, share }
    })
    .toSorted((one, other) => other.score - one.score)
}

/** The sentence that has the most of these words. */
export function nearestSentence(passage: Pick<Passage, 'text'>, text: string): string | undefined {
  const words = new Set(tellingWordsIn(text))
  const language = languageOf(passage.text)
  const stems = new Set([...words].map((word) => stemOf(word, language)))
  const sentences = passage.text.split('\n')
  const shares = sentences.map((sentence) => {
    if (sentence === text) return 1
    const own = tellingWordsIn(sentence, language)
    return (
      own.filter((word) => words.has(word) || stems.has(stemOf(word, language))).length /
      Math.sqrt(own.length + 1) /
      100
    )
  })
  const most = Math.max(...shares)
  return most > 0 ? sentences[shares.indexOf(most)] : undefined
}
