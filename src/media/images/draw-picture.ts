import type { Work } from '../../core/database/commit'
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
export async function drawPicture(work: Work, { id }: DrawPicture, now = Date.now) {
  const start = now()
  const leased = await leaseOrder(work, id, start, start + jobLease)
  if (!leased) return
  const { order, picture } = leased
  try {
    if (order.attempts > mostAttempts) throw new PictureRefused(gaveUp)
    const draw = await pictures(work.env)
    await keepLease(
      () => renewOrder(work, id, order.attempts, now() + jobLease),
      async () => keep(work, picture, await draw(order), now()),
    )
  } catch (error) {
    if (error instanceof PictureRefused || order.attempts >= mostAttempts)
      return failPicture(work, id, error instanceof PictureRefused ? error.message : gaveUp)
    log('warn', { message: 'A picture comes back later.', id, error: String(error) })
    await postponePicture(work, id, now() + 30 * second * 2 ** order.attempts)
  }
}

const gaveUp = 'We couldn’t draw this picture, even after several tries. Ask for it again later.'

async function keep(work: Work, row: Media, { bytes, altText, placeholder, focalPoint }: Picture, now: number) {
  const { env } = work
  const seen = await describeImage(env, bytes, row.contentType)
  if ('refusal' in seen) throw new Error(seen.refusal)
  const { etag } = await storeServed(env, row.storageKey, bytes, row.contentType)
  const facts = {
    ...seen.facts,
    placeholder: placeholder ?? seen.facts.placeholder,
    altText: altText.slice(0, 500),
    focalPoint,
  }
  await finishPicture(work, row.id, { facts, sizeBytes: bytes.length, etag }, now)
}

const picturesAtOnce = 50

export const drawPictureJob = defineJob({
  kind: 'draw-picture',
  queue: 'JOBS',
  due: (db, _env, now) => findDueOrders(db, now, now - minute, picturesAtOnce),
  run: (work, message) => drawPicture(work, message),
})
