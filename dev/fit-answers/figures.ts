import { bestOf, mostOfEach } from '../../src/providers/quotes/choose'
import { sumOf, worthOf } from '../../src/providers/quotes/score'
import type { Weights } from './coefficients'
import type { Asked, Example } from './examples'
import { worthOf as worthOfTold } from './words'

export type Worth = { weights: Weights; words: ArrayLike<number> }

/** Whether a question was answered, and from a source that is right. */
function outcomeOf({ faq, isRight, asked }: Example, worth: Worth) {
  if (faq) return { isAnswered: true, isRight }
  const said = asked.flatMap((clause) => bestOf(scoredBy(clause, worth), mostOfEach(asked.length)))
  return { isAnswered: said.length > 0, isRight: said.some((each) => each.isRight) }
}

function scoredBy({ candidates, turns, ...traits }: Asked, { weights, words }: Worth) {
  const worth = worthOf(traits, weights)
  const ofTurns = worthOfTold(turns, words)
  return candidates.map((each) => ({
    ...each,
    score: sumOf(each.evidence, worth) + ofTurns + worthOfTold(each.words, words),
  }))
}

/** How many of the answerable questions were answered right, and how many of the others were answered. */
export function figuresOf(examples: Example[], worthFor: (example: Example) => Worth): string {
  return [...Map.groupBy(examples, ({ set }) => set)]
    .map(([set, all]) => {
      const outcomes = all.map((example) => ({ ...example, ...outcomeOf(example, worthFor(example)) }))
      const answerable = outcomes.filter(({ isAnswerable }) => isAnswerable)
      const others = outcomes.filter(({ isAnswerable }) => !isAnswerable)
      const right = answerable.filter(({ isRight }) => isRight).length
      const share = ((100 * right) / answerable.length).toFixed(1)
      const answered = others.filter(({ isAnswered }) => isAnswered).length
      return `${set}: ${right} of ${answerable.length} right (${share} %), ${answered} of ${others.length} answered that should not be`
    })
    .join('\n')
}
