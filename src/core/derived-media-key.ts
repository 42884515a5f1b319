import { uuidOf } from './sha256'

/** Of a file that is made of what `source` says: the same for the same, and another for anything else. */
export const derivedMediaKey = (organizationId: string, source: unknown, filename: string) =>
  `media/${organizationId}/${uuidOf(JSON.stringify(source))}/${filename}`
