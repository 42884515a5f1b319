import type { ScryptOptions } from 'node:crypto'
import { nodeCrypto } from '../../core/crypto'

const derive = (password: string, salt: Buffer, options: ScryptOptions) =>
  new Promise<Buffer>((resolve, reject) => {
    nodeCrypto().scrypt(password.normalize('NFKC'), salt, keyLength, options, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
const cost = { N: 16384, r: 8, p: 5 }
const keyLength = 32

/** Stores the cost parameters along with the hash, so that old hashes can still be checked after they are raised. */
export async function hashPassword(password: string): Promise<string> {
  const salt = nodeCrypto().randomBytes(16)
  const key = await derive(password, salt, cost)
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

/** Takes as long without a hash, because a quick answer would reveal that the email has no account. */
export async function isPassword(password: string, hash: string = impossibleHash): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = hash.split('$')
  const expected = Buffer.from(key, 'base64url')
  const options = { N: Number(N), r: Number(r), p: Number(p) }
  const actual = await derive(password, Buffer.from(salt, 'base64url'), options)
  return nodeCrypto().timingSafeEqual(actual, expected) && hash !== impossibleHash
}

const impossibleHash = `scrypt$${cost.N}$${cost.r}$${cost.p}$${'A'.repeat(22)}$${'A'.repeat(43)}`
