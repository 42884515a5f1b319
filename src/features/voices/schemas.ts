import { text } from '../../core/shapes'
import { z } from '../../core/zod'
import type { Voice } from '../../providers/speech/speech'
import { defaultVoice, speaks } from '../../providers/speech/voices'
import { voiceId } from './voice-id'

const language = text(35)
  .refine(isLanguageTag, { error: 'must be a BCP 47 language tag such as en-US' })
  .openapi({ example: 'en-US' })

function isLanguageTag(tag: string) {
  try {
    return Intl.getCanonicalLocales(tag).length === 1
  } catch {
    return false
  }
}

const voice = z
  .object({
    id: voiceId.openapi({ description: 'The provider and the name.' }),
    provider: z.string().openapi({ example: 'local' }),
    name: z.string().openapi({ example: 'rms' }),
    language,
    gender: z.enum(['female', 'male', 'neutral']).openapi({ example: 'male' }),
    description: z.string().openapi({ example: 'A calm man. Made on this machine, without any service.' }),
    timings: z.enum(['exact', 'aligned', 'estimated']).openapi({
      description: 'How the times of words are known: the voice tells them, they are listened to, or estimated.',
      example: 'exact',
    }),
    centsPerThousandCharacters: z.number().openapi({ example: 0 }),
    isDefault: z.boolean().openapi({
      description: 'Speaks its language where nobody chose a voice.',
      example: true,
    }),
    previewUrl: z.url().openapi({ example: 'https://porchlight.example/api/voices/local:rms/preview' }),
  })
  .openapi('Voice')

export const voiceList = z.object({ voices: z.array(voice) }).openapi('VoiceList')

export const voiceQuery = z.strictObject({
  language: language.optional().openapi({ description: 'Only voices that speak it, with whatever accent.' }),
})

export const voicePath = z.object({
  voiceId: text(200).openapi({ param: { name: 'voiceId', in: 'path' }, example: 'local:rms' }),
})

export const voicesOf = (env: Env, voices: Voice[], wanted: string | undefined, requestUrl: string) =>
  voices
    .filter((voice) => !wanted || speaks(voice, wanted))
    .map(({ model: _, ...shown }) => ({
      ...shown,
      isDefault: defaultVoice(env, shown.language)?.id === shown.id,
      previewUrl: new URL(`/api/voices/${encodeURIComponent(shown.id)}/preview`, requestUrl).href,
    }))
