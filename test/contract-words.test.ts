import { describe, expect, it } from 'vitest'
import { wordsIn } from '../src/features/contracts/words'
import { en } from '../src/features/contracts/words/en'
import { contractWords } from '../src/player/lazy/contract-words'
import { labels } from '../src/player/lazy/languages'

const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).toSorted()

function expectAll(words: Record<string, string>, english: Record<string, string>) {
  expect(Object.keys(words)).toEqual(Object.keys(english))
  for (const [name, text] of Object.entries(words)) {
    expect([name, text.trim(), placeholders(text)]).toEqual([name, text, placeholders(english[name] ?? '')])
    expect([name, text.length > 0]).toEqual([name, true])
  }
}

describe('what is said about a contract', () => {
  it.each(['en', ...Object.keys(labels)])('is all there in the player in %s, with its places to fill', (language) =>
    expectAll(contractWords[language] ?? {}, contractWords.en ?? {}),
  )

  it('is all there on the page in Spanish, and English for whoever reads neither', () => {
    expectAll(wordsIn('es-MX'), en)
    expect([wordsIn('es').language, wordsIn('de').language, wordsIn(null).language]).toEqual(['es', 'en', 'en'])
  })
})
