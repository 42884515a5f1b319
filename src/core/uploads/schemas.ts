import { invalid, invalidInput } from '../http/errors'
import { text } from '../http/shapes'
import { z } from '../http/zod'
import { mediaKeyPattern } from '../media-key'
import { audioTypes, extensionOf, type FileTypes, fontTypes, imageTypes } from './file-types'

const filename = text(255)
  .trim()
  .min(1)
  .refine((name) => !/[/\\]/.test(name), { error: 'must be a file name without a path' })
  .refine((name) => !/^\.*$/.test(name), { error: 'must not consist of dots only' })
  .refine((name) => !/[\p{Cc}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}/u.test(name), {
    error: 'must be one line with a visible character',
  })
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
  headers: z.record(z.string(), z.string()).openapi({
    description: 'Headers to send with the `PUT`.',
    example: { 'content-type': 'application/pdf' },
  }),
  storageKey: z.string().openapi({ example: 'kb/3f0e8a52/9b2f1c44/roof-guide.pdf' }),
  expiresIn: z.int().openapi({ example: 900, description: 'How long the address accepts the file, in seconds.' }),
}

export const imageKey = keyOf(imageTypes, 'image', 'roof.webp')
export const audioKey = keyOf(audioTypes, 'sound', 'welcome.mp3')
export const fontKey = keyOf(fontTypes, 'font', 'lora.woff2')

function keyOf(types: FileTypes, what: string, example: string) {
  const extensions = Object.values(types).flatMap((type) => type.extensions)
  const isOfType = (key: string) => extensions.includes(extensionOf(key) ?? '') || extensionOf(key) === undefined
  const error = `must be the storageKey of an uploaded ${what}`
  return z
    .string()
    .regex(mediaKeyPattern, { error })
    .refine(isOfType, { error })
    .openapi({ example: `media/3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11/9b2f1c44-0d3c-4a58-8f0e-6a1b2c3d4e5f/${example}` })
}

export function requireOwnMedia(organizationId: string, keys: Record<string, string | null | undefined>) {
  for (const [field, key] of Object.entries(keys))
    if (key && !key.startsWith(`media/${organizationId}/`))
      throw invalid(field, `must be the storageKey of a file that your organization uploaded.`)
}

export const notOneFormat = (formats: string) =>
  invalidInput([
    {
      path: 'contentType',
      message: `filename and contentType must match, and the file must be ${formats}.`,
      code: 'invalid',
    },
  ])
