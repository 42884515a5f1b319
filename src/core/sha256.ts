import { nodeCrypto } from './lazy-node-modules.ts'

export const sha256 = (content: string | Uint8Array) => nodeCrypto().createHash('sha256').update(content).digest('hex')

/** The same text gives the same id, so that work done twice finds what it made the first time. */
export function uuidOf(text: string) {
  const hex = sha256(text)
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)]
  return parts.join('-')
}
