import { createHash } from 'node:crypto'

/** Of a file that is made of what `source` says: the same for the same, and another for anything else. */
export function derivedMediaKey(organizationId: string, source: unknown, filename: string) {
  const hex = createHash('sha256').update(JSON.stringify(source)).digest('hex')
  const name = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-')
  return `media/${organizationId}/${name}/${filename}`
}
