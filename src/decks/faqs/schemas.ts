import { nextCursor } from '../../core/http/paging'
import {
  filledText,
  id,
  isoTime,
  orderIndex,
  pathId,
  timestamp,
  withMergeFields,
  wordTimings,
} from '../../core/http/shapes'
import { z } from '../../core/http/zod'
import { mostRows } from '../../core/limits'
import { audioKey } from '../../core/uploads/schemas'
import type { Faq } from './tables'

const userQuestion = filledText(1000).openapi({ example: 'How long does it take?' })
const cannedAnswer = withMergeFields(filledText(10_000)).openapi({
  example: 'Most roofs take two days, and we clean up on both.',
})

export const faqInput = z
  .strictObject({
    userQuestion,
    cannedAnswer,
    relatedSlideId: id.nullish(),
    audioUrl: audioKey.nullish(),
    wordTimings: wordTimings.optional(),
    orderIndex: orderIndex.optional(),
  })
  .openapi('FaqInput')

export const faqPatch = faqInput.partial().openapi('FaqPatch')
export const faqOrder = z.strictObject({ faqIds: z.array(id).max(mostRows) }).openapi('FaqOrder')

export type FaqInput = z.infer<typeof faqInput>
export type FaqPatch = z.infer<typeof faqPatch>

export const faq = z
  .object({
    id,
    deckId: id,
    userQuestion,
    cannedAnswer,
    createdAt: timestamp,
    updatedAt: timestamp,
    relatedSlideId: id.nullable(),
    audioUrl: audioKey.nullable(),
    wordTimings,
    orderIndex,
  })
  .openapi('Faq')

export const faqAnswer = z.object({ faq }).openapi('FaqAnswer')
export const faqList = z.object({ faqs: z.array(faq), nextCursor: nextCursor.optional() }).openapi('FaqList')
export const faqPath = z.object({ deckId: pathId('deckId'), faqId: pathId('faqId') })

export const faqOf = (row: Faq) => ({
  id: row.id,
  deckId: row.deckId,
  userQuestion: row.userQuestion,
  cannedAnswer: row.cannedAnswer,
  createdAt: isoTime(row.createdAt),
  updatedAt: isoTime(row.updatedAt),
  relatedSlideId: row.relatedSlideId,
  audioUrl: row.audioUrl,
  wordTimings: row.wordTimings,
  orderIndex: row.orderIndex,
})
