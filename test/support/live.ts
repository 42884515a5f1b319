import { exports } from 'cloudflare:workers'
import { expect } from 'vitest'
import { origin } from './client'

type Told = { type: string; viewer?: LiveViewer; watching?: LiveViewer[] } & Record<string, unknown>
type LiveViewer = { presentationId: string; viewerSessionId: string; slideId: string | null } & Record<string, unknown>

export const livePath = (presentationId: string, viewerSessionId: string = crypto.randomUUID()) =>
  `/api/viewer/presentations/${presentationId}/live?viewerSessionId=${viewerSessionId}`

/** Opens a WebSocket, or returns the response that refused it. */
export async function connect(path: string, headers: Record<string, string> = {}) {
  const asked = new Request(`${origin}${path}`, { headers: { upgrade: 'websocket', ...headers } })
  const response = await exports.default.fetch(asked)
  const socket = response.webSocket
  if (!socket) throw new Error(`${response.status} ${await response.text()}`)
  const heard: Told[] = []
  const closed = Promise.withResolvers<{ code: number; reason: string }>()
  socket.addEventListener('message', ({ data }) => void heard.push(JSON.parse(String(data))))
  socket.addEventListener('close', ({ code, reason }) => closed.resolve({ code, reason }))
  socket.accept()
  return {
    heard,
    closed: closed.promise,
    send: (message: unknown) => socket.send(JSON.stringify(message)),
    sendRaw: (message: string | ArrayBuffer) => socket.send(message),
    close: () => socket.close(1000, ''),
    hears: (type: string, times = 1) =>
      expect.poll(() => heard.filter((each) => each.type === type).length).toBeGreaterThanOrEqual(times),
  }
}
