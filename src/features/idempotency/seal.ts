import { Keys, splitVersion } from '../../core/keys'
import { nodeCrypto } from '../../core/lazy-node-modules'

export type KeptAnswer = { status: number; headers: Record<string, string>; body: Uint8Array }

const ivBytes = 12
const tagBytes = 16

/** The Idempotency-Key itself is kept nowhere: this finds its row, and only who sends it again can read the answer. */
export function sealerOf(env: Env, { caller, path, key }: { caller: string; path: string; key: string }) {
  const id = nodeCrypto()
    .createHash('sha256')
    .update(JSON.stringify([caller, path, key]))
    .digest('base64url')
  const keys = new Keys('ANSWERS_KEY', env.ANSWERS_KEY)
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
