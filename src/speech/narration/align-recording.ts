import type { Work } from '../../core/database/commit'
import { defineJob } from '../../core/jobs/define-job'
import { jobLease, keepLease } from '../../core/jobs/keep-lease'
import { fillMergeFields } from '../../core/shared/merge-fields'
import type { AlignRecording } from './narration-work'
import { findAskedBefore, type Recording, saveTimes, stopAsking, takeRecording } from './recordings'
import { measureSound, timeWords } from './time-words'
import { usualLanguage } from './written-language'

export async function alignRecording(work: Work, place: AlignRecording, now = Date.now()) {
  const recording = await takeRecording(work, place, now)
  if (!recording) return
  const times = await keepLease(
    () => takeRecording(work, place, Date.now()),
    () => listen(work.env, recording),
  )
  await saveTimes(work, place, recording, times, now)
}

export const alignRecordingJob = defineJob({
  kind: 'align-recording',
  queue: 'JOBS',
  due: (db, _env, now) => findAskedBefore(db, now - jobLease),
  run: (work, message: AlignRecording) => alignRecording(work, message),
  giveUp: stopAsking,
})

async function listen(env: Env, { audioUrl, text }: Recording) {
  const object = audioUrl === null ? null : await env.FILES.get(audioUrl)
  return object ? timesOf(env, new Uint8Array(await object.arrayBuffer()), fillMergeFields(text, {})) : undefined
}

/** Undefined for a sound that can't be measured. */
async function timesOf(env: Env, sound: Uint8Array, text: string) {
  const measured = measureSound(sound)
  if (!measured) return undefined
  const { words, timings } = await timeWords(env, text, sound, usualLanguage, measured)
  return { wordTimings: words, timings }
}
