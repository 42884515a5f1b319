import { setTimeout } from 'node:timers/promises'
import type { Figure } from './report.ts'

/** Represents something that could not be measured. */
export const failure = (name: string, error: unknown): Figure => ({
  text: `${name} failed: ${reasonOf(error)}`,
  isReached: false,
  isFirm: true,
  isFailure: true,
})

/** Includes the causes, because "fetch failed" alone says nothing. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { code } = error as { code?: unknown }
  const said = typeof code === 'string' ? `${error.message} (${code})` : error.message
  const cause = error instanceof SuppressedError ? error.suppressed : error.cause
  return cause === undefined ? said : `${said}; cause: ${reasonOf(cause)}`
}

const mostMinutes = 15

/** Rejects work that hangs, so that the rest does not wait for it. */
export const inTime = <T>(work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    setTimeout(mostMinutes * 60_000).then(() => {
      throw new Error(`It did not end within ${mostMinutes} minutes.`)
    }),
  ])
