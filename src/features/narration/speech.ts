import type { Context } from 'hono'
import type { AppEnv } from '../../core/context'
import { conflict, invalid } from '../../core/errors'
import { findVoice } from '../../providers/speech/voices'
import { findPronunciations } from './queries'
import { trackName } from './track-name'
import { canBeSaid, noPronunciations, type Utterance, usualLanguage, voiceFor } from './utterances'

type Wish = {
  text: string
  voiceId?: string | undefined
  speed?: number | undefined
  language?: string | undefined
}

export async function speechOf(c: Context<AppEnv>, { text, voiceId, speed = 1, language }: Wish): Promise<Utterance> {
  const { organizationId } = c.var.caller
  if (!canBeSaid(text)) throw invalid('text must have something that can be said.')
  if (voiceId !== undefined && !findVoice(c.env, voiceId)) throw invalid('voiceId must be one of GET /api/voices.')
  const spokenIn = language ?? (voiceId && findVoice(c.env, voiceId)?.language) ?? usualLanguage
  const voice = voiceFor(c.env, [voiceId], spokenIn)
  if (!voice) throw conflict(`No voice speaks ${spokenIn}. GET /api/voices lists those that are configured.`)
  const pronunciations = (await findPronunciations(c.var.db, organizationId))?.version ?? noPronunciations
  const heard = {
    organizationId,
    voiceId: voice.id,
    model: voice.model,
    language: spokenIn,
    speed,
    pitch: 1,
    pronunciations,
    take: 0,
    text,
  }
  return { kind: 'speech', slideId: null, faqId: null, commonText: null, ...heard, track: trackName(heard) }
}
