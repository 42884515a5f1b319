import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import * as content from '../../dev/seed-content/deck'
import { atNone } from '../../src/core/database/shards'
import { readMp3, secondsOf } from '../../src/core/sound/mp3'
import { speak } from '../../src/providers/speech/speak'
import { joinTrack } from '../../src/speech/narration/make-track'
import { sentencesOf } from '../../src/speech/narration/sentences'
import { alignWords } from '../../src/speech/narration/time-words'
import { signedIn } from '../support/client'
import { narrationPaths, newNarratedDeck, newSpeechServer } from '../support/speech'
import { settings, voice } from '../support/speech-answers'

describe('a script of five thousand words', { timeout: 120_000 }, () => {
  it('has each of its words once, in order', async () => {
    const words = Array.from({ length: 5000 }, (_, at) => (at % 12 === 11 ? `r${at}.` : 'Roof'))
    const server = newSpeechServer()
    const { presentationId } = await newNarratedDeck(await signedIn(), words.join(' '))
    const [path = ''] = await narrationPaths(server, presentationId)
    const { wordTimings, durationSeconds } = (await server.get(path)).body.track
    expect(wordTimings.map(({ word }: { word: string }) => word)).toEqual(words)
    expect(wordTimings.at(-1).endTime).toBeLessThanOrEqual(durationSeconds)
  })

  it('is matched to the times of its words in a recording, even if every tenth is misheard', () => {
    const names = 'water finds its way through the flashing and into attic boards of homes'.split(' ')
    const said = Array.from({ length: 5000 }, (_, at) => names[(at * 7 + (at % 11)) % names.length] ?? '')
    const heard = said.map((word, at) => ({
      word: at % 10 === 3 ? 'mumble' : word,
      startTime: at / 2,
      endTime: (at + 1) / 2,
    }))
    const found = alignWords(said.join(' '), heard, 2500)
    expect(found.map(({ word }) => word)).toEqual(said)
    expect(Math.max(...found.map(({ startTime }, at) => Math.abs(startTime - at / 2)))).toBeLessThan(0.6)
  })
})

describe('the local voices', { timeout: 300_000 }, () => {
  it('take no longer for a word of six hundred letters than for as many letters in words of sixty', async () => {
    const letters = 'wolfeschlegelstein'.repeat(34).slice(0, 600)
    const lengths = []
    for (const text of [letters, letters.match(/.{60}/g)?.join(' ') ?? '']) {
      const { sound } = await speak(atNone(env), text, voice('local:rms'), settings)
      lengths.push(secondsOf(readMp3(sound)))
    }
    const [endless = 0, cut] = lengths
    expect(endless).toBeCloseTo(cut ?? 0, 1)
  })

  it.each(['local:rms', 'local:slt'])('speak a deck at 150 words a minute, including pauses: %s', async (id) => {
    let words = 0
    let minutes = 0
    for (const { narrationScript } of content.slides.slice(0, 4)) {
      const clips = []
      for (const sentence of sentencesOf(narrationScript.replaceAll(/\{\{.*?\}\}/g, 'Maria'))) {
        const { sound, words = [] } = await speak(atNone(env), sentence.text, voice(id), settings)
        clips.push({ sentence, sound, words })
      }
      const { wordTimings, durationSeconds } = joinTrack(clips)
      words += wordTimings.length
      minutes += durationSeconds / 60
    }
    expect(words / minutes).toBeGreaterThan(145)
    expect(words / minutes).toBeLessThan(155)
  })
})
