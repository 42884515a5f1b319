import { primary } from '../core/shared/language'
import type { Words } from './languages'

/** For the player, and for a link in a cold isolate: both need one language, and evaluate no other. */
export const languageParts: Record<string, () => Promise<Words>> = {
  ar: () => import('./ar'),
  de: () => import('./de'),
  en: () => import('./en'),
  es: () => import('./es'),
  fr: () => import('./fr'),
  he: () => import('./he'),
}

const english = () => import('./en')

export const loadWords = (language: string | null): Promise<Words> => (languageParts[primary(language)] ?? english)()
