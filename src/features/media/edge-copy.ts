import { mediaUrl } from '../../core/media-key'
import { variantUrls } from '../images/variants'

export const cacheKey = (url: string, key: string, headers = new Headers()) =>
  new Request(mediaUrl(url, key.startsWith('media/') ? key : `media/${key}`), { headers })

export function withBrowserCaching(headers: Headers) {
  const shown = new Headers(headers)
  shown.set('cache-control', 'public, max-age=31536000, immutable')
  return shown
}

/** Other data centres keep a copy of a deleted file, so they ask storage again after an hour. */
export async function keepCopy(url: string, key: string, body: ReadableStream, headers: Headers) {
  const kept = new Headers(headers)
  kept.set('cache-control', 'public, max-age=3600')
  await caches.default.put(cacheKey(url, key), new Response(body, { headers: kept }))
}

/** Works for this data centre only; `url` may be any of ours. */
export const forgetCopies = (url: string, key: string) =>
  Promise.all([cacheKey(url, key), ...variantUrls(url, key)].map((copy) => caches.default.delete(copy)))
