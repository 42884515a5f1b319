import { html } from 'hono/html'
import { ApiError, invalid, notFound } from '../../core/http/errors'
import { text } from '../../core/http/shapes'
import { z } from '../../core/http/zod'
import type { PageMetadata } from './page-metadata'

export const oembedQuery = z.object({
  url: text(2000).openapi({ example: 'https://porchlight.example/p/3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11' }),
  format: z.string().optional().openapi({ example: 'json', description: '`json` or `xml`.' }),
  maxwidth: z.coerce.number().int().min(1).max(10_000).optional().openapi({ example: 800 }),
  maxheight: z.coerce.number().int().min(1).max(10_000).optional().openapi({ example: 450 }),
})

export const oembed = z
  .object({
    version: z.literal('1.0').openapi({ example: '1.0' }),
    type: z.literal('rich').openapi({ example: 'rich' }),
    title: z.string().openapi({ example: 'Roof replacement' }),
    provider_name: z.string().openapi({ example: 'Summit Roofing' }),
    cache_age: z.int().openapi({ example: 3600 }),
    html: z.string().openapi({ example: '<iframe src="https://porchlight.example/p/3f0e8a52"></iframe>' }),
    width: z.int().openapi({ example: 960 }),
    height: z.int().openapi({ example: 540 }),
  })
  .openapi('OEmbed')

type OEmbed = z.infer<typeof oembed>

const usual = { width: 960, height: 540 }

export function presentationIn(link: string, requestUrl: string) {
  if (!URL.canParse(link)) throw invalid('url', 'must be the whole link of a presentation.')
  const { origin, pathname } = new URL(link)
  const [, id] = pathname.match(/^\/p\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/?$/i) ?? []
  if (origin !== new URL(requestUrl).origin || !id) throw notFound('presentation', 'presentation at this url')
  return id.toLowerCase()
}

export function requireFormat(format = 'json') {
  if (format === 'json' || format === 'xml') return format
  throw new ApiError(501, 'format_not_supported', 'format must be json or xml.')
}

type Size = { maxwidth?: number | undefined; maxheight?: number | undefined }

function sizeWithin({ maxwidth = usual.width, maxheight = usual.height }: Size) {
  const width = Math.min(usual.width, maxwidth, Math.round((maxheight * 16) / 9))
  return { width: Math.max(1, width), height: Math.max(1, Math.min(maxheight, Math.round((width * 9) / 16))) }
}

export function oembedOf(metadata: PageMetadata, presentationId: string, requestUrl: string, size: Size): OEmbed {
  const { width, height } = sizeWithin(size)
  const src = new URL(`/p/${presentationId}`, requestUrl).href
  const allow = 'autoplay; fullscreen; picture-in-picture'
  return {
    version: '1.0',
    type: 'rich',
    title: metadata.title,
    provider_name: metadata.company,
    cache_age: 3600,
    html: html`<iframe src="${src}" width="${width}" height="${height}" title="${metadata.title}" allow="${allow}" allowfullscreen loading="lazy" style="border:0;max-width:100%"></iframe>`.toString(),
    width,
    height,
  }
}

export const oembedXml = (answer: OEmbed) => {
  const members = Object.entries(answer).map(([name, value]) => `  <${name}>${escapeXml(String(value))}</${name}>`)
  return `<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n<oembed>\n${members.join('\n')}\n</oembed>\n`
}

/** XML cannot express the other characters: most control characters, half surrogate pairs and two noncharacters. */
const unwritable = /[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu
const escapeXml = (text: string) => html`${text.replaceAll(unwritable, '')}`.toString()
