import { primaryDatabase } from '../../core/database'
import { derivedMediaKey } from '../../core/derived-media-key'
import { nodeCrypto } from '../../core/lazy-node-modules'
import { signServed } from '../media/served-signature'
import type { ShownDeck } from '../viewer/deck-content'
import { publishPoster } from '../viewer/poster-copy'
import { type PosterSource, posterKeyOf, posterSourceOf } from '../viewer/poster-picture'
import { publish } from '../viewer/publish-part'
import { drawPoster } from './draw-poster'
import { drawPreview } from './draw-preview'
import type { Preview } from './preview-svg'
import { finishPreview, overdue, savePreview, takeDuePreviews, takePreview } from './queries'
import type { LoadResvg } from './renderer'
import { type DrawPreview, message } from './start-preview'

const mostAttempts = 3

/** A message delivered twice finds that the pictures already show the current deck. */
export async function refreshPreview(env: Env, { deckId }: DrawPreview, load: LoadResvg, now = Date.now()) {
  const db = primaryDatabase(env)
  const taken = await takePreview(db, deckId, now + overdue)
  if (!taken) return
  const { preview, deck } = taken
  const shown = shownOf(deck)
  const storageKey = derivedMediaKey(deck.organizationId, [drawingVersion, deck.id, shown], 'preview.png')
  const source = posterSourceOf(deck)
  const posterKey = posterKeyOf(deck, source)
  const isDrawn = storageKey === preview.storageKey
  const hasPoster = posterKey === preview.posterKey
  if ((isDrawn && hasPoster) || preview.attempts > mostAttempts)
    return db.batch([finishPreview(db, deckId, deck.revision, now)])
  if (!isDrawn) await storeFile(env, storageKey, await drawPreview(env, shown, load), 'image/png')
  if (posterKey && source && !hasPoster) await storePoster(env, posterKey, source, load)
  await savePreview(db, preview, deck.revision, { storageKey, posterKey }, now)
  await publish(env, 'deck', deckId)
}

/** An empty file marks a picture that was too large, so that it is not tried again. */
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

export async function sweepPreviews(env: Env, now: number) {
  const limit = Number(env.PREVIEWS_A_MINUTE)
  const deckIds = limit ? await takeDuePreviews(primaryDatabase(env), now, limit) : []
  if (deckIds.length) await env.JOBS.sendBatch(deckIds.map((deckId) => ({ body: message(deckId) })))
}
