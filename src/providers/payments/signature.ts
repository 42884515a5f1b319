import { nodeCrypto } from '../../core/crypto'
import { second } from '../../core/time'

/** Stripe signs with `t=…,v1=…`, and sends two signatures while a secret is being replaced. */
const tolerance = 300 * second

const macOf = (secret: string, seconds: string, body: string) =>
  nodeCrypto().createHmac('sha256', secret).update(`${seconds}.${body}`).digest()

export function signatureOf(secret: string, body: string, now: number) {
  const seconds = String(Math.floor(now / second))
  return `t=${seconds},v1=${macOf(secret, seconds, body).toString('hex')}`
}

/**
 * `secrets` is separated by commas, because the endpoint of the platform's own account has a different secret than the
 * one for its companies.
 */
export function isSigned(secrets: string, header: string, body: string, now: number) {
  const parts = header.split(',').map((part) => part.trim().split('=', 2) as [string, string | undefined])
  const valuesOf = (name: string) => parts.flatMap(([key, value]) => (key === name && value ? [value] : []))
  const [seconds = '', ...others] = valuesOf('t')
  if (!/^\d{1,12}$/.test(seconds) || others.length || Math.abs(now - Number(seconds) * second) > tolerance) return false
  const given = valuesOf('v1').filter((value) => /^[0-9a-f]{64}$/i.test(value))
  const expected = secrets.split(',').map((secret) => macOf(secret.trim(), seconds, body))
  return given.some((value) => expected.some((mac) => nodeCrypto().timingSafeEqual(Buffer.from(value, 'hex'), mac)))
}
