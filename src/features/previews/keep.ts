import { createHash } from 'node:crypto'
import { primaryDatabase } from '../../core/database'
import { signServed } from '../media/served-signature'
import type { ShownDeck } from '../viewer/deck-content'
import { publish } from '../viewer/publish-part'
import { drawPreview, type LoadResvg } from './draw'
import type { Preview } from './preview-svg'
import { finishPreview, keepPreview, overdue, takeDuePreviews, takePreview } from './queries'
import { type DrawPreview, message } from './start'

/** A picture that ends the Worker is not tried for ever. */
const mostAttempts = 3

/** Twice does no harm: a deck that shows what its preview shows is not drawn again. */
export async function keepDeckPreview(env: Env, { deckId }: DrawPreview, load: LoadResvg, now = Date.now()) {
  const db = primaryDatabase(env)
  const taken = await takePreview(db, deckId, now + overdue)
  if (!taken) return
  const { preview, deck } = taken
  const shown = shownOf(deck)
  const key = keyOf(deck, shown)
  if (key === preview.storageKey || preview.attempts > mostAttempts)
    return db.batch([finishPreview(db, deckId, deck.revision, now)])
  const png = await drawPreview(env, shown, load)
  const etag = createHash('md5').update(png).digest('hex')
  await env.FILES.put(key, png, {
    httpMetadata: { contentType: 'image/png' },
    customMetadata: { confirmed: signServed(env, key, etag) },
  })
  await keepPreview(db, preview, deck.revision, key, now)
  await publish(env, 'deck', deckId)
}

function shownOf({ title, organizationName, branding, intro, slides }: ShownDeck): Preview {
  return {
    title: intro?.title ?? slides[0]?.title ?? title,
    company: branding.name || organizationName,
    palette: branding.palette,
    pictureKey: intro?.posterImg ?? slides.find(({ images }) => images[0])?.images[0]?.key ?? null,
  }
}

/** Another number draws all of them anew. */
const drawing = 1

function keyOf({ id, organizationId }: ShownDeck, shown: Preview) {
  const hex = createHash('sha256')
    .update(JSON.stringify([drawing, id, shown]))
    .digest('hex')
  const name = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-')
  return `media/${organizationId}/${name}/preview.png`
}

/** What the queue lost, and the decks that changed since their preview was drawn. */
export async function sweepPreviews(env: Env, now: number) {
  const limit = Number(env.PREVIEWS_A_MINUTE)
  const deckIds = limit ? await takeDuePreviews(primaryDatabase(env), now, limit) : []
  if (deckIds.length) await env.JOBS.sendBatch(deckIds.map((deckId) => ({ body: message(deckId) })))
}
