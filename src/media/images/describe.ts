import type { ImageFacts } from '../files/tables'
import { isAnimated, streamOf } from './image-bytes'
import { pixelsOfSvg } from './svg-colors'

const longestStart = 4096

function svgSize(svg: string): { width: number | null; height: number | null } {
  const start = svg.indexOf('<svg')
  const end = svg.indexOf('>', start)
  const tag = start < 0 || end < 0 ? '' : svg.slice(start, Math.min(end, start + longestStart))
  const [, , width, height] = attribute(tag, 'viewBox')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  if (isSize(width) && isSize(height)) return { width, height }
  const [ownWidth, ownHeight] = [attribute(tag, 'width'), attribute(tag, 'height')].map(Number.parseFloat)
  return isSize(ownWidth) && isSize(ownHeight) ? { width: ownWidth, height: ownHeight } : { width: null, height: null }
}

const isSize = (value: number | undefined): value is number => value !== undefined && value > 0 && value < 1e6

function attribute(tag: string, name: string) {
  const at = tag.search(new RegExp(`\\s${name}\\s*=`))
  if (at < 0) return ''
  const rest = tag.slice(tag.indexOf('=', at) + 1).trimStart()
  const quote = rest[0]
  return quote === '"' || quote === "'" ? rest.slice(1, rest.indexOf(quote, 1)) : ''
}

const mostMegapixels = 50
const placeholderSide = 100

export async function describeImage(
  env: Env,
  bytes: Uint8Array<ArrayBuffer>,
  contentType: string,
): Promise<{ facts: ImageFacts } | { refusal: string }> {
  if (contentType === 'image/svg+xml') {
    const svg = new TextDecoder().decode(bytes)
    return { facts: { ...svgSize(svg), placeholder: await placeholderOf(pixelsOfSvg(svg)), isAnimated: false } }
  }
  const info = await env.IMAGES.info(streamOf(bytes)).catch(() => undefined)
  if (!info || !('width' in info)) return { refusal: 'The image cannot be read; it may be broken.' }
  const { format, width, height } = info
  if (format !== contentType) return { refusal: `The image is ${format}, not ${contentType}.` }
  const megapixels = (width * height) / 1_000_000
  if (megapixels > mostMegapixels)
    return { refusal: `The image has ${Math.round(megapixels)} megapixels; at most ${mostMegapixels} are taken.` }
  const small = await smallPixels(env, bytes)
  if (!small) return { refusal: 'The image cannot be read; it may be broken.' }
  const placeholder = await placeholderOf(small)
  // A camera may store a picture sideways with a rotation flag. The small copy is already rotated.
  const isTurned = width !== height && width > height !== small.width > small.height && small.width !== small.height
  const size = isTurned ? { width: height, height: width } : { width, height }
  return { facts: { ...size, placeholder, isAnimated: isAnimated(bytes) } }
}

async function placeholderOf({ width, height, rgba }: Pixels) {
  const { rgbaToThumbHash } = await import('thumbhash')
  return Buffer.from(rgbaToThumbHash(width, height, rgba)).toString('base64')
}

/** PNG is the only lossless format that both the local and the production binding support. */
async function smallPixels(env: Env, bytes: Uint8Array<ArrayBuffer>) {
  try {
    const size = { width: placeholderSide, height: placeholderSide, fit: 'scale-down' } as const
    const made = await env.IMAGES.input(streamOf(bytes)).transform(size).output({ format: 'image/png' })
    const { decode } = await import('fast-png')
    return rgbaOf(decode(await made.response().arrayBuffer()))
  } catch {
    return undefined
  }
}

type Pixels = { width: number; height: number; rgba: Uint8Array }

type Png = {
  width: number
  height: number
  channels: number
  depth: number
  data: ArrayLike<number>
  palette?: number[][]
}

function rgbaOf({ width, height, channels, depth, data, palette }: Png) {
  const rgba = new Uint8Array(width * height * 4)
  const shade = (value = 0) => (depth === 16 ? value >> 8 : value)
  for (let pixel = 0; pixel < width * height; pixel++) {
    const at = pixel * channels
    const indexed = palette?.[data[at] ?? 0]
    const grey = channels < 3
    const [red, green, blue] = indexed ?? [data[at], data[at + (grey ? 0 : 1)], data[at + (grey ? 0 : 2)]].map(shade)
    const opacity = indexed ? (indexed[3] ?? 255) : channels % 2 ? 255 : shade(data[at + channels - 1])
    rgba.set([red ?? 0, green ?? 0, blue ?? 0, opacity], pixel * 4)
  }
  return { width, height, rgba }
}
