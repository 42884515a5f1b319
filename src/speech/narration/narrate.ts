import { sql } from 'drizzle-orm'
import { commit, follow, none, type Work } from '../../core/database/commit'
import type { Database } from '../../core/database/database'
import { deleteSome } from '../../core/database/table-rules'
import { narrationMade } from '../../core/effects'
import { defineJob, defineScheduledJob, rowIf } from '../../core/jobs/define-job'
import { jobLease, keepLease } from '../../core/jobs/keep-lease'
import { log } from '../../core/log'
import { hour, second } from '../../core/time'
import type { UploadOwner } from '../../core/uploads/sweep'
import { findForSpeech } from '../../decks/published/find-for-speech'
import { removeSome } from '../../find-tables'
import { SpeechRefused } from '../../providers/speech/speech'
import { isForgottenLease } from './clip-queries'
import { NarrationLimitReached } from './make-clips'
import { makeTracks, type Owner, secondsToNextMonth } from './make-track'
import {
  claimWork,
  findDueWork,
  finishWork,
  type Narrate,
  postponeWork,
  renewWork,
  startNarration,
  takeWork,
} from './narration-work'
import { findDeckToSpeak, findDurations, takeOverTracks } from './queries'
import * as sound from './shown-with-decks'
import { narrationAnswers, narrationLeases } from './tables'
import { noHomeowner, type Utterance, utterancesOf } from './utterances'

const longestWait = hour
const firstWait = 30 * second

/** Tracks per message, after the first message. */
const tracksAtOnce = 6

/**
 * With a thousand presentations, each gets its first slide before any gets its second: the first message makes only
 * that one, and queues itself again for the others. Failed tracks stay in D1 until they succeed.
 */
export async function narrate(work: Work, message: Narrate, now = () => Date.now()) {
  const { env, db } = work
  const { id } = message
  const claimed = await claimWork(work, message, now() + jobLease)
  if (!claimed) return
  let heldUntil = claimed.dueAt
  const renew = async () => {
    const until = now() + jobLease
    if (await renewWork(work, id, heldUntil, until)) heldUntil = until
  }
  const { deckId, organizationId } = claimed
  const presentationId = id === deckId ? '' : id
  const tellDurations = (kind: 'deck' | 'presentation', id: string) => follow(work, [narrationMade(kind, id)])
  const finish = async () => {
    await finishWork(work, id)
    await (presentationId ? tellDurations('presentation', presentationId) : tellDurations('deck', deckId))
  }
  const utterances = presentationId
    ? await ofPresentation(env, db, presentationId)
    : await ofDeck(env, db, organizationId, deckId)
  const owner: Owner = { deckId, presentationId }
  const missing = await findMissing(work, organizationId, utterances, owner, now())
  if (!missing.length) return finish()
  const next = missing.slice(0, message.dueAt === undefined ? 1 : tracksAtOnce)
  try {
    await keepLease(renew, () => makeTracks(work, next, owner))
  } catch (error) {
    log('warn', { message: 'A narration comes back later.', id, error: String(error) })
    return postponeWork(work, id, heldUntil, now() + waitAfter(error, claimed.attempts - 1, now()))
  }
  const left = missing.slice(next.length)
  if (presentationId && next.some(isOfDeck) && !left.some(isOfDeck)) await tellDurations('deck', deckId)
  if (!left.length) return finish()
  const dueAt = now() + jobLease
  if (await postponeWork(work, id, heldUntil, dueAt, 1)) await startNarration(env, id, dueAt)
}

const isOfDeck = ({ commonText }: Utterance) => commonText === null

/** The missing tracks, each once, in viewing order. */
async function findMissing(work: Work, organizationId: string, utterances: Utterance[], owner: Owner, now: number) {
  const distinct = [...new Map(utterances.map((utterance) => [utterance.track, utterance])).values()]
  const tracks = distinct.filter(isOfDeck).map(({ track }) => track)
  const isThere = await findDurations(
    work.db,
    distinct.map(({ track }) => track),
    owner,
  )
  const missing = distinct.filter(({ track }) => !isThere.has(track))
  if (!missing.some(isOfDeck)) return missing
  const takeOver = takeOverTracks(work.db, organizationId, owner.deckId, tracks, now)
  const { taken } = await commit(work, { taken: takeOver }, none)
  return missing.filter(({ track }) => !taken.some((each) => each.track === track))
}

async function ofPresentation(env: Env, db: Database, id: string): Promise<Utterance[]> {
  const { deck, presentation } = await findForSpeech(env, db, sound, id)
  if (!deck || !presentation || deck.isGone || presentation.isGone) return []
  return utterancesOf(env, deck, presentation)
}

async function ofDeck(env: Env, db: Database, organizationId: string, deckId: string): Promise<Utterance[]> {
  const { deck } = await findDeckToSpeak(db, organizationId, deckId)
  return deck ? utterancesOf(env, deck, noHomeowner(deck)).filter(isOfDeck) : []
}

function waitAfter(error: unknown, attempts: number, now: number) {
  const wait = Math.min(longestWait, firstWait * 2 ** Math.min(attempts, 10))
  if (error instanceof SpeechRefused) return Math.max(wait, error.retryAfterSeconds * second)
  if (error instanceof NarrationLimitReached) return Math.min(secondsToNextMonth(now) * second, 6 * longestWait)
  return wait
}

export const narrateJob = defineJob({
  kind: 'narrate',
  queue: 'JOBS',
  due: (db, _env, now) => findDueWork(db, now),
  lease: (db, due, now) => takeWork(db, due, now + jobLease),
  run: (work, message) => narrate(work, message),
})

export const removeAnswersJob = defineScheduledJob({
  kind: 'remove-narration-answers',
  due: (db, _env, now) => rowIf(db, sql`exists (select 1 from narration_answers where ${isExpired(now)})`),
  run: (work, _rows, now) => commit(work, { removed: removeSome(work.db, narrationAnswers, isExpired(now)) }, none),
})

const isExpired = (now: number) => sql`expires_at < ${now}`

/** The only other rows are those of running workers, so the whole table is searched. */
export const removeLeasesJob = defineScheduledJob({
  kind: 'remove-narration-leases',
  due: (db, _env, now) => rowIf(db, sql`exists (select 1 from narration_leases where ${isForgottenLease(now)})`),
  run: (work, _rows, now) =>
    commit(work, { removed: deleteSome(work.db, narrationLeases, isForgottenLease(now)) }, none),
})

/**
 * A file that was given up may have been made again since, or may belong to another deck:
 * `narration/<36>/tracks/<40>.mp3`, `narration/<36>/clips/<40>`.
 */
export const narrationFiles: UploadOwner = {
  isKept: sql<boolean>`(
    exists (select 1 from narration_tracks where track = substr(uploads.key, 55, 40)) or
    exists (select 1 from narration_answers where track = substr(uploads.key, 55, 40)) or
    exists (select 1 from narration_clips where key = substr(uploads.key, 54, 40)) or
    exists (select 1 from narration_leases where key = substr(uploads.key, 54, 40))
  )`,
}
