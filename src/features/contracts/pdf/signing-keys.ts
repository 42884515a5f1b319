import { ApiError } from '../../../core/errors'
import { Keys } from '../../../core/keys'

function listOf(name: 'CONTRACT_SIGNING_KEY' | 'CONTRACT_SIGNING_CERTIFICATE', env: Env) {
  if (!env[name]) throw new ApiError(503, `Contracts can’t be sealed: ${name} is not set (docs/deploying.md).`)
  return new Keys(name, env[name])
}

export function sealingKeyOf(env: Env) {
  const certificates = listOf('CONTRACT_SIGNING_CERTIFICATE', env)
  return {
    key: listOf('CONTRACT_SIGNING_KEY', env).require(certificates.newest),
    certificate: certificates.require(certificates.newest),
  }
}

/** An old certificate stays in the list for as long as its seals must be recognised. */
export const certificatesOf = (env: Env) => listOf('CONTRACT_SIGNING_CERTIFICATE', env).all()

export const certificatePem = (env: Env) =>
  certificatesOf(env)
    .map((der) => {
      const lines = der.toString('base64').match(/.{1,64}/g) ?? []
      return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`
    })
    .join('')
