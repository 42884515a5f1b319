import { stopwords as ar } from '@orama/stopwords/arabic'
import { stopwords as en } from '@orama/stopwords/english'
import { stopwords as fr } from '@orama/stopwords/french'
import { stopwords as de } from '@orama/stopwords/german'
import { stopwords as es } from '@orama/stopwords/spanish'

/** Drops capitals and accents, so that hasty typing matches printed text. */
export const plain = (text: string) =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase().replaceAll('ß', 'ss')

/** The plain words of a text. Numbers keep their separators, so 14,800 is one word. */
export const wordsIn = (text: string) => plain(text).match(/\d+(?:[.,]\d+)*|[\p{L}\p{N}]+/gu) ?? []

type StopWords = { byLanguage: ReadonlyMap<string, ReadonlySet<string>>; all: ReadonlySet<string> }

let made: StopWords | undefined

/** Plain words that say nothing about a text's topic. Built on first use, because it takes a few milliseconds. */
export function stopWords() {
  const wordsOf = (words: string[]) => new Set(wordsIn(words.join(' ')))
  made ??= {
    byLanguage: new Map(Object.entries({ en, es, de, fr, ar }).map(([language, words]) => [language, wordsOf(words)])),
    all: wordsOf([en, es, de, fr, ar].flat()),
  }
  return made
}

/** Looks in the given language, or in all of them. A single letter says nothing either. */
export function isStopWord(word: string, language = '') {
  const { byLanguage, all } = stopWords()
  return /^[a-z]$/.test(word) || (byLanguage.get(language) ?? all).has(word)
}
