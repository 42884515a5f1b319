import { UnreadableCalendar } from './fetch-busy'

/** A step takes about a microsecond, so a file takes a few seconds at most. */
export const mostSteps = 2_000_000
/**
 * The limit for a single call into ical.js, which can't be interrupted. A time zone from Outlook, which lists its
 * changes since 1601, takes 8900 steps.
 */
export const mostStepsAtOnce = 10_000
const stepsBeforePause = 1000

export type Work = { count: (steps: number) => void; pause: () => Promise<void> }

/** Counts what is looked at instead of what is found, because a rule that never matches finds nothing. */
export function boundedWork(setCount: (count: Work['count']) => void): Work {
  let [left, atOnce] = [mostSteps, 0]
  const count = (steps: number) => {
    left -= steps
    atOnce += steps
    if (left < 0 || atOnce > mostStepsAtOnce)
      throw new UnreadableCalendar('Its events repeat too often, or never on the days that they name.')
  }
  setCount(count)
  return {
    count,
    async pause() {
      if (atOnce < stepsBeforePause) return
      await scheduler.wait(0)
      atOnce = 0
      // Another calendar may have been read in the meantime.
      setCount(count)
    },
  }
}
