/**
 * Runs `run` until it begins and ends in the same minute, because the limits of an address count by the minute of the
 * clock. Each run needs an address of its own.
 */
export async function withinAMinute<Result>(run: () => Promise<Result>): Promise<Result> {
  const minute = minuteNow()
  const result = await run()
  return minute === minuteNow() ? result : withinAMinute(run)
}

const minuteNow = () => Math.floor(Date.now() / 60_000)
