import { nodeCrypto, sha256 } from '../../core/crypto'
import { needed, neededKeys } from '../../core/needed'

/** The hash includes the company, so the same address can't be recognized in another company's rows. */
export const addressHash = (organizationId: string, email: string) =>
  sha256(`reminders of ${organizationId}: ${email.trim().toLowerCase()}`)

/** Whose reminders a link stops. It needs no row, so it works as long as its key is accepted. */
export type Stopping = { organizationId: string; addressHash: string; presentationId: string }

const [hashBytes, idBytes, signatureBytes] = [32, 16, 16]

/** The presentation determines the page's branding and language. */
export function stopUrl(env: Env, { organizationId, addressHash, presentationId }: Stopping) {
  const keys = neededKeys(env, 'SECRETS_KEY')
  const said = Buffer.concat([Buffer.from(addressHash, 'hex'), bytesOf(presentationId)])
  const signature = signatureOf(keys.require(keys.newest), organizationId, said)
  const token = Buffer.concat([said, signature]).toString('base64url')
  return new URL(`/reminders/${organizationId}?token=${token}`, needed(env, 'APP_URL')).href
}

/** Undefined for a link that isn't ours or is incomplete. */
export function readStopLink(env: Env, organizationId: string, token: string): Stopping | undefined {
  const bytes = Buffer.from(token, 'base64url')
  const said = bytes.subarray(0, hashBytes + idBytes)
  const signature = bytes.subarray(hashBytes + idBytes)
  if (signature.length !== signatureBytes || bytes.toString('base64url') !== token) return undefined
  const isOurs = neededKeys(env, 'SECRETS_KEY')
    .all()
    .some((key) => nodeCrypto().timingSafeEqual(signatureOf(key, organizationId, said), signature))
  if (!isOurs) return undefined
  const hex = said.subarray(hashBytes).toString('hex')
  const presentationId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return { organizationId, addressHash: said.subarray(0, hashBytes).toString('hex'), presentationId }
}

const bytesOf = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex')

function signatureOf(key: Buffer, organizationId: string, said: Uint8Array) {
  const own = nodeCrypto().hkdfSync('sha256', key, '', 'reminder link v1', 32)
  const signed = nodeCrypto().createHmac('sha256', Buffer.from(own)).update(organizationId).update(said).digest()
  return signed.subarray(0, signatureBytes)
}
