import { followChange } from '../../core/changes'
import { primaryDatabase } from '../../core/database/database'
import { defineJob } from '../../core/jobs/define-job'
import { jobLease, keepLease } from '../../core/jobs/keep-lease'
import { fillMergeFields } from '../../core/shared/merge-fields'
import type { AlignRecording } from './narration-work'
import { findAskedBefore, type Recording, renewRecording, saveTimes, stopAsking, takeRecording } from './recordings'
import { measureSound, timeWords } from './time-words'
import { usualLanguage } from './written-language'

export async function alignRecording(env: Env, place: AlignRecording, now = Date.now()) {
  const db = primaryDatabase(env)
  const recording = await takeRecording(db, place, now)
  if (!recording) return
  const times = await keepLease(
    () => renewRecording(db, place, Date.now()),
    () => listen(env, recording),
  )
  const deckId = await saveTimes(db, place, recording, times, now)
  if (deckId) await followChange(env, 'deck', deckId)
}

export const alignRecordingJob = defineJob({
  kind: 'align-recording',
  queue: 'JOBS',
  due: (db, _env, now) => findAskedBefore(db, now - jobLease),
  run: (env, message: AlignRecording) => alignRecording(env, message),
  giveUp: (env, message) => stopAsking(primaryDatabase(env), message),
})

async function listen(env: Env, { audioUrl, text }: Recording) {
  const object = audioUrl === null ? null : await env.FILES.get(audioUrl)
  return object ? timesOf(env, new Uint8Array(await object.arrayBuffer()), fillMergeFields(text, {})) : undefined
}

/** Undefined for a sound that cannot be measured. */
async function timesOf(env: Env, sound: Uint8Array, text: string) {
  const measured = measureSound(sound)
  if (!measured) return undefined
  const { words, timings } = await timeWords(env, text, sound, usualLanguage, measured)
  return { wordTimings: words, timings }
}
