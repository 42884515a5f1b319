import { parseArgs } from 'node:util'
import { weights } from '../../src/providers/quotes/weights'
import { worthOfWord } from '../../src/providers/quotes/words-beside'
import { weightsOf } from './coefficients'
import { type Example, examples } from './examples'
import { figuresOf, type Worth } from './figures'
import { coefficientsFor } from './fit'
import { allWords } from './words'
import { worthOfTenths, writeWeights, writeWords } from './write-weights'

const { values } = parseArgs({
  options: { folds: { type: 'string', default: '0' }, write: { type: 'boolean', default: false } },
})
const folds = Number(values.folds)

/** Nothing is fitted to them, so they tell what a stranger's questions get. */
const heldOut = 'held-out'
const lessons = examples.filter(({ set }) => set !== heldOut)

const asItIs = { weights, words: allWords.map(worthOfWord) }
console.log(`As it is\n${figuresOf(examples, () => asItIs)}\n`)

function fittedTo(lessons: Example[]): Worth {
  const { evidence, words } = coefficientsFor(lessons)
  return { weights: weightsOf(evidence), words: words.map(worthOfTenths) }
}

/** So many parts of all questions, each answered by weights that the others were fitted to. */
const isIn = (fold: number) => (_: Example, place: number) => place % folds === fold
if (folds) {
  const ofFold = new Map<Example, Worth>()
  for (let fold = 0; fold < folds; fold++) {
    const fitted = fittedTo(lessons.filter((example, place) => !isIn(fold)(example, place)))
    for (const example of lessons.filter(isIn(fold))) ofFold.set(example, fitted)
  }
  console.log(
    `Questions that the weights were not fitted to\n${figuresOf(lessons, (each) => ofFold.get(each) ?? asItIs)}\n`,
  )
}

const fitted = fittedTo(lessons)
console.log(`Fitted to all but those held out\n${figuresOf(examples, () => fitted)}`)
if (values.write) {
  await writeWeights('src/providers/quotes/weights.ts', fitted.weights)
  await writeWords('src/providers/quotes/learned-words.ts', fitted.words)
}
