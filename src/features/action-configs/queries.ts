import type { Database } from '../../core/database'
import { deleteRow, insertRow, listRows, type OrderedList, updateRow } from '../decks/ordered-rows'
import { slideOfDeck } from '../slides/queries'
import type { ActionConfigInput, ActionConfigPatch } from './schemas'
import { actionConfigs } from './tables'

const list: OrderedList<typeof actionConfigs> = { table: actionConfigs, one: 'action config', many: 'actions' }

export const listActionConfigs = (db: Database, organizationId: string, deckId: string) =>
  listRows(db, list, organizationId, deckId)

export function createActionConfig(
  db: Database,
  organizationId: string,
  deckId: string,
  input: ActionConfigInput,
  now: number,
) {
  const row = {
    id: crypto.randomUUID(),
    deckId,
    organizationId,
    type: input.type,
    label: input.label,
    slideId: input.slideId ?? null,
    trigger: input.trigger,
    config: input.config,
    orderIndex: input.orderIndex,
    isActive: input.isActive,
    createdAt: now,
    updatedAt: now,
  }
  return insertRow(db, list, row, slideOfDeck(db, organizationId, deckId, 'slideId', row.slideId))
}

export function updateActionConfig(
  db: Database,
  organizationId: string,
  deckId: string,
  id: string,
  patch: ActionConfigPatch,
  now: number,
) {
  const requirement = slideOfDeck(db, organizationId, deckId, 'slideId', patch.slideId)
  return updateRow(db, list, organizationId, deckId, id, patch, now, requirement)
}

export const deleteActionConfig = (db: Database, organizationId: string, deckId: string, id: string) =>
  deleteRow(db, list, organizationId, deckId, id)
