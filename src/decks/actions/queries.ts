import { type SQL, sql } from 'drizzle-orm'
import type { Work } from '../../core/database/commit'
import type { Database } from '../../core/database/database'
import { newId } from '../../core/database/shards'
import { invalid } from '../../core/http/errors'
import {
  deleteRow,
  insertRow,
  listRows,
  type OrderedList,
  type Requirement,
  type Stretch,
  updateRow,
} from '../deck-ownership/queries'
import { slideOfDeck } from '../slides/queries'
import type { ActionConfigInput, ActionConfigPatch } from './schemas'
import { actionConfigs } from './tables'

/** Contracts are in a higher room, so the router is given the function that looks for a template. */
export type TemplateExists = (db: Database, organizationId: string, templateId: string) => SQL

const list: OrderedList<typeof actionConfigs> = { table: actionConfigs, one: 'action config', many: 'actions' }

export const listActionConfigs = (db: Database, organizationId: string, deckId: string, stretch: Stretch) =>
  listRows(db, list, organizationId, deckId, stretch)

export function createActionConfig(
  work: Work,
  templateExists: TemplateExists,
  organizationId: string,
  deckId: string,
  input: ActionConfigInput,
  now: number,
) {
  const row = {
    id: newId(work.db.shard),
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
  return insertRow(work, list, row, requirementOf(work.db, templateExists, organizationId, deckId, row))
}

export function updateActionConfig(
  work: Work,
  templateExists: TemplateExists,
  organizationId: string,
  deckId: string,
  id: string,
  patch: ActionConfigPatch,
  now: number,
) {
  const requirement = requirementOf(work.db, templateExists, organizationId, deckId, patch)
  return updateRow(work, list, organizationId, deckId, id, patch, now, requirement)
}

type Named = { slideId?: string | null | undefined; config?: Record<string, unknown> | undefined }

/** A button needs what it opens, or the homeowner who presses it would get an error. */
function requirementOf(
  db: Database,
  templateExists: TemplateExists,
  organizationId: string,
  deckId: string,
  { slideId, config }: Named,
): Requirement {
  const slide = slideOfDeck(db, organizationId, deckId, 'slideId', slideId)
  const templateId = config?.templateId
  if (typeof templateId !== 'string') return slide
  const ofSlide = slideId ? 'slideId must be the id of a slide of this deck, and ' : ''
  return {
    holds: sql`${slide.holds} and ${templateExists(db, organizationId, templateId)}`,
    refusal: invalid(`${ofSlide}config.templateId`, 'must be the id of a contract template.'),
  }
}

export const deleteActionConfig = (work: Work, organizationId: string, deckId: string, id: string) =>
  deleteRow(work, list, organizationId, deckId, id)
