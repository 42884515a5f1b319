import { and, eq, isNull, sql } from 'drizzle-orm'
import { sha256 } from '../../core/crypto'
import { type Database, inList } from '../../core/database/database'
import { notFound } from '../../core/http/errors'
import { day } from '../../core/time'
import { deckExists } from '../../talk/deck-ownership/queries'
import { decks } from '../../talk/deck-ownership/tables'
import { faqs } from '../../talk/faqs/tables'
import { presentations } from '../../talk/presentations/tables'
import { contentOf, deckStatements } from '../../talk/published/deck-content'
import { shownWithDecks } from '../../talk/published/shown-with-decks'
import { slides } from '../../talk/slides/tables'
import type { Owner } from './make-track'
import { addWork } from './narration-work'
import type { Pronunciation } from './plan-clips'
import type { Place } from './schemas'
import { narrationGrants, narrationPronunciations, narrationTracks, narrationUsage } from './tables'
import type { Utterance } from './utterances'

export async function findPronunciations(db: Database, organizationId: string) {
  const [row] = await db
    .select()
    .from(narrationPronunciations)
    .where(eq(narrationPronunciations.organizationId, organizationId))
  return row
}

export async function findDeckToSpeak(db: Database, organizationId: string, deckId: string) {
  const id = sql`(select id from decks where id = ${deckId} and organization_id = ${organizationId})`
  const [[found], ...rows] = await db.batch([
    db
      .select({ pronunciations: narrationPronunciations.pronunciations })
      .from(narrationPronunciations)
      .where(eq(narrationPronunciations.organizationId, organizationId)),
    ...deckStatements(db, id, await shownWithDecks()),
  ])
  return { deck: contentOf(rows), pronunciations: found?.pronunciations ?? [] }
}

/** An unchanged list keeps its version, so that sending it again renames no track. */
export async function putPronunciations(
  db: Database,
  organizationId: string,
  pronunciations: Pronunciation[],
  now: number,
) {
  const version = pronunciations.length ? sha256(JSON.stringify(pronunciations)).slice(0, 16) : ''
  const values = { pronunciations, version, updatedAt: now }
  await db
    .insert(narrationPronunciations)
    .values({ organizationId, ...values })
    .onConflictDoUpdate({ target: narrationPronunciations.organizationId, set: values })
}

export async function findDurations(db: Database, organizationId: string, tracks: string[]) {
  const rows = await selectDurations(db, organizationId, tracks)
  return new Map(rows.map((row) => [row.track, row.durationSeconds]))
}

export const selectDurations = (db: Database, organizationId: string, tracks: string[]) =>
  db
    .select({ track: narrationTracks.track, durationSeconds: narrationTracks.durationSeconds })
    .from(narrationTracks)
    .where(and(inList(narrationTracks.track, tracks), eq(narrationTracks.organizationId, organizationId)))

const ownerOf = ({ commonText, kind }: Utterance, { deckId, presentationId }: Owner) =>
  commonText === null && kind !== 'answer'
    ? { ownerId: deckId, deckId, presentationId: null }
    : { ownerId: presentationId, deckId, presentationId }

/** Without an owner a job deletes the track after a day. */
export async function saveTrack(
  db: Database,
  utterance: Utterance,
  durationSeconds: number,
  owner: Owner | null,
  now: number,
) {
  const { organizationId, track } = utterance
  const row = { track, organizationId, durationSeconds, createdAt: now, unnamedAt: now }
  const saved = db
    .insert(narrationTracks)
    .values(row)
    .onConflictDoUpdate({ target: narrationTracks.track, set: { durationSeconds } })
  if (owner) await db.batch([saved, grantTracks(db, [utterance], owner)])
  else await saved
}

/** A viewer may still hold an earlier manifest, whose tracks the current one does not name. */
export const grantTracks = (db: Database, utterances: Utterance[], owner: Owner) => {
  const rows = utterances.map((utterance) => ({ track: utterance.track, ...ownerOf(utterance, owner) }))
  const organizationId = utterances[0]?.organizationId ?? ''
  return db
    .insert(narrationGrants)
    .select(
      sql`select value ->> 'track', value ->> 'ownerId', ${organizationId}, value ->> 'deckId',
        value ->> 'presentationId', null, null
      from json_each(${JSON.stringify(rows)}) as listed where true`,
    )
    .onConflictDoNothing()
}

/** An answer may be heard for a day, and only in the presentation that asked. */
export async function grantAnswers(db: Database, utterances: Utterance[], owner: Owner, now: number) {
  const [first, ...others] = utterances.map((utterance) => {
    const { track, organizationId } = utterance
    const values = { utterance, expiresAt: now + day }
    return db
      .insert(narrationGrants)
      .values({ track, organizationId, ...ownerOf(utterance, owner), ...values })
      .onConflictDoUpdate({ target: [narrationGrants.track, narrationGrants.ownerId], set: values })
  })
  if (first) await db.batch([first, ...others])
}

/** Finds tracks of answers, and those of manifests of the last day. */
export async function findGrant(db: Database, track: string, presentationId: string, now: number) {
  const changedAt = sql`max(${decks.revisedAt}, ${presentations.updatedAt})`
  const [row] = await db
    .select({
      organizationId: narrationGrants.organizationId,
      deckId: narrationGrants.deckId,
      utterance: narrationGrants.utterance,
    })
    .from(presentations)
    .innerJoin(decks, eq(decks.id, presentations.deckId))
    .innerJoin(
      narrationGrants,
      and(
        eq(narrationGrants.track, track),
        sql`${narrationGrants.ownerId} in (${presentations.id}, ${presentations.deckId})`,
      ),
    )
    .where(
      and(
        eq(presentations.id, presentationId),
        isNull(presentations.deletedAt),
        decks.isActive,
        sql`coalesce(${narrationGrants.expiresAt}, ${changedAt} + ${day}) > ${now}`,
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
  addWork(db, { id: deckId, organizationId, deckId, presentationId: null }, now, deckExists(db, organizationId, deckId))

export async function raiseTake(db: Database, organizationId: string, deckId: string, place: Place, now: number) {
  const table = place.slideId ? slides : faqs
  const isPlace = and(
    eq(table.id, place.slideId ?? place.faqId ?? ''),
    eq(table.deckId, deckId),
    eq(table.organizationId, organizationId),
  )
  const [[row]] = await db.batch([
    db.update(table).set({ take: sql`take + 1`, updatedAt: now }).where(isPlace).returning({ take: table.take }),
    queueDeck(db, organizationId, deckId, now),
  ])
  if (!row) throw notFound(place.slideId ? 'slide' : 'FAQ')
  return row.take
}
