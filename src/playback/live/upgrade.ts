import type { Context } from 'hono'
import type { AppEnv } from '../../core/http/context'
import { ApiError, conflict, notAllowed, tooMany } from '../../core/http/errors'
import { isFromOwnPage, isSentByKey } from '../../core/http/origins'

export const wantsSocket = (c: Context) => c.req.header('upgrade')?.toLowerCase() === 'websocket'

export const upgradeRequired = () =>
  new ApiError(426, 'upgrade_required', 'This path takes a WebSocket: send `Upgrade: websocket`.', {
    upgrade: 'websocket',
  })

export const liveOff = () => conflict('live_off', 'This deck isn’t live: set its isLive to true first.')

/** A browser sends the cookie with a WebSocket of any page, and no preflight. */
export function refuseForeignPage(c: Context<AppEnv>) {
  if (!isSentByKey(c) && !isFromOwnPage(c))
    throw notAllowed('origin_not_allowed', 'WebSockets with a cookie are not accepted from this origin.')
}

/** The answer of an object can't be changed, and each answer still gets its headers. */
export function socketOf(answered: Response, refusal: string): Response {
  if (answered.status === 429) throw tooMany('sockets', refusal, 30, 'too_many_sockets')
  return new Response(null, { status: 101, webSocket: answered.webSocket })
}
