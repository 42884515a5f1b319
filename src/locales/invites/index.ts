import { studioLanguages } from '../index'
import { words as de } from './de'
import { words as en } from './en'
import { words as es } from './es'

type Language = keyof typeof studioLanguages

const byLanguage: Record<Language, typeof en> = { en, es, de }

export const inviteLanguages = Object.keys(studioLanguages) as [Language, ...Language[]]

export function inviteWords(language: string | null) {
  const known = inviteLanguages.find((each) => each === language) ?? 'en'
  return { language: known, words: byLanguage[known] }
}
