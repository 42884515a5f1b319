import { beforeAll, expect, it } from 'vitest'
import { bundled } from './bundle'
import { simulate } from './simulate'

let load: Awaited<ReturnType<typeof bundled>>

beforeAll(async () => {
  load = await bundled()
})

it.each([1, 2])('keeps every promise in half an hour of seed %i', async (seed) => {
  const { problems, faults, requests } = await simulate({ seed, hours: 0.5, companies: 2, load })
  expect(problems).toEqual([])
  expect(requests).toBeGreaterThan(50)
  expect(faults.length).toBeGreaterThan(10)
})

it('runs the same again for the same seed, and differently for another', async () => {
  const digestOf = async (seed: number) => (await simulate({ seed, hours: 0.05, companies: 1, load })).digest
  const [first, again, other] = [await digestOf(3), await digestOf(3), await digestOf(4)]
  expect(again).toBe(first)
  expect(other).not.toBe(first)
})
