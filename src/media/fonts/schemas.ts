import { nextCursor, pageQuery } from '../../core/http/paging'
import { pathId } from '../../core/http/shapes'
import { z } from '../../core/http/zod'
import { mediaUrl } from '../../core/media-key'
import type { Media } from '../files/tables'
import { type Family, facesOf } from './catalogue'

const style = z.enum(['normal', 'italic']).openapi({ example: 'normal' })
const weight = z
  .string()
  .openapi({ example: '100 900', description: 'The CSS weight, or the range of a variable font.' })

const font = z
  .object({
    id: z.string().openapi({ example: 'inter', description: 'The `id` of the font: a UUID if you uploaded it.' }),
    source: z.enum(['catalogue', 'uploaded']).openapi({ example: 'catalogue' }),
    family: z.string().openapi({ example: 'Inter', description: 'The name to use in a branding.' }),
    category: z.string().nullable().openapi({ example: 'sans-serif' }),
    weight,
    style,
    styles: z.array(style),
    subsets: z.array(z.string()).openapi({ example: ['latin', 'latin-ext'] }),
    storageKey: z.string().nullable().openapi({ example: 'media/3f0e8a52/9b2f1c44/own.woff2' }),
    files: z.array(
      z
        .object({
          url: z.url().openapi({ example: 'https://porchlight.example/fonts/inter/5.3.0/latin-normal.woff2' }),
          weight,
          style,
          unicodeRange: z.string().nullable().openapi({ example: 'U+0000-00FF' }),
        })
        .openapi('FontFile'),
    ),
    license: z.string().nullable().openapi({ example: 'OFL-1.1' }),
  })
  .openapi('Font')

export const fontList = z.object({ fonts: z.array(font), nextCursor }).openapi('FontList')
export const fontListQuery = z.strictObject(pageQuery)
export const fontPath = z.object({ fontId: pathId('fontId') })

type Font = z.infer<typeof font>

export const listedFont = (family: Family, requestUrl: string): Font => ({
  id: family.id,
  source: 'catalogue',
  family: family.family,
  category: family.category,
  weight: family.weight,
  style: 'normal',
  styles: family.styles.includes('italic') ? ['normal', 'italic'] : ['normal'],
  subsets: family.subsets,
  storageKey: null,
  files: facesOf(family).map(({ path, ...face }) => ({ ...face, url: mediaUrl(requestUrl, path) })),
  license: 'OFL-1.1',
})

export function uploadedFont(row: Media, requestUrl: string): Font {
  const url = mediaUrl(requestUrl, row.storageKey)
  const face = { weight: row.fontWeight ?? '400', style: row.fontStyle ?? ('normal' as const) }
  return {
    id: row.id,
    source: 'uploaded',
    family: row.fontFamily ?? row.filename,
    category: null,
    ...face,
    styles: [face.style],
    subsets: [],
    storageKey: row.storageKey,
    files: [{ url, ...face, unicodeRange: null }],
    license: null,
  }
}
