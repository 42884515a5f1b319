import type * as ResvgModule from '../../vendor/resvg.mjs'
import { isAnimated, streamOf } from '../images/image-bytes'
import { isConvertible } from '../images/variants'
import { hasServedSignature } from '../media/served-signature'

export type LoadResvg = () => Promise<typeof ResvgModule>

let started: Promise<unknown> | undefined

export async function startRenderer(load: LoadResvg) {
  const module = await load()
  started ??= module.initWasm(module.renderer)
  await started
  return module
}

/** A small drawing may unpack to much, so its size is limited. */
const mostDrawingBytes = 300_000

export async function pictureUrl(env: Env, key: string | null, size: ImageTransform) {
  const object = key ? await env.FILES.get(key) : null
  if (!key || !object || !hasServedSignature(env, object)) return null
  const bytes = new Uint8Array(await object.arrayBuffer())
  if (/\.svg$/i.test(key)) return bytes.length > mostDrawingBytes ? null : dataUrl('image/svg+xml', bytes)
  if (!isConvertible(key) || isAnimated(bytes)) return null
  const made = await env.IMAGES.input(streamOf(bytes))
    .transform(size)
    .output({ format: 'image/jpeg', quality: 88 })
    .catch(() => undefined)
  return made ? dataUrl('image/jpeg', new Uint8Array(await made.response().arrayBuffer())) : null
}

const dataUrl = (type: string, bytes: Uint8Array) => `data:${type};base64,${Buffer.from(bytes).toString('base64')}`
