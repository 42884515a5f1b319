import type { Effect, Statement } from './core/database/commit'
import { type Database, inList } from './core/database/database'
import type { Effects } from './core/effects'
import { isOn, needed } from './core/needed'
import { presentations } from './decks/presentations/tables'
import type { Publishing } from './decks/published/publish-part'
import { addPreviews, startPreviews } from './playback/previews/queries'
import { beginMailed, beginSigning, beginUnopened, beginVisit, beginWatched } from './sales/reminders/begin'
import { shownWithDecks } from './shown-with-decks'
import { addWorkAhead } from './speech/narration/queries'

/** Imported when something first changes, because a homeowner's first beacon needs none of this. */
const publishPart = () => import('./decks/published/publish-part')
const narrationWork = () => import('./speech/narration/narration-work')

type PublishPart = Awaited<ReturnType<typeof publishPart>>

const afterwards = (afterCommit: (env: Env) => unknown): Effect[] => [{ afterCommit: ({ env }) => afterCommit(env) }]

const publishing = (publish: (code: PublishPart, at: Publishing) => unknown) =>
  afterwards(async (env) => publish(await publishPart(), { env, load: shownWithDecks }))

/** Maps each change to its effects. The schedule draws a changed deck's preview, because a trigger marks it as due. */
export const effects: Effects = {
  deckChanged: (id) => publishing((code, at) => code.publishChange(at, 'deck', id)),
  decksChanged: (ids) => publishing((code, at) => code.publishDecks(at, ids)),
  presentationChanged: (id) => publishing((code, at) => code.publishChange(at, 'presentation', id)),
  presentationsCreated: ({ ids, narrated }) => [
    published(ids),
    narratedAhead(narrated),
    previewed(ids),
    reminded((db) => beginUnopened(db, ids)),
  ],
  presentationViewed: (id, now) => [reminded((db) => beginWatched(db, id, now))],
  linkMailed: (id, now) => [reminded((db) => beginMailed(db, id, now))],
  visitBooked: (id, now) => [reminded((db) => beginVisit(db, id, now))],
  signatureAwaited: (id, now) => [reminded((db) => beginSigning(db, id, now))],
  presentationsForgotten: (ids) => afterwards(async (env) => (await publishPart()).forgetPresentations(env, ids)),
  decksForgotten: (ids) => afterwards(async (env) => (await publishPart()).forgetDecks(env, ids)),
  companyForgotten: (id) => afterwards(async (env) => (await publishPart()).forgetCompany(env, id)),
  organizationChanged: (id) => publishing((code, at) => code.publishChange(at, 'organization', id)),
  companyInDecksChanged: (id) => [
    { afterCommit: async (work) => (await publishPart()).publishDecksOf(work, shownWithDecks, id) },
  ],
  narrationMade: (kind, id) => publishing((code, at) => code.publish(at, kind, id)),
  recordingAdded: (recording) => afterwards(async (env) => (await narrationWork()).startAlignment(env, recording)),
}

const reminded = (begin: (db: Database) => Statement): Effect => ({ rows: ({ db }) => [begin(db)] })

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
