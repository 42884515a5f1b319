import { readFile } from 'node:fs/promises'
import { beforeAll, expect, it } from 'vitest'
import { bundled } from './bundle'
import { addressOf } from './ledger'
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

it('gives each homeowner an address that isn’t found in another one’s', () => {
  const addresses = ['0-2.3.', '0-23.', '2-3.', '10-23.'].map((number) => addressOf(`Homeowner ${number}`))
  for (const address of addresses) expect(addresses.filter((each) => each.includes(address))).toEqual([address])
})

it('can still make each mistake that the long test makes on purpose', async () => {
  for (const [, what, { file, from }] of mistakes)
    expect([what, (await readFile(file, 'utf8')).includes(from)]).toEqual([what, true])
})
