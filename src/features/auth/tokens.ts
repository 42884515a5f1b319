import { createHash, randomBytes } from 'node:crypto'

const length = 43

/** 32 random bytes that whoever holds them may use once or for a while; only their hash is stored. */
export function newToken() {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashToken(token) }
}

export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')

export const looksLikeToken = (token: string) => token.length === length && /^[\w-]+$/.test(token)
