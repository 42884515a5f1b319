import type { LanguageModel } from './language-model'
import { choose } from './quotes/choose'

/** Answers in the words of the sources themselves, in the sources' language. */
export const quotes: LanguageModel = async function* ({ question, turns, sources }) {
  for (const { text, number } of choose(question, turns.at(-1)?.question, sources)) yield { text, citations: [number] }
}
