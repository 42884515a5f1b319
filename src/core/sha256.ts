import { nodeCrypto } from './node-modules.ts'

export const sha256 = (content: string | Uint8Array) => nodeCrypto().createHash('sha256').update(content).digest('hex')

/** The same id for the same text, where what is done again must find what was there. */
export function uuidOf(text: string) {
  const hex = sha256(text)
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)]
  return parts.join('-')
}
