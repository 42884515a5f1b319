import { loadPdfLibrary, type PdfLibrary } from '../../../core/vendor-modules'
import { contractIdKey } from './render'
import { certificatesOf, type FoundSignature, findSignature, rawSignature, sealingKeyOf } from './signatures'

export type Verified = {
  isSignedByUs: boolean
  isIntact: boolean
  /** Null if the document is not intact, because its text could then claim anything. */
  contractId: string | null
  sealedAt: string | null
}

const oids = { digest: '1.2.840.113549.1.9.4', signingTime: '1.2.840.113549.1.9.5', data: '1.2.840.113549.1.7.1' }
const stranger: Verified = { isSignedByUs: false, isIntact: false, contractId: null, sealedAt: null }

/** Anybody may send any bytes, so only a file with our signature is parsed further. */
export async function verifyPdf(env: Env, pdf: Uint8Array): Promise<Verified> {
  const found = findSignature(pdf)
  if (!found) return stranger
  const library = await loadPdfLibrary()
  const cms = readCms(found.contents, library)
  if (!cms || !(await isSignedByOneOf(certificatesOf(env), cms, library))) return stranger
  if (!found.coversAll || !(await hasDigest(found, cms)) || !isAsWritten(found, cms, library))
    return { ...stranger, isSignedByUs: true }
  const document = await library.PDF.load(pdf)
  const info = document.context.info.trailer.getRef('Info')
  const entries = info && document.getObject(info)
  const contractId = (entries instanceof library.PdfDict && entries.getString(contractIdKey)?.asString()) || null
  return { isSignedByUs: true, isIntact: true, contractId, sealedAt: sealedAt(found, cms) }
}

type Cms = NonNullable<ReturnType<typeof readCms>>

/** A signature that cannot be parsed is not ours. */
function readCms(contents: string, { Certificate, ContentInfo, SignedData }: PdfLibrary) {
  try {
    const bytes = Buffer.from(contents, 'hex')
    const content = ContentInfo.fromBER(bytes.subarray(0, 4 + bytes.readUInt16BE(2)))
    const { signerInfos, certificates } = new SignedData({ schema: content.content })
    const [signer] = signerInfos
    const [certificate] = certificates ?? []
    if (!signer?.signedAttrs || !(certificate instanceof Certificate)) return undefined
    return {
      certificate,
      certificateBytes: Buffer.from(certificate.toSchema().toBER()),
      attributes: signer.signedAttrs.attributes,
      signedBytes: signer.signedAttrs.encodedValue,
      signature: signer.signature,
    }
  } catch {
    return undefined
  }
}

async function isSignedByOneOf(certificates: Buffer[], cms: Cms, { Certificate }: PdfLibrary) {
  const ours = certificates.find((each) => each.equals(cms.certificateBytes))
  const signature = rawSignature(cms.signature.valueBlock.valueHexView)
  if (!ours || !signature) return false
  const spki = Certificate.fromBER(ours).subjectPublicKeyInfo.toSchema().toBER()
  const key = await crypto.subtle.importKey('spki', spki, { name: 'ECDSA', namedCurve: 'P-256' }, false, ['verify'])
  return crypto.subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, key, signature, cms.signedBytes)
}

const attributeOf = ({ attributes }: Cms, oid: string) => attributes.find(({ type }) => type === oid)?.values[0]

async function hasDigest({ signed }: FoundSignature, cms: Cms) {
  const digest = Buffer.from(await crypto.subtle.digest('SHA-256', signed))
  const stated = attributeOf(cms, oids.digest)?.valueBlock.valueHexView
  return stated instanceof Uint8Array && digest.equals(stated)
}

type Signed = Pick<Cms, 'certificate' | 'attributes' | 'signature'>

function cmsOf({ certificate, attributes, signature }: Signed, library: PdfLibrary) {
  const algorithm = (algorithmId: string) => new library.AlgorithmIdentifier({ algorithmId })
  const signer = new library.SignerInfo({
    version: 1,
    sid: new library.IssuerAndSerialNumber({ issuer: certificate.issuer, serialNumber: certificate.serialNumber }),
    digestAlgorithm: algorithm('2.16.840.1.101.3.4.2.1'),
    signedAttrs: new library.SignedAndUnsignedAttributes({ type: 0, attributes }),
    signatureAlgorithm: algorithm('1.2.840.10045.4.3.2'),
    signature,
  })
  const signedData = new library.SignedData({
    version: 1,
    encapContentInfo: new library.EncapsulatedContentInfo({ eContentType: oids.data }),
    digestAlgorithms: [algorithm('2.16.840.1.101.3.4.2.1')],
    certificates: [certificate],
    signerInfos: [signer],
  })
  const content = new library.ContentInfo({ contentType: '1.2.840.113549.1.7.2', content: signedData.toSchema() })
  return Buffer.from(content.toSchema().toBER()).toString('hex')
}

/**
 * Some bytes around the signature are unprotected. Writing it again from the protected parts must give the same bytes.
 */
function isAsWritten({ contents }: FoundSignature, cms: Cms, library: PdfLibrary) {
  const written = cmsOf(cms, library)
  const isLower = contents === contents.toLowerCase()
  return (isLower ? written : written.toUpperCase()).padEnd(contents.length, '0') === contents
}

/** `/M` of the dictionary, which the signature covers. Older seals have the time in the signature itself. */
function sealedAt({ statedTime }: FoundSignature, cms: Cms) {
  const time = attributeOf(cms, oids.signingTime)
  return time && 'toDate' in time ? (time.toDate() as Date).toISOString() : statedTime
}

/** Room in the file for our certificate and signature. */
const signatureBytes = 4096

export async function sealPdf(env: Env, pdf: Uint8Array): Promise<Uint8Array> {
  const library = await loadPdfLibrary()
  const { CryptoKeySigner, PDF } = library
  const { key, certificate } = sealingKeyOf(env)
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' }
  const privateKey = await crypto.subtle.importKey('pkcs8', key, algorithm, false, ['sign'])
  const signer = new CryptoKeySigner(privateKey, certificate, 'EC', 'ECDSA')
  const document = await PDF.load(pdf)
  const reason = 'Sealed by Porchlight'
  const { bytes: signed } = await document.sign({ signer, level: 'B-B', reason, estimatedSize: signatureBytes })
  const bytes = await withoutSigningTime(signed, signer, library)
  // Verified at once, because a key that does not match its certificate makes seals that nobody can verify.
  const { isIntact } = await verifyPdf(env, bytes)
  if (!isIntact) throw new Error('The seal does not fit the certificate: are key and certificate of one pair?')
  return bytes
}

type Signer = { sign: (data: Uint8Array, digest: 'SHA-256') => Promise<Uint8Array> }

const setTag = 0x31

/**
 * ETSI EN 319 142-1 wants the time in `/M` and nowhere else, and RFC 5652 the attributes in the order of their bytes;
 * the library does neither, so its signature is made anew in its place, which no digest covers.
 */
async function withoutSigningTime(pdf: Uint8Array, signer: Signer, library: PdfLibrary) {
  const found = findSignature(pdf)
  const cms = found && readCms(found.contents, library)
  if (!found || !cms) throw new Error('The signature was not written.')
  const attributes = cms.attributes
    .filter(({ type }) => type !== oids.signingTime)
    .map((attribute) => ({ attribute, bytes: Buffer.from(attribute.toSchema().toBER()) }))
    .sort((one, other) => Buffer.compare(one.bytes, other.bytes))
    .map(({ attribute }) => attribute)
  const toSign = new Uint8Array(new library.SignedAndUnsignedAttributes({ type: 0, attributes }).toSchema().toBER())
  toSign[0] = setTag
  const valueHex = await signer.sign(toSign, 'SHA-256')
  const OctetString = cms.signature.constructor as new (given: { valueHex: Uint8Array }) => Cms['signature']
  const contents = cmsOf({ ...cms, attributes, signature: new OctetString({ valueHex }) }, library)
  const bytes = pdf.slice()
  bytes.set(Buffer.from(contents.toUpperCase().padEnd(found.contents.length, '0'), 'latin1'), found.contentsAt)
  return bytes
}
