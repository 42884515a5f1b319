import type * as ResvgModule from '../../vendor/resvg.mjs'
import { isAnimated, streamOf } from '../images/image-bytes'
import { isConvertible } from '../images/variants'
import { hasServedSignature } from '../media/served-signature'
import { height, lineSvg, type Preview, previewSvg, width } from './preview-svg'

export type LoadResvg = () => Promise<typeof ResvgModule>

let started: Promise<unknown> | undefined

/** A PNG of what a chat shows before anybody has opened the link. */
export async function drawPreview(env: Env, preview: Preview, load: LoadResvg) {
  const { Resvg, initWasm, renderer, fonts } = await load()
  started ??= initWasm(renderer)
  await started
  const font = {
    fontBuffers: fonts.map((font) => new Uint8Array(Buffer.from(font, 'base64'))),
    defaultFontFamily: 'Inter',
  }
  const measure = (text: string, size: number) => {
    const line = new Resvg(lineSvg(text, size), { font })
    const box = line.getBBox()
    line.free()
    return box ? box.x + box.width : 0
  }
  const svg = previewSvg(preview, await pictureUrl(env, preview.pictureKey), measure)
  const drawing = new Resvg(svg, { font, fitTo: { mode: 'original' } })
  const image = drawing.render()
  const png = image.asPng()
  image.free()
  drawing.free()
  return png
}

/** A drawing has to be small: what the renderer would unpack is not to be known. */
const mostDrawingBytes = 300_000

/** The picture as the renderer reads it; nothing where there is none, or none that could be read. */
async function pictureUrl(env: Env, key: string | null) {
  const object = key ? await env.FILES.get(key) : null
  if (!key || !object || !hasServedSignature(env, object)) return null
  const bytes = new Uint8Array(await object.arrayBuffer())
  if (/\.svg$/i.test(key)) return bytes.length > mostDrawingBytes ? null : dataUrl('image/svg+xml', bytes)
  if (!isConvertible(key) || isAnimated(bytes)) return null
  const made = await env.IMAGES.input(streamOf(bytes))
    .transform({ width, height, fit: 'cover' })
    .output({ format: 'image/jpeg', quality: 88 })
    .catch(() => undefined)
  return made ? dataUrl('image/jpeg', new Uint8Array(await made.response().arrayBuffer())) : null
}

const dataUrl = (type: string, bytes: Uint8Array) => `data:${type};base64,${Buffer.from(bytes).toString('base64')}`
