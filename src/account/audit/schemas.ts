import { nextCursor, pageQuery } from '../../core/http/paging'
import { id, isoTime, moment, timestamp } from '../../core/http/shapes'
import { z } from '../../core/http/zod'
import type { NamedSubject } from './name-subjects'
import { type AuditEntry, actorKinds } from './tables'

const action = z.string().max(100).openapi({
  example: 'updateDeck',
  description: 'The `operationId` of what was called; besides those, `loginFailed`.',
})

export const auditQuery = z.strictObject({
  ...pageQuery,
  actorId: z.string().max(100).optional().openapi({ example: '3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11' }),
  subjectId: z.string().max(100).optional().openapi({ example: '3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11' }),
  action: action.optional(),
  from: moment.optional().openapi({ description: 'Included.' }),
  to: moment.optional().openapi({ description: 'Not included.' }),
})

const entry = z
  .object({
    id,
    at: timestamp,
    actor: z.object({
      kind: z.enum(actorKinds).openapi({ example: 'user' }),
      id: z.string().nullable().openapi({
        example: '3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11',
        description: 'Of a homeowner the presentation; null where that is gone.',
      }),
      name: z.string().nullable().openapi({
        example: 'Ana Ruiz',
        description: 'As they were called then; of homeowners no name is kept.',
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
    requestId: z.string().nullable().openapi({ description: 'As `x-request-id` of the answer.' }),
    address: z.string().nullable().openapi({ example: '203.0.113.7', description: 'Where the request came from.' }),
    changed: z
      .array(z.string())
      .openapi({ example: ['name'], description: 'The members that were sent, without their values.' }),
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
