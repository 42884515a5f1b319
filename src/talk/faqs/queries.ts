import type { Database } from '../../core/database/database'
import { newId } from '../../core/database/shards'
import {
  deleteRow,
  getRow,
  insertRow,
  listRows,
  type OrderedList,
  reorderRows,
  type Stretch,
  updateRow,
} from '../deck-ownership/queries'
import { slideOfDeck } from '../slides/queries'
import { changedTimes, newTimes } from '../slides/word-timings'
import type { FaqInput, FaqPatch } from './schemas'
import { faqs } from './tables'

const list: OrderedList<typeof faqs> = { table: faqs, one: 'FAQ', many: 'FAQs' }

export const listFaqs = (db: Database, organizationId: string, deckId: string, stretch: Stretch) =>
  listRows(db, list, organizationId, deckId, stretch)

export const getFaq = (db: Database, organizationId: string, deckId: string, id: string) =>
  getRow(db, list, organizationId, deckId, id)

export function createFaq(db: Database, organizationId: string, deckId: string, input: FaqInput, now: number) {
  const row = {
    id: newId(db.shard),
    deckId,
    organizationId,
    userQuestion: input.userQuestion,
    cannedAnswer: input.cannedAnswer,
    relatedSlideId: input.relatedSlideId ?? null,
    audioUrl: input.audioUrl ?? null,
    wordTimings: input.wordTimings ?? [],
    ...newTimes(input, now),
    take: 0,
    orderIndex: input.orderIndex,
    createdAt: now,
    updatedAt: now,
  }
  return insertRow(db, list, row, slideOfDeck(db, organizationId, deckId, 'relatedSlideId', row.relatedSlideId))
}

export function updateFaq(
  db: Database,
  organizationId: string,
  deckId: string,
  id: string,
  patch: FaqPatch,
  now: number,
) {
  const requirement = slideOfDeck(db, organizationId, deckId, 'relatedSlideId', patch.relatedSlideId)
  return updateRow(db, list, organizationId, deckId, id, { ...patch, ...changedTimes(patch, now) }, now, requirement)
}

export const deleteFaq = (db: Database, organizationId: string, deckId: string, id: string) =>
  deleteRow(db, list, organizationId, deckId, id)

export const reorderFaqs = (db: Database, organizationId: string, deckId: string, ids: string[]) =>
  reorderRows(db, list, organizationId, deckId, ids, 'faqIds')
