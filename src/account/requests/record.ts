import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { workAt } from '../../core/database/commit'
import { atShard, newId } from '../../core/database/shards'
import { matchedRoute, rulesOf } from '../../core/http/access'
import { type AppEnv, workOf } from '../../core/http/context'
import { cachePart } from '../../core/isolate-cache'
import { loggedCallsAMinute } from '../../core/limits'
import { log } from '../../core/log'
import { minute } from '../../core/time'
import { insertRequest } from './queries'

const logged = cachePart<{ minute: number; count: number }>('logged calls of keys')

/** The database counts too. This spares it a flood of calls. */
export function isBeyondLimit(keyId: string, now: number) {
  const thisMinute = Math.floor(now / minute)
  const before = logged.get(keyId)
  const count = (before?.minute === thisMinute ? before.count : 0) + 1
  logged.set(keyId, { minute: thisMinute, count })
  return count > loggedCallsAMinute
}

/** Logs the refused calls of API keys once they are answered, so that a company sees what its servers do wrong. */
export const logRefusedCalls = createMiddleware<AppEnv>(async (c, next) => {
  const start = performance.now()
  await next()
  const { keyHolder } = c.var
  if (!keyHolder || (c.res.status < 400 && !c.var.refusedPart)) return
  const now = Date.now()
  if (isBeyondLimit(keyHolder.keyId, now)) return
  const { organizationId, shard, keyId } = keyHolder
  const work = workAt(workOf(c), atShard(c.env, shard))
  const answer = c.res.clone()
  const row = {
    ...{ organizationId, at: now, id: newId(shard), keyId, status: answer.status },
    operation: rulesOf(c)?.operationId ?? '',
    method: c.req.method,
    path: pathWithoutNames(c).slice(0, 300),
    milliseconds: Math.round(performance.now() - start),
    idempotencyKey: beginningOf(c.req.header('idempotency-key')),
    requestId: c.var.requestId,
  }
  const recorded = Promise.resolve(c.var.refusedPart ?? refusalIn(answer))
    .then((refusal) => insertRequest(work, { ...row, ...refusal }))
    .catch((error: unknown) => log('warn', { message: 'A refused call was not logged.', error: String(error) }))
  c.executionCtx.waitUntil(recorded)
})

/** What is kept of an answer is encrypted with the whole key, so only enough is kept here to recognize it. */
const beginningOf = (key: string | undefined) => (key ? `${key.slice(0, Math.min(8, key.length / 2))}…` : null)

/** An id of the company's own system can be a homeowner's name or email address. */
const pathWithoutNames = (c: Context) => {
  const names = matchedRoute(c)?.path.split('/')
  return c.req.path
    .split('/')
    .map((part, index) => (names?.[index] === ':externalId' ? '{externalId}' : part))
    .join('/')
}

async function refusalIn(answer: Response) {
  const body: unknown = answer.headers.get('content-type')?.includes('json') ? await answer.json() : undefined
  const { error, code } = Object(body)
  return {
    error: typeof error === 'string' ? error.slice(0, 500) : null,
    code: typeof code === 'string' ? code : null,
  }
}
