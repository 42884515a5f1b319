import { hashToken, nodeCrypto } from '../../core/crypto'
import { neededKeys } from '../../core/needed'
import type { Mail } from './tables'

/** For the link in a mail: a further try of the mail makes the same token, so that each mail has one link. */
export function tokenOf(env: Env, { id }: Pick<Mail, 'id'>) {
  const keys = neededKeys(env, 'SECRETS_KEY')
  const bytes = nodeCrypto().hkdfSync('sha256', keys.require(keys.newest), id, 'mailed link v1', 32)
  const token = Buffer.from(bytes).toString('base64url')
  return { token, hash: hashToken(token) }
}
