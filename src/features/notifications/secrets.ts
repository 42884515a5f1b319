import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const ivBytes = 12
const tagBytes = 16

export const newSecret = () => `whsec_${randomBytes(32).toString('base64')}`

/** AES-256-GCM, bound to the subscription, so that a secret moved to another row cannot be read there. */
export function encryptSecret(env: Env, subscriptionId: string, secret: string) {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', keyOf(env), iv).setAAD(Buffer.from(subscriptionId))
  const encrypted = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return Buffer.concat([iv, encrypted, cipher.getAuthTag()]).toString('base64')
}

export function decryptSecret(env: Env, subscriptionId: string, stored: string) {
  const bytes = Buffer.from(stored, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', keyOf(env), bytes.subarray(0, ivBytes))
  decipher.setAAD(Buffer.from(subscriptionId)).setAuthTag(bytes.subarray(-tagBytes))
  return decipher.update(bytes.subarray(ivBytes, -tagBytes), undefined, 'utf8') + decipher.final('utf8')
}

type Config = Record<string, unknown>

/** The headers of a webhook may carry a credential, so they are stored as secrets are. */
const withHeaders = (config: Config, change: (value: string, name: string) => string): Config => {
  if (!config.headers) return config
  const headers = Object.entries(config.headers as Record<string, string>)
  return { ...config, headers: Object.fromEntries(headers.map(([name, value]) => [name, change(value, name)])) }
}

export const sealConfig = (env: Env, subscriptionId: string, config: Config) =>
  withHeaders(config, (value) => encryptSecret(env, subscriptionId, value))

export const openConfig = (env: Env, subscriptionId: string, config: Config) =>
  withHeaders(config, (value) => decryptSecret(env, subscriptionId, value))

const mask = '••••••••'

const isCredential = (name: string) => /auth|token|secret|key|password|signature|credential/i.test(name)

/** What anyone in the organization may see: a credential is shown only in the answer to who sent it. */
export const shownConfig = (env: Env, subscriptionId: string, config: Config) =>
  withHeaders(openConfig(env, subscriptionId, config), (value, name) => (isCredential(name) ? mask : value))

function keyOf(env: Env) {
  const key = Buffer.from(env.SECRETS_KEY, 'base64')
  if (key.length !== 32) throw new Error('SECRETS_KEY must be 32 bytes in base64.')
  return key
}
