import { nodeCrypto } from '../../core/lazy-node-modules'

const length = 43

export function newToken() {
  const token = nodeCrypto().randomBytes(32).toString('base64url')
  return { token, hash: hashToken(token) }
}

export const hashToken = (token: string) => nodeCrypto().hash('sha256', token, 'base64url')

export const looksLikeToken = (token: string) => token.length === length && /^[\w-]+$/.test(token)
