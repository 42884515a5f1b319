import { text } from '../shapes'
import { z } from '../zod'

const filename = text(255)
  .trim()
  .min(1)
  .refine((name) => !/[/\\]/.test(name), { error: 'must be a file name without a path' })
  .refine((name) => !/^\.*$/.test(name), { error: 'must be more than dots' })
  .refine((name) => !/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(name), { error: 'must be one line of what can be seen' })
  .openapi({ example: 'Roof guide.pdf' })

const contentType = z
  .string()
  .max(200)
  .regex(/^[\w.+-]+\/[\w.+-]+([ \t]*;[ \t]*[\w-]+=[\w-]+)*$/, {
    error: 'must be a content type such as application/pdf',
  })
  .openapi({ example: 'application/pdf' })

export const fileDescription = { filename, contentType, sizeBytes: z.int().min(1).openapi({ example: 48_120 }) }

export const uploadTarget = {
  uploadUrl: z.url().openapi({ example: 'https://storage.example/files/kb/1/2/roof-guide.pdf?X-Amz-Signature=5f' }),
  storageKey: z.string().openapi({ example: 'kb/3f0e8a52/9b2f1c44/roof-guide.pdf' }),
  expiresIn: z.int().openapi({ example: 900, description: 'Seconds for which the URL can be written to.' }),
}
