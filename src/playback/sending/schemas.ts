import { id, pathId, text } from '../../core/http/shapes'
import { z } from '../../core/http/zod'
import { mostSentAtOnce } from '../../core/limits'
import { mail } from '../../events/mails/schemas'
import { skipCodes } from './tables'

export const linkMessage = z
  .strictObject({
    message: text(2000).trim().optional().openapi({
      example: 'It was good to meet you on Tuesday.\n\nThis shows what we found on your roof.',
      description:
        'Plain text that replaces our own sentence. A blank line starts a new paragraph. Links in it won’t be clickable.',
    }),
  })
  .openapi('LinkMessage')

export const sentLink = z.object({ mail }).openapi('SentLink')

export const linkPreview = z
  .object({
    preview: z.object({
      subject: z.string().openapi({ example: 'Your presentation from Summit Roofing' }),
      html: z.string().openapi({ example: '<!doctype html>…' }),
      text: z.string().openapi({ example: 'Hello Maria,' }),
    }),
  })
  .openapi('LinkPreview')

export const sendingInput = z
  .strictObject({ presentationIds: z.array(id).min(1).max(mostSentAtOnce) })
  .openapi('SendingInput')

export const sendingAnswer = z
  .object({
    sending: z
      .object({
        id,
        total: z.int().openapi({ example: 195 }),
        sent: z.int().openapi({ example: 120 }),
        skipped: z
          .array(
            z
              .object({ presentationId: id, code: z.enum(skipCodes).openapi({ example: 'no_email' }) })
              .openapi('SkippedLink'),
          )
          .max(mostSentAtOnce),
      })
      .openapi('Sending'),
  })
  .openapi('SendingAnswer')

export const sendingPath = z.object({ sendingId: pathId('sendingId') })
