import { describe, expect, it } from 'vitest'
import { directionOf, english, inLanguage } from '../src/player/labels'
import { labels } from '../src/player/lazy/languages'

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
