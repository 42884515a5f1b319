import type { Context, MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv, Caller } from '../../core/context'
import { openDatabase, primaryDatabase } from '../../core/database'
import { readKey } from '../../core/idempotency-key'
import { log } from '../../core/log'
import { routePattern } from '../../core/request'
import { answerAgain, underWay } from './answer-again'
import { keepableAnswer } from './keepable'
import { markingWrites } from './mark-writes'
import { type Held, isLeaseLost, keepAnswer, marksAround, releaseKey, takeKey } from './queries'
import { sealerOf } from './seal'

/** Without a caller the key is ignored. */
type FindCaller = (c: Context<AppEnv>, body: ArrayBuffer) => string | undefined

const signedIn = (c: Context<AppEnv>): Caller | undefined => c.var.caller

export const idempotency = idempotent((c) => {
  const caller = signedIn(c)
  return caller && `user ${caller.organizationId} ${caller.userId}`
})

/**
 * For a POST that opens without a session; it stands in the route's own `middleware`, after the limit of its calls,
 * so that no flood of keys reaches the database. Who calls is the presentation, or what the route names instead.
 */
export const publicIdempotency = (findCaller: FindCaller = presentationOf) =>
  idempotent((c, body) => (signedIn(c) ? undefined : findCaller(c, body)))

function presentationOf(c: Context<AppEnv>, body: ArrayBuffer) {
  const id = c.req.param('presentationId') ?? memberOf(body, 'presentationId')
  return typeof id === 'string' ? `presentation ${id.toLowerCase()}` : undefined
}

function memberOf(body: ArrayBuffer, name: string): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body))?.[name]
  } catch {
    return undefined
  }
}

/** Doing these again finishes what was begun and changes nothing that is done, so a run that died may be repeated. */
const repeatable = new Set(['/api/media/complete', '/api/company/kb/documents/complete'])

function idempotent(findCaller: FindCaller): MiddlewareHandler<AppEnv> {
  return createMiddleware<AppEnv>(async (c, next) => {
    const key = readKey(c)
    if (key === undefined) return next()
    const body = await c.req.arrayBuffer()
    const caller = findCaller(c, body)
    if (caller === undefined) return next()
    const { search } = new URL(c.req.url)
    const sealer = sealerOf(c.env, { caller, path: c.req.path, key })
    const bytes = new Uint8Array(body)
    const fingerprint = sealer.fingerprint(search, bytes)
    const asked = { id: sealer.id, fingerprint, sessionId: signedIn(c)?.sessionId }
    const { row, isTaken } = await takeKey(c.var.db, asked, Date.now())
    if (!isTaken) return answerAgain(row, sealer.isFingerprint(row.fingerprint, search, bytes), sealer.open)
    // Waited for, so that a client that leaves does not end the work between the change and its answer.
    const work = answerOnce(c, next, row, sealer.seal)
    c.executionCtx.waitUntil(work.catch(() => {}))
    await work
  })
}

type Sealer = ReturnType<typeof sealerOf>

async function answerOnce(c: Context<AppEnv>, next: () => Promise<void>, held: Held, seal: Sealer['seal']) {
  let isOvertaken = false
  if (!repeatable.has(routePattern(c) ?? '')) {
    const onFailure = (error: unknown) => {
      isOvertaken ||= isLeaseLost(error)
    }
    c.set('db', openDatabase(markingWrites(c.var.db.$client, marksAround(c.var.db, held), onFailure)))
  }
  await next()
  if (isOvertaken) throw underWay()
  const answer = await keepableAnswer(c.res)
  c.executionCtx.waitUntil(settle(c.env, held, answer && seal(answer)))
}

/** Sent before the answer, so that whoever asks again after it finds the answer kept. */
async function settle(env: Env, held: Held, answer: string | undefined) {
  const db = primaryDatabase(env)
  try {
    await (answer === undefined ? releaseKey(db, held) : keepAnswer(db, held, answer))
  } catch (error) {
    log('warn', { message: 'An answer was not kept for its Idempotency-Key.', error: String(error) })
  }
}
