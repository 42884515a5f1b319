import { primary } from '../core/shared/language'
import { isLanguage } from './index'

type Languages = {
  /** The presentation's own language. Without one there is nothing to compare with the deck, so there are no notes. */
  wanted: string | null
  /** The language the deck is written in, or null if its words are too few to tell. */
  written: string | null
  /** A voice that someone chose speaks in any language, so nothing is missing then. */
  hasChosenVoice: boolean
  speaks: (language: string) => boolean
}

export type LanguageNote = { code: 'deck_language' | 'no_voice' | 'no_voice_for_controls'; language: string }

/** What a company has to know of a presentation in another language than its deck's, or in one that no voice speaks. */
export function languageNotes({ wanted, written, hasChosenVoice, speaks }: Languages): LanguageNote[] {
  if (!wanted) return []
  const own = primary(wanted)
  const isOther = written !== null && written !== own && isLanguage(own)
  const ofSlides = isOther ? written : own
  const notes: LanguageNote[] = isOther ? [{ code: 'deck_language', language: written }] : []
  if (!speaks(ofSlides) && !hasChosenVoice) return [...notes, { code: 'no_voice', language: ofSlides }]
  return isOther && !speaks(own) ? [...notes, { code: 'no_voice_for_controls', language: own }] : notes
}
