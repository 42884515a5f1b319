import { uuidOf } from './sha256'

export const derivedMediaKey = (organizationId: string, source: unknown, filename: string) =>
  `media/${organizationId}/${uuidOf(JSON.stringify(source))}/${filename}`
