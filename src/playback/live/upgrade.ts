import type { Context } from 'hono'
import { ApiError, tooMany } from '../../core/http/errors'

export const wantsSocket = (c: Context) => c.req.header('upgrade')?.toLowerCase() === 'websocket'

export const upgradeRequired = () =>
  new ApiError(426, 'upgrade_required', 'This path takes a WebSocket: send `Upgrade: websocket`.', {
    upgrade: 'websocket',
  })

/** The answer of an object can't be changed, and each answer still gets its headers. */
export function socketOf(answered: Response, refusal: string): Response {
  if (answered.status === 429) throw tooMany('sockets', refusal, 30, 'too_many_sockets')
  return new Response(null, { status: 101, webSocket: answered.webSocket })
}
