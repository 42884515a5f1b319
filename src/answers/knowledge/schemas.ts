import { id, isoTime, line, pathId, timestamp } from '../../core/http/shapes'
import { z } from '../../core/http/zod'
import { mostDocuments } from '../../core/limits'
import { fileDescription, uploadTarget } from '../../core/uploads/schemas'
import { audiences, type Document, documentStatuses } from './tables'

const displayName = line(255).openapi({ example: 'Roof guide' })

const audience = z.enum(audiences).openapi({
  example: 'homeowners',
  description: 'Who may hear what it says. A document for the company alone is never quoted to a homeowner.',
})

export const documentUploadInput = z
  .strictObject({ ...fileDescription, displayName: displayName.optional(), audience: audience.optional() })
  .openapi('DocumentUploadInput')

export type DocumentUploadInput = z.infer<typeof documentUploadInput>

export const documentUpload = z.object({ documentId: id, ...uploadTarget }).openapi('DocumentUpload')
export const documentCompleteInput = z.strictObject({ documentId: id }).openapi('DocumentCompleteInput')
export const documentPatch = z.strictObject({ displayName, audience }).partial().openapi('DocumentPatch')
export type DocumentPatch = z.infer<typeof documentPatch>

const document = z
  .object({
    id,
    tenantId: id,
    filename: z.string().openapi({ example: 'Roof guide.pdf' }),
    contentType: z.string().openapi({ example: 'application/pdf' }),
    sizeBytes: z.int().openapi({ example: 48_120 }),
    createdAt: timestamp,
    displayName,
    audience,
    updatedAt: timestamp,
    status: z.enum(documentStatuses).openapi({ example: 'ready' }),
    failureReason: z.string().nullable().openapi({ example: null }),
  })
  .openapi('Document')

const amount = (example: number) => z.int().openapi({ example })
const meta = z.object({ count: amount(3), limit: amount(100), remaining: amount(97) }).openapi('DocumentMeta')

export const documentAnswer = z.object({ document }).openapi('DocumentAnswer')
export const documentList = z.object({ documents: z.array(document).max(mostDocuments), meta }).openapi('DocumentList')
export const documentPath = z.object({ documentId: pathId('documentId') })

const mostResults = 50

export const searchQuery = z.strictObject({
  q: z
    .string()
    .max(10_000)
    .openapi({ example: 'ice shield', description: 'The words to search for. The last one may be incomplete.' }),
  limit: z.coerce.number().int().min(1).max(mostResults).default(10).openapi({ example: 10 }),
})

const searchResult = z
  .object({
    documentId: id,
    displayName,
    page: z.int().nullable().openapi({ example: 4 }),
    heading: z.string().nullable().openapi({
      example: 'Underlayment',
      description: 'The heading above the passage, as HTML with the match in `<mark>`; null if there is none.',
    }),
    snippet: z.string().openapi({ example: '… an <mark>ice</mark> and water <mark>shield</mark> along the eaves …' }),
    score: z.number().openapi({ example: 3.2, description: 'How well the passage matches; higher is better.' }),
  })
  .openapi('SearchResult')

export const searchResults = z.object({ results: z.array(searchResult).max(mostResults) }).openapi('SearchResults')

export const documentOf = (row: Document) => ({
  id: row.id,
  tenantId: row.organizationId,
  filename: row.filename,
  contentType: row.contentType,
  sizeBytes: row.sizeBytes,
  createdAt: isoTime(row.createdAt),
  displayName: row.displayName,
  audience: row.audience,
  updatedAt: isoTime(row.updatedAt),
  status: row.status,
  failureReason: row.failureReason,
})
