import { nextCursor, pageQuery } from '../../core/http/paging'
import { externalId, id, isoTime, isStorable, line, text, timestamp, voiceId } from '../../core/http/shapes'
import { orNull, z } from '../../core/http/zod'
import { mediaUrl } from '../../core/media-key'
import type { branding } from '../branding/schemas'
import { type Deck, posterShows as posterShowsValues } from '../deck-ownership/tables'
import { faq } from '../faqs/schemas'
import type { qaSettings } from '../qa-settings/schemas'
import { slide } from '../slides/schemas'

const metadataBytes = 16_384

const mostNesting = 20

/**
 * Stops at the deepest level allowed, so hostile nesting can't exhaust the stack. 1e999 is refused, because it would
 * come back as null.
 */
function isStorableJson(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return isStorable(value)
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value !== 'object' || value === null) return true
  return (
    depth < mostNesting &&
    Object.entries(value).every(([key, inner]) => isStorable(key) && isStorableJson(inner, depth + 1))
  )
}

const metadata = z
  .looseObject({ deckContext: text(16_000).nullish() })
  .refine((value) => isStorableJson(value), {
    error: `must not be nested deeper than ${mostNesting}, nor contain NUL, half of a surrogate pair or a number over 1e308`,
    abort: true,
  })
  .refine((value) => new TextEncoder().encode(JSON.stringify(value)).length <= metadataBytes, {
    error: `must be at most ${metadataBytes} bytes of JSON`,
  })
  .transform(({ deckContext, ...others }) => ({ deckContext: deckContext ?? null, ...others }))
  .openapi({
    type: 'object',
    additionalProperties: true,
    description: `\`deckContext\` and any values of your own, at most ${metadataBytes} bytes. A PATCH replaces all of it.`,
    example: { deckContext: 'Replacement after hail; the insurer has approved.', campaign: 'spring' },
  })

const name = line(200).openapi({ example: 'Roof replacement' })
const description = text(2000).openapi({ example: 'The whole story, from the first leak to the warranty.' })

const posterShows = z.enum(posterShowsValues).openapi({
  example: 'name',
  description:
    'What the poster shows about the homeowner before playback: the first name, the first name and street address, or nothing.',
})

const isLive = z.boolean().openapi({
  example: true,
  description: 'Whether you see who is watching right now, and can join them.',
})

export const deckInput = z
  .strictObject({
    name,
    description: description.nullish(),
    isActive: z.boolean().default(true),
    isLive: isLive.default(true),
    metadata: metadata.optional(),
    externalId: externalId.nullish(),
  })
  .openapi('DeckInput')

export const deckPatch = z
  .strictObject({
    name: name.optional(),
    description: description.nullish(),
    isActive: z.boolean().optional(),
    isLive: isLive.optional(),
    metadata: metadata.optional(),
    voiceId: voiceId.nullish(),
    posterShows: posterShows.optional(),
    externalId: externalId.nullish(),
  })
  .openapi('DeckPatch')

export type DeckInput = z.infer<typeof deckInput>
export type DeckPatch = z.infer<typeof deckPatch>

const summary = {
  id,
  name,
  isActive: z.boolean().openapi({ example: true }),
  createdAt: timestamp,
  updatedAt: timestamp,
  description: description.nullable(),
  externalId: externalId.nullable(),
}

const deck = z
  .object({
    ...summary,
    metadata: z.looseObject({ deckContext: z.string().nullable() }).openapi({
      additionalProperties: true,
      example: { deckContext: 'Replacement after hail; the insurer has approved.' },
    }),
    voiceId: voiceId
      .nullable()
      .openapi({ description: 'The voice that speaks the deck; null uses the organization’s.' }),
    posterShows,
    isLive,
  })
  .openapi('Deck')

const listedDeck = z
  .object({
    ...summary,
    previewImageUrl: z
      .url()
      .nullable()
      .openapi({ example: 'https://porchlight.example/media/3f0e8a52/9b2f/roof.webp' }),
  })
  .openapi('ListedDeck')

export const deckAnswer = z.object({ deck }).openapi('DeckAnswer')
export const deckList = z.object({ decks: z.array(listedDeck), nextCursor: nextCursor.optional() }).openapi('DeckList')

export const wholeDeck = z
  .object({
    deck,
    slides: z.array(slide),
    faqs: z.array(faq),
    branding: orNull<typeof branding>('Branding'),
    qaSettings: orNull<typeof qaSettings>('QaSettings'),
    presentationsCount: z.int().openapi({ example: 3 }),
    language: z
      .string()
      .nullable()
      .openapi({ example: 'en', description: 'The language its scripts are written in; null if we can’t tell.' }),
  })
  .openapi('WholeDeck')

export const deckListQuery = z.strictObject(pageQuery)

type Summary = 'id' | 'name' | 'isActive' | 'createdAt' | 'updatedAt' | 'description' | 'externalId'
const summaryOf = (row: Pick<Deck, Summary>) => ({
  id: row.id,
  name: row.name,
  isActive: row.isActive,
  createdAt: isoTime(row.createdAt),
  updatedAt: isoTime(row.updatedAt),
  description: row.description,
  externalId: row.externalId,
})

export const deckOf = (row: Deck) => ({
  ...summaryOf(row),
  metadata: row.metadata,
  voiceId: row.voiceId,
  posterShows: row.posterShows,
  isLive: row.isLive,
})

export const listedDeckOf = (
  row: Parameters<typeof summaryOf>[0] & { previewImage: string | null },
  requestUrl: string,
) => ({ ...summaryOf(row), previewImageUrl: row.previewImage && mediaUrl(requestUrl, row.previewImage) })
