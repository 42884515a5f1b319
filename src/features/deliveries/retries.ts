const second = 1000
const minute = 60 * second
const hour = 60 * minute

const ladder = [5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 10 * hour]
/** The first try, and one after each wait. */
export const mostAttempts = ladder.length + 1
const spread = 0.2
const longestWait = 24 * hour

/**
 * How long to wait after that many failures, or undefined when it was tried often enough. The other side may ask for
 * more time, up to a day, but not for less. `chance` is between 0 and 1.
 */
export function waitAfter(failures: number, chance: number, askedSeconds = 0): number | undefined {
  const step = ladder[failures - 1]
  if (step === undefined) return undefined
  const usual = step * (1 - spread + 2 * spread * chance)
  return Math.round(Math.max(usual, Math.min(askedSeconds * second, longestWait)))
}
