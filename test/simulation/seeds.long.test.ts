import { beforeAll, expect, it } from 'vitest'
import { bundled } from './bundle'
import { simulate } from './simulate'

let load: Awaited<ReturnType<typeof bundled>>

beforeAll(async () => {
  load = await bundled()
}, 120_000)

/** Each found a bug once. A change of the workload changes what happens in them, so a fix also has a test of its own. */
it.each([
  ['a registration that left a company only in its shard', { seed: 139, hours: 1.5, rate: 0.06 }],
  ['a question that came while its homeowner was being erased', { seed: 2, hours: 1, rate: 0.1 }],
  ['a visit that was booked while its homeowner was being erased', { seed: 15, hours: 2, rate: 0.02 }],
  ['a message that was repeated and rang without having been kept', { seed: 7, hours: 1, rate: 0.1 }],
  ['a message that D1 hadn’t taken when a member stopped its ring', { seed: 754940707, hours: 2, rate: 0.02 }],
  ['a message that was kept again because its company had moved', { seed: 1029214813, hours: 2, rate: 0.02 }],
  ['a message that a member didn’t answer before all connections broke', { seed: 1, hours: 1, rate: 0.02 }],
])('keeps every promise in the seed that found %s', async (_, options) => {
  expect((await simulate({ ...options, load })).problems).toEqual([])
})
