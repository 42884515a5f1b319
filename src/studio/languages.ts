import { studioLanguages } from '../locales/index'

export type Language = keyof typeof studioLanguages

/** Each language has a file of its own, loaded when someone reads it. */
export type WordFiles<Words> = Record<Language, () => Promise<{ words: Words }>>

const key = 'porchlight:studio:language'
const isLanguage = (name: string | null | undefined): name is Language => name != null && name in studioLanguages
const primary = (tag: string) => tag.split('-')[0]

/** Returns the language chosen here, or else the first of the browser's languages that we have. */
export function chosenLanguage(): Language {
  const kept = readKept()
  if (isLanguage(kept)) return kept
  return navigator.languages.map(primary).find(isLanguage) ?? 'en'
}

/** Includes the browser's country, so that dates look familiar to the reader. */
export const localeOf = (language: Language) =>
  navigator.languages.find((tag) => primary(tag) === language && isKnown(tag)) ??
  (language === 'en' ? 'en-US' : language)

/** Chromium on a system without a language names `en-US@posix`, at which Intl throws. */
export function isKnown(tag: string) {
  try {
    return Intl.getCanonicalLocales(tag).length === 1
  } catch {
    return false
  }
}

export function chooseLanguage(language: Language) {
  try {
    localStorage.setItem(key, language)
  } catch {}
}

/** In private windows there may be no storage. */
function readKept() {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
