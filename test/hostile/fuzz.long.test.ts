import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { newExampleCompany, rowsOf } from './example-company'
import { fuzz } from './fuzz'

const { FUZZ_REQUESTS, SEED } = env as typeof env & { FUZZ_REQUESTS: number; SEED: number }

it(
  'no request, however malformed, breaks the service or another company',
  async () => {
    const witness = await newExampleCompany('Witness')
    const before = await rowsOf(witness.owner.organizationId)
    expect(Object.values(before).filter((rows) => rows.length).length).toBeGreaterThan(12)
    const { faults, reached, operations } = await fuzz(FUZZ_REQUESTS, SEED, witness.ids)
    expect(faults).toEqual([])
    expect(await rowsOf(witness.owner.organizationId)).toEqual(before)
    // A fuzzer whose requests are all rejected would find nothing.
    if (FUZZ_REQUESTS >= 3000) expect(reached.size).toBeGreaterThan(operations.length / 2)
  },
  60_000 + FUZZ_REQUESTS * 100,
)
