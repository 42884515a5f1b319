import { readFile } from 'node:fs/promises'
import { beforeAll, expect, it } from 'vitest'
import { bundled } from './bundle'
import { mistakes } from './mistakes'
import { type Run, simulate } from './simulate'

let runs: Run[]

beforeAll(async () => {
  const load = await bundled()
  runs = []
  for (const seed of [1, 1, 2]) runs.push(await simulate({ seed, hours: 0.35, companies: 2, load }))
}, 120_000)

it('keeps every promise in twenty minutes of each seed', () => {
  for (const { problems, faults, requests } of runs) {
    expect(problems).toEqual([])
    expect(requests).toBeGreaterThan(50)
    expect(faults.length).toBeGreaterThan(10)
  }
})

it('runs the same again for the same seed, and differently for another', () => {
  const [first, again, other] = runs.map(({ digest }) => digest)
  expect(again).toBe(first)
  expect(other).not.toBe(first)
})

it('can still make each mistake that the long test makes on purpose', async () => {
  for (const [, what, { file, from }] of mistakes)
    expect([what, (await readFile(file, 'utf8')).includes(from)]).toEqual([what, true])
})
