import { primaryDatabase } from '../../core/database'
import { log } from '../../core/log'
import { SpeechRefused } from '../../providers/speech/speech'
import { findParts } from '../viewer/queries'
import { NarrationLimitReached } from './make-clips'
import { makeTrack, type Owner } from './make-track'
import { findDeckToSpeak, findDurations, grantTracks } from './queries'
import { secondsToNextMonth } from './request-track'
import { noHomeowner, type Utterance, utterancesOf } from './utterances'
import { findWork, finishWork, postponeWork, takeDueWork } from './work-queries'

export type Narrate = { kind: 'narrate'; id: string }

const message = (id: string) => ({ kind: 'narrate', id }) satisfies Narrate
const second = 1000
const longestWait = 60 * 60 * second
const firstWait = 30 * second

/** Never throws: the row is committed, and `sweepNarration` sends what the queue did not take. */
export async function startNarration(env: Env, id: string) {
  try {
    await env.JOBS.send(message(id))
  } catch (error) {
    log('warn', { message: 'A narration waits for the schedule.', id, error: String(error) })
  }
}

/**
 * Queues itself again after each track, so that of a thousand presentations each gets its first slide before one gets
 * its second. Failed tracks stay in D1 until they succeed.
 */
export async function narrate(env: Env, { id }: Narrate, now = () => Date.now()) {
  const db = primaryDatabase(env)
  const work = await findWork(db, id)
  if (!work) return
  const { deckId, presentationId, organizationId } = work
  const utterances = presentationId
    ? await ofPresentation(env, db, presentationId)
    : await ofDeck(env, db, organizationId, deckId)
  const owner: Owner = { deckId, presentationId: presentationId ?? '' }
  const there = await findDurations(
    db,
    organizationId,
    utterances.map(({ track }) => track),
  )
  const known = utterances.filter(({ track }) => there.has(track))
  if (known.length) await grantTracks(db, known, owner)
  const [next, ...others] = utterances.filter(({ track }) => !there.has(track))
  if (!next) return finishWork(db, id)
  try {
    await makeTrack(env, db, next, owner)
  } catch (error) {
    log('warn', { message: 'A narration comes back later.', id, error: String(error) })
    return postponeWork(db, id, now() + waitAfter(error, work.attempts, now()))
  }
  if (!others.some(({ track }) => track !== next.track)) return finishWork(db, id)
  await postponeWork(db, id, now() + overdue, 0)
  await env.JOBS.send(message(id))
}

type Db = ReturnType<typeof primaryDatabase>

async function ofPresentation(env: Env, db: Db, id: string): Promise<Utterance[]> {
  const { deck, presentation } = await findParts(db, id)
  if (!deck || !presentation || deck.isGone || presentation.isGone) return []
  return utterancesOf(env, deck, presentation)
}

async function ofDeck(env: Env, db: Db, organizationId: string, deckId: string): Promise<Utterance[]> {
  const { deck } = await findDeckToSpeak(db, organizationId, deckId)
  return deck ? utterancesOf(env, deck, noHomeowner(deck)).filter(({ commonText }) => commonText === null) : []
}

function waitAfter(error: unknown, attempts: number, now: number) {
  const wait = Math.min(longestWait, firstWait * 2 ** Math.min(attempts, 10))
  if (error instanceof SpeechRefused) return Math.max(wait, error.retryAfterSeconds * second)
  if (error instanceof NarrationLimitReached) return Math.min(secondsToNextMonth(now) * second, 6 * longestWait)
  return wait
}

const overdue = 10 * 60 * second

export async function sweepNarration(env: Env, now: number) {
  const ids = await takeDueWork(primaryDatabase(env), now, now + overdue)
  if (ids.length) await env.JOBS.sendBatch(ids.map((id) => ({ body: message(id) })))
}
