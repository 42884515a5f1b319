import type { Context } from 'hono'
import { followLater } from '../../core/database/commit'
import { narrationMade } from '../../core/effects'
import { type AppEnv, workOf } from '../../core/http/context'
import { ApiError, conflict, invalid, notFound, valueOrThrow } from '../../core/http/errors'
import { findBothParts } from '../../decks/published/known-parts'
import { findVoice } from '../../providers/speech/voices'
import type { Owner } from './make-track'
import { findPronunciations } from './pronunciations'
import { findGrant } from './queries'
import { getTrack, type StoredTrack, soundUrl } from './stored-sound'
import { canBeSaid, noPronunciations, trackName, type Utterance, utterancesOf, voiceFor } from './utterances'
import { usualLanguage } from './written-language'

export const askAgainSeconds = 3

type Named = { utterance: Utterance; owner: Owner | null }

export async function requestTrack(c: Context<AppEnv>, track: string, presentationId: string | undefined) {
  const named = presentationId ? await findNamed(c, track, presentationId) : undefined
  if (named) return hearOrMake(c, named)
  const granted = presentationId ? await findGrant(c.var.db, track, presentationId, Date.now()) : undefined
  if (granted?.utterance && presentationId) {
    const owner = { deckId: granted.deckId, presentationId }
    return hearOrMake(c, { utterance: granted.utterance, owner })
  }
  const organizationId = granted?.organizationId ?? c.get('caller')?.organizationId
  const stored = organizationId && (await getTrack(c.env, organizationId, track))
  if (!stored) throw notFound('track')
  return shown(c, organizationId, track, stored)
}

async function findNamed(c: Context<AppEnv>, track: string, presentationId: string): Promise<Named | undefined> {
  const parts = await findBothParts(c, presentationId)
  if (!parts || parts.deck.isGone || parts.presentation.isGone) return undefined
  const { deck, presentation } = parts
  const utterance = utterancesOf(c.env, deck, presentation).find((each) => each.track === track)
  return utterance && { utterance, owner: { deckId: deck.id, presentationId } }
}

export async function hearOrMake(c: Context<AppEnv>, { utterance, owner }: Named) {
  const { organizationId, track } = utterance
  const there = await getTrack(c.env, organizationId, track)
  if (there) return shown(c, organizationId, track, there)
  const isOurs = c.get('caller')?.organizationId === organizationId
  const made = valueOrThrow(await c.env.ON_DEMAND.makeTrack(c.env.SHARD, { utterance, owner, isOurs }))
  if (made && owner && (utterance.kind === 'slide' || utterance.kind === 'intro')) {
    const { deckId, presentationId } = owner
    const isOfDeck = utterance.commonText === null
    followLater(workOf(c), [isOfDeck ? narrationMade('deck', deckId) : narrationMade('presentation', presentationId)])
  }
  return made ? shown(c, organizationId, track, made) : undefined
}

const shown = (c: Context<AppEnv>, organizationId: string, track: string, stored: StoredTrack) => ({
  ...stored,
  audioUrl: soundUrl(c.req.url, organizationId, track),
})

/** A 503 instead of a 202, because an Idempotency-Key would store a 202 as the POST's answer. */
export const stillUnderWay = () =>
  new ApiError(503, 'track_not_ready', 'The text is still being spoken. Try again in a moment.', {
    'retry-after': String(askAgainSeconds),
  })

type Wish = {
  text: string
  voiceId?: string | undefined
  speed?: number | undefined
  language?: string | undefined
}

export async function speechOf(c: Context<AppEnv>, { text, voiceId, speed = 1, language }: Wish): Promise<Utterance> {
  const { organizationId } = c.var.caller
  if (!canBeSaid(text)) throw invalid('text', 'must contain something that can be spoken.')
  if (voiceId !== undefined && !findVoice(c.env, voiceId))
    throw invalid('voiceId', 'must be the id of a voice from GET /api/voices.')
  const spokenIn = language ?? (voiceId && findVoice(c.env, voiceId)?.language) ?? usualLanguage
  const voice = voiceFor(c.env, [voiceId], spokenIn)
  if (!voice) throw conflict('no_voice', `No voice speaks ${spokenIn}. GET /api/voices lists the voices you can use.`)
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
