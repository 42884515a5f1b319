import { makeSigningKey } from '../../dev/signing-key'

/** A pair that no one knows. */
export async function newSigningKey() {
  const { key, certificate } = await makeSigningKey()
  return { CONTRACT_SIGNING_KEY: `v1.${key}`, CONTRACT_SIGNING_CERTIFICATE: `v1.${certificate}` }
}
