/**
 * Loads node:crypto on first use. A static import would run at every cold start, because the Worker is one file, and
 * would double its time.
 */
export const nodeCrypto = () => process.getBuiltinModule('node:crypto')

export const sha256 = (content: string | Uint8Array) => nodeCrypto().createHash('sha256').update(content).digest('hex')

/**
 * The same text always gives the same id in this shard, so work that is done twice finds what it made the first time.
 */
export function uuidOf(text: string, shard: string) {
  const hex = sha256(text)
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${shard}${hex.slice(15, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ]
  return parts.join('-')
}

const length = 43

export function newToken() {
  const token = nodeCrypto().randomBytes(32).toString('base64url')
  return { token, hash: hashToken(token) }
}

export const hashToken = (token: string) => nodeCrypto().hash('sha256', token, 'base64url')

export const looksLikeToken = (token: string) => token.length === length && /^[\w-]+$/.test(token)

/**
 * A secret is a list of base64 keys such as `v2.…,v1.…`. New data uses the first key, and every key is accepted. To
 * rotate, put a new key in front and remove the old one once nothing depends on it. Keys without a version, and data
 * from before keys had versions, count as `v0`.
 */
export class Keys {
  readonly #keys: Map<string, Buffer>
  readonly newest: string

  constructor(name: string, list: string) {
    this.#keys = new Map(list.split(',').map((each) => readKey(name, each.trim())))
    const [newest] = this.#keys.keys()
    this.newest = newest ?? noVersion
  }

  all() {
    return [...this.#keys.values()]
  }

  find(version: string) {
    return this.#keys.get(version)
  }

  require(version: string) {
    const key = this.find(version)
    if (!key) throw new Error(`There is no key ${version} anymore.`)
    return key
  }
}

const noVersion = 'v0'
const fewestBytes = 16

function readKey(name: string, text: string): [string, Buffer] {
  const { version, rest } = splitVersion(text)
  const key = Buffer.from(rest, 'base64')
  if (key.length < fewestBytes) throw new Error(`${name} must be keys of 32 bytes in base64, such as v2.…,v1.…`)
  return [version, key]
}

/** Neither base64 nor base64url has a dot, so the first dot ends the version. */
export function splitVersion(text: string) {
  const end = text.indexOf('.')
  return end === -1 ? { version: noVersion, rest: text } : { version: text.slice(0, end), rest: text.slice(end + 1) }
}
