import { type Database, primaryDatabase } from '../../core/database'
import { log } from '../../core/log'
import { type Picture, PictureRefused, pictures } from '../../providers/picture'
import { storeServed } from '../media/served-signature'
import type { Media } from '../media/tables'
import { describeImage } from './describe'
import { failPicture, findDueOrders, finishPicture, leaseOrder, postponePicture } from './order-queries'

export type DrawPicture = { kind: 'draw-picture'; id: string }

const message = (id: string) => ({ kind: 'draw-picture', id }) satisfies DrawPicture

const second = 1000
const lease = 120 * second
const mostAttempts = 4

/** Never throws: the row is committed, and `sweepPictures` sends what the queue did not take. */
export async function startPicture(env: Env, id: string) {
  try {
    await env.JOBS.send(message(id))
  } catch (error) {
    log('warn', { message: 'A picture waits for the schedule.', id, error: String(error) })
  }
}

/** A message delivered twice finds nothing left to do. */
export async function drawPicture(env: Env, { id }: DrawPicture, now = Date.now) {
  const db = primaryDatabase(env)
  const start = now()
  const leased = await leaseOrder(db, id, start, start + lease)
  if (!leased) return
  const { order, picture } = leased
  try {
    if (order.attempts > mostAttempts) throw new PictureRefused(gaveUp)
    const draw = await pictures(env)
    await keep(env, db, picture, await draw(order), now())
  } catch (error) {
    if (error instanceof PictureRefused || order.attempts >= mostAttempts)
      return failPicture(db, id, error instanceof PictureRefused ? error.message : gaveUp)
    log('warn', { message: 'A picture comes back later.', id, error: String(error) })
    await postponePicture(db, id, now() + 30 * second * 2 ** order.attempts)
  }
}

const gaveUp = 'We could not draw this picture, though we tried several times. Ask for it again later.'

async function keep(
  env: Env,
  db: Database,
  row: Media,
  { bytes, altText, placeholder, focalPoint }: Picture,
  now: number,
) {
  const seen = await describeImage(env, bytes, row.contentType)
  if ('refusal' in seen) throw new Error(seen.refusal)
  const { etag } = await storeServed(env, row.storageKey, bytes, row.contentType)
  const facts = {
    ...seen.facts,
    placeholder: placeholder ?? seen.facts.placeholder,
    altText: altText.slice(0, 500),
    focalPoint,
  }
  await finishPicture(db, row.id, { facts, sizeBytes: bytes.length, etag }, now)
}

const minute = 60 * second
const picturesAtOnce = 50

export async function sweepPictures(env: Env, now: number) {
  const rows = await findDueOrders(primaryDatabase(env), now - minute, picturesAtOnce)
  if (rows.length) await env.JOBS.sendBatch(rows.map(({ id }) => ({ body: message(id) })))
}
