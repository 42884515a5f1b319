import { type SQL, sql } from 'drizzle-orm'
import type { Effect, Statement } from './core/database/commit'
import { type Database, inList, listOf } from './core/database/database'
import type { Effects } from './core/effects'
import { isOn, needed } from './core/needed'
import { second } from './core/time'
import { reviseDecksOf } from './decks/deck-ownership/queries'
import { moveActivity } from './decks/presentations/activity-time'
import { noteLinkSent, refreshStage } from './decks/presentations/stages'
import { presentations } from './decks/presentations/tables'
import { noteUnpublished, type Unpublished } from './decks/published/unpublished'
import { endCompany, endDeck, endPresentations } from './playback/live/end'
import { addPreviews, outdatePreviews, startPreviews } from './playback/previews/queries'
import { uncountSigned } from './sales/analytics/uncount-signed'
import { beginMailed, beginSigning, beginUnopened, beginVisit, beginWatched } from './sales/reminders/begin'
import { shownWithDecks } from './shown-with-decks'
import { addWorkAhead } from './speech/narration/queries'

/** Imported when something first changes, because a homeowner's first beacon needs none of this. */
const publishPart = () => import('./decks/published/publish-part')
const narrationWork = () => import('./speech/narration/narration-work')

const afterwards = (afterCommit: (env: Env) => unknown): Effect[] => [{ afterCommit: ({ env }) => afterCommit(env) }]

/**
 * A row says what KV hasn't heard of yet, and is deleted once it has. `changed` selects what changed. If it isn't known
 * whether the batch committed, `ids` are published in any case, and the schedule publishes what else is noted.
 */
const publishing = (kind: Unpublished['kind'], changed: SQL, ids: string[] = []): Effect => ({
  rows: ({ db }) => [noteUnpublished(db, kind, changed)],
  afterCommit: async (work, [noted = ids.map((id) => ({ kind, id, dueAt: 0 }))]) =>
    (await publishPart()).publishNoted(work, shownWithDecks, noted as Unpublished[]),
})

/** Triggers raise the revision of a deck in the batch that changes what it shows. Both times are the database's. */
const justRevised = sql`revised_at > unixepoch('subsec') * 1000 - ${2 * second}`

/** The schedule draws the previews of these decks again. One that is already due will be checked anyway. */
const decksRevised = (which: SQL, ids?: string[]): Effect[] => {
  const revised = revisedDecks(which)
  return [publishing('deck', revised, ids), { rows: ({ db }) => [outdatePreviews(db, revised)] }]
}

const revisedDecks = (which: SQL) => sql`select id, organization_id from decks where ${which} and ${justRevised}`

/** Maps each change to its effects. */
export const effects: Effects = {
  deckChanged: (id) => decksRevised(sql`id in (${id}, (select deck_id from slides where slides.id = ${id}))`, [id]),
  previewDrawn: (deckId) => [publishing('deck', revisedDecks(sql`id = ${deckId}`), [deckId])],
  decksChanged: (organizationId) => decksRevised(sql`organization_id = ${organizationId}`),
  presentationChanged: (ids) => [
    publishing(
      'presentation',
      sql`select id, organization_id from presentations where id in (${ids})`,
      typeof ids === 'string' ? [ids] : [],
    ),
  ],
  presentationsCreated: ({ ids, narrated }) => [
    published(ids),
    narratedAhead(narrated),
    previewed(ids),
    reminded((db) => beginUnopened(db, ids)),
  ],
  presentationViewed: (id, now) => [reminded((db) => beginWatched(db, id, now)), staged(sql`${id}`)],
  questionAsked: (id) => [staged(sql`${id}`)],
  linkMailed: (id, now) => [
    reminded((db) => beginMailed(db, id, now)),
    { rows: ({ db }) => [noteLinkSent(db, id, now)] },
    staged(sql`${id}`),
  ],
  visitBooked: (id, now) => [reminded((db) => beginVisit(db, id, now)), ...moved(ofVisit(id), now)],
  visitEnded: (id, now) => moved(ofVisit(id), now),
  visitsErased: (ids) => [staged(listOf(ids))],
  contractChanged: (id, now) => [
    ...moved(sql`select presentation_id from contracts where id = ${id}`, now),
    { rows: ({ db }) => [uncountSigned(db, id, now)] },
  ],
  signatureAwaited: (id, now) => [reminded((db) => beginSigning(db, id, now))],
  presentationsForgotten: (ids) =>
    afterwards(async (env) => {
      await (await publishPart()).forgetPresentations(env, ids)
      await endPresentations(env, ids)
    }),
  presentationsEnded: (ids) => afterwards((env) => endPresentations(env, ids)),
  deckEnded: (organizationId, deckId) => afterwards((env) => endDeck(env, organizationId, deckId)),
  decksForgotten: (ids) => afterwards(async (env) => (await publishPart()).forgetDecks(env, ids)),
  companyClosed: (id) => afterwards((env) => endCompany(env, id)),
  companyForgotten: (id) =>
    afterwards(async (env) => {
      await (await publishPart()).forgetCompany(env, id)
      await endCompany(env, id)
    }),
  organizationChanged: (id) => [publishing('organization', sql`select ${id} as id, ${id} as organization_id`, [id])],
  companyInDecksChanged: (id) => [{ rows: ({ db }) => [reviseDecksOf(db, id)] }, ...effects.decksChanged(id)],
  companyMoved: (id) => [
    ...effects.organizationChanged(id),
    publishing('deck', sql`select id, organization_id from decks where organization_id = ${id}`),
  ],
  narrationMade: (kind, id) =>
    afterwards(async (env) => (await publishPart()).publish({ env, load: shownWithDecks }, kind, id)),
  recordingAdded: (recording) => afterwards(async (env) => (await narrationWork()).startAlignment(env, recording)),
}

const reminded = (begin: (db: Database) => Statement): Effect => ({ rows: ({ db }) => [begin(db)] })

const ofVisit = (id: string) => sql`select presentation_id from appointments where id = ${id}`

const staged = (presentationIds: SQL): Effect => ({ rows: ({ db }) => [refreshStage(db, presentationIds)] })

const moved = (presentationId: SQL, now: number): Effect[] => [
  staged(presentationId),
  { rows: ({ db }) => [moveActivity(db, presentationId, now)] },
]

/** Publishes the presentations that the batch actually made. */
const published = (ids: string[]): Effect => ({
  rows: ({ db }) => [db.select({ id: presentations.id }).from(presentations).where(inList(presentations.id, ids))],
  afterCommit: async ({ env }, [made = ids.map((id) => ({ id }))]) => {
    const rows = made as { id: string }[]
    return (await publishPart()).publishNew(
      { env, load: shownWithDecks },
      rows.map(({ id }) => id),
    )
  },
})

/** Narrates the new presentations ahead of time. Each gets a row, so that the schedule finds what the queue loses. */
const narratedAhead = (ids: string[]): Effect => ({
  rows: ({ env, db }) => (isOn(env, 'NARRATION_AHEAD') && ids.length ? [addWorkAhead(db, ids, Date.now())] : []),
  afterCommit: async ({ env }, [added = []]) =>
    (await narrationWork()).startNarrationAhead(env, added as { id: string }[]),
})

/** A deck's preview is drawn when its first presentation is made. */
const previewed = (presentationIds: string[]): Effect => ({
  rows: ({ db }) => [addPreviews(db, presentationIds, Date.now())],
  afterCommit: ({ env }, [added = []]) =>
    needed(env, 'PREVIEWS_A_MINUTE') && startPreviews(env, added as { deckId: string }[]),
})
