import { describe, expect, it } from 'vitest'
import type { Word } from '../../src/providers/speech/speech'
import { estimateTimings, numberWords, spokenWords, syllablesOf } from '../../src/speech/narration/estimate-timings'
import { alignWords } from '../../src/speech/narration/time-words'

/** Each word takes half a second. */
const heard = (text: string): Word[] =>
  text.split(' ').map((word, at) => ({ word, startTime: at / 2, endTime: (at + 1) / 2 }))

const start = (words: Word[], name: string) => words.find(({ word }) => word === name)?.startTime

function expectOrder(words: Word[], text: string, durationSeconds: number) {
  expect(words.map(({ word }) => word)).toEqual(text.split(/\s+/).filter(Boolean))
  let last = 0
  for (const { startTime, endTime } of words) {
    expect(startTime).toBeGreaterThanOrEqual(last)
    expect(endTime).toBeGreaterThanOrEqual(startTime)
    last = endTime
  }
  expect(last).toBeLessThanOrEqual(durationSeconds + 1e-9)
}

describe('the spoken form of a written word', () => {
  it.each([
    ['$14,800', 'fourteen thousand eight hundred dollars'],
    ['25-year', 'twenty five year'],
    ['Maria,', 'maria'],
    ['It’s', 'its'],
    ['7:30', 'seven thirty'],
    ['100%', 'one hundred percent'],
    ['1,000,001', 'one million one'],
    ['0134', 'zero one three four'],
    ['Núñez', 'núñez'],
    ['—', ''],
  ])('%s: %s', (written, said) => {
    expect(spokenWords(written).join(' ')).toBe(said)
  })

  it.each([
    [0, 'zero'],
    [19, 'nineteen'],
    [80, 'eighty'],
    [999, 'nine hundred ninety nine'],
    [12_345_678, 'twelve million three hundred forty five thousand six hundred seventy eight'],
  ])('of %i is "%s"', (value, said) => {
    expect(numberWords(value).join(' ')).toBe(said)
  })

  it.each([
    ['roof', 1],
    ['shingles', 2],
    ['replace', 2],
    ['inspector', 3],
    ['the', 1],
    ['LLC', 3],
    ['looked', 1],
    ['wanted', 2],
    ['homes', 1],
    ['whole', 1],
    ['—', 1],
    ['سقف', 1.5],
    ['屋根', 2 / 1.2],
  ])('of %s takes about %f syllables', (word, count) => {
    expect(syllablesOf(word)).toBeCloseTo(count, 5)
  })
})

describe('transcribed words', () => {
  it('give their times to the same words of the text', () => {
    const text = 'Hello Maria, this is your roof.'
    expect(alignWords(text, heard('hello maria this is your roof'), 3).map(({ startTime }) => startTime)).toEqual([
      0, 0.5, 1, 1.5, 2, 2.5,
    ])
  })

  it('match when one side writes a number in digits and the other in words', () => {
    const text = 'It costs $14,800 including permits.'
    const words = alignWords(text, heard('It costs fourteen thousand eight hundred dollars including permits'), 4.5)
    expect(words[2]).toEqual({ word: '$14,800', startTime: 1, endTime: 3.5 })
    expect(start(words, 'including')).toBe(3.5)
    const other = alignWords(
      'It costs fourteen thousand eight hundred dollars including permits.',
      heard('It costs $14,800 including permits.'),
      2.5,
    )
    expect(start(other, 'including')).toBe(1.5)
    expectOrder(other, 'It costs fourteen thousand eight hundred dollars including permits.', 2.5)
  })

  it('put a name in its place even if it was misheard', () => {
    const text = 'Our inspector Mr. Okafor spent two hours.'
    const words = alignWords(text, heard('Our inspector Mister Oka for spent two hours'), 4)
    expect(start(words, 'spent')).toBe(2.5)
    expect(start(words, 'Okafor')).toBeGreaterThanOrEqual(1.5)
    expect(start(words, 'Okafor')).toBeLessThanOrEqual(2)
  })

  it('leave room for words that were not heard, and skip words that are not in the text', () => {
    const text = 'one two three four five six'
    const words = alignWords(
      text,
      [...heard('um one'), { word: 'five', startTime: 4, endTime: 4.5 }, { word: 'six', startTime: 4.5, endTime: 5 }],
      5,
    )
    expect(start(words, 'one')).toBe(0.5)
    expect(start(words, 'two')).toBe(1)
    expect(start(words, 'five')).toBe(4)
    expectOrder(words, text, 5)
  })

  it.each([
    ['nothing was heard', []],
    ['something else was heard', heard('completely different speech about nothing of this')],
    ['times go backwards', heard('hello maria this is your roof').reverse()],
  ])('are in order even if %s', (_, words) => {
    expectOrder(alignWords('Hello Maria, this is your roof.', words, 5), 'Hello Maria, this is your roof.', 5)
  })

  it('are matched one to one among 500 words, even if every tenth is misheard', () => {
    const names = 'water finds its way through the flashing and into attic boards of homes'.split(' ')
    const text = Array.from({ length: 500 }, (_, at) => names[(at * 7 + (at % 11)) % names.length]).join(' ')
    const misheard = text
      .split(' ')
      .map((word, at) => (at % 10 === 3 ? 'mumble' : word))
      .join(' ')
    const words = alignWords(text, heard(misheard), 250)
    expectOrder(words, text, 250)
    const errors = words.map(({ startTime }, at) => Math.abs(startTime - at / 2))
    expect(Math.max(...errors)).toBeLessThan(0.6)
  })
})

describe('estimated times', () => {
  it('give a word of many syllables more time than a short one', () => {
    const words = estimateTimings('A responsibility', 2)
    expectOrder(words, 'A responsibility', 2)
    const [short, long] = words
    expect((long?.endTime ?? 0) - (long?.startTime ?? 0)).toBeGreaterThan(
      2 * ((short?.endTime ?? 0) - (short?.startTime ?? 0)),
    )
  })

  it('put a pause of the sound at a punctuation mark, and no word into it', () => {
    const text = 'We came early, and we left late.'
    const pause = { startTime: 1.1, endTime: 1.6 }
    const words = estimateTimings(text, 3, [pause])
    expect(words[2]).toMatchObject({ word: 'early,', endTime: 1.1 })
    expect(words[3]).toMatchObject({ word: 'and', startTime: 1.6 })
  })

  it('include no silence at either end', () => {
    const words = estimateTimings('Hello there', 3, [
      { startTime: 0, endTime: 0.5 },
      { startTime: 2.4, endTime: 3 },
    ])
    expect(words[0]?.startTime).toBe(0.5)
    expect(words.at(-1)?.endTime).toBe(2.4)
  })

  it.each([
    ['no word', '', 2, []],
    ['more pauses than gaps', 'One', 5, [1, 2, 3, 4].map((at) => ({ startTime: at, endTime: at + 0.2 }))],
    ['no sound', 'One two', 0, []],
    ['only silence', 'One two', 2, [{ startTime: 0, endTime: 2 }]],
    ['only punctuation', '— … !', 2, []],
  ])('are in order for %s', (_, text, seconds, pauses) => {
    expectOrder(estimateTimings(text, seconds, pauses), text, seconds)
  })

  it('of 5,000 words and 500 pauses stay within each stretch', () => {
    const text = 'one two three four five six seven eight nine ten. '.repeat(500).trim()
    const pauses = Array.from({ length: 499 }, (_, at) => ({ startTime: (at + 1) * 4 - 0.4, endTime: (at + 1) * 4 }))
    const words = estimateTimings(text, 2000, pauses)
    expectOrder(words, text, 2000)
    expect(words[10 * 250]?.startTime).toBeCloseTo(1000, 5)
  })
})
