import { invalid } from './errors'
import { mediaKeyPattern } from './media-key'
import { audioTypes, extensionOf, type FileTypes, fontTypes, imageTypes } from './uploads/file-types'
import { z } from './zod'

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
      throw invalid(`${field} must be the storageKey of a file that your organization uploaded.`)
}
