import { text } from '../../core/http/shapes'
import { z } from '../../core/http/zod'
import { mail } from '../../events/mails/schemas'

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
