import { second } from '../time'

/**
 * Work that died is resumed within two minutes, because a lease ends after one and the schedule looks every minute.
 */
export const jobLease = 60 * second

const renewEvery = jobLease / 4

/** Renews the lease of long work so that the schedule doesn't start it a second time. */
export async function keepLease<Result>(renew: () => Promise<unknown>, work: () => Promise<Result>): Promise<Result> {
  const timer = setInterval(() => void renew().catch(() => undefined), renewEvery)
  try {
    return await work()
  } finally {
    clearInterval(timer)
  }
}
