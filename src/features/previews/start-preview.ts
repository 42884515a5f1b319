import { log } from '../../core/log'

export type DrawPreview = { kind: 'draw-preview'; deckId: string }

export const message = (deckId: string): DrawPreview => ({ kind: 'draw-preview', deckId })

/** Never throws: the row is committed, and `sweepPreviews` finds it if the queue did not take it. */
export async function startPreview(env: Env, deckId: string) {
  try {
    await env.JOBS.send(message(deckId))
  } catch (error) {
    log('warn', { message: 'A preview waits for the schedule.', deckId, error: String(error) })
  }
}
