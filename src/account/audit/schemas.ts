import { nextCursor, pageQuery } from '../../core/http/paging'
import { id, isoTime, moment, timestamp } from '../../core/http/shapes'
import { z } from '../../core/http/zod'
import type { NamedSubject } from './name-subjects'
import { type AuditEntry, actorKinds } from './tables'

const action = z.string().max(100).openapi({
  example: 'updateDeck',
  description: 'The `operationId` of the call, or `loginFailed`.',
})

export const auditQuery = z.strictObject({
  ...pageQuery,
  actorId: z.string().max(100).optional().openapi({ example: '3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11' }),
  subjectId: z.string().max(100).optional().openapi({ example: '3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11' }),
  action: action.optional(),
  from: moment.optional().openapi({ description: 'Only entries from this time on.' }),
  to: moment.optional().openapi({ description: 'Only entries before this time.' }),
})

const entry = z
  .object({
    id,
    at: timestamp,
    actor: z.object({
      kind: z.enum(actorKinds).openapi({ example: 'user' }),
      id: z.string().nullable().openapi({
        example: '3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11',
        description: 'The `id` of the member or key, or of the homeowner’s presentation; null if it has been deleted.',
      }),
      name: z.string().nullable().openapi({
        example: 'Ana Ruiz',
        description:
          'What the member or key was called at the time; null for homeowners, whose names aren’t kept here.',
      }),
    }),
    action,
    subject: z.object({
      kind: z.string().openapi({ example: 'deck' }),
      id: z.string().openapi({ example: '3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11' }),
      name: z.string().nullable().openapi({
        example: 'Roof replacement',
        description: 'What it is called now; null if it was deleted or has no name.',
      }),
      deckId: z.string().nullable().openapi({
        example: null,
        description: 'The deck that it belongs to, for slides and other parts of one.',
      }),
    }),
    requestId: z
      .string()
      .nullable()
      .openapi({ description: 'The `x-request-id` of the call; null if it wasn’t a call.' }),
    address: z.string().nullable().openapi({
      example: '203.0.113.7',
      description: 'The IP address the request came from; null if it wasn’t a request.',
    }),
    changed: z
      .array(z.string())
      .openapi({ example: ['name'], description: 'The names of the members that were sent, without their values.' }),
  })
  .openapi('AuditEntry')

export const auditList = z.object({ entries: z.array(entry), nextCursor })

export const entryOf = (row: AuditEntry & { subject: NamedSubject | null }): z.infer<typeof entry> => ({
  id: row.id,
  at: isoTime(row.at),
  actor: { kind: row.actorKind, id: row.actorId, name: row.actorName },
  action: row.action,
  subject: {
    kind: row.subjectKind,
    id: row.subjectId,
    name: row.subject?.name ?? null,
    deckId: row.subject?.deckId ?? null,
  },
  requestId: row.requestId,
  address: row.address,
  changed: row.changed,
})

export const timeOf = (text: string | undefined) => (text === undefined ? undefined : Date.parse(text))
