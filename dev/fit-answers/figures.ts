import { bestOf, mostOfEach } from '../../src/providers/offline-answers/choose'
import { meaningOfQuestion, nearness, type Tables } from '../../src/providers/offline-answers/meaning'
import { worthOf } from '../../src/providers/offline-answers/score'
import type { Weights } from './coefficients'
import { weighedBy } from './evidence-rows'
import type { Asked, Example } from './examples'
import { meaningsBy, sentences } from './sentences'

export type Weighing = { weights: Weights; tables: Tables }

function outcomeOf({ faq, isRight, asked }: Example, by: Weighing) {
  if (faq) return { isAnswered: true, isRight }
  const said = asked.flatMap((clause) => bestOf(scoredBy(clause, by), mostOfEach(asked.length)))
  return { isAnswered: said.length > 0, isRight: said.some((each) => each.isRight) }
}

function scoredBy({ candidates, asking, ...traits }: Asked, { weights, tables }: Weighing) {
  const worth = worthOf(traits, weights).map(([, weight]) => weight)
  const meaning = meaningOfQuestion(asking, tables)
  const meanings = meaningsBy(tables)
  return Array.from(candidates.sentences, (place, at) => {
    const { text = '', length = 0 } = sentences[place] ?? {}
    const score = weighedBy(candidates.evidence[at] ?? 0, worth) + nearness(meaning, meanings[place] ?? meaning)
    return { text, length, score, number: candidates.numbers[at] ?? 0, isRight: Boolean(candidates.isRight[at]) }
  })
}

export function figuresOf(examples: Example[], weighingFor: (example: Example) => Weighing): string {
  return [...Map.groupBy(examples, ({ set, isHeldOut }) => (isHeldOut ? `${set} (held out)` : set))]
    .map(([set, all]) => {
      const outcomes = all.map((example) => ({ ...example, ...outcomeOf(example, weighingFor(example)) }))
      const answerable = outcomes.filter(({ isAnswerable }) => isAnswerable)
      const others = outcomes.filter(({ isAnswerable }) => !isAnswerable)
      const right = answerable.filter(({ isRight }) => isRight).length
      const share = ((100 * right) / answerable.length).toFixed(1)
      const answered = others.filter(({ isAnswered }) => isAnswered).length
      return `${set}: ${right} of ${answerable.length} right (${share} %), ${answered} of ${others.length} answered that should not be`
    })
    .join('\n')
}
