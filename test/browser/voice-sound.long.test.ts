import { describe, expect, it } from 'vitest'
import * as content from '../../dev/seed-content/deck.ts'
import { distanceFromSpeech, level, truePeak } from '../support/sound-measures.ts'
import { useSite } from './site.ts'

const site = useSite()
const sampleRate = 16_000
const scripts = content.slides
  .slice(0, 3)
  .map(({ narrationScript }) => narrationScript.slice(0, 300).replaceAll(/\{\{.*?\}\}/g, 'Maria'))

type Answer = { track: { audioUrl: string } }

/** Returns the sound as a browser plays it, one part after the other. */
async function heard(voiceId: string) {
  const context = await site.browser.newContext()
  const page = await context.newPage()
  const parts: number[] = []
  for (const text of scripts) {
    const { track }: Answer = await site.company.send('POST', '/api/narration/speech', { text, voiceId })
    const sound = await (await fetch(track.audioUrl)).arrayBuffer()
    const samples = await page.evaluate(
      async ([base64, rate]) => {
        const bytes = await (await fetch(`data:audio/mpeg;base64,${base64}`)).arrayBuffer()
        return [...(await new OfflineAudioContext(1, 1, rate).decodeAudioData(bytes)).getChannelData(0)]
      },
      [Buffer.from(sound).toString('base64'), sampleRate] as const,
    )
    for (const sample of samples) parts.push(sample)
  }
  await context.close()
  return Float32Array.from(parts)
}

describe('each local voice', () => {
  it.each(['local:rms', 'local:slt'])(
    'stays below one decibel under full scale, and has the spectrum of speech: %s',
    async (voiceId) => {
      const samples = await heard(voiceId)
      expect(truePeak(samples)).toBeLessThanOrEqual(-1)
      expect(level(samples)).toBeGreaterThan(-17)
      expect(level(samples)).toBeLessThan(-15)
      expect(distanceFromSpeech(samples, sampleRate)).toBeLessThan(6.5)
    },
  )
})
