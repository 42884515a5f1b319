import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BitString, Integer, Utf8String } from 'asn1js'
import { AttributeTypeAndValue, BasicConstraints, Certificate, Extension, ExtKeyUsage } from 'pkijs'

const days = 3650
const keyUsage = '2.5.29.15'
const basicConstraints = '2.5.29.19'
const extendedKeyUsage = '2.5.29.37'
const timeStamping = '1.3.6.1.5.5.7.3.8'

type Pair = { key: string; certificate: string }
type Made = {
  name?: string
  purposes?: string[]
  isPurposeCritical?: boolean
  notAfter?: number
  /** Without an issuer the certificate signs itself. */
  issuer?: Pair
  isAuthority?: boolean
}

const algorithm = { name: 'ECDSA', namedCurve: 'P-256' }

/** Both are in base64. */
export async function makeSigningKey({
  name = 'Porchlight',
  purposes,
  isPurposeCritical = true,
  notAfter,
  issuer,
  isAuthority = false,
}: Made = {}): Promise<Pair> {
  const pair = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const { privateKey, publicKey } = pair as CryptoKeyPair
  const certificate = new Certificate()
  certificate.version = 2
  const serial = crypto.getRandomValues(new Uint8Array(16))
  serial[0] = ((serial[0] ?? 0) & 0x3f) | 0x40
  certificate.serialNumber = new Integer({ valueHex: serial.buffer })
  certificate.subject.typesAndValues.push(
    new AttributeTypeAndValue({ type: '2.5.4.3', value: new Utf8String({ value: name }) }),
  )
  certificate.issuer = issuer
    ? Certificate.fromBER(Buffer.from(issuer.certificate, 'base64')).subject
    : certificate.subject
  const now = Date.now()
  certificate.notBefore.value = new Date(now - 60_000)
  certificate.notAfter.value = new Date(notAfter ?? now + days * 86_400_000)
  const [usage, unusedBits] = isAuthority ? [0x04, 2] : [0xc0, 6]
  const toSign = new BitString({ valueHex: new Uint8Array([usage]).buffer, unusedBits }).toBER()
  certificate.extensions = [new Extension({ extnID: keyUsage, critical: true, extnValue: toSign })]
  if (isAuthority) {
    const extnValue = new BasicConstraints({ cA: true }).toSchema().toBER()
    certificate.extensions.push(new Extension({ extnID: basicConstraints, critical: true, extnValue }))
  }
  if (purposes) {
    const extnValue = new ExtKeyUsage({ keyPurposes: purposes }).toSchema().toBER()
    certificate.extensions.push(new Extension({ extnID: extendedKeyUsage, critical: isPurposeCritical, extnValue }))
  }
  await certificate.subjectPublicKeyInfo.importKey(publicKey)
  await certificate.sign(issuer ? await importKey(issuer) : privateKey, 'SHA-256')
  const base64 = (bytes: ArrayBuffer) => Buffer.from(bytes).toString('base64')
  return {
    key: base64((await crypto.subtle.exportKey('pkcs8', privateKey)) as ArrayBuffer),
    certificate: base64(certificate.toSchema(true).toBER()),
  }
}

const importKey = ({ key }: Pair) =>
  crypto.subtle.importKey('pkcs8', Buffer.from(key, 'base64'), algorithm, false, ['sign'])

export const makeTimeKey = (given: Made = {}) =>
  makeSigningKey({ name: 'Development time', purposes: [timeStamping], ...given })

export const signingVars = ({ key, certificate }: Pair) => ({
  CONTRACT_SIGNING_KEY: `v1.${key}`,
  CONTRACT_SIGNING_CERTIFICATE: `v1.${certificate}`,
})

export const timeVars = ({ key, certificate }: Pair) => ({
  DEVELOPMENT_TIME_KEY: `v1.${key}`,
  DEVELOPMENT_TIME_CERTIFICATE: `v1.${certificate}`,
})

/** The key is kept beside the local data, so that yesterday's seals are still recognized. */
export const keptSigningKey = (directory: string) => keptPair(directory, 'signing-key.json', makeSigningKey)

export const keptTimeKey = (directory: string) => keptPair(directory, 'time-key.json', makeTimeKey)

async function keptPair(directory: string, name: string, make: () => Promise<Pair>): Promise<Pair> {
  const file = join(directory, name)
  const kept = await readFile(file, 'utf8').catch(() => undefined)
  if (kept) return JSON.parse(kept)
  const made = await make()
  await mkdir(directory, { recursive: true })
  await writeFile(file, JSON.stringify(made), { mode: 0o600 })
  return made
}

if (import.meta.main) {
  const [version = 'v1'] = process.argv.slice(2)
  const { key, certificate } = await makeSigningKey()
  console.log(`CONTRACT_SIGNING_KEY=${version}.${key}\nCONTRACT_SIGNING_CERTIFICATE=${version}.${certificate}`)
}
