import { nodeCrypto, splitVersion } from './crypto'
import type { Role } from './http/context'
import { neededKeys } from './needed'

const ivBytes = 12
const tagBytes = 16

export const newSecret = () => `whsec_${nodeCrypto().randomBytes(32).toString('base64')}`

/**
 * The subscription id is authenticated along with the secret, so a secret that was copied to another row can't be
 * decrypted.
 */
export function encryptSecret(env: Env, subscriptionId: string, secret: string) {
  const iv = nodeCrypto().randomBytes(ivBytes)
  const keys = keysOf(env)
  const cipher = nodeCrypto()
    .createCipheriv('aes-256-gcm', keys.require(keys.newest), iv)
    .setAAD(Buffer.from(subscriptionId))
  const encrypted = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return `${keys.newest}.${Buffer.concat([iv, encrypted, cipher.getAuthTag()]).toString('base64')}`
}

export function decryptSecret(env: Env, subscriptionId: string, stored: string) {
  const { version, rest } = splitVersion(stored)
  const bytes = Buffer.from(rest, 'base64')
  const decipher = nodeCrypto().createDecipheriv(
    'aes-256-gcm',
    keysOf(env).require(version),
    bytes.subarray(0, ivBytes),
  )
  decipher.setAAD(Buffer.from(subscriptionId)).setAuthTag(bytes.subarray(-tagBytes))
  return decipher.update(bytes.subarray(ivBytes, -tagBytes), undefined, 'utf8') + decipher.final('utf8')
}

type Config = Record<string, unknown>

/** Webhook headers may carry credentials, so they are stored encrypted. */
const mapHeaders = (config: Config, change: (value: string, name: string) => string): Config => {
  if (!config.headers) return config
  const headers = Object.entries(config.headers as Record<string, string>)
  return { ...config, headers: Object.fromEntries(headers.map(([name, value]) => [name, change(value, name)])) }
}

export const encryptConfig = (env: Env, subscriptionId: string, config: Config) =>
  mapHeaders(config, (value) => encryptSecret(env, subscriptionId, value))

export const encryptEach = (env: Env, subscriptionId: string, configs: { [channel: string]: Config }) =>
  Object.fromEntries(
    Object.entries(configs).map(([channel, config]) => [channel, encryptConfig(env, subscriptionId, config)]),
  )

export const decryptConfig = (env: Env, subscriptionId: string, config: Config) =>
  mapHeaders(config, (value) => decryptSecret(env, subscriptionId, value))

const mask = '••••••••'

const isCredential = (name: string) => /auth|token|secret|key|password|signature|credential/i.test(name)

/** Everyone in the organization can see this, so credentials are masked. Viewers see neither headers nor whole URLs. */
export function maskedConfig(env: Env, subscriptionId: string, config: Config, role: Role) {
  const isHidden = (name: string) => role === 'viewer' || isCredential(name)
  const masked = mapHeaders(decryptConfig(env, subscriptionId, config), (value, name) =>
    isHidden(name) ? mask : value,
  )
  return role === 'viewer' && typeof masked.url === 'string' ? { ...masked, url: maskedUrl(masked.url) } : masked
}

/** A path or a query may carry a token. */
const maskedUrl = (url: string) => `${new URL(url).origin}/${mask}`

const keysOf = (env: Env) => neededKeys(env, 'SECRETS_KEY')
