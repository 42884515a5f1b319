import { loadPdfLibrary, type PdfLibrary } from '../../../core/vendor-modules'
import { readToken } from '../../../providers/timestamps/token'
import { attributeOf, type Cms, cmsOf, oids, readCms, signatureBytesOf } from './cms'
import { contractIdKey } from './render'
import { certificatesOf, type FoundSignature, findSignature, rawSignature } from './signatures'

export type Verified = {
  isSignedByUs: boolean
  isIntact: boolean
  /** Null if the document isn't intact, because its text could then claim anything. */
  contractId: string | null
  sealedAt: string | null
  timestamp: { at: string; authority: string } | null
}

const stranger: Verified = { isSignedByUs: false, isIntact: false, contractId: null, sealedAt: null, timestamp: null }

/** Anyone may send any bytes, so only a file with our signature is parsed further. */
export async function verifyPdf(env: Env, pdf: Uint8Array): Promise<Verified> {
  const found = findSignature(pdf)
  if (!found) return stranger
  const library = await loadPdfLibrary()
  const cms = readCms(found.contents, library)
  if (!cms || !(await isSignedByOneOf(certificatesOf(env), cms, library))) return stranger
  if (!found.coversAll || !(await hasDigest(found, cms)) || !isAsWritten(found, cms, library))
    return { ...stranger, isSignedByUs: true }
  const time = await timeOf(env, cms, library)
  if (time === 'wrong') return { ...stranger, isSignedByUs: true }
  const document = await library.PDF.load(pdf)
  const info = document.context.info.trailer.getRef('Info')
  const entries = info && document.getObject(info)
  const contractId = (entries instanceof library.PdfDict && entries.getString(contractIdKey)?.asString()) || null
  return { isSignedByUs: true, isIntact: true, contractId, sealedAt: sealedAt(found, cms), timestamp: time }
}

async function isSignedByOneOf(certificates: Buffer[], cms: Cms, { Certificate }: PdfLibrary) {
  const ours = certificates.find((each) => each.equals(cms.certificateBytes))
  const signature = rawSignature(cms.signature.valueBlock.valueHexView)
  if (!ours || !signature) return false
  const spki = Certificate.fromBER(ours).subjectPublicKeyInfo.toSchema().toBER()
  const key = await crypto.subtle.importKey('spki', spki, { name: 'ECDSA', namedCurve: 'P-256' }, false, ['verify'])
  return crypto.subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, key, signature, cms.signedBytes)
}

async function hasDigest({ signed }: FoundSignature, cms: Cms) {
  const digest = Buffer.from(await crypto.subtle.digest('SHA-256', signed))
  const stated = attributeOf(cms, oids.digest)?.valueBlock.valueHexView
  return stated instanceof Uint8Array && digest.equals(stated)
}

/**
 * Some bytes around the signature are unprotected. Writing it again from the protected parts must give the same bytes.
 */
function isAsWritten({ contents }: FoundSignature, cms: Cms, library: PdfLibrary) {
  const written = cmsOf(cms, library)
  const isLower = contents === contents.toLowerCase()
  return (isLower ? written : written.toUpperCase()).padEnd(contents.length, '0') === contents
}

/** Seals from before timestamps were introduced have none. */
async function timeOf(env: Env, cms: Cms, library: PdfLibrary): Promise<Verified['timestamp'] | 'wrong'> {
  if (!cms.timestamp) return null
  try {
    const { at, signer } = await readToken(env, cms.timestamp, signatureBytesOf(cms), library)
    return { at: new Date(at).toISOString(), authority: signer }
  } catch {
    return 'wrong'
  }
}

/** Reads `/M` of the dictionary, which the signature covers. Older seals have the time in the signature itself. */
function sealedAt({ statedTime }: FoundSignature, cms: Cms) {
  const time = attributeOf(cms, oids.signingTime)
  return time && 'toDate' in time ? (time.toDate() as Date).toISOString() : statedTime
}
