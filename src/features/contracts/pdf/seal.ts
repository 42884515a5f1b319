import { loadPdfLibrary } from '../../../vendor-modules'
import { sealingKeyOf } from './signing-keys'
import { verifyPdf } from './verify'

/** Room in the file for our certificate and signature. */
const signatureBytes = 4096

export async function sealPdf(env: Env, pdf: Uint8Array): Promise<Uint8Array> {
  const { CryptoKeySigner, PDF } = await loadPdfLibrary()
  const { key, certificate } = sealingKeyOf(env)
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' }
  const privateKey = await crypto.subtle.importKey('pkcs8', key, algorithm, false, ['sign'])
  const signer = new CryptoKeySigner(privateKey, certificate, 'EC', 'ECDSA')
  const document = await PDF.load(pdf)
  const reason = 'Sealed by Porchlight'
  const { bytes } = await document.sign({ signer, level: 'B-B', reason, estimatedSize: signatureBytes })
  // Verified at once, because a key that does not match its certificate makes seals that nobody can verify.
  const { isIntact } = await verifyPdf(env, bytes)
  if (!isIntact) throw new Error('The seal does not fit the certificate: are key and certificate of one pair?')
  return bytes
}
