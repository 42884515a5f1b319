import { ApiError, conflict } from '../../core/errors'
import { replayedHeader } from '../../core/idempotency-key'
import { leaseLength } from './queries'
import type { sealerOf } from './seal'
import type { IdempotencyKey } from './tables'

type Open = ReturnType<typeof sealerOf>['open']

export function answerAgain(row: IdempotencyKey, isSame: boolean, open: Open) {
  if (!isSame)
    throw conflict('Idempotency-Key was sent before with another body or query. Send the same again, or another key.')
  if (row.answer !== null) {
    const { status, headers, body } = open(row.answer)
    return new Response(body.length ? body : null, { status, headers: { ...headers, [replayedHeader]: 'true' } })
  }
  const left = row.leasedUntil - Date.now()
  if (left > 0) throw underWay(left)
  throw conflict(
    'The first request with this Idempotency-Key took effect, but its answer was lost. Look at what is there; to do it once more, send another key.',
  )
}

/** The longer it has already taken, the longer a client should wait before it asks again. */
export function underWay(left = leaseLength) {
  const seconds = Math.max(1, Math.ceil(Math.min(leaseLength - left, left) / 1000))
  return new ApiError(409, 'The first request with this Idempotency-Key is still under way. Ask again in a moment.', {
    'retry-after': String(seconds),
  })
}
