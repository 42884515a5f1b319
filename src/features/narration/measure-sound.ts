import { NotMp3, readMp3, secondsOf } from '../../core/mp3'
import { type Pause, pausesOf } from '../../core/mp3-loudness'
import { secondsOfContainer } from '../../core/sound-length'
import { measureWav } from '../../core/wav'

export type Measured = { seconds: number; pauses: Pause[] }

export function measureSound(sound: Uint8Array): Measured | undefined {
  const wav = measureWav(sound)
  if (wav) return wav
  const seconds = secondsOfContainer(sound)
  if (seconds !== undefined) return { seconds, pauses: [] }
  try {
    return measureMp3(sound)
  } catch (error) {
    if (error instanceof NotMp3) return undefined
    throw error
  }
}

export function measureMp3(sound: Uint8Array): Measured {
  const mp3 = readMp3(sound)
  return { seconds: secondsOf(mp3), pauses: pausesOf(mp3) }
}
