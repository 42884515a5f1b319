import { html } from 'hono/html'
import { ApiError, invalid, notFound } from '../../core/http/errors'
import { text } from '../../core/http/shapes'
import { z } from '../../core/http/zod'
import type { PageMetadata } from './page-metadata'

export const oembedQuery = z.object({
  url: text(2000).openapi({ example: 'https://porchlight.example/p/3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11' }),
  format: z
    .string()
    .optional()
    .openapi({ example: 'json', description: 'The format of the answer. Defaults to `json`.' }),
  maxwidth: z.coerce.number().int().min(1).max(10_000).optional().openapi({ example: 800 }),
  maxheight: z.coerce.number().int().min(1).max(10_000).optional().openapi({ example: 450 }),
})

const described = {
  version: z.literal('1.0').openapi({ example: '1.0' }),
  title: z.string().openapi({ example: 'Roof replacement' }),
  provider_name: z.string().openapi({ example: 'Summit Roofing' }),
  cache_age: z.int().openapi({ example: 3600 }),
}

const player = z
  .object({
    ...described,
    type: z.literal('rich').openapi({ example: 'rich' }),
    html: z.string().openapi({ example: '<iframe src="https://porchlight.example/p/3f0e8a52"></iframe>' }),
    width: z.int().openapi({ example: 960 }),
    height: z.int().openapi({ example: 540 }),
  })
  .openapi('OEmbedPlayer')

const link = z
  .object({
    ...described,
    type: z.literal('link').openapi({ example: 'link' }),
    thumbnail_url: z.url().optional().openapi({ example: 'https://porchlight.example/media/3f0e8a52/preview.png' }),
    thumbnail_width: z.int().optional().openapi({ example: 960 }),
    thumbnail_height: z.int().optional().openapi({ example: 504 }),
  })
  .openapi('OEmbedLink')

export const oembed = z.discriminatedUnion('type', [player, link]).openapi('OEmbed')

type OEmbed = z.infer<typeof oembed>

const usual = { width: 960, height: 540 }

export function presentationIn(link: string, requestUrl: string) {
  if (!URL.canParse(link)) throw invalid('url', 'must be the full link to a presentation.')
  const { origin, pathname } = new URL(link)
  const [, id] = pathname.match(/^\/p\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/?$/i) ?? []
  if (origin !== new URL(requestUrl).origin || !id) throw notFound('presentation', 'presentation at this URL')
  return id.toLowerCase()
}

export function requireFormat(format = 'json') {
  if (format === 'json' || format === 'xml') return format
  throw new ApiError(501, 'format_not_supported', 'format must be json or xml.')
}

type Size = { maxwidth?: number | undefined; maxheight?: number | undefined }

function playerSize({ maxwidth = usual.width, maxheight }: Size) {
  const width = maxheight === undefined ? maxwidth : Math.min(maxwidth, Math.round((maxheight * 16) / 9))
  const height = Math.min(maxheight ?? Number.POSITIVE_INFINITY, Math.round((width * 9) / 16))
  return { width: Math.max(1, width), height: Math.max(1, height) }
}

/** The largest size that fits. Consumers of oEmbed prefer no thumbnail to one that is too large. */
function thumbnailOf({ thumbnail }: PageMetadata, { maxwidth = usual.width, maxheight = usual.height }: Size) {
  if (!thumbnail) return {}
  const sizes = [...thumbnail.widths.filter((each) => each < thumbnail.width), thumbnail.width].map((width) => ({
    thumbnail_url: width === thumbnail.width ? thumbnail.url : `${thumbnail.url}?width=${width}`,
    thumbnail_width: width,
    thumbnail_height: Math.round((width * thumbnail.height) / thumbnail.width),
  }))
  return sizes.findLast((each) => each.thumbnail_width <= maxwidth && each.thumbnail_height <= maxheight) ?? {}
}

type Asked = { presentationId: string; requestUrl: string; size: Size; mayBeFramed: boolean }

/** A frame that the page's own policy refuses would stay blank, so such a page is only linked to. */
export function oembedOf(metadata: PageMetadata, { presentationId, requestUrl, size, mayBeFramed }: Asked): OEmbed {
  const described = {
    version: '1.0',
    title: metadata.title,
    provider_name: metadata.company,
    cache_age: 3600,
  } as const
  if (!mayBeFramed) return { ...described, type: 'link', ...thumbnailOf(metadata, size) }
  const { width, height } = playerSize(size)
  const src = new URL(`/p/${presentationId}`, requestUrl).href
  const allow = 'autoplay; fullscreen; picture-in-picture'
  const frame = html`<iframe src="${src}" width="${width}" height="${height}" title="${metadata.title}" allow="${allow}" allowfullscreen loading="lazy" style="border:0;max-width:100%"></iframe>`
  return { ...described, type: 'rich', html: frame.toString(), width, height }
}

export const oembedXml = (answer: OEmbed) => {
  const members = Object.entries(answer).map(([name, value]) => `  <${name}>${escapeXml(String(value))}</${name}>`)
  return `<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n<oembed>\n${members.join('\n')}\n</oembed>\n`
}

/** XML can't express these characters: most control characters, half surrogate pairs and two noncharacters. */
const unwritable = /[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu
const escapeXml = (text: string) => html`${text.replaceAll(unwritable, '')}`.toString()
