import { nextCursor, pageQuery } from '../../core/http/paging'
import { id, isoTime, moment, timestamp } from '../../core/http/shapes'
import { z } from '../../core/http/zod'
import type { RefusedRequest } from './tables'

const operation = z.string().max(100).openapi({
  example: 'createPresentation',
  description: 'The `operationId` of the call.',
})

const status = z.coerce.number().int().min(200).max(599)

export const requestQuery = z.strictObject({
  ...pageQuery,
  keyId: id.optional().openapi({ description: 'Only calls of this API key.' }),
  status: status.optional().openapi({ description: 'Only calls that were answered with this status.', example: 409 }),
  operation: operation.optional(),
  from: moment.optional().openapi({ description: 'Only calls from this time on.' }),
})

const request = z
  .object({
    id,
    at: timestamp.openapi({ description: 'When it was answered, in UTC.' }),
    keyId: id.openapi({ description: 'The `id` of the API key.' }),
    operation,
    method: z.string().nullable().openapi({
      example: 'POST',
      description: 'The HTTP method; null for calls from before it was kept.',
    }),
    path: z.string().openapi({
      example: '/api/presentations/batch',
      description: 'The path, without the query. An external id in it is left out.',
    }),
    status: z.int().openapi({ example: 409 }),
    code: z.string().nullable().openapi({
      example: 'external_id_taken',
      description:
        'The `code` of the answer, or of the first presentation of a batch that was refused; null if it had none.',
    }),
    error: z.string().nullable().openapi({
      example: 'Another presentation has this externalId.',
      description:
        'The `error` of the answer, or how many presentations of a batch were refused, and why the first was; null if it had none.',
    }),
    milliseconds: z.int().openapi({ example: 48, description: 'How long the answer took.' }),
    idempotencyKey: z.string().nullable().openapi({
      example: null,
      description: 'The beginning of the `Idempotency-Key` that was sent; null if there was none.',
    }),
    requestId: z.string().openapi({ description: 'The `x-request-id` of the answer.' }),
  })
  .openapi('RefusedRequest')

export const requestList = z.object({ requests: z.array(request), nextCursor }).openapi('RefusedRequestList')

export const requestOf = ({ organizationId: _, ...row }: RefusedRequest): z.infer<typeof request> => ({
  ...row,
  at: isoTime(row.at),
})
