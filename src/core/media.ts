import { invalid } from './errors'
import { z } from './zod'

const uuid = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}'

/** The storage key of an image, a sound or a font; whose it is, is checked by `requireOwnMedia`. */
export const mediaKey = z
  .string()
  .regex(new RegExp(`^media/${uuid}/${uuid}/[A-Za-z0-9_][A-Za-z0-9_.-]{0,149}$`), {
    error: 'must be the storageKey of an uploaded file',
  })
  .openapi({ example: 'media/3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11/9b2f1c44-0d3c-4a58-8f0e-6a1b2c3d4e5f/roof.webp' })

export const looksLikeMediaKey = (text: string) => mediaKey.safeParse(text).success

/** Names each field by its path in the body, such as `productData.good.imageKey`. */
export function requireOwnMedia(organizationId: string, keys: Record<string, string | null | undefined>) {
  for (const [field, key] of Object.entries(keys))
    if (key && !key.startsWith(`media/${organizationId}/`))
      throw invalid(`${field} must be the storageKey of a file that your organization uploaded.`)
}

export const mediaUrl = (requestUrl: string, key: string) => new URL(`/${key}`, requestUrl).href
