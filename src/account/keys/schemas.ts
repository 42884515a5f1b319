import { isoTime, line, moment, pathId, timestamp } from '../../core/http/shapes'
import { z } from '../../core/http/zod'
import { mostApiKeys } from '../../core/limits'
import { everything, scopes } from './scopes'
import type { ApiKey } from './tables'

const name = line(100).openapi({ example: 'Nightly import from the CRM' })

const id = z.uuid().openapi({ example: '3f0e8a52-6a0b-4ff7-9d0e-1f4f8f1f2a11' })

const scope = z.enum([everything, ...scopes]).openapi('Scope', {
  description:
    'An area of this API with `:read` or `:write`, which includes reading; `*` is everything. Each call says which it needs.',
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
    expiresAt: moment.nullable().optional().openapi({
      description: 'When the key stops working, in UTC. Leave it out for a key that works until you revoke it.',
    }),
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
      description: 'How long the old secret keeps working, in seconds. Defaults to a day.',
      example: usualGraceSeconds,
    }),
  })
  .openapi('ApiKeyRotation')

const time = timestamp.nullable()

export const apiKey = z
  .object({
    id,
    name,
    start: z
      .string()
      .openapi({ description: 'The first characters of the secret, so you can recognize it.', example: 'pl_4fT9x' }),
    scopes: z.array(scope),
    createdBy: id.openapi({ description: 'The member who created it, who may have left since.' }),
    createdAt: timestamp,
    expiresAt: time.openapi({ description: 'When the key stops working, in UTC; null if it doesn’t expire.' }),
    lastUsedAt: time.openapi({
      description: 'When the key was last used, in UTC and accurate to the hour; null if it never was.',
    }),
    revokedAt: time,
  })
  .openapi('ApiKey')

const secret = z.string().openapi({
  description: 'The secret key. It is shown only this once.',
  example: 'pl_4fT9xQm2ZrB7cLw0VkHs8eYd1NpUa3oJg61XyZa0',
})

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
