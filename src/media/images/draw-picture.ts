import { type Database, primaryDatabase } from '../../core/database/database'
import { defineJob } from '../../core/jobs/define-job'
import { jobLease, keepLease } from '../../core/jobs/keep-lease'
import { log } from '../../core/log'
import { minute, second } from '../../core/time'
import { type Picture, PictureRefused } from '../../providers/picture'
import { pictures } from '../../providers/pictures'
import { storeServed } from '../files/served-signature'
import type { Media } from '../files/tables'
import { describeImage } from './describe'
import {
  type DrawPicture,
  failPicture,
  findDueOrders,
  finishPicture,
  leaseOrder,
  postponePicture,
  renewOrder,
} from './order-queries'

const mostAttempts = 4

/** A message delivered twice finds nothing left to do. */
export async function drawPicture(env: Env, { id }: DrawPicture, now = Date.now) {
  const db = primaryDatabase(env)
  const start = now()
  const leased = await leaseOrder(db, id, start, start + jobLease)
  if (!leased) return
  const { order, picture } = leased
  try {
    if (order.attempts > mostAttempts) throw new PictureRefused(gaveUp)
    const draw = await pictures(env)
    await keepLease(
      () => renewOrder(db, id, order.attempts, now() + jobLease),
      async () => keep(env, db, picture, await draw(order), now()),
    )
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

const picturesAtOnce = 50

export const drawPictureJob = defineJob({
  kind: 'draw-picture',
  queue: 'JOBS',
  due: (db, _env, now) => findDueOrders(db, now, now - minute, picturesAtOnce),
  run: ({ env }, message) => drawPicture(env, message),
})
