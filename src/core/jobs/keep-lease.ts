import { second } from '../time'

/** The schedule takes up again within two minutes what died, because a lease ends after one and is looked for each minute. */
export const jobLease = 60 * second

const renewEvery = jobLease / 4

/** Renews the lease of long work, so that the schedule does not start it a second time. */
export async function keepLease<Result>(renew: () => Promise<unknown>, work: () => Promise<Result>): Promise<Result> {
  const timer = setInterval(() => void renew().catch(() => undefined), renewEvery)
  try {
    return await work()
  } finally {
    clearInterval(timer)
  }
}
