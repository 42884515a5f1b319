import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { commit, type Effect, none, type Work, workAt } from '../../core/database/commit'
import { nowhere } from '../../core/database/nowhere'
import { paramOf, type Rules, rulesOf } from '../../core/http/access'
import { type AppEnv, actorOf, callerOf, workOf } from '../../core/http/context'
import { ApiError, invalid, tooMany } from '../../core/http/errors'
import { addressBlock } from '../../core/http/limits'
import { wantsEvents } from '../../core/http/request'
import { log } from '../../core/log'
import { answerAgain, keepableAnswer, sealerOf, underWay } from './kept-answer'
import { forgetKey, type Held, isLeaseLost, keepAnswer, markAfter, markBefore, releaseKey, takeKey } from './queries'
import type { IdempotencyKey } from './tables'

/** A call from an unknown caller is answered as if it had no key. */
export const idempotency = createMiddleware<AppEnv>(async (c, next) => {
  const rules = rulesOf(c)
  const key = rules && readKey(c, rules)
  if (!rules || key === undefined) return next()
  const body = await c.req.arrayBuffer()
  const owner = keyOwner(c, rules.idempotency, body)
  if (owner === undefined || c.var.db === nowhere) return next()
  if (!callerOf(c)) await limitKeys(c)
  const { search } = new URL(c.req.url)
  const sealer = sealerOf(c.env, { caller: owner.name, path: c.req.path.toLowerCase(), key })
  const bytes = new Uint8Array(body)
  const fingerprint = sealer.fingerprint(search, bytes)
  const { row, isTaken } = await takeConfirmed(c, { id: sealer.id, ownerId: owner.id, fingerprint })
  if (!isTaken) return answerAgain(row, sealer.isFingerprint(row.fingerprint, search, bytes), sealer.open)
  // Passed to `waitUntil`, so that a disconnecting client doesn't end the work between the change and its answer.
  const work = answerOnce(c, next, row, sealer.seal, rules.isRepeatable === true)
  c.executionCtx.waitUntil(work.catch(() => {}))
  await work
})

function readKey(c: Context, { idempotency, answersEvents }: Rules): string | undefined {
  const key = c.req.header('idempotency-key')
  if (key === undefined || idempotency === 'none' || (answersEvents && wantsEvents(c))) return undefined
  if (!/^[\x21-\x7e]{1,255}$/.test(key))
    throw invalid('Idempotency-Key', 'must be 1 to 255 visible ASCII characters, without a space.')
  return key
}

function keyOwner(c: Context<AppEnv>, member: Rules['idempotency'], body: ArrayBuffer) {
  const caller = callerOf(c)
  if (caller) {
    const { kind, id } = actorOf(caller)
    return { id: caller.organizationId, name: `${kind} ${caller.organizationId} ${id}` }
  }
  const id = paramOf(c, member) ?? memberOf(body, member)
  if (typeof id !== 'string') return undefined
  return { id: id.toLowerCase(), name: `${member.slice(0, -'Id'.length)} ${id.toLowerCase()}` }
}

function memberOf(body: ArrayBuffer, name: string): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body))?.[name]
  } catch {
    return undefined
  }
}

/** Without a caller, a key is stored before the link is checked, so a flood of keys would fill the table. */
async function limitKeys(c: Context<AppEnv>) {
  const { success } = await c.env.IDEMPOTENCY_KEYS.limit({ key: addressBlock(c) })
  if (!success)
    throw tooMany('idempotency_keys', 'Too many calls with an Idempotency-Key. Wait a minute, then try again.', 60)
}

/**
 * If the session hasn't been confirmed yet, this does so at the same time, because an earlier answer may hold a secret.
 */
async function takeConfirmed(c: Context<AppEnv>, key: Pick<IdempotencyKey, 'id' | 'ownerId' | 'fingerprint'>) {
  const { confirmation, unconfirmed } = c.var
  const held = { id: key.id, leaseId: crypto.randomUUID() }
  const work = { ...workAt(workOf(c), c.env), db: unconfirmed ?? c.var.db }
  const taking = takeKey(work, { ...key, ...held, requestId: c.var.requestId }, Date.now())
  if (!confirmation) return taking
  const [taken, confirmed] = await Promise.allSettled([taking, confirmation()])
  if (confirmed.status === 'rejected') {
    const primary = workAt(work, c.env)
    await commit(primary, { forgotten: forgetKey(primary.db, held) }, none)
    throw confirmed.reason
  }
  if (taken.status === 'rejected') throw taken.reason
  c.set('db', unconfirmed ?? c.var.db)
  return taken.value
}

type Sealer = ReturnType<typeof sealerOf>

async function answerOnce(
  c: Context<AppEnv>,
  next: () => Promise<void>,
  held: Held,
  seal: Sealer['seal'],
  isRepeatable: boolean,
) {
  let isAnswered = false
  // After the answer, another call may hold the key, so later writes aren't marked.
  const marks: Effect = {
    rowsBefore: ({ db }) => (isAnswered ? [] : [markBefore(db, held)]),
    rows: ({ db }) => (isAnswered ? [] : [markAfter(db, held)]),
  }
  if (!isRepeatable) c.set('marks', marks)
  await next()
  isAnswered = true
  if (c.error && isLeaseLost(c.error)) throw underWay()
  const answer = await keepableAnswer(c.res)
  // Started before the answer is sent, so that a client that repeats the call finds the answer.
  c.executionCtx.waitUntil(settle(workAt(workOf(c), c.env), held, answer && seal(answer), c.error))
}

/** A refusal that asks for a retry changed nothing but counts and leases, so the key may be used again. */
async function settle(work: Work, held: Held, answer: string | undefined, error: Error | undefined) {
  const release = error instanceof ApiError ? forgetKey : releaseKey
  try {
    await commit(
      work,
      { settled: answer === undefined ? release(work.db, held) : keepAnswer(work.db, held, answer) },
      none,
    )
  } catch (error) {
    log('warn', { message: 'An answer was not kept for its Idempotency-Key.', error: String(error) })
  }
}
