import { parseArgs } from 'node:util'
import { known } from '../../src/providers/offline-answers/meaning'
import { weights } from '../../src/providers/offline-answers/weights'
import { type Example, examples } from './examples'
import { figuresOf, type Weighing } from './figures'
import { fittedTo } from './fit'
import { writeMeanings, writeWeights } from './write-weights'

const { values } = parseArgs({
  options: { folds: { type: 'string', default: '0' }, write: { type: 'boolean', default: false } },
})
const folds = Number(values.folds)
const lessons = examples.filter(({ isHeldOut }) => !isHeldOut)

const asItIs = { weights, tables: known() }
console.log(`As it is\n${figuresOf(examples, () => asItIs)}\n`)

/** The number of folds: each is answered by a fit of the others. */
const isIn = (fold: number) => (_: Example, place: number) => place % folds === fold
if (folds) {
  const ofFold = new Map<Example, Weighing>()
  for (let fold = 0; fold < folds; fold++) {
    const fitted = fittedTo(lessons.filter((example, place) => !isIn(fold)(example, place)))
    for (const example of lessons.filter(isIn(fold))) ofFold.set(example, fitted)
  }
  console.log(`Questions that were not fitted to\n${figuresOf(lessons, (each) => ofFold.get(each) ?? asItIs)}\n`)
}

const fitted = fittedTo(lessons)
console.log(`Fitted to all but those held out\n${figuresOf(examples, () => fitted)}`)
if (values.write) {
  await writeWeights('src/providers/offline-answers/weights.ts', fitted.weights)
  await writeMeanings('src/providers/offline-answers/learned-meanings.ts', fitted.tables)
}
