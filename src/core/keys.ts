/**
 * A secret is a list such as `v2.…,v1.…` of keys in base64. The first key is used for new data and all are accepted, so
 * that a new one is put in front and an old one removed once nothing depends on it. Data from before keys had versions,
 * and a key without one, count as `v0`.
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
    if (!key) throw new Error(`There is no key ${version} any more.`)
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
