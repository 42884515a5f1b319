import { nodeCrypto } from '../../core/crypto'
import { commit, none, type Work } from '../../core/database/commit'
import { defineJob } from '../../core/jobs/define-job'
import { needed } from '../../core/needed'
import type { ShownDeck } from '../../decks/published/deck-content'
import { hasServedSignature, signServed } from '../../media/files/served-signature'
import { isConvertible } from '../../media/files/widths'
import { isAnimated, streamOf } from '../../media/images/image-bytes'
import type * as ResvgModule from '../../vendor/resvg.mjs'
import { publishPoster } from '../manifest/manifest-cache'
import {
  cropOf,
  derivedMediaKey,
  type PosterSource,
  posterKeyOf,
  posterSize,
  posterSourceOf,
} from '../manifest/pictures'
import { isPlainDrawing } from './plain-drawing'
import { height, lineSvg, type Preview, previewSvg, width } from './preview-svg'
import { type DrawPreview, findDuePreviews, finishPreview, savePreview, takeDuePreviews, takePreview } from './queries'

type LoadResvg = () => Promise<typeof ResvgModule>

let started: Promise<unknown> | undefined

async function startRenderer(load: LoadResvg) {
  const module = await load()
  started ??= module.initWasm(module.renderer)
  await started
  return module
}

const mostDrawingBytes = 300_000

async function pictureUrl(env: Env, key: string | null, size: ImageTransform) {
  const object = key ? await env.FILES.get(key) : null
  if (!key || !object || !hasServedSignature(env, object)) return null
  const bytes = new Uint8Array(await object.arrayBuffer())
  if (/\.svg$/i.test(key)) return isDrawable(bytes) ? dataUrl('image/svg+xml', bytes) : null
  if (!isConvertible(key) || isAnimated(bytes)) return null
  const made = await env.IMAGES.input(streamOf(bytes))
    .transform(size)
    .output({ format: 'image/jpeg', quality: 88 })
    .catch(() => undefined)
  return made ? dataUrl('image/jpeg', new Uint8Array(await made.response().arrayBuffer())) : null
}

const isDrawable = (bytes: Uint8Array) =>
  bytes.length <= mostDrawingBytes && isPlainDrawing(new TextDecoder().decode(bytes))

const dataUrl = (type: string, bytes: Uint8Array) => `data:${type};base64,${Buffer.from(bytes).toString('base64')}`

/** Together with the page's text, this fits into what a server sends before it waits for the first acknowledgment. */
const mostBytes = 12_288

/** The first attempt that is small enough is used. If none is, the page links to the picture. */
const attempts = [
  { width: 640, quality: 50 },
  { width: 640, quality: 38 },
  { width: 560, quality: 38 },
]

async function drawPoster(env: Env, source: PosterSource, load: LoadResvg) {
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

async function drawPreview(env: Env, preview: Preview, load: LoadResvg) {
  const { Resvg, fonts } = await startRenderer(load)
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
  const picture = await pictureUrl(env, preview.pictureKey, { width, height, fit: 'cover' })
  const drawing = new Resvg(previewSvg(preview, picture, measure), { font, fitTo: { mode: 'original' } })
  const image = drawing.render()
  const png = image.asPng()
  image.free()
  drawing.free()
  return png
}

const mostAttempts = 3

/** If a message is delivered twice, the second run finds that the pictures already show the current deck. */
export async function refreshPreview(work: Work, { deckId }: DrawPreview, load: LoadResvg, now = Date.now()) {
  const { env, db } = work
  const taken = await takePreview(work, deckId, now)
  if (!taken) return
  const { preview, deck } = taken
  const shown = shownOf(deck)
  const storageKey = derivedMediaKey(deck.organizationId, [drawingVersion, deck.id, shown], 'preview.png')
  const source = posterSourceOf(deck)
  const posterKey = posterKeyOf(deck, source)
  const isDrawn = storageKey === preview.storageKey
  const hasPoster = posterKey === preview.posterKey
  if ((isDrawn && hasPoster) || preview.attempts > mostAttempts)
    return commit(work, { finished: finishPreview(db, deckId, deck.revision, now) }, none)
  if (!isDrawn) await storeFile(env, storageKey, await drawPreview(env, shown, load), 'image/png')
  if (posterKey && source && !hasPoster) await storePoster(env, posterKey, source, load)
  await savePreview(work, preview, deck.revision, { storageKey, posterKey }, now)
}

/** An empty file marks a picture that was too large, so that it isn't tried again. */
async function storePoster(env: Env, key: string, source: PosterSource, load: LoadResvg) {
  const poster = (await drawPoster(env, source, load)) ?? new Uint8Array()
  await storeFile(env, key, poster, 'image/avif')
  await publishPoster(env, key, poster)
}

const storeFile = (env: Env, key: string, bytes: Uint8Array, contentType: string) =>
  env.FILES.put(key, bytes, {
    httpMetadata: { contentType },
    customMetadata: { confirmed: signServed(env, key, nodeCrypto().createHash('md5').update(bytes).digest('hex')) },
  })

function shownOf({ title, organizationName, branding, intro, slides }: ShownDeck): Preview {
  return {
    title: intro?.title ?? slides[0]?.title ?? title,
    company: branding.name || organizationName,
    palette: branding.palette,
    pictureKey: intro?.posterImg ?? slides.find(({ images }) => images[0])?.images[0]?.key ?? null,
  }
}

/** Raise it to have all previews drawn again. */
const drawingVersion = 1

export const drawPreviewJob = (load: LoadResvg) =>
  defineJob({
    kind: 'draw-preview',
    queue: 'JOBS',
    due: (db, env, now) => {
      const limit = needed(env, 'PREVIEWS_A_MINUTE')
      return limit ? findDuePreviews(db, now, limit) : undefined
    },
    lease: takeDuePreviews,
    run: (work, message) => refreshPreview(work, message, load),
  })
