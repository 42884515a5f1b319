import { makeSigningKey } from '../../dev/signing-key'

export async function newSigningKey() {
  const { key, certificate } = await makeSigningKey()
  return { CONTRACT_SIGNING_KEY: `v1.${key}`, CONTRACT_SIGNING_CERTIFICATE: `v1.${certificate}` }
}
