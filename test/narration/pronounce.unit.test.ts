import { describe, expect, it } from 'vitest'
import { pronouncer, shownWords } from '../../src/speech/narration/plan-clips'

const say = (text: string, ...pairs: [word: string, say: string][]) =>
  pronouncer(pairs.map(([word, say]) => ({ word, say })))(text)

const second = (said: string) => said.split(/\s+/).map((word, at) => ({ word, startTime: at, endTime: at + 1 }))

describe('a pronunciation', () => {
  it.each<[string, [string, string][], string]>([
    ['Our GAF shingles', [['GAF', 'gaff']], 'Our gaff shingles'],
    ['The flashing, Flashing and FLASHING.', [['flashing', 'flash ing']], 'The flash ing, flash ing and flash ing.'],
    ['US and us', [['US', 'U S']], 'U S and us'],
    ['A soffit, not a soffits', [['soffit', 'soff it']], 'A soff it, not a soffits'],
    ['2 in. wide, come in.', [['2 in.', 'two inches']], 'two inches wide, come in.'],
    ['Ice & Water Shield lasts', [['Ice & Water Shield', 'ice and water shield']], 'ice and water shield lasts'],
    ['Ice &\nWater', [['ice & water', 'ice and water']], 'ice and water'],
    [
      'C++ (really) $5',
      [
        ['C++', 'see plus plus'],
        ['$5', 'five bucks'],
      ],
      'see plus plus (really) five bucks',
    ],
    ['Señora Núñez', [['Núñez', 'noon yes']], 'Señora noon yes'],
    [
      'roof roofing',
      [
        ['roof', 'a'],
        ['roofing', 'b'],
      ],
      'a b',
    ],
    ['nothing here', [], 'nothing here'],
    [
      'nothing here',
      [
        ['', 'x'],
        ['  ', 'y'],
      ],
      'nothing here',
    ],
  ])('%j with %j is spoken as %j', (text, pairs, said) => {
    expect(say(text, ...pairs).said).toBe(said)
  })

  it('that leads to another is not followed, so none can loop', () => {
    expect(say('a b c', ['a', 'b'], ['b', 'c'], ['c', 'a']).said).toBe('b c a')
    expect(say('roof', ['roof', 'roof roof']).said).toBe('roof roof')
  })

  it('takes no longer for a text made to slow it down', () => {
    const words = Array.from({ length: 500 }, (_, at) => [`${'a '.repeat(30)}${at}`, 'x'] as [string, string])
    const text = 'a '.repeat(5000).trim()
    expect(say(text, ...words).said).toBe(text)
  })
})

describe('a word of more than sixty letters', () => {
  it.each([
    ['letters', 'wolfeschlegelstein'.repeat(111)],
    ['digits', '0123456789'.repeat(200)],
    ['letters of two code units each', '𝒶𝒷'.repeat(1000)],
  ])('is spoken only to the sixtieth, because it may cost as much speech as a page: %s', (_, word) => {
    const { said } = say(`Our ${word}, and more.`)
    expect(said).toBe(`Our ${[...word].slice(0, 60).join('')}, and more.`)
  })

  it('is shown whole, and the words after it keep their times', () => {
    const word = 'a'.repeat(2000)
    const said = say(`Our ${word} roof`)
    expect(shownWords(said, second(said.said)).map((each) => [each.word, each.startTime])).toEqual([
      ['Our', 0],
      [word, 1],
      ['roof', 2],
    ])
  })

  it('is not a text in a script without spaces, nor words joined by punctuation', () => {
    for (const text of ['屋根は十九年もちます'.repeat(20), 'gutters/downspouts/'.repeat(10)])
      expect(say(text).said).toBe(text)
  })

  it('is also cut in a pronunciation', () => {
    expect(say('a roof', ['roof', 'u'.repeat(300)]).said).toBe(`a ${'u'.repeat(60)}`)
  })
})

describe('captions', () => {
  it('keep the word as written for as long as it is spoken', () => {
    const said = say('Our GAF shingles last.', ['GAF', 'gee ay eff'])
    expect(shownWords(said, second(said.said))).toEqual([
      { word: 'Our', startTime: 0, endTime: 1 },
      { word: 'GAF', startTime: 1, endTime: 4 },
      { word: 'shingles', startTime: 4, endTime: 5 },
      { word: 'last.', startTime: 5, endTime: 6 },
    ])
  })

  it('share one spoken word among the words that are shown for it', () => {
    const said = say('Ask Ice & Water now', ['Ice & Water', 'membrane'])
    const words = shownWords(said, second(said.said))
    expect(words.map(({ word }) => word)).toEqual(['Ask', 'Ice', '&', 'Water', 'now'])
    expect(words[1]?.startTime).toBe(1)
    expect(words[3]?.endTime).toBe(2)
    expect(words[4]).toEqual({ word: 'now', startTime: 2, endTime: 3 })
    for (let at = 1; at < words.length; at++)
      expect(words[at]?.startTime).toBeGreaterThanOrEqual(words[at - 1]?.endTime ?? 0)
  })

  it('are the spoken words themselves when nothing is replaced', () => {
    const said = say('Hello   there,\nMaria.')
    expect(shownWords(said, second(said.said))).toEqual([
      { word: 'Hello', startTime: 0, endTime: 1 },
      { word: 'there,', startTime: 1, endTime: 2 },
      { word: 'Maria.', startTime: 2, endTime: 3 },
    ])
  })

  it('stay at the end when the voice returned too few words', () => {
    const said = say('One two three')
    expect(shownWords(said, [{ word: 'One', startTime: 0, endTime: 1 }])).toEqual([
      { word: 'One', startTime: 0, endTime: 1 },
      { word: 'two', startTime: 1, endTime: 1 },
      { word: 'three', startTime: 1, endTime: 1 },
    ])
  })
})
