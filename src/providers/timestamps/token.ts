import type { PdfLibrary } from '../../core/vendor-modules'
import { engineOf } from './engine'
import { oids } from './oids'
import { isTrusted } from './roots'

type Certificate = InstanceType<PdfLibrary['Certificate']>
type SignedData = InstanceType<PdfLibrary['SignedData']>
type SignerInfo = SignedData['signerInfos'][number]

export type Token = { at: number; signer: string; nonce: string | null }

/**
 * Throws with a reason to log, unless the token is a valid time over these bytes from a signer that is entitled to give
 * it.
 */
export async function readToken(
  env: Env,
  token: Uint8Array<ArrayBuffer>,
  signed: Uint8Array<ArrayBuffer>,
  library: PdfLibrary,
): Promise<Token> {
  const { data, info } = parse(token, library)
  const [signer, ...others] = data.signerInfos
  require(signer && !others.length, 'Its token has another number of signatures than one.')
  const { hashAlgorithm, hashedMessage } = info.messageImprint
  const digest = Buffer.from(await crypto.subtle.digest('SHA-256', signed))
  require(hashAlgorithm.algorithmId === oids.sha256 &&
    digest.equals(hashedMessage.valueBlock.valueHexView), 'It is a time of something else: the digest is another.')
  require(signer.digestAlgorithm.algorithmId in digests, 'Its signature has a weak digest.')
  const algorithms = data.digestAlgorithms.map(({ algorithmId }) => algorithmId)
  require(data.version === 3 &&
    algorithms.includes(signer.digestAlgorithm.algorithmId), 'Its token is not one of RFC 3161.')
  const certificate = await verified(data, signed, library)
  require(isOfType(signer), 'Its signature is over something else than a time.')
  require(await namesCertificate(signer, certificate), 'Its signature names another certificate.')
  require(mayGiveTimes(certificate), 'Its certificate is not one for time stamps alone.')
  const at = info.genTime.getTime()
  const { notBefore, notAfter } = certificate
  require(notBefore.value.getTime() <= at &&
    at <= notAfter.value.getTime(), 'Its certificate is not valid at that time.')
  const sent = (data.certificates ?? []).filter((each) => each instanceof library.Certificate)
  require(await isTrusted(env, { certificate, sent, at }, library), 'Its certificate leads to none of TIMESTAMP_ROOTS.')
  return { at, signer: nameOf(certificate), nonce: info.nonce ? hexOf(info.nonce.valueBlock.valueHexView) : null }
}

function require(condition: unknown, problem: string): asserts condition {
  if (!condition) throw new Error(problem)
}

const hexOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')

function parse(token: Uint8Array<ArrayBuffer>, { ContentInfo, SignedData, TSTInfo, fromBER }: PdfLibrary) {
  const { offset, result } = fromBER(token)
  // A token that is put into a file must come out of it with the same bytes.
  require(offset === token.length && Buffer.from(result.toBER()).equals(token), 'Its token is not in DER.')
  try {
    const content = new ContentInfo({ schema: result })
    require(content.contentType === oids.signedData, 'not signed')
    const data = new SignedData({ schema: content.content })
    const { eContentType, eContent } = data.encapContentInfo
    require(eContentType === oids.timestampInfo && eContent, 'no time')
    return { data, info: TSTInfo.fromBER(eContent.getValue()) }
  } catch {
    throw new Error('Its token is not one of RFC 3161.')
  }
}

async function verified(data: SignedData, signed: Uint8Array<ArrayBuffer>, library: PdfLibrary) {
  const asked = { signer: 0, data: signed.slice().buffer, extendedMode: true as const }
  const { signatureVerified, signerCertificate } = await data.verify(asked, engineOf(library)).catch(() => {
    throw new Error('Its signature cannot be verified.')
  })
  require(signatureVerified && signerCertificate, 'Its signature is wrong.')
  return signerCertificate
}

const attributeOf = ({ signedAttrs }: SignerInfo, oid: string) =>
  signedAttrs?.attributes.find(({ type }) => type === oid)?.values[0]

const isOfType = (signer: SignerInfo) =>
  attributeOf(signer, oids.contentType)?.valueBlock.toString() === oids.timestampInfo

const digests: Record<string, string> = { [oids.sha256]: 'SHA-256', [oids.sha384]: 'SHA-384', [oids.sha512]: 'SHA-512' }

/**
 * The signature also covers which certificate was used, so that another one with the same key can't be put in its place
 * (RFC 5816).
 */
async function namesCertificate(signer: SignerInfo, certificate: Certificate) {
  const newer = certificateIdOf(attributeOf(signer, oids.signingCertificateV2))
  const older = certificateIdOf(attributeOf(signer, oids.signingCertificate))
  const digest = newer ? digests[newer.algorithm ?? oids.sha256] : 'SHA-1'
  const named = newer ?? older
  if (!digest || !named) return false
  return named.digest.equals(Buffer.from(await crypto.subtle.digest(digest, certificate.toSchema().toBER())))
}

type Node = {
  idBlock: { tagNumber: number }
  valueBlock: { value?: Node[]; valueHexView?: Uint8Array; toString: () => string }
}

const sequence = 16

/**
 * The digest of the first certificate that the attribute names, with the algorithm if it isn't the default. The parts
 * are told apart by their tags, because one digest in 256 looks like ASN.1 itself and then has children too.
 */
function certificateIdOf(attribute: unknown) {
  const [named] = childrenOf(childrenOf(attribute as Node | undefined)[0])
  const parts = childrenOf(named)
  const [first] = parts
  const algorithm = first?.idBlock.tagNumber === sequence ? childrenOf(first)[0]?.valueBlock.toString() : undefined
  const digest = (algorithm ? parts[1] : first)?.valueBlock.valueHexView
  return digest && { algorithm, digest: Buffer.from(digest) }
}

const childrenOf = (node: Node | undefined): Node[] =>
  Array.isArray(node?.valueBlock.value) ? node.valueBlock.value : []

function mayGiveTimes({ extensions = [] }: Certificate) {
  const usage = extensions.find(({ extnID }) => extnID === oids.extendedKeyUsage)
  const purposes: unknown = usage?.parsedValue?.keyPurposes
  return usage?.critical === true && Array.isArray(purposes) && purposes.join() === oids.timeStamping
}

const commonName = '2.5.4.3'
const organizationName = '2.5.4.10'
const longestName = 100

function nameOf({ subject }: Certificate) {
  const named = (oid: string) => subject.typesAndValues.find(({ type }) => `${type}` === oid)?.value.valueBlock.value
  return String(named(commonName) ?? named(organizationName) ?? '').slice(0, longestName)
}
