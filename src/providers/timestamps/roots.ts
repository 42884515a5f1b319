import { needed, neededKeys } from '../../core/needed'
import { certificatesIn } from '../../core/pem'
import { developmentTime } from '../../core/settings'
import type { PdfLibrary } from '../../core/vendor-modules'
import { engineOf } from './engine'

type Certificate = InstanceType<PdfLibrary['Certificate']>

/** On a laptop, our own certificate is the root, because there is no network to ask an authority. */
const rootsOf = (env: Env) =>
  needed(env, 'TIMESTAMP_URL') === developmentTime
    ? neededKeys(env, 'DEVELOPMENT_TIME_CERTIFICATE').all()
    : certificatesIn(needed(env, 'TIMESTAMP_ROOTS'))

const derOf = (certificate: Certificate) => Buffer.from(certificate.toSchema().toBER())

/** Authorities send all certificates between theirs and the root, so the chain can be checked offline. */
export async function isTrusted(
  env: Env,
  { certificate, sent, at }: { certificate: Certificate; sent: Certificate[]; at: number },
  library: PdfLibrary,
) {
  const roots = rootsOf(env)
  if (roots.some((root) => root.equals(derOf(certificate)))) return true
  const between = sent.filter((each) => !derOf(each).equals(derOf(certificate)))
  const chain = new library.CertificateChainValidationEngine({
    trustedCerts: roots.map((root) => library.Certificate.fromBER(Uint8Array.from(root))),
    certs: [...between, certificate],
    checkDate: new Date(at),
  })
  return (await chain.verify({}, engineOf(library))).result
}
