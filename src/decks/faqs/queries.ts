import { followLater, type Work } from '../../core/database/commit'
import type { Database } from '../../core/database/database'
import { newId } from '../../core/database/shards'
import { recordingAdded } from '../../core/effects'
import type { NamedFile } from '../../media/files/named-files'
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
import { asksForTimes, changedTimes, newTimes } from '../slides/word-timings'
import type { FaqInput, FaqPatch } from './schemas'
import { type Faq, faqs } from './tables'

export const faqVersion = faqs.id

const list: OrderedList<typeof faqs> = { table: faqs, one: 'FAQ', many: 'FAQs' }

export const listFaqs = (db: Database, organizationId: string, deckId: string, stretch: Stretch) =>
  listRows(db, list, organizationId, deckId, stretch)

export const getFaq = (db: Database, organizationId: string, deckId: string, id: string) =>
  getRow(db, list, organizationId, deckId, id)

export function createFaq(work: Work, organizationId: string, deckId: string, input: FaqInput, now: number) {
  const row = {
    id: newId(work.db.shard),
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
  const requirement = slideOfDeck(work.db, organizationId, deckId, 'relatedSlideId', row.relatedSlideId)
  return withTimesOf(work, insertRow(work, list, row, requirement, [['audioUrl', row.audioUrl]]))
}

export function updateFaq(
  work: Work,
  organizationId: string,
  deckId: string,
  id: string,
  patch: FaqPatch,
  now: number,
) {
  const requirement = slideOfDeck(work.db, organizationId, deckId, 'relatedSlideId', patch.relatedSlideId)
  const values = { ...patch, ...changedTimes(patch, now) }
  const named: NamedFile[] = [['audioUrl', patch.audioUrl]]
  return withTimesOf(work, updateRow(work, list, organizationId, deckId, id, values, now, requirement, named))
}

export const deleteFaq = (work: Work, organizationId: string, deckId: string, id: string) =>
  deleteRow(work, list, organizationId, deckId, id)

export const reorderFaqs = (work: Work, organizationId: string, deckId: string, ids: string[]) =>
  reorderRows(work, list, organizationId, deckId, ids, 'faqIds')

/** Whether to measure is known only after the write, because a patch may leave the recording as it was. */
async function withTimesOf(work: Work, change: Promise<Faq>) {
  const faq = await change
  const place = { organizationId: faq.organizationId, faqId: faq.id }
  if (asksForTimes(faq)) followLater(work, [recordingAdded(place)])
  return faq
}
