import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { log } from '../log'
import { matchedRoute } from './access'
import type { AppEnv, Caller } from './context'
import { invalid, invalidInput } from './errors'

export const requestLog = createMiddleware<AppEnv>(async (c, next) => {
  const start = performance.now()
  await next()
  log('info', {
    requestId: c.get('requestId'),
    method: c.req.method,
    route: matchedRoute(c)?.path ?? null,
    status: c.res.status,
    milliseconds: Math.round(performance.now() - start),
    organizationId: c.get('caller')?.organizationId ?? null,
    keyId: keyOf(c.get('caller')),
    trips: c.get('meter').trips,
    kvReads: c.get('meter').kvReads,
  })
})

const keyOf = (caller: Caller | undefined) => (caller?.kind === 'key' ? caller.keyId : undefined)

/** Sliced instead of parsed for speed, because every request needs it. */
export const originOf = (url: string) => url.slice(0, url.indexOf('/', 'https://'.length))

export const wantsEvents = (c: Context) => /\btext\/event-stream\b/i.test(c.req.header('accept') ?? '')

/** Accepts the same as zod's `uuid()`, for paths that must answer without zod. */
const uuid =
  /^(?:[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}|0{8}(?:-0{4}){3}-0{12}|f{8}(?:-f{4}){3}-f{12})$/i

export const findUuid = (text = '') => (uuid.test(text) ? text.toLowerCase() : undefined)

export function requireUuid(name: string, text: string | undefined) {
  const id = findUuid(text)
  if (!id) throw invalid(name, 'must be a UUID.')
  return id
}

/** Gives the same error as zod, for calls that must answer without it. */
export function refuseQuery(c: Context) {
  const [name] = Object.keys(c.req.query())
  if (name !== undefined)
    throw invalidInput([
      { path: name.slice(0, 40), message: `The query has no member "${name.slice(0, 40)}".`, code: 'unknown' },
    ])
}
