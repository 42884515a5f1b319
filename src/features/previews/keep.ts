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
import { finishPreview, keepPreview, overdue, takeDuePreviews, takePreview } from './queries'
import type { LoadResvg } from './renderer'
import { type DrawPreview, message } from './start'

/** A picture that crashes the Worker is not tried for ever. */
const mostAttempts = 3

/** A message that comes twice finds that the pictures already show the deck as it is. */
export async function keepDeckPreview(env: Env, { deckId }: DrawPreview, load: LoadResvg, now = Date.now()) {
  const db = primaryDatabase(env)
  const taken = await takePreview(db, deckId, now + overdue)
  if (!taken) return
  const { preview, deck } = taken
  const shown = shownOf(deck)
  const storageKey = derivedMediaKey(deck.organizationId, [drawing, deck.id, shown], 'preview.png')
  const source = posterSourceOf(deck)
  const posterKey = posterKeyOf(deck, source)
  const isDrawn = storageKey === preview.storageKey
  const hasPoster = posterKey === preview.posterKey
  if ((isDrawn && hasPoster) || preview.attempts > mostAttempts)
    return db.batch([finishPreview(db, deckId, deck.revision, now)])
  if (!isDrawn) await keepFile(env, storageKey, await drawPreview(env, shown, load), 'image/png')
  if (posterKey && source && !hasPoster) await keepPoster(env, posterKey, source, load)
  await keepPreview(db, preview, deck.revision, { storageKey, posterKey }, now)
  await publish(env, 'deck', deckId)
}

/** An empty file says that it was too large, so that nobody tries again. */
async function keepPoster(env: Env, key: string, source: PosterSource, load: LoadResvg) {
  const poster = (await drawPoster(env, source, load)) ?? new Uint8Array()
  await keepFile(env, key, poster, 'image/avif')
  await publishPoster(env, key, poster)
}

const keepFile = (env: Env, key: string, bytes: Uint8Array, contentType: string) =>
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

/** Another number makes all previews be drawn again. */
const drawing = 1

export async function sweepPreviews(env: Env, now: number) {
  const limit = Number(env.PREVIEWS_A_MINUTE)
  const deckIds = limit ? await takeDuePreviews(primaryDatabase(env), now, limit) : []
  if (deckIds.length) await env.JOBS.sendBatch(deckIds.map((deckId) => ({ body: message(deckId) })))
}
