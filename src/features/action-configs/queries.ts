import { and, asc, eq, sql } from 'drizzle-orm'
import { type Database, insertWhere } from '../../core/database'
import { conflict, invalid, notFound } from '../../core/errors'
import { hasRoom, movedTo, placeFor, renumber } from '../../core/ordering'
import { mostRows } from '../../core/shapes'
import { deckExists, findDeck, requireDeck } from '../decks/queries'
import { pointsIntoDeck } from '../slides/queries'
import type { ActionConfigInput, ActionConfigPatch } from './schemas'
import { actionConfigs } from './tables'

const inDeck = (organizationId: string, deckId: string) =>
  and(eq(actionConfigs.deckId, deckId), eq(actionConfigs.organizationId, organizationId))

const isConfig = (organizationId: string, deckId: string, id: string) =>
  and(eq(actionConfigs.id, id), inDeck(organizationId, deckId))

export async function listActionConfigs(db: Database, organizationId: string, deckId: string) {
  const [deck, rows] = await db.batch([
    findDeck(db, organizationId, deckId),
    db.select().from(actionConfigs).where(inDeck(organizationId, deckId)).orderBy(asc(actionConfigs.orderIndex)),
  ])
  requireDeck(deck)
  return rows
}

export async function createActionConfig(
  db: Database,
  organizationId: string,
  deckId: string,
  input: ActionConfigInput,
  now: number,
) {
  const id = crypto.randomUUID()
  const row = {
    id,
    deckId,
    organizationId,
    type: input.type,
    label: input.label,
    slideId: input.slideId ?? null,
    trigger: input.trigger,
    config: input.config,
    orderIndex: placeFor(input.orderIndex),
    isActive: input.isActive,
    createdAt: now,
    updatedAt: now,
  }
  const fits = pointsIntoDeck(db, organizationId, deckId, row.slideId)
  const [deck, [{ count } = { count: 0 }], , , [actionConfig]] = await db.batch([
    findDeck(db, organizationId, deckId),
    db.select({ count: sql<number>`count(*)` }).from(actionConfigs).where(inDeck(organizationId, deckId)),
    insertWhere(
      db,
      actionConfigs,
      row,
      sql`${deckExists(db, organizationId, deckId)} and ${fits} and ${hasRoom(db, actionConfigs, organizationId, deckId)}`,
    ),
    renumber(db, actionConfigs, organizationId, deckId),
    db
      .select()
      .from(actionConfigs)
      .where(isConfig(organizationId, deckId, id)),
  ])
  requireDeck(deck)
  if (!actionConfig) throw count >= mostRows ? conflict(`A deck has at most ${mostRows} actions.`) : foreignSlide()
  return actionConfig
}

export async function updateActionConfig(
  db: Database,
  organizationId: string,
  deckId: string,
  id: string,
  patch: ActionConfigPatch,
  now: number,
) {
  const { orderIndex, ...values } = patch
  const which = isConfig(organizationId, deckId, id)
  const [updated, , [actionConfig]] = await db.batch([
    db
      .update(actionConfigs)
      .set({ ...values, ...movedTo(actionConfigs, orderIndex), updatedAt: now })
      .where(and(which, pointsIntoDeck(db, organizationId, deckId, patch.slideId)))
      .returning({ id: actionConfigs.id }),
    renumber(db, actionConfigs, organizationId, deckId),
    db.select().from(actionConfigs).where(which),
  ])
  if (!actionConfig) throw notFound('action config')
  if (!updated.length) throw foreignSlide()
  return actionConfig
}

export async function deleteActionConfig(db: Database, organizationId: string, deckId: string, id: string) {
  const [deleted] = await db.batch([
    db
      .delete(actionConfigs)
      .where(isConfig(organizationId, deckId, id))
      .returning({ id: actionConfigs.id }),
    renumber(db, actionConfigs, organizationId, deckId),
  ])
  if (!deleted.length) throw notFound('action config')
}

const foreignSlide = () => invalid('slideId must be the id of a slide of this deck.')
