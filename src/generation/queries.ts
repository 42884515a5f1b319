import { and, desc, eq, getTableColumns, isNotNull, sql } from 'drizzle-orm'
import { documents } from '../answers/knowledge/tables'
import { commit, made, none, type Work } from '../core/database/commit'
import { type Database, inList, insertWhere } from '../core/database/database'
import { newId } from '../core/database/shards'
import { conflict, invalid, notFound, tooMany } from '../core/http/errors'
import type { Cursor } from '../core/http/paging'
import { mostDocuments } from '../core/limits'
import { minute } from '../core/time'
import { newDeck, withFreeDeckId } from '../decks/deck/queries'
import { decks } from '../decks/deck-ownership/tables'
import { event } from '../events/outbox/outbox'
import type { GenerationInput } from './schemas'
import { startStep } from './start-step'
import { type Generation, generations } from './tables'

const mostAtOnce = 5
const waitSeconds = 30

const named = (organizationId: string, ids: string[]) =>
  and(eq(documents.organizationId, organizationId), inList(documents.id, ids))

const selectNamed = (db: Database, organizationId: string, ids: string[]) =>
  db
    .select({
      id: documents.id,
      displayName: documents.displayName,
      status: documents.status,
      audience: documents.audience,
    })
    .from(documents)
    .where(named(organizationId, ids))

function requireSources(rows: Awaited<ReturnType<typeof selectNamed>>, ids: string[]) {
  for (const id of ids) {
    const found = rows.find((row) => row.id === id)
    if (!found) throw notFound('document')
    if (found.audience === 'company')
      throw invalid(
        'documentIds',
        `lists “${found.displayName}”, which homeowners may not hear about. Change its audience or leave it out.`,
      )
    if (found.status === 'uploading' || found.status === 'processing')
      throw conflict(
        'document_not_ready',
        `“${found.displayName}” is still being read. Try again when its status is ready.`,
      )
  }
}

function sourcesOf(organizationId: string, ids: string[] | undefined) {
  if (ids) {
    const isUsable = sql`audience = 'homeowners' and status in ('ready', 'failed')`
    return {
      areUsable: sql`(select count(*) from documents where ${named(organizationId, ids)} and ${isUsable}) = ${ids.length}`,
      ids: sql`${JSON.stringify(ids)}`,
      problems: sql`(
        select json_group_array('“' || display_name || '” could not be read: ' || coalesce(failure_reason, 'it has no text.'))
        from documents where ${named(organizationId, ids)} and status = 'failed'
      )`,
    }
  }
  const all = sql`select id from documents
    where organization_id = ${organizationId} and status = 'ready' and audience = 'homeowners'
    order by created_at, id limit ${mostDocuments}`
  return { areUsable: sql`true`, ids: sql`(select json_group_array(id) from (${all}))`, problems: sql`'[]'` }
}

export const createGeneration = (work: Work, organizationId: string, input: GenerationInput, now: number) =>
  withFreeDeckId(work.db, (deckId) => insertGeneration(work, organizationId, deckId, input, now))

/** The insert itself checks the documents and the number of running generations, so one round trip is enough. */
async function insertGeneration(
  work: Work,
  organizationId: string,
  deckId: string,
  input: GenerationInput,
  now: number,
) {
  const { db } = work
  const ids = input.documentIds && [...new Set(input.documentIds)]
  const sources = sourcesOf(organizationId, ids)
  const row = {
    id: newId(db.shard),
    deckId,
    organizationId,
    name: input.name,
    brief: input.brief,
    documentIds: sources.ids,
    slideCount: input.slideCount ?? null,
    language: input.language ?? null,
    tone: input.tone ?? null,
    withFaqs: input.withFaqs,
    withImages: input.withImages,
    status: 'queued' as const,
    step: 0,
    total: 1 + (input.slideCount ?? 10) * (input.withImages ? 2 : 1) + (input.withFaqs ? 1 : 0),
    outline: null,
    slideIds: [],
    problems: sources.problems,
    failureReason: null,
    tokens: 0,
    pictures: 0,
    attempts: 0,
    leaseToken: null,
    stepToken: null,
    dueAt: now + minute,
    createdAt: now,
    updatedAt: now,
  }
  const deck = newDeck(organizationId, deckId, { name: input.name, isActive: false, isLive: true }, now)
  const active = sql`(select count(*) from generations where organization_id = ${organizationId} and due_at is not null)`
  const isThere = sql`exists (select 1 from decks where id = ${deckId})`
  const created = { type: 'deck.created', organizationId, deckId, data: { deckId, name: input.name } } as const
  const {
    found,
    generations: [inserted],
  } = await commit(
    work,
    {
      found: selectNamed(db, organizationId, ids ?? []),
      decks: insertWhere(db, decks, deck, sql`${active} < ${mostAtOnce} and ${sources.areUsable}`),
      generations: insertWhere(db, generations, row, isThere).returning(),
    },
    [event(created, now, isThere), made(decks, deckId), { afterCommit: ({ env }) => startStep(env, row.id, row.step) }],
  )
  requireSources(found, ids ?? [])
  if (!inserted)
    throw tooMany(
      'generations',
      `${mostAtOnce} decks are already being written. Wait until one is ready, or cancel one.`,
      waitSeconds,
      'too_many_generations',
    )
  return inserted
}

const isGeneration = (organizationId: string, id: string) =>
  and(eq(generations.id, id), eq(generations.organizationId, organizationId))

/** Left out of the answer, because only the next step needs them and they may be long. */
const {
  outline: _outline,
  slideIds: _slideIds,
  leaseToken: _leaseToken,
  stepToken: _stepToken,
  ...shown
} = getTableColumns(generations)
export type ShownGeneration = Omit<Generation, 'outline' | 'slideIds' | 'leaseToken' | 'stepToken'>

export async function getGeneration(db: Database, organizationId: string, id: string): Promise<ShownGeneration> {
  const [row] = await db.select(shown).from(generations).where(isGeneration(organizationId, id))
  if (!row) throw notFound('generation')
  return row
}

export const listGenerations = (db: Database, organizationId: string, limit: number, cursor: Cursor | undefined) =>
  db
    .select(shown)
    .from(generations)
    .where(
      and(
        eq(generations.organizationId, organizationId),
        cursor && sql`(${generations.createdAt}, ${generations.id}) < (${cursor.createdAt}, ${cursor.id})`,
      ),
    )
    .orderBy(desc(generations.createdAt), desc(generations.id))
    .limit(limit + 1)

export async function cancelGeneration(work: Work, organizationId: string, id: string, now: number) {
  const { db } = work
  const which = isGeneration(organizationId, id)
  const {
    found: [row],
  } = await commit(
    work,
    {
      cancelled: db
        .update(generations)
        .set({ status: 'cancelled', dueAt: null, leaseToken: null, updatedAt: now })
        .where(and(which, isNotNull(generations.dueAt))),
      found: db.select({ status: generations.status }).from(generations).where(which),
    },
    none,
  )
  if (!row) throw notFound('generation')
  if (row.status !== 'cancelled')
    throw conflict('deck_written', 'This deck has already been written. Delete the deck itself if you don’t want it.')
}
