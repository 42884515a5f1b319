import { id, isoTime, line, script, timestamp } from '../../core/http/shapes'
import { z } from '../../core/http/zod'
import { audioKey, imageKey } from '../../core/uploads/schemas'
import type { Intro } from './tables'

const title = line(200).openapi({ example: 'Welcome to Summit Roofing' })
const isSkippable = z.boolean().openapi({ example: true })

export const introInput = z
  .strictObject({
    title,
    script: script.nullish(),
    audioUrl: audioKey.nullish(),
    posterImg: imageKey.nullish(),
    posterPortraitImg: imageKey.nullish().openapi({
      description:
        'The storage key of a poster for upright screens, shown wherever it fits better; null if there is none.',
    }),
    isSkippable: isSkippable.default(true),
  })
  .openapi('IntroInput')

export type IntroInput = z.infer<typeof introInput>

const intro = z
  .object({
    id,
    deckId: id,
    title,
    script: z.string().nullable().openapi({ example: 'Hello {{first_name}}, make yourself comfortable.' }),
    audioUrl: audioKey.nullable(),
    posterImg: imageKey.nullable(),
    posterPortraitImg: imageKey.nullable(),
    isSkippable,
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .openapi('Intro')

export const introAnswer = z.object({ intro }).openapi('IntroAnswer')

export const introOf = (row: Intro) => ({
  id: row.id,
  deckId: row.deckId,
  title: row.title,
  script: row.script,
  audioUrl: row.audioUrl,
  posterImg: row.posterImg,
  posterPortraitImg: row.posterPortraitImg,
  isSkippable: row.isSkippable,
  createdAt: isoTime(row.createdAt),
  updatedAt: isoTime(row.updatedAt),
})
