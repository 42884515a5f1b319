import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

type Line = { status: number; headers?: Record<string, string>; body?: unknown } | 'hang up'
type Call = { method: string; path: string; headers: IncomingHttpHeaders; body: string }

/** Answers from a script, line by line, and records the requests. */
export async function startScriptedServer() {
  const calls: Call[] = []
  let script: Line[] = []
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request
    calls.push({ method, path: url, headers, body: await text(request) })
    const line = script.shift()
    if (!line || line === 'hang up') return request.socket.destroy()
    response.writeHead(line.status, { 'content-type': 'application/json', ...line.headers })
    response.end(JSON.stringify(line.body ?? {}))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Calls from now on get these answers, and can be read afterwards. */
    answering: (...lines: Line[]) => {
      script = lines
      calls.length = 0
      return calls
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
