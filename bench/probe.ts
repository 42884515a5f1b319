import type { Target } from './load.ts'
import type { Row } from './rows.ts'
import type { Site } from './site.ts'

/**
 * Prepares the row and sends its request, to see the response and its cost. It is sent twice, because the first one has
 * to find the session, unless each path must be requested only once.
 */
export async function probe(row: Row, site: Site) {
  const { method = 'GET', path, headers = {}, body } = row
  const request = { method, path, headers, body, ...(await row.setup?.(site)) }
  const asked = request.paths ? 1 : 0
  const target: Target = { name: row.name, server: site, request, asked }
  if (!request.paths) await (await site.send(request)).bytes()
  const response = await site.send(request)
  const bytes = await response.bytes()
  const expected = row.status ?? 200
  if (response.status !== expected) {
    const text = new TextDecoder().decode(bytes.subarray(0, 300))
    throw new Error(`It answered ${response.status} instead of ${expected}: ${text}`)
  }
  return {
    row,
    target,
    answer: { bytes: bytes.length, type: response.headers.get('content-type') ?? 'text/plain' },
    cost: readCost(response.headers.get('server-timing') ?? ''),
  }
}

export type Probe = Awaited<ReturnType<typeof probe>>

function readCost(timing: string) {
  const trips = /\bdb;[^,]*desc="(\d+) trip/.exec(timing)?.[1]
  const kvReads = /\bkv;[^,]*desc="(\d+) read/.exec(timing)?.[1]
  if (!trips || !kvReads) throw new Error(`It does not say what it cost: server-timing is "${timing}".`)
  return { trips: Number(trips), kvReads: Number(kvReads) }
}
