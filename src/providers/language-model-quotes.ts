import type { LanguageModel } from './language-model'
import { choose } from './quotes/choose'

export const quotes: LanguageModel = async function* ({ question, turns, sources }) {
  for (const { text, number } of choose(question, turns.at(-1)?.question, sources)) yield { text, citations: [number] }
}
