import { and, asc, desc, eq, getTableColumns, isNotNull, sql } from 'drizzle-orm'
import { type Database, inList, insertWhere } from '../../core/database'
import { conflict, invalid, notFound, tooMany } from '../../core/errors'
import type { Cursor } from '../../core/paging'
import { newDeck, withFreeDeckId } from '../decks/queries'
import { decks } from '../decks/tables'
import { documents } from '../kb/tables'
import { recordEvent } from '../notifications/outbox'
import type { GenerationInput } from './schemas'
import { type Generation, generations } from './tables'

export const mostAtOnce = 5
const mostDocuments = 100
const waitSeconds = 30
const minute = 60_000

/** Those that were named, or all that homeowners may be told of. */
export async function findSources(db: Database, organizationId: string, ids: string[] | undefined) {
  const isOwn = eq(documents.organizationId, organizationId)
  const rows = await db
    .select({
      id: documents.id,
      displayName: documents.displayName,
      status: documents.status,
      audience: documents.audience,
      failureReason: documents.failureReason,
    })
    .from(documents)
    .where(ids ? and(isOwn, inList(documents.id, ids)) : isOwn)
    .orderBy(asc(documents.createdAt), asc(documents.id))
    .limit(mostDocuments)
  if (!ids) return rows.filter(({ status, audience }) => status === 'ready' && audience === 'homeowners')
  return ids.map((id) => {
    const found = rows.find((row) => row.id === id)
    if (!found) throw notFound('document')
    if (found.audience === 'company')
      throw invalid(`documentIds names “${found.displayName}”, which is for the company alone.`)
    if (found.status === 'uploading' || found.status === 'processing')
      throw conflict(`“${found.displayName}” is still being read. Try again when its status is ready.`)
    return found
  })
}

export type Sources = Awaited<ReturnType<typeof findSources>>

/** The deck is there at once, empty and inactive; the insert itself counts how many are under way. */
export const createGeneration = (
  db: Database,
  organizationId: string,
  input: GenerationInput,
  sources: Sources,
  now: number,
) => withFreeDeckId((deckId) => insertGeneration(db, organizationId, deckId, input, sources, now))

async function insertGeneration(
  db: Database,
  organizationId: string,
  deckId: string,
  input: GenerationInput,
  sources: Sources,
  now: number,
) {
  const row: Generation = {
    id: crypto.randomUUID(),
    deckId,
    organizationId,
    name: input.name,
    brief: input.brief,
    documentIds: sources.map(({ id }) => id),
    slideCount: input.slideCount ?? null,
    language: input.language ?? null,
    tone: input.tone ?? null,
    withFaqs: input.withFaqs,
    withImages: input.withImages,
    status: 'queued',
    step: 0,
    total: 1 + (input.slideCount ?? 10) * (input.withImages ? 2 : 1) + (input.withFaqs ? 1 : 0),
    outline: null,
    slideIds: [],
    problems: sources
      .filter(({ status }) => status === 'failed')
      .map(
        ({ displayName, failureReason }) => `“${displayName}” could not be read: ${failureReason ?? 'it has no text.'}`,
      ),
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
  const deck = newDeck(organizationId, deckId, { name: input.name, isActive: false }, now)
  const active = sql`(select count(*) from generations where organization_id = ${organizationId} and due_at is not null)`
  const isThere = sql`exists (select 1 from decks where id = ${deckId})`
  const event = { type: 'deck.created', organizationId, deckId, data: { deckId, name: input.name } } as const
  const [inserted] = await db.batch([
    insertWhere(db, decks, deck, sql`${active} < ${mostAtOnce}`).returning({ id: decks.id }),
    insertWhere(db, generations, row, isThere),
    recordEvent(db, event, now, isThere),
  ])
  if (!inserted.length)
    throw tooMany(`${mostAtOnce} decks are being written already. Wait until one is ready, or cancel one.`, waitSeconds)
  return row
}

const isGeneration = (organizationId: string, id: string) =>
  and(eq(generations.id, id), eq(generations.organizationId, organizationId))

/** Without what is only there for the next step, which may be long. */
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

/** What is written stays; whoever is at a step finds that it is not wanted any more. */
export async function cancelGeneration(db: Database, organizationId: string, id: string, now: number) {
  const which = isGeneration(organizationId, id)
  const [, [row]] = await db.batch([
    db
      .update(generations)
      .set({ status: 'cancelled', dueAt: null, leaseToken: null, updatedAt: now })
      .where(and(which, isNotNull(generations.dueAt))),
    db.select({ status: generations.status }).from(generations).where(which),
  ])
  if (!row) throw notFound('generation')
  if (row.status !== 'cancelled')
    throw conflict('The deck is written already. Delete the deck itself if it is not wanted.')
}
