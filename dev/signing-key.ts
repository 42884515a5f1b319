import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BitString, Integer, Utf8String } from 'asn1js'
import { AttributeTypeAndValue, Certificate, Extension, ExtKeyUsage } from 'pkijs'

const days = 3650
const keyUsage = '2.5.29.15'
const extendedKeyUsage = '2.5.29.37'
const timeStamping = '1.3.6.1.5.5.7.3.8'

type Made = { name?: string; purposes?: string[]; isPurposeCritical?: boolean; notAfter?: number }

/** Both are in base64. */
export async function makeSigningKey({ name = 'Porchlight', purposes, isPurposeCritical = true, notAfter }: Made = {}) {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' }
  const pair = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const { privateKey, publicKey } = pair as CryptoKeyPair
  const certificate = new Certificate()
  certificate.version = 2
  const serial = crypto.getRandomValues(new Uint8Array(16))
  serial[0] = ((serial[0] ?? 0) & 0x3f) | 0x40
  certificate.serialNumber = new Integer({ valueHex: serial.buffer })
  for (const party of [certificate.issuer, certificate.subject])
    party.typesAndValues.push(new AttributeTypeAndValue({ type: '2.5.4.3', value: new Utf8String({ value: name }) }))
  const now = Date.now()
  certificate.notBefore.value = new Date(now - 60_000)
  certificate.notAfter.value = new Date(notAfter ?? now + days * 86_400_000)
  const toSign = new BitString({ valueHex: new Uint8Array([0xc0]).buffer, unusedBits: 6 }).toBER()
  certificate.extensions = [new Extension({ extnID: keyUsage, critical: true, extnValue: toSign })]
  if (purposes) {
    const extnValue = new ExtKeyUsage({ keyPurposes: purposes }).toSchema().toBER()
    certificate.extensions.push(new Extension({ extnID: extendedKeyUsage, critical: isPurposeCritical, extnValue }))
  }
  await certificate.subjectPublicKeyInfo.importKey(publicKey)
  await certificate.sign(privateKey, 'SHA-256')
  const base64 = (bytes: ArrayBuffer) => Buffer.from(bytes).toString('base64')
  return {
    key: base64((await crypto.subtle.exportKey('pkcs8', privateKey)) as ArrayBuffer),
    certificate: base64(certificate.toSchema(true).toBER()),
  }
}

type Pair = Awaited<ReturnType<typeof makeSigningKey>>

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

/** Kept beside the local data, so that seals of yesterday are still recognised. */
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
