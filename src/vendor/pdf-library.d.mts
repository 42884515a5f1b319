export { BitString, fromBER, Integer, ObjectIdentifier, OctetString, Sequence } from 'asn1js'
export {
  CryptoKeySigner,
  PDF,
  PdfArray,
  PdfBool,
  PdfDict,
  PdfName,
  PdfNumber,
  type PdfObject,
  PdfRef,
  PdfStream,
  PdfString,
} from '@libpdf/core'
export { default as bidi } from 'bidi-js'
export {
  AlgorithmIdentifier,
  Attribute,
  Certificate,
  CertificateChainValidationEngine,
  ContentInfo,
  CryptoEngine,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  MessageImprint,
  PKIStatusInfo,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from 'pkijs'
