import { and, exists, inArray, isNotNull, lt, or, sql } from 'drizzle-orm'
import { followChange } from '../../core/changes'
import { type Database, primaryDatabase } from '../../core/database/database'
import { defineJob, defineScheduledJob, rowIf } from '../../core/jobs/define-job'
import { jobLease, keepLease } from '../../core/jobs/keep-lease'
import { log } from '../../core/log'
import { day, hour, second } from '../../core/time'
import type { UploadOwner } from '../../core/uploads/sweep'
import { SpeechRefused } from '../../providers/speech/speech'
import { findParts } from '../../talk/published/queries'
import { NarrationLimitReached } from './make-clips'
import { makeTrack, type Owner, secondsToNextMonth } from './make-track'
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
import { findDeckToSpeak, findDurations, grantTracks } from './queries'
import { narrationGrants, narrationTracks } from './tables'
import { noHomeowner, type Utterance, utterancesOf } from './utterances'

const longestWait = hour
const firstWait = 30 * second

/**
 * Queues itself again after each track, so that of a thousand presentations each gets its first slide before one gets
 * its second. Failed tracks stay in D1 until they succeed.
 */
export async function narrate(env: Env, message: Narrate, now = () => Date.now()) {
  const db = primaryDatabase(env)
  const { id } = message
  const work = await claimWork(db, message, now() + jobLease)
  if (!work) return
  let heldUntil = work.dueAt
  const renew = async () => {
    const until = now() + jobLease
    if ((await renewWork(db, id, heldUntil, until)).length) heldUntil = until
  }
  const { deckId, presentationId, organizationId } = work
  const tellDurations = (kind: 'deck' | 'presentation', id: string) => followChange(env, 'narration', { kind, id })
  const finish = async () => {
    await finishWork(db, id)
    await (presentationId ? tellDurations('presentation', presentationId) : tellDurations('deck', deckId))
  }
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
  if (!next) return finish()
  try {
    await keepLease(renew, () => makeTrack(env, db, next, owner))
  } catch (error) {
    log('warn', { message: 'A narration comes back later.', id, error: String(error) })
    return postponeWork(db, id, heldUntil, now() + waitAfter(error, work.attempts - 1, now()))
  }
  const left = others.filter(({ track }) => track !== next.track)
  const isOfDeck = (utterance: Utterance) => utterance.commonText === null
  if (presentationId && isOfDeck(next) && !left.some(isOfDeck)) await tellDurations('deck', deckId)
  if (!left.length) return finish()
  const dueAt = now() + jobLease
  const postponed = await postponeWork(db, id, heldUntil, dueAt, 1)
  if (postponed.length) await startNarration(env, id, dueAt)
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

export const narrateJob = defineJob({
  kind: 'narrate',
  queue: 'JOBS',
  due: (db, _env, now) => findDueWork(db, now),
  lease: (db, due, now) => takeWork(db, due, now + jobLease),
  run: (env, message) => narrate(env, message),
})

const rowsAtOnce = 1000

/** Triggers add the files of deleted rows to `uploads`, whose removal deletes them. */
export const removeTracksJob = defineScheduledJob({
  kind: 'remove-tracks',
  due: (db, _env, now) => rowIf(db, or(exists(expiredGrants(db, now)), exists(unnamedTracks(db, now)))),
  run: (env, _rows, now) => {
    const db = primaryDatabase(env)
    return db.batch([
      db.delete(narrationGrants).where(sql`rowid in ${expiredGrants(db, now)}`),
      db.delete(narrationTracks).where(inArray(narrationTracks.track, unnamedTracks(db, now))),
    ])
  },
})

const expiredGrants = (db: Database, now: number) =>
  db
    .select({ rowid: sql`rowid`.as('id') })
    .from(narrationGrants)
    .where(and(isNotNull(narrationGrants.expiresAt), lt(narrationGrants.expiresAt, now)))
    .limit(rowsAtOnce)

const unnamedTracks = (db: Database, now: number) =>
  db
    .select({ track: narrationTracks.track })
    .from(narrationTracks)
    .where(and(isNotNull(narrationTracks.unnamedAt), lt(narrationTracks.unnamedAt, now - day)))
    .limit(rowsAtOnce)

/**
 * A file that was given up may have been made again since: `narration/<36>/tracks/<40>.mp3`,
 * `narration/<36>/clips/<64>`.
 */
export const narrationFiles: UploadOwner = {
  isKept: sql<boolean>`(
    exists (select 1 from narration_tracks where track = substr(uploads.key, 55, 40)) or
    exists (select 1 from narration_clips where key = substr(uploads.key, 54, 64) and made_at is not null)
  )`,
}
