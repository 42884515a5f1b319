import type { Timings, Word } from '../../providers/speech/speech'

export type Clip = { sound: Uint8Array; words: Word[]; timings: Timings }

export type StoredTrack = { durationSeconds: number; wordTimings: Word[]; timings: Timings; voiceId: string }

const clipPath = (organizationId: string, key: string) => `narration/${organizationId}/clips/${key}`
export const trackFiles = (organizationId: string, track: string) => {
  const path = `narration/${organizationId}/tracks/${track}`
  return [`${path}.mp3`, `${path}.json`] as const
}

export const soundUrl = (requestUrl: string, organizationId: string, track: string) =>
  new URL(`/media/narration/${organizationId}/${track}.mp3`, requestUrl).href

/**
 * Sound and times are stored as one object, so that neither exists without the other: the length of the times, the
 * times, then the sound.
 */
export async function putClip(env: Env, organizationId: string, key: string, { sound, ...told }: Clip) {
  const times = new TextEncoder().encode(JSON.stringify(told))
  const whole = new Uint8Array(4 + times.length + sound.length)
  new DataView(whole.buffer).setUint32(0, times.length)
  whole.set(times, 4)
  whole.set(sound, 4 + times.length)
  await env.FILES.put(clipPath(organizationId, key), whole)
}

export async function getClip(env: Env, organizationId: string, key: string): Promise<Clip | undefined> {
  const object = await env.FILES.get(clipPath(organizationId, key))
  if (!object) return undefined
  const whole = new Uint8Array(await object.arrayBuffer())
  const length = new DataView(whole.buffer).getUint32(0)
  const told = JSON.parse(new TextDecoder().decode(whole.subarray(4, 4 + length))) as Omit<Clip, 'sound'>
  return { ...told, sound: whole.subarray(4 + length) }
}

/** The times are written last, so if they exist, the sound does too. */
export async function putTrack(
  env: Env,
  organizationId: string,
  track: string,
  sound: Uint8Array,
  stored: StoredTrack,
) {
  const [soundFile, timesFile] = trackFiles(organizationId, track)
  await env.FILES.put(soundFile, sound, { httpMetadata: { contentType: 'audio/mpeg' } })
  await env.FILES.put(timesFile, JSON.stringify(stored))
}

export async function getTrack(env: Env, organizationId: string, track: string): Promise<StoredTrack | undefined> {
  const [, timesFile] = trackFiles(organizationId, track)
  const object = await env.FILES.get(timesFile)
  return object ? object.json<StoredTrack>() : undefined
}
