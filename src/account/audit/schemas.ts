import { nextCursor, pageQuery } from '../../core/http/paging'
import { id, isoTime, moment, timestamp } from '../../core/http/shapes'
import { z } from '../../core/http/zod'
import { changesOf, mostChanges } from './changes'
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
  subjectKind: z.string().max(100).optional().openapi({
    example: 'deck',
    description: 'Only entries whose `subject` is of this kind.',
  }),
  action: action.optional(),
  from: moment.optional().openapi({ description: 'Only entries from this time on.' }),
  to: moment.optional().openapi({ description: 'Only entries before this time.' }),
  grouped: z
    .enum(['true', 'false'])
    .default('false')
    .transform((value) => value === 'true')
    .openapi({
      description:
        'Whether a call that made several things is one entry, the last, with their number in `subject.count`. With `subjectId`, each has its own.',
    }),
})

const anObject = z.record(z.string(), z.unknown()).openapi({ type: 'object', additionalProperties: true })

/** A union with `nullable()` would document null without a type, which OpenAPI 3.0 doesn't allow. */
const documented: object = { type: 'string', nullable: true }
const textOrNull: z.ZodType<string | null> = z.string().openapi(documented)

/** Objects are shown by their members, so only lists hold whole ones. */
const value = z.union([textOrNull, z.number(), z.boolean(), z.array(z.union([z.string(), anObject]))])

const change = z
  .object({
    field: z.string().openapi({
      example: 'palette.primary',
      description: 'The member that was sent. Members of objects follow after a period.',
    }),
    from: value.optional().openapi({
      example: '#1f3a5f',
      description: 'The value before, as the API shows it. Absent if it isn’t known or isn’t kept.',
    }),
    to: value.optional().openapi({
      example: '#2b4c7e',
      description: 'The value that was sent. Absent if it isn’t kept.',
    }),
  })
  .openapi('AuditChange')

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
          'What the member or key was called at the time. Homeowners’ names aren’t kept here: it’s what the contract calls someone who signed or declined it, or null.',
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
      number: z.int().nullable().openapi({
        example: null,
        description: 'The number of a contract, which tells apart those with one homeowner.',
      }),
      count: z.int().openapi({
        example: 1,
        description: 'How many things the entry is about. If a call made several, `id` is that of one of them.',
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
    changes: z.array(change).max(mostChanges).openapi({
      description:
        'What was sent, without what stayed as it was, and with the values that the log keeps. Homeowners’ personal data, secrets and long texts are named only.',
    }),
  })
  .openapi('AuditEntry')

export const auditList = z.object({ entries: z.array(entry), nextCursor })

export const entryOf = (
  row: AuditEntry & { subject: NamedSubject | null; signer: string | null; together: number },
): z.infer<typeof entry> => ({
  id: row.id,
  at: isoTime(row.at),
  actor: { kind: row.actorKind, id: row.actorId, name: row.actorName ?? row.signer },
  action: row.action,
  subject: {
    kind: row.subjectKind,
    id: row.subjectId,
    name: row.subject?.name ?? null,
    deckId: row.subject?.deckId ?? null,
    number: row.subject?.number ?? null,
    count: row.recorded?.count ?? row.together,
  },
  requestId: row.requestId,
  address: row.address,
  changed: row.changed,
  changes: changesOf(row).slice(0, mostChanges),
})

export const timeOf = (text: string | undefined) => (text === undefined ? undefined : Date.parse(text))
