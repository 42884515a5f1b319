import { parseArgs } from 'node:util'
import { weights } from '../../src/providers/quotes/weights'
import { type Weights, weightsOf } from './coefficients'
import { type Example, examples } from './examples'
import { figuresOf } from './figures'
import { coefficientsFor } from './fit'
import { writeWeights } from './write-weights'

const file = 'src/providers/quotes/weights.ts'
const { values } = parseArgs({
  options: { folds: { type: 'string', default: '5' }, write: { type: 'boolean', default: false } },
})
const folds = Number(values.folds)

console.log(`As it is\n${figuresOf(examples, () => weights)}\n`)

/** Every fifth question of each set is answered by weights that the others were fitted to. */
const isIn = (fold: number) => (_: Example, place: number) => place % folds === fold
if (folds) {
  const ofFold = new Map<Example, Weights>()
  for (let fold = 0; fold < folds; fold++) {
    const fitted = weightsOf(coefficientsFor(examples.filter((example, place) => !isIn(fold)(example, place))))
    for (const example of examples.filter(isIn(fold))) ofFold.set(example, fitted)
  }
  console.log(
    `Questions that the weights were not fitted to\n${figuresOf(examples, (each) => ofFold.get(each) ?? weights)}\n`,
  )
}

const fitted = weightsOf(coefficientsFor(examples))
console.log(`Fitted to all of them\n${figuresOf(examples, () => fitted)}`)
if (values.write) await writeWeights(file, fitted)
