import { primaryDatabase } from '../../core/database'
import { nodeCrypto } from '../../core/node-modules'
import { uuidOf } from '../../core/sha256'
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
  const etag = nodeCrypto().createHash('md5').update(png).digest('hex')
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

const keyOf = ({ id, organizationId }: ShownDeck, shown: Preview) =>
  `media/${organizationId}/${uuidOf(JSON.stringify([drawing, id, shown]))}/preview.png`

/** What the queue lost, and the decks that changed since their preview was drawn. */
export async function sweepPreviews(env: Env, now: number) {
  const limit = Number(env.PREVIEWS_A_MINUTE)
  const deckIds = limit ? await takeDuePreviews(primaryDatabase(env), now, limit) : []
  if (deckIds.length) await env.JOBS.sendBatch(deckIds.map((deckId) => ({ body: message(deckId) })))
}
