import { invalid } from './errors'
import { mediaKeyPattern } from './media-key'
import { z } from './zod'

/** The storage key of an image, a sound or a font; whose it is, is checked by `requireOwnMedia`. */
export const mediaKey = z
  .string()
  .regex(mediaKeyPattern, { error: 'must be the storageKey of an uploaded file' })
  .openapi({ example: 'media/3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11/9b2f1c44-0d3c-4a58-8f0e-6a1b2c3d4e5f/roof.webp' })

/** Names each field by its path in the body, such as `productData.good.imageKey`. */
export function requireOwnMedia(organizationId: string, keys: Record<string, string | null | undefined>) {
  for (const [field, key] of Object.entries(keys))
    if (key && !key.startsWith(`media/${organizationId}/`))
      throw invalid(`${field} must be the storageKey of a file that your organization uploaded.`)
}
