import { expect, it } from 'vitest'
import { joinMp3 } from '../../src/core/sound/join-mp3.ts'
import { readMp3, secondsOf } from '../../src/core/sound/mp3.ts'
import { server, sharedBrowser } from '../support/shared.ts'

const previews = ['local:rms', 'local:slt'].map(async (id) => {
  const response = await fetch(`${server.address}/api/voices/${id}/preview`)
  return readMp3(new Uint8Array(await response.arrayBuffer()))
})

/** Returns the length that an element reports, and the loud intervals found by decoding. */
async function hear(sound: Uint8Array) {
  const context = await (await sharedBrowser()).newContext()
  const page = await context.newPage()
  try {
    return await page.evaluate(async (base64) => {
      const response = await fetch(`data:audio/mpeg;base64,${base64}`)
      const bytes = await response.arrayBuffer()
      const element = new Audio(URL.createObjectURL(new Blob([bytes], { type: 'audio/mpeg' })))
      await new Promise((resolve, reject) => {
        element.onloadedmetadata = resolve
        element.onerror = () => reject(new Error(element.error?.message))
      })
      const decoded = await new OfflineAudioContext(1, 1, 16_000).decodeAudioData(bytes)
      const samples = decoded.getChannelData(0)
      const onsets: number[] = []
      let quietSince = Number.NEGATIVE_INFINITY
      for (let at = 0; at < samples.length; at++) {
        if (Math.abs(samples[at] ?? 0) < 0.004) continue
        if (at - quietSince > 0.5 * decoded.sampleRate) onsets.push(at / decoded.sampleRate)
        quietSince = at
      }
      return { duration: element.duration, decodedSeconds: decoded.duration, onsets }
    }, Buffer.from(sound).toString('base64'))
  } finally {
    await context.close()
  }
}

it('a browser finds joined sounds as long as stated, with each part where it should begin', async () => {
  const [man, woman] = await Promise.all(previews)
  if (!man || !woman) throw new Error('There are two voices.')
  const parts = Array.from({ length: 30 }, (_, at) => ({ mp3: at % 3 ? man : woman, pauseAfterSeconds: 1 }))
  const single = await Promise.all([man, woman].map((mp3) => hear(joinMp3([{ mp3, pauseAfterSeconds: 0 }]).sound)))
  const lead = (at: number) => single[at % 3 ? 0 : 1]?.onsets[0] ?? Number.NaN
  const { sound, durationSeconds, starts } = joinMp3(parts)
  const heard = await hear(sound)
  expect(durationSeconds).toBeGreaterThan(100)
  expect(Math.abs(heard.duration - durationSeconds)).toBeLessThan(0.05)
  expect(Math.abs(heard.decodedSeconds - durationSeconds)).toBeLessThan(0.05)
  expect(heard.onsets.length).toBeGreaterThanOrEqual(parts.length)
  const beginnings = starts.map((start, at) => {
    const expected = start + lead(at)
    return Math.min(...heard.onsets.map((onset) => Math.abs(onset - expected)))
  })
  expect(Math.max(...beginnings)).toBeLessThan(0.002)
  expect(secondsOf(readMp3(sound))).toBeCloseTo(durationSeconds, 1)
})
