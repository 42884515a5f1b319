import type { Answer } from './load.ts'
import type { AnswerQuestion } from './sets.ts'

/**
 * `shown`: not answered, but one of the passages does. `false`: answered, though the sources do not answer. `quiet`:
 * rightly not answered.
 */
export const verdicts = ['right', 'wrong', 'shown', 'silent', 'false', 'quiet'] as const
export type Verdict = (typeof verdicts)[number]
export type Counts = Record<Verdict, number>

/** Removes the final punctuation, because a bullet has none. */
const bare = (text: string) =>
  text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/[\s.!?:;]+$/, '')

/** A price may be followed by its terms, and an FAQ's answer by its next sentence. */
const holds = (text: string, wanted: string[]) => wanted.some((sentence) => bare(text).includes(bare(sentence)))

/** A sentence written by a language model is judged by the source sentence it cites, and a quoted one by itself. */
export function judge({ answeredBy }: Pick<AnswerQuestion, 'answeredBy'>, answer: Answer): Verdict {
  const isAnswered = answer.kind !== 'none'
  if (answeredBy === null) return isAnswered ? 'false' : 'quiet'
  if (!isAnswered) return answer.passages.some(({ quote }) => holds(quote, answeredBy)) ? 'shown' : 'silent'
  if (answer.kind === 'faq') return holds(answer.text, answeredBy) ? 'right' : 'wrong'
  const said = answer.sentences.map(({ text, citations }) => {
    const quotes = answer.citations.filter(({ number }) => citations.includes(number)).map(({ quote }) => quote)
    const isQuoted = quotes.some((quote) => bare(quote).includes(bare(text)) || bare(text).includes(bare(quote)))
    return { isQuoted, answers: [text, ...quotes].some((each) => holds(each, answeredBy)) }
  })
  return said.some(({ answers }) => answers) && said.every((each) => each.answers || !each.isQuoted) ? 'right' : 'wrong'
}

export const count = (all: Verdict[]): Counts =>
  Object.fromEntries(verdicts.map((verdict) => [verdict, all.filter((each) => each === verdict).length])) as Counts
