import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { vi } from 'vitest'
import { origin } from './client'
import { d1 } from './databases'

export const newKey = () => crypto.randomUUID()
export const withKey = (key: string) => ({ 'idempotency-key': key })
export const isReplayed = ({ headers }: { headers: Headers }) => headers.get('idempotency-replayed')

/** Returns everything stored about keys. */
export const keptRows = async () =>
  (await d1.prepare('select * from idempotency_keys').all<Record<string, string | number | null>>()).results

type App = { fetch: (request: Request, env: Env, context: ExecutionContext) => Response | Promise<Response> }
type Call = { body?: unknown; headers?: Record<string, string>; overrides?: object | undefined }

/** Sends a POST to an app with other bindings than usual, and returns when all of its background work is done. */
export async function post(app: App, path: string, { body, headers = {}, overrides = {} }: Call) {
  const context = createExecutionContext()
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  }
  const response = await app.fetch(
    new Request(origin + path, init),
    { ...env, ...overrides } as unknown as Env,
    context,
  )
  const bytes = new Uint8Array(await response.arrayBuffer())
  const text = new TextDecoder().decode(bytes)
  await waitOnExecutionContext(context)
  return { status: response.status, headers: response.headers, bytes, text, error: errorIn(text) }
}

const errorIn = (text: string) => (text.startsWith('{') ? (JSON.parse(text).error as string | undefined) : undefined)

/** Sets the clock, which then stands still. */
export function later(milliseconds: number) {
  const now = Date.now()
  vi.spyOn(Date, 'now').mockReturnValue(now + milliseconds)
}
