import { stemmer as ar } from '@orama/stemmers/arabic'
import { stemmer as fr } from '@orama/stemmers/french'
import { stemmer as de } from '@orama/stemmers/german'
import { stemmer as es } from '@orama/stemmers/spanish'
import { stemmer as en } from 'stemmer'
import { cachePart } from '../isolate-cache'
import { languageOf } from './language'
import { plain, wordsIn } from './words'

/** The Spanish stemmer relies on an accent that a plain word has lost. */
const stemmers: Record<string, (word: string) => string> = {
  ar,
  de,
  fr,
  es: (word) => es(word.replace(/(?<=[cs])ion$/, 'ión')),
}

/** Cached, because texts repeat their words. */
const remembered = cachePart<string>('stems of words')

/** Takes a plain word. Unknown languages use the English (Porter) stemmer. */
export function stemOf(word: string, language = 'en') {
  const key = `${language} ${word}`
  const known = remembered.get(key)
  if (known !== undefined) return known
  const stem = plain((stemmers[language] ?? en)(word))
  remembered.set(key, stem)
  return stem
}

export const stemsIn = (text: string, language = languageOf(text)) =>
  wordsIn(text).map((word) => stemOf(word, language))
