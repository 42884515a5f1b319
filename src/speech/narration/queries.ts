import { and, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { commit, none, read, type Work } from '../../core/database/commit'
import { type Database, inList, insertWhere } from '../../core/database/database'
import { uploads } from '../../core/database/tables'
import { deckChanged } from '../../core/effects'
import { notFound } from '../../core/http/errors'
import { jobLease } from '../../core/jobs/keep-lease'
import { day } from '../../core/time'
import { deckExists } from '../../decks/deck-ownership/queries'
import { decks } from '../../decks/deck-ownership/tables'
import { faqs } from '../../decks/faqs/tables'
import { presentations } from '../../decks/presentations/tables'
import { contentOf, deckStatements } from '../../decks/published/deck-content'
import { slides } from '../../decks/slides/tables'
import type { Owner } from './make-track'
import { addWork, startNarration } from './narration-work'
import type { Place } from './schemas'
import * as sound from './shown-with-decks'
import { type StoredTrack, trackFiles } from './stored-sound'
import {
  narrationAnswers,
  narrationPronunciations,
  narrationTracks,
  narrationUsage,
  narrationWork,
  presentationNarrations,
} from './tables'
import type { Utterance } from './utterances'

export async function findDeckToSpeak(db: Database, organizationId: string, deckId: string) {
  const id = sql`(select id from decks where id = ${deckId} and organization_id = ${organizationId})`
  const {
    pronunciations: [found],
    content,
  } = await read(db, {
    pronunciations: db
      .select({ pronunciations: narrationPronunciations.pronunciations })
      .from(narrationPronunciations)
      .where(eq(narrationPronunciations.organizationId, organizationId)),
    content: deckStatements(db, id, sound),
  })
  return { deck: contentOf(content), pronunciations: found?.pronunciations ?? [] }
}

/** Seconds of the tracks that exist for this presentation, or without one, for any deck of the organization. */
export async function findDurations(db: Database, tracks: string[], { deckId, presentationId }: Owner) {
  const rows = await selectKnownDurations(db, tracks, deckId, presentationId)
  return durationsIn(rows)
}

export const durationsIn = (rows: { track: string; durationSeconds: number }[]) =>
  new Map(rows.map((row) => [row.track, row.durationSeconds]))

const durationColumns = { track: narrationTracks.track, durationSeconds: narrationTracks.durationSeconds }

export const selectDurations = (db: Database, organizationId: string, tracks: string[]) =>
  db
    .select(durationColumns)
    .from(narrationTracks)
    .where(and(inList(narrationTracks.track, tracks), eq(narrationTracks.organizationId, organizationId)))

const selectKnownDurations = (db: Database, tracks: string[], deckId: string, presentationId: string) =>
  db
    .select(durationColumns)
    .from(narrationTracks)
    .where(and(eq(narrationTracks.deckId, deckId), inList(narrationTracks.track, tracks)))
    .unionAll(
      db
        .select({
          track: sql<string>`told.key`.as('track'),
          durationSeconds: sql<number>`told.value`.as('seconds'),
        })
        .from(sql`presentation_narrations, json_each(presentation_narrations.tracks) as told`)
        .where(eq(presentationNarrations.presentationId, presentationId)),
    )

/** Reuses the tracks that another deck of the organization already has. */
export const takeOverTracks = (db: Database, organizationId: string, deckId: string, tracks: string[], now: number) =>
  db
    .insert(narrationTracks)
    .select(
      sql`select distinct ${deckId}, track, organization_id, duration_seconds, ${now} from narration_tracks
        where ${inList(narrationTracks.track, tracks)} and organization_id = ${organizationId}
          and exists (select 1 from decks where id = ${deckId})`,
    )
    .onConflictDoNothing()
    .returning({ track: narrationTracks.track })

export type SavedTrack = { utterance: Utterance; stored: StoredTrack }

/**
 * The deck or the presentation names its tracks, so they can be heard for a day after the manifest stops naming them,
 * and are deleted with it. Tracks without an owner are deleted after a day. Answers are already named.
 */
export async function saveTracks(work: Work, tracks: SavedTrack[], owner: Owner | null, now: number) {
  const { db } = work
  const shared = tracks.filter(({ utterance }) => owner && utterance.kind !== 'answer' && utterance.commonText === null)
  const personal = tracks.filter(({ utterance }) => utterance.kind !== 'answer' && utterance.commonText !== null)
  await commit(
    work,
    {
      unowned: owner ? [] : tracks.map(({ utterance }) => deleteLater(db, utterance, now + day)),
      shared: owner && shared.length ? saveShared(db, shared, owner.deckId, now) : undefined,
      personal: owner && personal.length ? savePersonal(db, personal, owner.presentationId) : undefined,
    },
    none,
  )
}

const deleteLater = (db: Database, { organizationId, track }: Utterance, expiresAt: number) =>
  db
    .insert(uploads)
    .select(
      sql`select value, ${expiresAt} from json_each(${JSON.stringify(trackFiles(organizationId, track))}) as listed where true`,
    )
    .onConflictDoUpdate({ target: uploads.key, set: { expiresAt } })

const saveShared = (db: Database, tracks: SavedTrack[], deckId: string, now: number) =>
  db
    .insert(narrationTracks)
    .select(
      sql`select ${deckId}, listed.key, ${tracks[0]?.utterance.organizationId ?? ''}, listed.value, ${now}
        from json_each(${secondsByTrack(tracks)}) as listed where exists (select 1 from decks where id = ${deckId})`,
    )
    .onConflictDoUpdate({
      target: [narrationTracks.deckId, narrationTracks.track],
      set: { durationSeconds: sql`excluded.duration_seconds` },
    })

const savePersonal = (db: Database, tracks: SavedTrack[], presentationId: string) =>
  db.run(sql`insert into presentation_narrations (presentation_id, tracks, clips)
      select id, ${secondsByTrack(tracks)}, '[]' from presentations where id = ${presentationId}
      on conflict do update set tracks = json_patch(presentation_narrations.tracks, excluded.tracks)`)

const secondsByTrack = (tracks: SavedTrack[]) =>
  JSON.stringify(Object.fromEntries(tracks.map(({ utterance, stored }) => [utterance.track, stored.durationSeconds])))

/** An answer can be heard for a day, and only in the presentation that asked. */
export async function grantAnswers(work: Work, utterances: Utterance[], presentationId: string, now: number) {
  if (!utterances.length) return
  const granted = utterances.map((utterance) => {
    const { track, organizationId } = utterance
    const values = { utterance, expiresAt: now + day }
    return work.db
      .insert(narrationAnswers)
      .values({ track, presentationId, organizationId, ...values })
      .onConflictDoUpdate({ target: [narrationAnswers.track, narrationAnswers.presentationId], set: values })
  })
  await commit(work, { granted }, none)
}

/** Finds tracks of answers, and those of the last day's manifests. */
export async function findGrant(db: Database, track: string, presentationId: string, now: number) {
  const isOfDeck = sql`exists (
    select 1 from narration_tracks where deck_id = ${decks.id} and track = ${track}
  )`
  const isPersonal = sql`exists (
    select 1 from presentation_narrations where presentation_id = ${presentations.id} and tracks ->> ${`$."${track}"`} > 0
  )`
  const changedAt = sql`max(${decks.revisedAt}, ${presentations.updatedAt})`
  const wasNamed = sql`(${changedAt} + ${day} > ${now} and (${isOfDeck} or ${isPersonal}))`
  const [row] = await db
    .select({
      organizationId: presentations.organizationId,
      deckId: presentations.deckId,
      utterance: narrationAnswers.utterance,
    })
    .from(presentations)
    .innerJoin(decks, eq(decks.id, presentations.deckId))
    .leftJoin(
      narrationAnswers,
      and(
        eq(narrationAnswers.track, track),
        eq(narrationAnswers.presentationId, presentations.id),
        gt(narrationAnswers.expiresAt, now),
      ),
    )
    .where(
      and(
        eq(presentations.id, presentationId),
        isNull(presentations.deletedAt),
        decks.isActive,
        or(isNotNull(narrationAnswers.track), wasNamed),
      ),
    )
    .limit(1)
  return row
}

export const findUsage = (db: Database, organizationId: string, month: string) =>
  db
    .select({ provider: narrationUsage.provider, characters: narrationUsage.characters })
    .from(narrationUsage)
    .where(and(eq(narrationUsage.organizationId, organizationId), eq(narrationUsage.month, month)))

export const queueDeck = (db: Database, organizationId: string, deckId: string, now: number) =>
  addWork(db, { id: deckId, organizationId, deckId }, now, deckExists(db, organizationId, deckId))

export async function raiseTake(work: Work, organizationId: string, deckId: string, place: Place, now: number) {
  const { db } = work
  const table = place.slideId ? slides : faqs
  const isPlace = and(
    eq(table.id, place.slideId ?? place.faqId ?? ''),
    eq(table.deckId, deckId),
    eq(table.organizationId, organizationId),
  )
  const {
    rows: [row],
  } = await commit(
    work,
    {
      rows: db
        .update(table)
        .set({ take: sql`take + 1`, updatedAt: now })
        .where(isPlace)
        .returning({ take: table.take }),
    },
    [
      {
        rows: () => [addWork(db, { id: deckId, organizationId, deckId }, now, sql`changes() > 0`)],
        afterCommit: ({ env }) => startNarration(env, deckId),
      },
      deckChanged(deckId),
    ],
  )
  if (!row) throw notFound(place.slideId ? 'slide' : 'FAQ')
  return row.take
}

/** Adds work only for those presentations that the batch actually made. */
export const addWorkAhead = (db: Database, presentationIds: string[], now: number) =>
  insertWhere(
    db,
    narrationWork,
    {
      id: sql`id`,
      organizationId: sql`organization_id`,
      deckId: sql`deck_id`,
      attempts: 0,
      dueAt: now + jobLease,
    },
    inList(presentations.id, presentationIds),
    sql`from ${presentations}`,
  )
    .onConflictDoNothing()
    .returning({ id: narrationWork.id })
