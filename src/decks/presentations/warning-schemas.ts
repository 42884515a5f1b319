import { z } from '../../core/http/zod'

const warning = z
  .object({
    code: z.enum(['deck_language', 'no_voice', 'no_voice_for_controls']),
    message: z.string().openapi({
      example: 'The deck is in English. The controls and emails will be in German; the slides will not.',
    }),
  })
  .openapi('PresentationWarning')

export const warnings = z.array(warning).openapi({
  description:
    'What the homeowner will see or hear differently from what the settings suggest. The presentation was saved anyway.',
})

export type Warning = z.infer<typeof warning>
