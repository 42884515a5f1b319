import { primary, toldLanguages } from './language'

type Languages = {
  /** That of the presentation; null where it has none of its own. */
  wanted: string | null
  /** What the deck is written in; null where nothing tells. */
  written: string | null
  /** Whether somebody chose a voice, which then speaks whatever the language. */
  hasChosenVoice: boolean
  speaks: (language: string) => boolean
}

export type LanguageNote = { code: 'deck_language' | 'no_voice' | 'no_voice_for_controls'; language: string }

/** What a company has to know of a presentation in another language than its deck's, or in one that no voice speaks. */
export function languageNotes({ wanted, written, hasChosenVoice, speaks }: Languages): LanguageNote[] {
  if (!wanted) return []
  const own = primary(wanted)
  const isOther = written !== null && written !== own && toldLanguages.has(own)
  const ofTalk = isOther ? written : own
  const notes: LanguageNote[] = isOther ? [{ code: 'deck_language', language: written }] : []
  if (!speaks(ofTalk) && !hasChosenVoice) return [...notes, { code: 'no_voice', language: ofTalk }]
  return isOther && !speaks(own) ? [...notes, { code: 'no_voice_for_controls', language: own }] : notes
}
