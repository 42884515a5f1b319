import { deckPath, filledText, id, line, pathId, text, wordTimings } from '../../core/http/shapes'
import { z } from '../../core/http/zod'
import { longestTimedWord } from '../../core/limits'

export { deckPath }

const trackName = z
  .string()
  .regex(/^[0-9a-f]{40}$/, { error: 'must be the name of a track, as the manifest has it' })
  .openapi({ example: '3b1f6c1e9d5a4f3e8a7752c1d0e4b9a39b2f6c1e' })

const seconds = z.number().openapi({ example: 41.3 })
const timings = z.enum(['exact', 'aligned', 'estimated']).openapi({
  example: 'exact',
  description: 'How the word times were found: given by the voice, by listening, or estimated.',
})

const track = z
  .object({
    audioUrl: z.url().openapi({ example: 'https://porchlight.example/media/narration/3f0e8a52/3b1f6c1e.mp3' }),
    durationSeconds: seconds,
    wordTimings,
    timings,
    voiceId: z.string().openapi({ example: 'local:rms' }),
  })
  .openapi('Track')

export const trackAnswer = z.object({ track }).openapi('TrackAnswer')
export const trackUnderWay = z.object({ track: z.object({}).nullable() }).openapi('TrackUnderWay')
export const trackPath = z.object({ track: trackName })
export const trackQuery = z.strictObject({ presentationId: id.optional() })
export const presentationPath = z.object({ presentationId: pathId('presentationId') })

const kind = z.enum(['intro', 'slide', 'faq', 'resume', 'transition']).openapi({ example: 'slide' })
const status = z.enum(['none', 'partial', 'ready']).openapi({ example: 'partial' })

const listedTrack = z.object({
  track: trackName,
  kind,
  slideId: id.nullable(),
  faqId: id.nullable(),
  status: z.enum(['ready', 'missing']).openapi({ example: 'ready' }),
  durationSeconds: seconds.nullable(),
})

export const narrationAnswer = z
  .object({ narration: z.object({ status, tracks: z.array(listedTrack.openapi('ListedTrack')) }).openapi('Narration') })
  .openapi('NarrationAnswer')

const characters = z.int().openapi({ example: 4210 })

const deckNarration = z
  .object({
    status,
    tracks: z.array(
      listedTrack
        .extend({
          status: z.enum(['ready', 'missing', 'personal']).openapi({
            example: 'ready',
            description: 'Whether the sound exists yet; `personal` is created separately for each presentation.',
          }),
          characters,
        })
        .openapi('DeckTrack'),
    ),
    characters: z.object({ new: characters, ready: characters }),
    costCents: z.int().openapi({ example: 13, description: 'What the new characters cost, in cents, rounded up.' }),
  })
  .openapi('DeckNarration')

export const deckNarrationAnswer = z.object({ narration: deckNarration }).openapi('DeckNarrationAnswer')
export const narrateQuery = z.strictObject({
  dryRun: z
    .enum(['true', 'false'])
    .optional()
    .openapi({ example: 'true', description: 'Send `true` to learn what it would cost without creating anything.' }),
})

const oneOf = { error: 'must have either slideId or faqId', path: [] }
const place = z
  .strictObject({ slideId: id.optional(), faqId: id.optional() })
  .refine(({ slideId, faqId }) => (slideId === undefined) !== (faqId === undefined), oneOf)

export const takeInput = place.openapi('TakeInput')
export const takeAnswer = z.object({ take: z.int().openapi({ example: 1 }) }).openapi('TakeAnswer')
export const alignmentInput = place.openapi('AlignmentInput')

export type Place = z.infer<typeof place>

export const speechInput = z
  .strictObject({
    text: filledText(2000).openapi({ example: 'Your roof has nineteen good years behind it.' }),
    voiceId: line(200).optional().openapi({ example: 'local:rms' }),
    speed: z.number().min(0.5).max(2).optional().openapi({ example: 1 }),
    language: text(35).optional().openapi({ example: 'en-US' }),
  })
  .openapi('SpeechInput')

const pronunciation = z
  .strictObject({
    word: line(longestTimedWord).openapi({ example: 'Okafor' }),
    say: line(longestTimedWord).openapi({ example: 'oh KAH for' }),
  })
  .openapi('Pronunciation')

const mostPronunciations = 500

export const pronunciationList = z
  .strictObject({ pronunciations: z.array(pronunciation).max(mostPronunciations) })
  .superRefine(({ pronunciations }, context) => {
    const words = new Set<string>()
    for (const [index, { word }] of pronunciations.entries()) {
      if (words.has(word)) {
        context.addIssue({ code: 'custom', path: ['pronunciations', index, 'word'], message: 'is in the list twice' })
        return
      }
      words.add(word)
    }
  })
  .openapi('Pronunciations')

export const usageAnswer = z
  .object({
    usage: z
      .object({
        month: z.string().openapi({ example: '2026-05' }),
        characters,
        limit: characters,
        byProvider: z.array(z.object({ provider: z.string().openapi({ example: 'local' }), characters })),
      })
      .openapi('NarrationUsage'),
  })
  .openapi('NarrationUsageAnswer')
