import { nextCursor, pageQuery } from '../../core/http/paging'
import { id, isoTime, line, pathId, shownText, timestamp } from '../../core/http/shapes'
import { z } from '../../core/http/zod'
import { contractLanguages } from '../../locales/index'
import { contractFields, linesField } from './fields'
import type { Template } from './tables'

const longestBody = 60_000
const mostInitials = 20

const name = line(200).openapi({ example: 'Roofing agreement', description: 'The title of its contracts.' })
const language = z.enum(contractLanguages).openapi({ example: 'en' })
const body = shownText(longestBody).openapi({
  example: '# Scope\n\nWe replace the roof of {{address}}.\n\n{{tier_lines}}',
  description:
    `Markdown with tables, without HTML and pictures. May name ${contractFields.map((field) => `{{${field}}}`).join(', ')}; after a bar, what to say when it is empty. ` +
    `{{${linesField}}} in a paragraph of its own is the table of the prices.`,
})

const cancellation = z
  .strictObject({
    businessDays: z.int().min(3).max(30).openapi({
      example: 3,
      description: 'Until midnight of which business day after the signature the homeowner may cancel.',
    }),
  })
  .openapi('Cancellation')

const members = {
  name,
  language,
  body,
  cancellation,
  depositBasisPoints: z
    .int()
    .min(0)
    .max(10_000)
    .openapi({ example: 1000, description: 'Of the total, due on signing.' }),
  requiredInitials: z
    .array(line(200))
    .max(mostInitials)
    .refine((labels) => new Set(labels).size === labels.length, { error: 'must not name a clause twice' })
    .openapi({ example: ['Payment'], description: 'Headings of the body whose clauses are to be initialled.' }),
  companySigns: z.boolean().openapi({
    example: false,
    description: 'A member signs too, after the homeowners: `POST /api/contracts/{contractId}/countersign`.',
  }),
}

export const templateInput = z
  .strictObject({
    ...members,
    cancellation: members.cancellation.default({ businessDays: 3 }),
    depositBasisPoints: members.depositBasisPoints.default(0),
    requiredInitials: members.requiredInitials.default([]),
    companySigns: members.companySigns.default(false),
  })
  .openapi('ContractTemplateInput')
export const templatePatch = z.strictObject(members).partial().openapi('ContractTemplatePatch')

export type TemplateInput = z.infer<typeof templateInput>
export type TemplatePatch = z.infer<typeof templatePatch>

const template = z.object({ id, ...members, createdAt: timestamp, updatedAt: timestamp }).openapi('ContractTemplate')

export const templateAnswer = z.object({ template }).openapi('ContractTemplateAnswer')
export const templateList = z.object({ templates: z.array(template), nextCursor }).openapi('ContractTemplateList')
export const templatePath = z.object({ templateId: pathId('templateId') })
export const templateListQuery = z.strictObject(pageQuery)

export const previewInput = z
  .strictObject({
    presentationId: id.nullish().openapi({ description: 'Whose data fill it; made-up data where it is left out.' }),
    tier: z.enum(['good', 'better', 'best']).default('better'),
  })
  .openapi('ContractPreviewInput')

export const previewAnswer = z
  .object({
    html: z.string().openapi({ example: '<article lang="en"><h1>Roofing agreement</h1></article>' }),
    missing: z.array(z.string()).openapi({ example: ['city'], description: 'Fields that have no value.' }),
  })
  .openapi('ContractPreview')

export const templateOf = (row: Template) => ({
  id: row.id,
  name: row.name,
  language: row.language,
  body: row.body,
  cancellation: row.cancellation,
  depositBasisPoints: row.depositBasisPoints,
  requiredInitials: row.requiredInitials,
  companySigns: row.companySigns,
  createdAt: isoTime(row.createdAt),
  updatedAt: isoTime(row.updatedAt),
})
