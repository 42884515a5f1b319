import { sql } from 'drizzle-orm'
import { primary } from '../../core/shared/language'
import { languageOfScripts } from '../../core/text/language'
import { type LanguageNote, languageNotes } from '../../locales/language-notes'
import { defaultVoice } from '../../providers/speech/voices'
import type { Presentation } from './tables'
import type { Warning } from './warning-schemas'

/** Read along with a deck: enough of its scripts to tell their language, and the voice that was chosen for it. */
export const scriptColumns = {
  scripts: sql<string | null>`(
    select group_concat(script, char(10)) from (
      select substr(narration_script, 1, 400) as script from slides where deck_id = decks.id order by order_index limit 10
    )
  )`.as('scripts'),
  chosenVoice: sql<
    string | null
  >`coalesce(decks.voice_id, (select voice_id from organizations where id = decks.organization_id))`.as('chosen_voice'),
}

export type Scripts = { scripts: string | null; chosenVoice: string | null }

const names = new Intl.DisplayNames('en', { type: 'language' })
const nameOf = (language: string) => names.of(primary(language)) ?? language

export function warningsOf(
  env: Env,
  { languageSettings, voiceSettings }: Pick<Presentation, 'languageSettings' | 'voiceSettings'>,
  deck: Scripts | undefined,
): Warning[] {
  const wanted = languageSettings.language ?? null
  if (!deck || !wanted) return []
  const written = languageOfScripts([deck.scripts ?? ''])
  const hasChosenVoice = Boolean(voiceSettings.voiceId ?? deck.chosenVoice)
  const speaks = (language: string) => defaultVoice(env, language) !== undefined
  const text = ({ code, language }: LanguageNote) => {
    const name = nameOf(language)
    if (code === 'deck_language')
      return `The deck is in ${name}. The controls and emails will be in ${nameOf(wanted)}; the slides will not.`
    if (code === 'no_voice') return `No voice speaks ${name}, so the slides are shown without sound.`
    return `No voice speaks ${name}, so what the player says itself is only shown.`
  }
  const notes = languageNotes({ wanted, written, hasChosenVoice, speaks })
  return notes.map((note) => ({ code: note.code, message: text(note) }))
}
