export type Call = { url: string; headers: Headers; body: string }
export type Behaviour = (call: Call, signal: AbortSignal | null | undefined) => Response | Promise<Response>

/** Keyed by host, which must be unique, because the files of a run share a runtime. */
export const endpoints = new Map<string, { calls: Call[]; behaviour: Behaviour }>()

/** Only the far end of the connection is faked. */
export async function fetchEndpoint(url: string, init: RequestInit) {
  const endpoint = endpoints.get(new URL(url).host)
  if (!endpoint) throw new TypeError(`Nobody listens at ${url}.`)
  const call = { url, headers: new Headers(init.headers), body: String(init.body) }
  endpoint.calls.push(call)
  return endpoint.behaviour(call, init.signal)
}
