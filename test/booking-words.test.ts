import { describe, expect, it } from 'vitest'
import { wordsIn } from '../src/features/appointments/words'
import { en } from '../src/features/appointments/words/en'
import { bookingWords } from '../src/player/lazy/booking-words'
import { labels } from '../src/player/lazy/languages'

const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).toSorted()
const languages = ['en', ...Object.keys(labels)]

describe('what is said about a visit', () => {
  it.each(languages)('is all there in %s, with its places to fill', (language) => {
    const panel = bookingWords[language] ?? {}
    expect(Object.keys(panel)).toEqual(Object.keys(bookingWords.en ?? {}))
    const both: [object, object][] = [
      [panel, bookingWords.en ?? {}],
      [wordsIn(language), en],
    ]
    for (const [words, english] of both)
      for (const [name, text] of Object.entries(words)) {
        const original = (english as Record<string, string>)[name] ?? ''
        expect([name, text.trim(), placeholders(text)]).toEqual([name, text, placeholders(original)])
        expect([name, text.length > 0]).toEqual([name, true])
      }
    expect(wordsIn(language).language).toBe(language)
  })
})
