import { invalid } from './errors'

/** Accepts what zod's `uuid()` does, for paths that must answer without zod. */
const uuid =
  /^(?:[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}|0{8}(?:-0{4}){3}-0{12}|f{8}(?:-f{4}){3}-f{12})$/i

export const findUuid = (text = '') => (uuid.test(text) ? text.toLowerCase() : undefined)

export function requireUuid(name: string, text: string | undefined) {
  const id = findUuid(text)
  if (!id) throw invalid(`${name} must be a UUID.`)
  return id
}
