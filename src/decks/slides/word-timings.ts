import { sql } from 'drizzle-orm'

type Text = 'audioUrl' | 'narrationScript' | 'cannedAnswer'
type Sent = { [Name in Text]?: string | null | undefined } & { wordTimings?: unknown }

export const newTimes = ({ audioUrl, wordTimings }: Sent, now: number) => ({
  timings: null,
  timesAskedAt: audioUrl && wordTimings === undefined ? now : null,
})

/** `timings: null` marks word times that the company sent, so that no job replaces them. */
export function changedTimes({ audioUrl, wordTimings, narrationScript, cannedAnswer }: Sent, now: number) {
  if (wordTimings !== undefined) return { timings: null, timesAskedAt: null }
  if (audioUrl === null) return { timesAskedAt: null }
  if ((audioUrl ?? narrationScript ?? cannedAnswer) === undefined) return {}
  const isRecorded = sql`coalesce(${audioUrl ?? null}, audio_url) is not null`
  const mayBeReplaced = sql`(word_timings = '[]' or timings is not null)`
  return { timesAskedAt: sql`iif(${isRecorded} and ${mayBeReplaced}, max(${now}, updated_at + 1), times_asked_at)` }
}

/** Whether the row's last change asked for word times, because then both columns have the time of that change. */
export const asksForTimes = (row: { timesAskedAt: number | null; updatedAt: number }) =>
  row.timesAskedAt === row.updatedAt
