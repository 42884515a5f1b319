import { nodeCrypto, splitVersion } from '../../core/crypto'
import { ApiError, conflict } from '../../core/http/errors'
import { neededKeys } from '../../core/needed'
import { leaseLength } from './queries'
import type { IdempotencyKey } from './tables'

type Open = ReturnType<typeof sealerOf>['open']

export function answerAgain(row: IdempotencyKey, isSame: boolean, open: Open) {
  if (!isSame)
    throw conflict(
      'idempotency_key_reused',
      'This Idempotency-Key was already used with another body or query. Send the same ones, or use a new key.',
    )
  if (row.answer !== null) {
    const { status, headers, body } = open(row.answer)
    return new Response(body.length ? body : null, { status, headers: { ...headers, 'idempotency-replayed': 'true' } })
  }
  const left = row.leasedUntil - Date.now()
  if (left > 0) throw underWay(left)
  throw conflict(
    'idempotency_answer_lost',
    'The first request with this Idempotency-Key took effect, but its answer was lost. Check the result; to do it once more, use a new key.',
  )
}

/** The longer the call has already taken, the longer the client should wait before it asks again. */
export function underWay(left = leaseLength) {
  const seconds = Math.max(1, Math.ceil(Math.min(leaseLength - left, left) / 1000))
  return new ApiError(
    409,
    'idempotency_in_progress',
    'The first request with this Idempotency-Key is still running. Try again in a moment.',
    {
      'retry-after': String(seconds),
    },
  )
}

/** With its headers and in base64, the answer has to fit into a row of D1, which holds 2 MB. */
const largest = 1_000_000

/** Headers about the answer itself. All others belong to the one request. */
const keptHeaders = ['content-type', 'content-disposition', 'location', 'etag', 'cache-control', 'retry-after']

/** Undefined for an answer that a retry may improve on, and for one that can't be kept. */
export async function keepableAnswer(response: Response): Promise<KeptAnswer | undefined> {
  if (asksForAnotherTry(response) || response.headers.get('content-type')?.startsWith('text/event-stream'))
    return undefined
  const body = new Uint8Array(await response.clone().arrayBuffer())
  if (body.length > largest) return undefined
  const headers = keptHeaders.flatMap((name) => {
    const value = response.headers.get(name)
    return value === null ? [] : [[name, value]]
  })
  return { status: response.status, headers: Object.fromEntries(headers), body }
}

const asksForAnotherTry = ({ status, headers }: Response) =>
  status >= 500 || status === 401 || (status >= 400 && headers.has('retry-after'))

type KeptAnswer = { status: number; headers: Record<string, string>; body: Uint8Array }

const ivBytes = 12
const tagBytes = 16

/**
 * The Idempotency-Key itself isn't stored. Its hash finds the row, and only a caller who sends the key again can
 * decrypt the answer.
 */
export function sealerOf(env: Env, { caller, path, key }: { caller: string; path: string; key: string }) {
  const id = nodeCrypto()
    .createHash('sha256')
    .update(JSON.stringify([caller, path, key]))
    .digest('base64url')
  const keys = neededKeys(env, 'ANSWERS_KEY')
  const derive = (version: string) => {
    const made = Buffer.from(nodeCrypto().hkdfSync('sha256', key, keys.require(version), `idempotency v1.${id}`, 64))
    return { answerKey: made.subarray(0, 32), fingerprintKey: made.subarray(32) }
  }
  const fingerprint = (query: string, body: Uint8Array, version = keys.newest) => {
    const { fingerprintKey } = derive(version)
    return `${version}.${nodeCrypto().createHmac('sha256', fingerprintKey).update(`${query}\n`).update(body).digest('base64url')}`
  }
  return {
    id,
    fingerprint,
    isFingerprint: (kept: string, query: string, body: Uint8Array) =>
      fingerprint(query, body, splitVersion(kept).version) === kept,
    seal: (answer: KeptAnswer) => `${keys.newest}.${seal(derive(keys.newest).answerKey, answer)}`,
    open: (sealed: string) => {
      const { version, rest } = splitVersion(sealed)
      return open(derive(version).answerKey, rest)
    },
  }
}

function seal(key: Buffer, { status, headers, body }: KeptAnswer) {
  const iv = nodeCrypto().randomBytes(ivBytes)
  const cipher = nodeCrypto().createCipheriv('aes-256-gcm', key, iv)
  const head = cipher.update(`${JSON.stringify({ status, headers })}\n`, 'utf8')
  const sealed = Buffer.concat([iv, head, cipher.update(body), cipher.final()])
  return Buffer.concat([sealed, cipher.getAuthTag()]).toString('base64')
}

function open(key: Buffer, sealed: string): KeptAnswer {
  const bytes = Buffer.from(sealed, 'base64')
  const decipher = nodeCrypto().createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes))
  decipher.setAuthTag(bytes.subarray(-tagBytes))
  const opened = Buffer.concat([decipher.update(bytes.subarray(ivBytes, -tagBytes)), decipher.final()])
  const end = opened.indexOf('\n')
  return { ...JSON.parse(opened.subarray(0, end).toString()), body: new Uint8Array(opened.subarray(end + 1)) }
}
