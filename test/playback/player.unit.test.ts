import { describe, expect, it } from 'vitest'
import { contrast, themeOf } from '../../src/core/shared/theme'
import { lineAt, linesOf } from '../../src/player/caption-lines'
import { bulletTimes, readingSeconds, wordsAtReadingPace, wordsOfAudio } from '../../src/player/track'

const hex = (number: number) => `#${number.toString(16).padStart(6, '0')}`
const palette = (color: (index: number) => string) => ({
  primary: color(0),
  primaryLight: color(1),
  accent: color(2),
  neutral: color(3),
  text: color(4),
  userMessage: color(5),
  assistantMessage: color(6),
})

/** The colors are seeded, so a failure can be repeated. */
function* someColors(count: number) {
  let seed = 7
  const next = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return hex(seed % 0x1000000)
  }
  for (let round = 0; round < count; round++) yield palette(next)
}

const pairs = [
  ['on-stage', 'stage', 4.5],
  ['dim-on-stage', 'stage', 4.5],
  ['accent', 'stage', 3],
  ['on-accent', 'accent', 4.5],
  ['on-panel', 'panel', 4.5],
  ['dim-on-panel', 'panel', 4.5],
  ['accent-on-panel', 'panel', 4.5],
  ['on-accent-on-panel', 'accent-on-panel', 4.5],
  ['on-stage', 'glow', 4.5],
  ['ring', 'card', 3],
  ['on-ring', 'ring', 4.5],
  ['on-card', 'card', 4.5],
  ['dim-on-card', 'card', 4.5],
  ['on-user', 'user', 4.5],
  ['on-assistant', 'assistant', 4.5],
] as const

describe('the colors', () => {
  it.each([
    ['white on white', palette(() => '#ffffff')],
    ['black on black', palette(() => '#000000')],
    ['only gray', palette(() => '#777777')],
    ['only yellow', palette(() => '#ffee00')],
    ['only blue', palette(() => '#0000ff')],
  ])('of %s are readable', (_, colors) => {
    const theme = themeOf({ palette: colors })
    for (const [text, ground, least] of pairs)
      expect([text, contrast(theme[text], theme[ground]) >= least]).toEqual([text, true])
  })

  it('are readable whatever a company chose', () => {
    const faults = [...someColors(500)].flatMap((colors) => {
      const theme = themeOf({ palette: colors })
      return pairs.filter(([text, ground, least]) => contrast(theme[text], theme[ground]) < least)
    })
    expect(faults).toEqual([])
  })

  it('chosen by an embedding page are as readable', () => {
    const chosen = ['#ffffff', '#000000', '#808080', '#ffee00', '#0000ff']
    const faults = [...someColors(20)].flatMap((colors) =>
      chosen.flatMap((stage, index) => {
        const panel = chosen[(index + 1) % chosen.length] ?? ''
        const own = {
          stage,
          panel,
          glow: panel,
          accent: panel,
          'on-stage': stage,
          'on-panel': panel,
          'on-accent': panel,
        }
        const theme = themeOf({ palette: colors }, own)
        return pairs.filter(([text, ground, least]) => contrast(theme[text], theme[ground]) < least)
      }),
    )
    expect(faults).toEqual([])
    const theme = themeOf({ palette: palette(() => '#ffffff') }, { stage: '#ffffff', 'on-stage': '#14181f' })
    expect(theme).toMatchObject({ stage: '#ffffff', 'on-stage': '#14181f' })
  })

  it('stay the company’s own if they are readable', () => {
    const own = palette(() => '#ffffff')
    const theme = themeOf({ palette: { ...own, accent: '#e8590c', text: '#22293a', userMessage: '#1f3350' } })
    expect(theme).toMatchObject({ accent: '#e8590c', 'on-panel': '#22293a', user: '#1f3350', 'on-user': '#ffffff' })
  })
})

describe('the timed words', () => {
  const script = 'Hello Maria, this is your roof. It is eighteen years old, and it shows!'

  it('run at reading pace without a voice', () => {
    const words = wordsAtReadingPace(script)
    expect(words.map((word) => word.text).join(' ')).toBe(script)
    for (const [index, { start, end }] of words.entries()) {
      expect(end).toBeGreaterThan(start)
      expect(start).toBe(words[index - 1]?.end ?? 0)
    }
    const minute = readingSeconds(wordsAtReadingPace(`${'word and another '.repeat(60)}.`)) / 60
    expect(180 / minute).toBeGreaterThan(130)
    expect(180 / minute).toBeLessThan(240)
  })

  it('give a slide without text a moment to be looked at', () => {
    expect(readingSeconds(wordsAtReadingPace(''))).toBe(4)
    expect(readingSeconds(wordsAtReadingPace(' \n '), 4)).toBe(10)
  })

  it('follow the word timings, stretched to the sound if they don’t fit', () => {
    const timings = [
      { word: 'One', startTime: 0, endTime: 5 },
      { word: 'two', startTime: 5, endTime: 10 },
    ]
    expect(wordsOfAudio('One two', timings, 10).map(({ end }) => end)).toEqual([5, 10])
    expect(wordsOfAudio('One two', timings, 4).map(({ end }) => end)).toEqual([2, 4])
    expect(wordsOfAudio('One two three', [], 9).at(-1)?.end).toBeCloseTo(9)
    expect(wordsOfAudio('One two', timings, Number.NaN).map(({ end }) => end)).toEqual([5, 10])
    expect(wordsOfAudio('', [], 4)).toEqual([])
  })

  it('break into lines that end with the sentence, none too long, none lost', () => {
    const long = `${'a long word list, '.repeat(30)}end.`
    const lines = linesOf(wordsAtReadingPace(`${script} ${long}`))
    expect(lines[0]?.words.at(-1)?.text).toBe('roof.')
    for (const { words } of lines) expect(words.map((word) => word.text).join(' ').length).toBeLessThan(100)
    const narrow = { width: 26, rows: 1, measure: (text: string) => text.length }
    const broken = linesOf(
      wordsAtReadingPace('The good news is that the wood underneath feels solid almost everywhere. So.'),
      narrow,
    )
    const lengths = broken.map(({ words }) => words.map((word) => word.text).join(' ').length)
    expect(lengths).toEqual([25, 21, 24, 3])
    const parts = linesOf(wordsAtReadingPace('Donaudampfschifffahrtsgesellschaftskapitän!'), narrow)
    for (const { words } of parts) for (const { text } of words) expect(text.length).toBeLessThan(27)
    expect(parts.at(-1)?.end).toBeCloseTo(
      wordsAtReadingPace('Donaudampfschifffahrtsgesellschaftskapitän!').at(-1)?.end ?? 0,
    )
    expect(lines.flatMap(({ words }) => words).length).toBe(wordsAtReadingPace(`${script} ${long}`).length)
    expect(lineAt(lines, 0)).toBe(lines[0])
    expect(lineAt(lines, 1e6)).toBe(lines.at(-1))
    expect(lineAt([], 1)).toBeUndefined()
  })

  it('in a language without spaces break at its word boundaries', () => {
    expect(
      wordsAtReadingPace('これはあなたの家の屋根です。とても古くなっていて、修理が必要です。').length,
    ).toBeGreaterThan(6)
  })

  it('reveal each bullet when the voice reaches it, in order, before the end', () => {
    const words = wordsAtReadingPace(
      'First we cover the garden. Then the old shingles come off. At last magnets find every nail in the grass.',
    )
    const seconds = readingSeconds(words)
    const [garden = 0, unsaid = 0, magnets = 0] = bulletTimes(
      ['The garden is covered', 'Zebra', 'Magnets for nails'],
      words,
      seconds,
    )
    expect(garden).toBe(words.find((word) => word.text === 'cover')?.start)
    expect(magnets).toBe(words.find((word) => word.text === 'magnets')?.start)
    expect(unsaid).toBeGreaterThanOrEqual(garden)
    expect(unsaid).toBeLessThanOrEqual(magnets)
    const silent = bulletTimes(['a', 'b', 'c'], [], 10)
    expect(silent).toEqual(silent.toSorted((a, b) => a - b))
    expect(silent.at(-1)).toBeLessThan(10)
  })
})
