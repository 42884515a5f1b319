import type { Context, MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import { addressBlock } from '../../core/address-block'
import type { AppEnv, Caller } from '../../core/context'
import { openDatabase, primaryDatabase } from '../../core/database'
import { ApiError, tooMany } from '../../core/errors'
import { readKey } from '../../core/idempotency-key'
import { log } from '../../core/log'
import { routePattern } from '../../core/request'
import { answerAgain, underWay } from './answer-again'
import { keepableAnswer } from './keepable'
import { markingWrites } from './mark-writes'
import { forgetKey, type Held, isLeaseLost, keepAnswer, marksAround, releaseKey, takeKey } from './queries'
import { sealerOf } from './seal'

/** Without a caller the key is ignored. */
type FindCaller = (c: Context<AppEnv>, body: ArrayBuffer) => string | undefined

const signedIn = (c: Context<AppEnv>): Caller | undefined => c.var.caller

export const idempotency = idempotent((c) => {
  const caller = signedIn(c)
  return caller && `user ${caller.organizationId} ${caller.userId}`
})

/**
 * For a POST that opens without a session; it stands in the route's own `middleware`. Who calls is the presentation, or
 * what the route names instead.
 */
export const publicIdempotency = (findCaller: FindCaller = presentationOf) =>
  idempotent((c, body) => (signedIn(c) ? undefined : findCaller(c, body)), limitKeys)

/** A key is written before anything is known of who sends it, so that a flood of keys would fill the table. */
async function limitKeys(c: Context<AppEnv>) {
  const { success } = await c.env.IDEMPOTENCY_KEYS.limit({ key: addressBlock(c) })
  if (!success) throw tooMany('Too many calls with an Idempotency-Key. Wait a minute, then try again.', 60)
}

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

function idempotent(findCaller: FindCaller, limit?: (c: Context<AppEnv>) => Promise<void>): MiddlewareHandler<AppEnv> {
  return createMiddleware<AppEnv>(async (c, next) => {
    const key = readKey(c)
    if (key === undefined) return next()
    const body = await c.req.arrayBuffer()
    const caller = findCaller(c, body)
    if (caller === undefined) return next()
    await limit?.(c)
    const { search } = new URL(c.req.url)
    const sealer = sealerOf(c.env, { caller, path: c.req.path.toLowerCase(), key })
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
  let isAnswered = false
  if (!repeatable.has(routePattern(c) ?? '')) {
    const onFailure = (error: unknown) => {
      isOvertaken ||= isLeaseLost(error)
    }
    c.set('db', openDatabase(markingWrites(c.var.db.$client, marksAround(c.var.db, held), onFailure, () => isAnswered)))
  }
  await next()
  isAnswered = true
  if (isOvertaken) throw underWay()
  const answer = await keepableAnswer(c.res)
  // Started before the answer leaves, so that whoever asks again after it finds the answer kept.
  c.executionCtx.waitUntil(settle(c.env, held, answer && seal(answer), c.error))
}

/** A refusal that asks for another try took no effect: what was written before it is a count or a lease. */
async function settle(env: Env, held: Held, answer: string | undefined, error: Error | undefined) {
  const db = primaryDatabase(env)
  const release = error instanceof ApiError ? forgetKey : releaseKey
  try {
    await (answer === undefined ? release(db, held) : keepAnswer(db, held, answer))
  } catch (error) {
    log('warn', { message: 'An answer was not kept for its Idempotency-Key.', error: String(error) })
  }
}
