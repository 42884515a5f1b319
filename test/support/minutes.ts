/**
 * Repeats `run` until it begins and ends in the same minute, because limits by address count per calendar minute. Each
 * run needs its own address.
 */
export async function withinAMinute<Result>(run: () => Promise<Result>): Promise<Result> {
  const minute = minuteNow()
  const result = await run()
  return minute === minuteNow() ? result : withinAMinute(run)
}

const minuteNow = () => Math.floor(Date.now() / 60_000)
