import { primary } from '../core/shared/language'
import type { Words } from './languages'

/** Homeowners read and hear these. The player, and a link in a cold isolate, load one language and evaluate no other. */
export const languages = {
  en: () => import('./en'),
  es: () => import('./es'),
  de: () => import('./de'),
  fr: () => import('./fr'),
  he: () => import('./he'),
  ar: () => import('./ar'),
} satisfies Record<string, () => Promise<Words>>

export type Language = keyof typeof languages

export const isLanguage = (name: string): name is Language => Object.hasOwn(languages, name)

/** The language that words are read in: English if we don't have this one. */
export function languageFor(language: string | null): Language {
  const name = primary(language)
  return isLanguage(name) ? name : 'en'
}

export const loadWords = (language: string | null): Promise<Words> => languages[languageFor(language)]()

/** The studio is written in these, each listed under its own name. */
export const studioLanguages = { en: 'English', es: 'Español', de: 'Deutsch' } satisfies { [name in Language]?: string }

/** Contracts are made only in languages that the legal texts in `sales/contracts/law` have. */
export const contractLanguages = ['en', 'es', 'de'] as const satisfies Language[]

export type ContractLanguage = (typeof contractLanguages)[number]
