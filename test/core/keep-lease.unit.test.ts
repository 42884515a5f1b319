import { afterEach, expect, it, vi } from 'vitest'
import { jobLease, keepLease } from '../../src/core/jobs/keep-lease'

afterEach(() => vi.useRealTimers())

it('renews a lease well before it ends, for as long as the work lasts and no longer', async () => {
  vi.useFakeTimers()
  const renew = vi.fn(() => Promise.reject(new Error('The database is busy.')))
  const work = keepLease(renew, () => new Promise((done) => setTimeout(done, 2 * jobLease, 'made')))
  await vi.advanceTimersByTimeAsync(jobLease - 1)
  expect(renew.mock.calls.length).toBeGreaterThanOrEqual(3)
  await vi.advanceTimersByTimeAsync(jobLease + 1)
  expect(await work).toBe('made')
  const renewed = renew.mock.calls.length
  await vi.advanceTimersByTimeAsync(jobLease)
  expect(renew).toHaveBeenCalledTimes(renewed)
})
