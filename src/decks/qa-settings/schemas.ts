import { id, text, voiceId, withMergeFields } from '../../core/http/shapes'
import { z } from '../../core/http/zod'
import { audioKey } from '../../core/uploads/schemas'
import type { QaSettings } from './tables'

const promptText = withMergeFields(text(2000)).openapi({ example: 'Let’s go on where we were.' })

export const qaSettingsInput = z
  .strictObject({
    resumePromptText: promptText.nullish(),
    resumeVoiceId: voiceId.nullish(),
    transitionPromptText: promptText.nullish(),
    transitionVoiceId: voiceId.nullish(),
  })
  .openapi('QaSettingsInput')

export type QaSettingsInput = z.infer<typeof qaSettingsInput>

export const qaSettings = z
  .object({
    id,
    deckId: id,
    resumePromptText: promptText.nullable(),
    transitionPromptText: promptText.nullable(),
    resumeAudioUrl: audioKey.nullable(),
    resumeVoiceId: voiceId.nullable(),
    transitionAudioUrl: audioKey.nullable(),
    transitionVoiceId: voiceId.nullable(),
  })
  .openapi('QaSettings')

export const qaSettingsAnswer = z.object({ qaSettings }).openapi('QaSettingsAnswer')

export const qaSettingsOf = (row: QaSettings) => ({
  id: row.id,
  deckId: row.deckId,
  resumePromptText: row.resumePromptText,
  transitionPromptText: row.transitionPromptText,
  resumeAudioUrl: row.resumeAudioUrl,
  resumeVoiceId: row.resumeVoiceId,
  transitionAudioUrl: row.transitionAudioUrl,
  transitionVoiceId: row.transitionVoiceId,
})
