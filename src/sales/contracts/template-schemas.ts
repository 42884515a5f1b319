import { nextCursor, pageQuery } from '../../core/http/paging'
import { id, isoTime, line, pathId, shownText, timestamp } from '../../core/http/shapes'
import { z } from '../../core/http/zod'
import { contractLanguages } from '../../locales/index'
import { contractFields, linesField } from './fields'
import type { Template } from './tables'

const longestBody = 60_000
const mostInitials = 20

const name = line(200).openapi({
  example: 'Roofing agreement',
  description: 'The title of the contracts made from it.',
})
const language = z.enum(contractLanguages).openapi({ example: 'en' })
const body = shownText(longestBody).openapi({
  example: '# Scope\n\nWe replace the roof of {{address}}.\n\n{{tier_lines}}',
  description:
    `The words of the contract in Markdown, with tables but without HTML or pictures. May contain ${contractFields.map((field) => `{{${field}}}`).join(', ')}; after a bar, what to say if the field is empty. ` +
    `{{${linesField}}} in a paragraph of its own is the table of the prices.`,
})

const cancellation = z
  .strictObject({
    businessDays: z.int().min(3).max(30).openapi({
      example: 3,
      description: 'How many business days after signing the homeowner may cancel. The last one ends at midnight.',
    }),
  })
  .openapi('Cancellation')

const members = {
  name,
  language,
  body,
  cancellation,
  depositBasisPoints: z.int().min(0).max(10_000).openapi({
    example: 1000,
    description: 'The deposit due on signing, in hundredths of a percent of the total: 1000 is 10 %.',
  }),
  requiredInitials: z
    .array(line(200))
    .max(mostInitials)
    .refine((labels) => new Set(labels).size === labels.length, { error: 'must not contain a clause twice' })
    .openapi({ example: ['Payment'], description: 'The headings of the clauses to initial.' }),
  companySigns: z.boolean().openapi({
    example: false,
    description:
      'Whether a member of your company has to sign after the homeowners, with `POST /api/contracts/{contractId}/countersign`.',
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
    presentationId: id
      .nullish()
      .openapi({ description: 'The presentation whose data to fill in. Leave it out for made-up data.' }),
    tier: z.enum(['good', 'better', 'best']).default('better'),
  })
  .openapi('ContractPreviewInput')

export const previewAnswer = z
  .object({
    html: z.string().openapi({ example: '<article lang="en"><h1>Roofing agreement</h1></article>' }),
    missing: z.array(z.string()).openapi({ example: ['city'], description: 'Merge fields that have no value.' }),
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
