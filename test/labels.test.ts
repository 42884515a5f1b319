import { describe, expect, it } from 'vitest'
import { directionOf, english, inLanguage } from '../src/player/labels'
import { closingWordsOf } from '../src/player/lazy/closing-words'
import { labels } from '../src/player/lazy/languages'
import { wordsIn as questionWordsIn } from '../src/player/lazy/question-words'
import { wordsIn as roofWordsIn } from '../src/player/lazy/roof-words'

const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).toSorted()

describe('the words of the player', () => {
  it.each(Object.entries(labels))('are all there in %s, each with its places to fill', (language, words) => {
    expect(words.language).toBe(language)
    expect(Object.keys(words).toSorted()).toEqual(Object.keys(english).toSorted())
    for (const [name, text] of Object.entries(words)) {
      expect([name, text.trim()]).toEqual([name, text])
      expect([name, text.length > 0]).toEqual([name, true])
      expect([name, placeholders(text)]).toEqual([name, placeholders(english[name as keyof typeof english])])
    }
  })

  it.each(Object.keys(labels))('that come with their parts are all there in %s too', (language) => {
    for (const wordsIn of [closingWordsOf, questionWordsIn, roofWordsIn]) {
      const original: Record<string, string> = wordsIn('en')
      expect(wordsIn(language)).not.toBe(original)
      for (const [name, text] of Object.entries(wordsIn(language)))
        expect([name, text.trim(), placeholders(text)]).toEqual([name, text, placeholders(original[name] ?? '')])
    }
  })

  it.each([
    ['de-AT', 'de', 'ltr'],
    ['FR', 'fr', 'ltr'],
    ['ar-EG', 'ar', 'rtl'],
    ['iw', 'he', 'rtl'],
    ['fa', 'en', 'rtl'],
    ['ja', 'en', 'ltr'],
    [null, 'en', 'ltr'],
  ])('for %s are in %s, and run %s', (asked, language, direction) => {
    expect(inLanguage(asked, labels).language).toBe(language)
    expect(directionOf(asked)).toBe(direction)
  })

  it('are English until the others have come', () => {
    expect(inLanguage('de')).toBe(english)
  })
})
