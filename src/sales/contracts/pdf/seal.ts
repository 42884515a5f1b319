import { loadPdfLibrary, type PdfLibrary } from '../../../core/vendor-modules'
import { getTimestamp, type Timestamp } from '../../../providers/timestamps/timestamps'
import { cmsOf, oids, readCms, signatureBytesOf, withContents } from './cms'
import { findSignature, sealingKeyOf } from './signatures'
import { verifyPdf } from './verify'

/** Room in the file for our certificate and signature, and for the token of an authority. */
const signatureBytes = 16_384

/** A seal that its time is still to come to. */
export async function signPdf(env: Env, pdf: Uint8Array): Promise<Uint8Array> {
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
 * the library does neither, so its signature is made anew in its place.
 */
async function withoutSigningTime(pdf: Uint8Array, signer: Signer, library: PdfLibrary) {
  const { found, cms } = signatureIn(pdf, library)
  const attributes = cms.attributes
    .filter(({ type }) => type !== oids.signingTime)
    .map((attribute) => ({ attribute, bytes: Buffer.from(attribute.toSchema().toBER()) }))
    .sort((one, other) => Buffer.compare(one.bytes, other.bytes))
    .map(({ attribute }) => attribute)
  const toSign = new Uint8Array(new library.SignedAndUnsignedAttributes({ type: 0, attributes }).toSchema().toBER())
  toSign[0] = setTag
  const valueHex = await signer.sign(toSign, 'SHA-256')
  const signature = new library.OctetString({ valueHex })
  return withContents(pdf, found, cmsOf({ ...cms, attributes, signature }, library))
}

/** PAdES B-T. The library would stamp the signature that is made anew, so its own way is not taken. */
export async function stampPdf(
  env: Env,
  pdf: Uint8Array,
  now: number,
): Promise<{ bytes: Uint8Array; timestamp: Timestamp }> {
  const library = await loadPdfLibrary()
  const { found, cms } = signatureIn(pdf, library)
  const timestamp = await getTimestamp(env, signatureBytesOf(cms), now)
  return { bytes: withContents(pdf, found, cmsOf({ ...cms, timestamp: timestamp.token }, library)), timestamp }
}

function signatureIn(pdf: Uint8Array, library: PdfLibrary) {
  const found = findSignature(pdf)
  const cms = found && readCms(found.contents, library)
  if (!found || !cms) throw new Error('The signature was not written.')
  return { found, cms }
}
