import { nextCursor, pageQuery } from '../../core/http/paging'
import { id, isoTime, timestamp } from '../../core/http/shapes'
import { z } from '../../core/http/zod'
import { maskedEmail } from '../../core/mask-personal-data'
import type { Subject } from './queries'
import { type Mail, mailStatuses, purposes, subjectKinds } from './tables'

const subjectPattern = new RegExp(`^(?:${subjectKinds.join('|')}):[0-9a-fA-F-]{36}$`)

export const mailListQuery = z.strictObject({
  ...pageQuery,
  subject: z
    .string()
    .regex(subjectPattern, 'must be contract:, appointment: or presentation:, followed by an id')
    .optional()
    .openapi({ example: 'contract:3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11' }),
  status: z.enum(['failed']).optional().openapi({ example: 'failed', description: 'Only emails that we gave up on.' }),
})

export function readSubject(text: string | undefined): Subject | undefined {
  const [kind, subjectId] = text?.split(':') ?? []
  const known = subjectKinds.find((each) => each === kind)
  return known && { kind: known, id: subjectId?.toLowerCase() ?? '' }
}

export const mail = z
  .object({
    id,
    purpose: z.enum(purposes).openapi({ example: 'appointment.confirmation' }),
    subject: z.object({ kind: z.enum(subjectKinds), id }),
    recipient: z.string().openapi({ example: 'm…@example.com' }),
    status: z.enum(mailStatuses).openapi({ example: 'sent' }),
    problem: z
      .string()
      .nullable()
      .openapi({ example: null, description: 'Why it is waiting, failed, or was canceled; null if all is well.' }),
    createdAt: timestamp,
    sentAt: timestamp.nullable(),
  })
  .openapi('Mail')

export const mailList = z.object({ mails: z.array(mail), nextCursor })

export const mailOf = (row: Mail): z.infer<typeof mail> => ({
  id: row.id,
  purpose: row.purpose,
  subject: { kind: row.subjectKind, id: row.subjectId },
  recipient: maskedEmail(row.recipient),
  status: row.status,
  problem: row.problem,
  createdAt: isoTime(row.createdAt),
  sentAt: row.sentAt === null ? null : isoTime(row.sentAt),
})
