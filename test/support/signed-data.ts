import { createHash, verify, X509Certificate } from 'node:crypto'
import { fromBER } from 'asn1js'

type Node = {
  idBlock: { tagClass: number; tagNumber: number }
  valueBlock: { value?: Node[]; valueHexView?: Uint8Array }
  valueBeforeDecodeView: Uint8Array
}

const contextSpecific = 3
const oids = { messageDigest: '1.2.840.113549.1.9.4', timeStampToken: '1.2.840.113549.1.9.16.2.14' }

export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const derOf = (node: Node) => Buffer.from(node.valueBeforeDecodeView)
const partsOf = (node: Node | undefined) => node?.valueBlock.value ?? []
const octetsOf = (node: Node | undefined) => Buffer.from(node?.valueBlock.valueHexView ?? [])

const isTagged = (number: number) => (node: Node) =>
  node.idBlock.tagClass === contextSpecific && node.idBlock.tagNumber === number

function parsed(der: Uint8Array) {
  const { result, offset } = fromBER(Uint8Array.from(der))
  if (offset === -1) throw new Error(result.error)
  return result as unknown as Node
}

/** Returns the values of an attribute, by its identifier. */
const attribute = (attributes: Node | undefined, oid: string) =>
  partsOf(partsOf(attributes).find((each) => partsOf(each)[0]?.valueBlock.toString() === oid))[1]

/**
 * Checks with Node's OpenSSL what signed these bytes, and reads the token of a time stamp over the signature. It shares
 * no code with the sealing, so both would have to be wrong in the same way.
 */
export function checkSignedData(der: Uint8Array, content?: Uint8Array) {
  const [, explicit] = partsOf(parsed(der))
  const parts = partsOf(partsOf(explicit)[0])
  const encapsulated = partsOf(parts[2])[1]
  const signed = content ?? octetsOf(partsOf(encapsulated)[0])
  const certificate = new X509Certificate(derOf(partsOf(parts.find(isTagged(0)))[0] as Node))
  const signer = partsOf(partsOf(parts.at(-1))[0])
  const attributes = signer.find(isTagged(0)) as Node
  const at = signer.indexOf(attributes)
  const signature = octetsOf(signer[at + 2])
  // They are signed as the set that they are, not with the tag under which they are sent.
  const asSet = Buffer.concat([Buffer.from([0x31]), derOf(attributes).subarray(1)])
  const digest = octetsOf(partsOf(attribute(attributes, oids.messageDigest))[0]).toString('hex')
  const token = partsOf(attribute(signer.find(isTagged(1)), oids.timeStampToken))[0]
  return {
    isValid: digest === sha256(signed) && verify('sha256', asSet, certificate.publicKey, signature),
    certificate,
    signature,
    signed,
    token: token && derOf(token),
  }
}

/** Returns what a time stamp covers, and its time. */
export function stampIn(timeStamp: Uint8Array) {
  const [, , imprint, , time] = partsOf(parsed(timeStamp))
  const text = octetsOf(time).toString()
  const [, date, clock] = /^(\d{8})(\d{6})/.exec(text) ?? []
  const iso = `${date?.replace(/(....)(..)(..)/, '$1-$2-$3')}T${clock?.replace(/(..)(..)(..)/, '$1:$2:$3')}Z`
  return { imprint: octetsOf(partsOf(imprint)[1]).toString('hex'), at: new Date(iso) }
}
