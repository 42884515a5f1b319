import { build } from 'esbuild'

/** The functions for PDFs, signatures and time stamps that contracts use, as one module that is loaded on first use. */
const contents = `
export { CryptoKeySigner, PDF, PdfArray, PdfBool, PdfDict, PdfName, PdfNumber, PdfRef, PdfStream, PdfString } from '@libpdf/core'
export { AlgorithmIdentifier, Attribute, Certificate, CertificateChainValidationEngine, ContentInfo, CryptoEngine, EncapsulatedContentInfo, IssuerAndSerialNumber, MessageImprint, PKIStatusInfo, SignedAndUnsignedAttributes, SignedData, SignerInfo, TSTInfo, TimeStampReq, TimeStampResp } from 'pkijs'
export { BitString, fromBER, Integer, ObjectIdentifier, OctetString, Sequence } from 'asn1js'
export { default as bidi } from 'bidi-js'
`

export async function bundlePdfLibrary() {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: '.' },
    bundle: true,
    write: false,
    minify: true,
    keepNames: true,
    format: 'esm',
    target: 'es2024',
    conditions: ['workerd', 'worker', 'import'],
    platform: 'neutral',
    mainFields: ['module', 'main'],
    external: ['node:*', '@google-cloud/*'],
    logLevel: 'error',
    legalComments: 'inline',
  })
  const [file] = outputFiles
  if (!file) throw new Error('The library of PDFs was not bundled.')
  return file.contents
}
