import { isoTime, line, moment, pathId, timestamp } from '../../core/http/shapes'
import { z } from '../../core/http/zod'
import { mostApiKeys } from '../../core/limits'
import { everything, scopes } from './scopes'
import type { ApiKey } from './tables'

const name = line(100).openapi({ example: 'Nightly import from the CRM' })

const id = z.uuid().openapi({ example: '3f0e8a52-6a0b-4ff7-9d0e-1f4f8f1f2a11' })

const scope = z.enum([everything, ...scopes]).openapi('Scope', {
  description:
    'An area of this document with `:read` or `:write`, which includes to read; `*` is all of them. Each call says which it needs.',
  example: 'presentations:write',
})

const scopeList = z
  .array(scope)
  .min(1)
  .max(scopes.length + 1)
  .refine((list) => new Set(list).size === list.length, { error: 'must name each scope once' })
  .openapi({ example: ['decks:read', 'presentations:write'] })

export const apiKeyInput = z
  .strictObject({
    name,
    scopes: scopeList,
    expiresAt: moment.nullable().optional().openapi({ description: 'Without it the key counts until it is revoked.' }),
  })
  .openapi('ApiKeyInput')

export const apiKeyPatch = z
  .strictObject({ name: name.optional(), scopes: scopeList.optional() })
  .openapi('ApiKeyPatch')

const longestGraceSeconds = 2_592_000
export const usualGraceSeconds = 86_400

export const keyRotation = z
  .strictObject({
    gracePeriodSeconds: z.int().min(0).max(longestGraceSeconds).optional().openapi({
      description: 'How long the secret before still counts. Without it: a day.',
      example: usualGraceSeconds,
    }),
  })
  .openapi('ApiKeyRotation')

const time = timestamp.nullable()

export const apiKey = z
  .object({
    id,
    name,
    start: z.string().openapi({ description: 'What the secret begins with, to know it again.', example: 'pl_4fT9x' }),
    scopes: z.array(scope),
    createdBy: id.openapi({ description: 'Who made it; they may have left since.' }),
    createdAt: timestamp,
    expiresAt: time.openapi({ description: 'From then on it opens nothing; null: never.' }),
    lastUsedAt: time.openapi({ description: 'At most an hour before its last call.' }),
    revokedAt: time,
  })
  .openapi('ApiKey')

const secret = z
  .string()
  .openapi({ description: 'Shown this once.', example: 'pl_4fT9xQm2ZrB7cLw0VkHs8eYd1NpUa3oJg61XyZa0' })

export const apiKeyAnswer = z.object({ apiKey })
export const apiKeyWithSecret = z.object({ apiKey, secret })
export const apiKeyList = z.object({ apiKeys: z.array(apiKey).max(mostApiKeys) })
export const apiKeyPath = z.object({ apiKeyId: pathId('apiKeyId') })

const timeOf = (at: number | null) => (at === null ? null : isoTime(at))

export const apiKeyOf = (row: ApiKey): z.infer<typeof apiKey> => ({
  id: row.id,
  name: row.name,
  start: row.start,
  scopes: row.scopes,
  createdBy: row.createdBy,
  createdAt: isoTime(row.createdAt),
  expiresAt: timeOf(row.expiresAt),
  lastUsedAt: timeOf(row.lastUsedAt),
  revokedAt: timeOf(row.revokedAt),
})
