import { primaryDatabase } from '../../core/database'
import { log } from '../../core/log'
import { fillMergeFields } from '../../core/merge-fields'
import { publish } from '../viewer/publish-part'
import { measureSound } from './measure-sound'
import { findRecording, saveTimes } from './recordings'
import type { Place } from './schemas'
import { timeWords } from './time-words'
import { usualLanguage } from './utterances'

export type AlignRecording = { kind: 'align-recording'; organizationId: string } & Place

/** Never throws: `POST /api/narration/alignments` asks again. */
export async function startAlignment(env: Env, organizationId: string, place: Place) {
  try {
    await env.JOBS.send({ kind: 'align-recording', organizationId, ...place } satisfies AlignRecording)
  } catch (error) {
    log('warn', { message: 'A recording was not sent to be aligned.', ...place, error: String(error) })
  }
}

type Recorded = { audioUrl: string | null; wordTimings: unknown[]; timings: string | null }
type Sent = { audioUrl?: unknown; wordTimings?: unknown; narrationScript?: unknown; cannedAnswer?: unknown }

export const needsAlignment = (row: Recorded, sent: Sent) =>
  row.audioUrl !== null &&
  sent.wordTimings === undefined &&
  (row.wordTimings.length === 0 || row.timings !== null) &&
  (sent.audioUrl ?? sent.narrationScript ?? sent.cannedAnswer) !== undefined

export async function alignRecording(env: Env, { organizationId, ...message }: AlignRecording, now = Date.now()) {
  const place = message.slideId ? { slideId: message.slideId } : { faqId: message.faqId }
  const db = primaryDatabase(env)
  const recording = await findRecording(db, organizationId, place)
  if (!recording?.audioUrl) return
  const object = await env.FILES.get(recording.audioUrl)
  if (!object) return
  const times = await timesOf(env, new Uint8Array(await object.arrayBuffer()), fillMergeFields(recording.text, {}))
  if (!times) return
  const heard = { audioUrl: recording.audioUrl, text: recording.text }
  const deckId = await saveTimes(db, organizationId, place, heard, times, now)
  if (deckId) await publish(env, 'deck', deckId)
}

async function timesOf(env: Env, sound: Uint8Array, text: string) {
  const measured = measureSound(sound)
  if (!measured) return undefined
  const { words, timings } = await timeWords(env, text, sound, usualLanguage, measured)
  return { wordTimings: words, timings }
}
