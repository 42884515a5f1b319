import { nextCursor, pageQuery } from '../../core/http/paging'
import { emailAddress, id, isoTime, pathId, timestamp } from '../../core/http/shapes'
import { z } from '../../core/http/zod'
import { exportDays } from '../../core/limits'
import { organizationName } from '../auth/schemas'
import { type PrivacyRequest, privacyKinds, privacyStatuses } from './tables'

export const privacyInput = z
  .strictObject({
    kind: z.enum(['export', 'erasure']).openapi({ example: 'export' }),
    presentationId: id.optional(),
    email: emailAddress.optional(),
  })
  .refine(({ presentationId, email }) => (presentationId === undefined) !== (email === undefined), {
    path: ['email'],
    error: 'is required, or presentationId, but not both',
  })
  .openapi('PrivacyInput')

export const privacyQuery = z.strictObject(pageQuery)
export const privacyPath = z.object({ privacyRequestId: pathId('privacyRequestId') })

const counts = z.record(z.string(), z.int()).openapi({
  example: { presentations: 2, appointments: 1 },
  description: 'How many records were found of each kind.',
})

const privacyRequest = z
  .object({
    id,
    kind: z.enum(privacyKinds),
    status: z.enum(privacyStatuses).openapi({
      description: `How far it has come. An export can be downloaded for ${exportDays} days or until someone in it is erased; then it is \`expired\`.`,
    }),
    counts,
    downloadUrl: z.string().nullable().openapi({
      description: 'Where to download the export. The address works for five minutes. Null until the export is ready.',
    }),
    downloadUrls: z
      .array(z.string())
      .openapi({ description: 'The address of each part, because large exports are split into several files.' }),
    kept: z.array(
      z.object({
        what: z.string().openapi({ example: 'contracts' }),
        id,
        why: z.string().openapi({ example: 'It was signed, and both sides may have to prove what they agreed on.' }),
      }),
    ),
    createdAt: timestamp,
    finishedAt: timestamp.nullable(),
    expiresAt: timestamp.nullable(),
  })
  .openapi('PrivacyRequest')

export const privacyAnswer = z.object({ privacyRequest })
export const privacyList = z.object({ privacyRequests: z.array(privacyRequest), nextCursor })

export const deletionInput = z
  .strictObject({
    password: z.string().max(200).openapi({ example: 'a long walk home' }),
    name: z
      .string()
      .max(200)
      .openapi({ example: 'Summit Roofing', description: 'Your company’s name, to confirm that you mean it.' }),
  })
  .openapi('OrganizationDeletionInput')

export const deletionAnswer = z
  .object({ organization: z.object({ id, name: organizationName, deletesAt: timestamp }) })
  .openapi('OrganizationDeletionAnswer')

const timeOrNull = (time: number | null) => (time === null ? null : isoTime(time))

export const privacyRequestOf = (row: PrivacyRequest, downloadUrls: string[]): z.infer<typeof privacyRequest> => ({
  id: row.id,
  kind: row.kind,
  status: row.status,
  counts: row.counts,
  downloadUrl: downloadUrls[0] ?? null,
  downloadUrls,
  kept: row.kept,
  createdAt: isoTime(row.createdAt),
  finishedAt: timeOrNull(row.finishedAt),
  expiresAt: timeOrNull(row.expiresAt),
})
