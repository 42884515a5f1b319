import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

type Received = { path: string; headers: IncomingHttpHeaders; body: string }

/** A real endpoint on this machine, which keeps its port over a restart. */
export async function startListener(port = 0) {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    received.push({ path: request.url ?? '', headers: request.headers, body: await text(request) })
    response.end('heard')
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address() as AddressInfo
  const stop = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return { received, port: address.port, url: `http://localhost:${address.port}/hooks`, stop }
}
