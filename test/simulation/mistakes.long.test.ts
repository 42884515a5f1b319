import { expect, it } from 'vitest'
import { bundled } from './bundle'
import { mistakes } from './mistakes'
import { simulate } from './simulate'

/** With more faults than usual, a mistake shows within fewer seeds. */
const rate = 0.1

it.each(mistakes)('finds a broken promise within 50 seeds (%s): %s', async (invariant, _, mistake) => {
  const load = await bundled(mistake)
  const found: string[] = []
  for (let seed = 1; seed <= 50 && !found.some((name) => invariant.test(name)); seed++) {
    const { problems } = await simulate({ seed, hours: 1, rate, load })
    found.push(...problems.map((problem) => problem.invariant))
  }
  expect(found.find((name) => invariant.test(name))).toBeDefined()
})
