import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { atNone } from '../../src/core/database/shards'
import { loudness, pausesOf, readMp3, secondsOf } from '../../src/core/sound/mp3'
import { speak } from '../../src/providers/speech/speak'
import type { VoiceSettings } from '../../src/providers/speech/speech'
import { findVoice } from '../../src/providers/speech/voices'

async function say(text: string, settings: Partial<VoiceSettings> = {}, id = 'local:rms') {
  const voice = findVoice(atNone(env), id)
  if (!voice) throw new Error(`There is no voice ${id}.`)
  const {
    sound,
    words = [],
    timings,
  } = await speak(atNone(env), text, voice, { speed: 1, pitch: 1, language: 'en-US', ...settings })
  const mp3 = readMp3(sound)
  return { sound, words, timings, mp3, seconds: secondsOf(mp3) }
}

test('two voices speak without any service, and differ', async () => {
  const man = await say('Good morning, Maria.')
  const woman = await say('Good morning, Maria.', {}, 'local:slt')
  expect(man.mp3).toMatchObject({ sampleRate: 16_000, isMono: true })
  expect(woman.mp3).toMatchObject({ sampleRate: 16_000, isMono: true })
  expect(man.sound).not.toEqual(woman.sound)
  for (const { seconds } of [man, woman]) expect(seconds).toBeGreaterThan(0.8)
})

test('the same text in the same voice makes the same sound, whatever was spoken in between', async () => {
  const first = await say('The flashing lets water in at the chimney.')
  await say('Something else is said meanwhile.', {}, 'local:slt')
  const second = await say('The flashing lets water in at the chimney.')
  expect(second.sound).toEqual(first.sound)
  expect(second.words).toEqual(first.words)
})

test('another take of the same text makes another sound of the same length', async () => {
  const first = await say('She says the south side is fine.')
  const second = await say('She says the south side is fine.', { take: 1 })
  expect(second.sound).not.toEqual(first.sound)
  expect(second.seconds).toBeCloseTo(first.seconds, 1)
})

test('each whitespace-separated chunk of the text has its time, in order, within the sound', async () => {
  const text = 'Hello Maria, it costs $14,800 — or 2 in. more: see https://www.example.com/roof by 7:30 a.m.'
  const { words, seconds, timings } = await say(text)
  expect(timings).toBe('exact')
  expect(words.map(({ word }) => word)).toEqual(text.split(' '))
  let last = 0
  for (const { startTime, endTime } of words) {
    expect(startTime).toBeGreaterThanOrEqual(last)
    expect(endTime).toBeGreaterThanOrEqual(startTime)
    last = endTime
  }
  expect(last).toBeLessThan(seconds)
  expect(last).toBeGreaterThan(seconds - 0.4)
  const length = (name: string) => {
    const { startTime = 0, endTime = 0 } = words.find(({ word }) => word === name) ?? {}
    return endTime - startTime
  }
  // It must say “fourteen thousand eight hundred dollars” and not the names of the characters.
  expect(length('$14,800')).toBeGreaterThan(1.2)
  expect(length('$14,800')).toBeLessThan(3.5)
  expect(length('—')).toBe(0)
})

test('words are timed where the sound is, with the voice’s pauses between them', async () => {
  const { words, mp3 } = await say('We looked at the roof, and the chimney, and the gutters.')
  const inner = pausesOf(mp3).filter(
    ({ startTime, endTime }) => startTime > 0.2 && endTime < (words.at(-1)?.startTime ?? 0),
  )
  expect(inner.length).toBeGreaterThan(0)
  for (const { startTime, endTime } of inner) {
    const middle = (startTime + endTime) / 2
    const spoken = words.find((word) => word.startTime + 0.06 < middle && middle < word.endTime - 0.06)
    expect(spoken).toBeUndefined()
  }
})

test('a faster voice takes less time, and a higher one sounds different in the same time', async () => {
  const usual = await say('The warranty covers twenty five years.')
  const fast = await say('The warranty covers twenty five years.', { speed: 2 })
  const high = await say('The warranty covers twenty five years.', { pitch: 1.4 })
  expect(fast.seconds / usual.seconds).toBeGreaterThan(0.45)
  expect(fast.seconds / usual.seconds).toBeLessThan(0.6)
  expect(high.seconds).toBeCloseTo(usual.seconds, 1)
  expect(high.sound).not.toEqual(usual.sound)
})

test.each([
  ['markup', '<b onclick="alert(1)">Maria</b> & sons'],
  ['emoji in a name', 'Hello 🎉Maria🎉, welcome.'],
  ['accents', 'Señora Núñez and Mr. Łukasz Strauß'],
  ['a name of 200 letters', `Hello ${'Wolfeschlegelstein'.repeat(11)}, welcome.`],
  ['one word', 'Roof'],
  ['a link', 'www.example.com'],
])('a script with unusual parts is spoken, with a time for each word: %s', async (_, text) => {
  const { words, seconds } = await say(text)
  expect(words.map(({ word }) => word)).toEqual(text.split(' '))
  expect(seconds).toBeGreaterThan(0.3)
})

test.each([
  ['another alphabet', 'مرحبا مريم'],
  ['only punctuation', '— … !'],
  ['only emoji', '🎉 🎉'],
])('a text that the voice can’t speak leaves time to read it, in silence: %s', async (_, text) => {
  const { words, seconds, mp3 } = await say(text)
  expect(words).toHaveLength(text.split(' ').length)
  expect(words.at(-1)?.endTime).toBeCloseTo(0.4 * words.length, 5)
  expect(seconds).toBeGreaterThan(0.7)
  expect(loudness(mp3).filter((gain) => gain > 180)).toEqual([])
})

test('an extremely long word takes no longer to speak than as many letters in words of sixty', async () => {
  const letters = 'wolfeschlegelstein'.repeat(7).slice(0, 120)
  const cut = letters.match(/.{60}/g)?.join(' ') ?? ''
  const [endless, pieces] = [await say(letters), await say(cut)]
  expect(endless.words.map(({ word }) => word)).toEqual([letters])
  expect(endless.seconds).toBeCloseTo(pieces.seconds, 1)
})
