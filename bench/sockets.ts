import { once } from 'node:events'
import type { Site } from './site.ts'

type Told = { type: string; viewer?: { viewerSessionId: string } }

/** Node’s WebSocket takes headers, which the one of browsers doesn’t. */
type NodeSocket = new (address: string, options: { headers: Record<string, string> }) => WebSocket

export async function socketTo(site: Site, path: string, headers: Record<string, string> = {}) {
  const address = new URL(path, site.address)
  address.protocol = 'ws:'
  const socket = new (WebSocket as unknown as NodeSocket)(address.href, { headers })
  await once(socket, 'open')
  return {
    send: (message: object) => socket.send(JSON.stringify(message)),
    hear: (told: (message: Told) => void) =>
      socket.addEventListener('message', ({ data }) => told(JSON.parse(String(data)) as Told)),
    close: () => socket.close(),
  }
}
