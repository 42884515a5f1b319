const second = 1000
const minute = 60 * second
const hour = 60 * minute

const waits = [5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 10 * hour]

const forgottenMilliseconds = minute

/** `checkAt` is when the sweep looks whether the queue lost the delivery. */
export const dueAt = (time: number) => ({ nextAttemptAt: time, checkAt: time + forgottenMilliseconds })

export const mostAttempts = waits.length + 1
const spread = 0.2
const longestWait = 24 * hour

/**
 * Undefined after the last attempt. The endpoint may ask for a longer wait, up to a day, but not for a shorter one.
 * `random` is between 0 and 1: retries of many deliveries must not all come at the same moment.
 */
export function waitAfter(failures: number, random: number, askedSeconds = 0): number | undefined {
  const wait = waits[failures - 1]
  if (wait === undefined) return undefined
  const planned = wait * (1 - spread + 2 * spread * random)
  return Math.round(Math.max(planned, Math.min(askedSeconds * second, longestWait)))
}
