import type { PdfLibrary } from '../../../core/vendor-modules'
import type { FoundSignature } from './signatures'

export const oids = {
  digest: '1.2.840.113549.1.9.4',
  signingTime: '1.2.840.113549.1.9.5',
  timestamp: '1.2.840.113549.1.9.16.2.14',
  data: '1.2.840.113549.1.7.1',
}

export type Cms = NonNullable<ReturnType<typeof readCms>>

/** A signature that can't be parsed isn't ours. */
export function readCms(contents: string, { Certificate, ContentInfo, SignedData }: PdfLibrary) {
  try {
    const bytes = Buffer.from(contents, 'hex')
    const content = ContentInfo.fromBER(bytes.subarray(0, 4 + bytes.readUInt16BE(2)))
    const { signerInfos, certificates } = new SignedData({ schema: content.content })
    const [signer] = signerInfos
    const [certificate] = certificates ?? []
    if (!signer?.signedAttrs || !(certificate instanceof Certificate)) return undefined
    const timestamp = signer.unsignedAttrs?.attributes.find(({ type }) => type === oids.timestamp)?.values[0]
    return {
      certificate,
      certificateBytes: Buffer.from(certificate.toSchema().toBER()),
      attributes: signer.signedAttrs.attributes,
      signedBytes: signer.signedAttrs.encodedValue,
      signature: signer.signature,
      timestamp: timestamp && new Uint8Array(timestamp.toBER()),
    }
  } catch {
    return undefined
  }
}

export const attributeOf = ({ attributes }: Cms, oid: string) => attributes.find(({ type }) => type === oid)?.values[0]

/** The bytes that a timestamp authority certifies the time of. */
export const signatureBytesOf = ({ signature }: Cms) => Uint8Array.from(signature.valueBlock.valueHexView)

type Signed = Pick<Cms, 'certificate' | 'attributes' | 'signature' | 'timestamp'>

export function cmsOf({ certificate, attributes, signature, timestamp }: Signed, library: PdfLibrary) {
  const algorithm = (algorithmId: string) => new library.AlgorithmIdentifier({ algorithmId })
  const unsigned = timestamp && [
    new library.Attribute({ type: oids.timestamp, values: [library.fromBER(timestamp).result] }),
  ]
  const signer = new library.SignerInfo({
    version: 1,
    sid: new library.IssuerAndSerialNumber({ issuer: certificate.issuer, serialNumber: certificate.serialNumber }),
    digestAlgorithm: algorithm('2.16.840.1.101.3.4.2.1'),
    signedAttrs: new library.SignedAndUnsignedAttributes({ type: 0, attributes }),
    signatureAlgorithm: algorithm('1.2.840.10045.4.3.2'),
    signature,
    ...(unsigned && {
      unsignedAttrs: new library.SignedAndUnsignedAttributes({ type: 1, attributes: unsigned }),
    }),
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

/** Writes the signature into its place in the file, which no digest covers. */
export function withContents(pdf: Uint8Array, { contents, contentsAt }: FoundSignature, cms: string) {
  if (cms.length > contents.length) throw new Error('There is no room for the signature in the file.')
  const bytes = pdf.slice()
  bytes.set(Buffer.from(cms.toUpperCase().padEnd(contents.length, '0'), 'latin1'), contentsAt)
  return bytes
}
