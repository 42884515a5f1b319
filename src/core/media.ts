import { invalid } from './errors'
import { z } from './zod'

/** The storage key of an image, a sound or a font; whose it is, is checked by `requireOwnMedia`. */
export const mediaKey = z
  .string()
  .max(500)
  .openapi({ example: 'media/3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11/9b2f…/roof.webp' })

const uuid = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const shape = new RegExp(`^media/(${uuid})/${uuid}/[^/\\\\\\p{Cc}]+$`, 'u')

export const looksLikeMediaKey = (text: string) => text.startsWith('media/')

/** Names each field by its path in the body, such as `productData.good.imageKey`. */
export function requireOwnMedia(organizationId: string, keys: Record<string, string | null | undefined>) {
  for (const [field, key] of Object.entries(keys)) {
    if (key === undefined || key === null) continue
    if (key.match(shape)?.[1] !== organizationId)
      throw invalid(`${field} must be the storageKey of a file that your organization uploaded.`)
  }
}

export const mediaUrl = (requestUrl: string, key: string | null) =>
  key === null ? null : new URL(`/${key.split('/').map(encodeURIComponent).join('/')}`, requestUrl).href
