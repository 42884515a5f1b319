import { streamOf } from '../images/image-bytes'
import { cropOf, type PosterSource, posterSize } from '../viewer/poster-picture'
import { type LoadResvg, pictureUrl, startRenderer } from './renderer'

/** Together with the words of the page this fits what a server sends before it waits for the first acknowledgement. */
const mostBytes = 12_288

/** The first attempt that is small enough is taken. If none is, the page links to the picture. */
const attempts = [
  { width: 640, quality: 50 },
  { width: 640, quality: 38 },
  { width: 560, quality: 38 },
]

export async function drawPoster(env: Env, source: PosterSource, load: LoadResvg) {
  const { x, y, width, height } = cropOf(source)
  const picture = await pictureUrl(env, source.key, { width: Math.ceil(width), fit: 'scale-down' })
  if (!picture) return undefined
  const { Resvg } = await startRenderer(load)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${posterSize.width}" height="${posterSize.height}">
<image x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="none" xlink:href="${picture}"/></svg>`
  const drawing = new Resvg(svg, { fitTo: { mode: 'original' } })
  const image = drawing.render()
  const png = new Uint8Array(image.asPng())
  image.free()
  drawing.free()
  for (const { width, quality } of attempts) {
    const made = await env.IMAGES.input(streamOf(png))
      .transform({ width, fit: 'scale-down' })
      .output({ format: 'image/avif', quality })
    const bytes = new Uint8Array(await made.response().arrayBuffer())
    if (bytes.length <= mostBytes) return bytes
    if (bytes.length > 2 * mostBytes) return undefined
  }
  return undefined
}
