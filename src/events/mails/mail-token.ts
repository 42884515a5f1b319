import { hashToken, nodeCrypto } from '../../core/crypto'
import { neededKeys } from '../../core/needed'
import type { Mail } from './tables'

/** The token for the link in an email. A retry makes the same token, so each email has one link. */
export function tokenOf(env: Env, { id }: Pick<Mail, 'id'>) {
  const keys = neededKeys(env, 'SECRETS_KEY')
  const bytes = nodeCrypto().hkdfSync('sha256', keys.require(keys.newest), id, 'mailed link v1', 32)
  const token = Buffer.from(bytes).toString('base64url')
  return { token, hash: hashToken(token) }
}
