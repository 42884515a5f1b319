import type { Context } from 'hono'
import type { AppEnv } from '../../core/context'
import { ApiError, notFound, tooMany } from '../../core/errors'
import { log } from '../../core/log'
import { SpeechRefused } from '../../providers/speech/speech'
import { findBothParts } from '../viewer/manifest-cache'
import { NarrationLimitReached } from './make-clips'
import { findTrack, makeTrack, type Owner } from './make-track'
import { findGrant } from './queries'
import { getTrack, type StoredTrack, soundUrl } from './stored-sound'
import { type Utterance, utterancesOf } from './utterances'

const patienceMilliseconds = 8000
export const askAgainSeconds = 3
const failedAgainSeconds = 60

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

/** The work goes on after the answer and is kept, so that asking again finds it. */
export async function hearOrMake(c: Context<AppEnv>, { utterance, owner }: Named) {
  const { organizationId, track } = utterance
  const there = await findTrack(c.env, utterance)
  if (there) return shown(c, organizationId, track, there)
  const making = makeTrack(c.env, c.var.db, utterance, owner)
  c.executionCtx.waitUntil(making.catch(() => undefined))
  const isOurs = c.get('caller')?.organizationId === organizationId
  const late = new AbortController()
  const wait = scheduler.wait(patienceMilliseconds, { signal: late.signal }).catch(() => undefined)
  const made = await Promise.race([making, wait])
    .catch((error: unknown) => {
      throw asAnswer(error, isOurs)
    })
    .finally(() => late.abort())
  return made ? shown(c, organizationId, track, made) : undefined
}

const shown = (c: Context<AppEnv>, organizationId: string, track: string, stored: StoredTrack) => ({
  ...stored,
  audioUrl: soundUrl(c.req.url, organizationId, track),
})

/** Not a 202, because an Idempotency-Key would keep that answer for the POST. */
export const stillUnderWay = () =>
  new ApiError(503, 'The text is still being spoken. Ask again in a moment.', {
    'retry-after': String(askAgainSeconds),
  })

/** Viewers are not told of a budget; the player shows the text instead, whatever the reason. */
function asAnswer(error: unknown, isOurs: boolean) {
  if (error instanceof NarrationLimitReached && isOurs)
    return tooMany(
      'The characters of this month are spoken: NARRATION_MONTHLY_CHARACTERS. Nothing new is spoken until the next.',
      secondsToNextMonth(Date.now()),
    )
  const seconds = error instanceof SpeechRefused ? error.retryAfterSeconds : failedAgainSeconds
  log('warn', { message: 'A track was not made.', error: String(error) })
  return new ApiError(503, 'The voice is not to be had just now. The text can be read meanwhile.', {
    'retry-after': String(Math.max(1, Math.ceil(seconds))),
  })
}

export function secondsToNextMonth(now: number) {
  const date = new Date(now)
  return Math.ceil((Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1) - now) / 1000)
}
