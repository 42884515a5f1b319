import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BitString, Integer, Utf8String } from 'asn1js'
import { AttributeTypeAndValue, Certificate, Extension } from 'pkijs'

const days = 3650
const keyUsage = '2.5.29.15'

/** Both are in base64. */
export async function makeSigningKey(name = 'Porchlight') {
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
  certificate.notAfter.value = new Date(now + days * 86_400_000)
  const toSign = new BitString({ valueHex: new Uint8Array([0xc0]).buffer, unusedBits: 6 }).toBER()
  certificate.extensions = [new Extension({ extnID: keyUsage, critical: true, extnValue: toSign })]
  await certificate.subjectPublicKeyInfo.importKey(publicKey)
  await certificate.sign(privateKey, 'SHA-256')
  const base64 = (bytes: ArrayBuffer) => Buffer.from(bytes).toString('base64')
  return {
    key: base64((await crypto.subtle.exportKey('pkcs8', privateKey)) as ArrayBuffer),
    certificate: base64(certificate.toSchema(true).toBER()),
  }
}

/** Kept beside the local data, so that seals of yesterday are still recognised. */
export async function keptSigningKey(directory: string): ReturnType<typeof makeSigningKey> {
  const file = join(directory, 'signing-key.json')
  const kept = await readFile(file, 'utf8').catch(() => undefined)
  if (kept) return JSON.parse(kept)
  const made = await makeSigningKey()
  await mkdir(directory, { recursive: true })
  await writeFile(file, JSON.stringify(made), { mode: 0o600 })
  return made
}

if (import.meta.main) {
  const [version = 'v1'] = process.argv.slice(2)
  const { key, certificate } = await makeSigningKey()
  console.log(`CONTRACT_SIGNING_KEY=${version}.${key}\nCONTRACT_SIGNING_CERTIFICATE=${version}.${certificate}`)
}
