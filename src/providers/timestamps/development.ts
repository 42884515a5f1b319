import { needed, neededKeys } from '../../core/needed'
import { developmentTime, isLocal } from '../../core/settings'
import { second } from '../../core/time'
import { loadPdfLibrary, type PdfLibrary } from '../../core/vendor-modules'
import { engineOf } from './engine'
import { readAtMost } from './http'
import { oids } from './oids'
import type { Authority } from './timestamps'

/** Stands in for an authority where there is no network. It proves nothing to anyone. */
export const developmentAuthority = (env: Env): Authority => ({
  name: 'development time',
  ask: (query, now) => answerTimestampQuery(env, query, now),
})

type Query = InstanceType<PdfLibrary['TimeStampReq']>

/** An OID from the arc that is reserved for examples. */
const policy = '2.999.1'

const largestQuery = 4096

/** For `openssl ts` and other RFC 3161 clients, on a laptop. */
export async function serveDevelopmentTime(env: Env, request: Request): Promise<Response> {
  const isHere = isLocal(env) && needed(env, 'TIMESTAMP_URL') === developmentTime
  if (!isHere) return new Response(null, { status: 404 })
  if (request.method !== 'POST') return new Response(null, { status: 405, headers: { allow: 'POST' } })
  if (request.headers.get('content-type') !== 'application/timestamp-query') return new Response(null, { status: 415 })
  const query = await readAtMost(request, largestQuery).catch(() => undefined)
  if (!query) return new Response(null, { status: 413 })
  return new Response(await answerTimestampQuery(env, query, Date.now()), {
    headers: { 'content-type': 'application/timestamp-reply' },
  })
}

async function answerTimestampQuery(
  env: Env,
  query: Uint8Array<ArrayBuffer>,
  now: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const library = await loadPdfLibrary()
  const read = readQuery(query, library)
  const { PKIStatusInfo, TimeStampResp } = library
  const status = new PKIStatusInfo({ status: read ? 0 : 2 })
  const answer = read
    ? new TimeStampResp({ status, timeStampToken: await tokenFor(env, read, now, library) })
    : new TimeStampResp({ status })
  return new Uint8Array(answer.toSchema().toBER())
}

const digestBytes: Record<string, number> = { [oids.sha256]: 32, [oids.sha384]: 48, [oids.sha512]: 64 }

function readQuery(query: Uint8Array<ArrayBuffer>, { TimeStampReq }: PdfLibrary): Query | undefined {
  try {
    const read = TimeStampReq.fromBER(query)
    const { hashAlgorithm, hashedMessage } = read.messageImprint
    return digestBytes[hashAlgorithm.algorithmId] === hashedMessage.valueBlock.valueHexView.length ? read : undefined
  } catch {
    return undefined
  }
}

async function tokenFor(env: Env, { messageImprint, nonce, certReq }: Query, now: number, library: PdfLibrary) {
  const { AlgorithmIdentifier, Certificate, ContentInfo, IssuerAndSerialNumber, OctetString } = library
  const certificates = neededKeys(env, 'DEVELOPMENT_TIME_CERTIFICATE')
  const der = Uint8Array.from(certificates.require(certificates.newest))
  const certificate = Certificate.fromBER(der)
  const info = new library.TSTInfo({
    version: 1,
    policy,
    messageImprint,
    serialNumber: new library.Integer({ valueHex: newSerial() }),
    genTime: new Date(Math.floor(now / second) * second),
    ...(nonce && { nonce }),
  })
  const content = new Uint8Array(info.toSchema().toBER())
  const attributes = await attributesOf(content, der, library)
  const digestAlgorithm = new AlgorithmIdentifier({ algorithmId: oids.sha256 })
  const signer = new library.SignerInfo({
    version: 1,
    sid: new IssuerAndSerialNumber({ issuer: certificate.issuer, serialNumber: certificate.serialNumber }),
    digestAlgorithm,
    signedAttrs: new library.SignedAndUnsignedAttributes({ type: 0, attributes }),
  })
  const data = new library.SignedData({
    version: 3,
    digestAlgorithms: [digestAlgorithm],
    encapContentInfo: new library.EncapsulatedContentInfo({ eContentType: oids.timestampInfo }),
    signerInfos: [signer],
    ...(certReq && { certificates: [certificate] }),
  })
  // If it were passed to the constructor, it would be written in parts, which DER doesn't allow.
  data.encapContentInfo.eContent = new OctetString({ valueHex: content })
  await data.sign(await importKey(env, certificates.newest), 0, 'SHA-256', undefined, engineOf(library))
  return new ContentInfo({ contentType: oids.signedData, content: data.toSchema(true) })
}

function newSerial() {
  const serial = crypto.getRandomValues(new Uint8Array(16))
  serial[0] = ((serial[0] ?? 0) & 0x3f) | 0x40
  return serial
}

const importKey = (env: Env, version: string) =>
  crypto.subtle.importKey(
    'pkcs8',
    neededKeys(env, 'DEVELOPMENT_TIME_KEY').require(version),
    { name: 'ECDSA', namedCurve: 'P-256' },
    false,
    ['sign'],
  )

/** Sorted by their bytes, as DER requires of sets. */
async function attributesOf(
  content: Uint8Array<ArrayBuffer>,
  certificate: Uint8Array<ArrayBuffer>,
  library: PdfLibrary,
) {
  const { Attribute, ObjectIdentifier, OctetString, Sequence } = library
  const digest = async (bytes: Uint8Array<ArrayBuffer>) =>
    new OctetString({ valueHex: await crypto.subtle.digest('SHA-256', bytes) })
  const certificateId = new Sequence({ value: [await digest(certificate)] })
  const named = new Sequence({ value: [new Sequence({ value: [certificateId] })] })
  return [
    new Attribute({ type: oids.contentType, values: [new ObjectIdentifier({ value: oids.timestampInfo })] }),
    new Attribute({ type: oids.messageDigest, values: [await digest(content)] }),
    new Attribute({ type: oids.signingCertificateV2, values: [named] }),
  ]
    .map((attribute) => ({ attribute, bytes: Buffer.from(attribute.toSchema().toBER()) }))
    .sort((one, other) => Buffer.compare(one.bytes, other.bytes))
    .map(({ attribute }) => attribute)
}
