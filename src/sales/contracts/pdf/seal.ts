import { loadPdfLibrary, type PdfLibrary } from '../../../core/vendor-modules'
import { getTimestamp, type Timestamp } from '../../../providers/timestamps/timestamps'
import { cmsOf, oids, readCms, signatureBytesOf, withContents } from './cms'
import { findSignature, sealingKeyOf } from './signatures'
import { verifyPdf } from './verify'

/** The space in the file for our certificate and signature, and for an authority's token. */
const signatureBytes = 16_384

/** Seals the file without a timestamp, which is added later. */
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
  // Verified right away, because a key that doesn't match its certificate makes seals that no one can verify.
  const { isIntact } = await verifyPdf(env, bytes)
  if (!isIntact) throw new Error('The seal does not fit the certificate: are key and certificate of one pair?')
  return bytes
}

type Signer = { sign: (data: Uint8Array, digest: 'SHA-256') => Promise<Uint8Array> }

const setTag = 0x31

/**
 * ETSI EN 319 142-1 requires the time in `/M` and nowhere else, and RFC 5652 requires the attributes sorted by their
 * bytes. The library does neither, so its signature is replaced by a new one.
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

/**
 * Makes a PAdES B-T signature. The library's own method isn't used, because it would stamp the signature that was
 * replaced.
 */
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
