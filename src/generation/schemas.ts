import { nextCursor, pageQuery } from '../core/http/paging'
import { filledText, id, isoTime, line, pathId, timestamp } from '../core/http/shapes'
import { z } from '../core/http/zod'
import { fewestSlides, mostDocuments } from '../core/limits'
import type { ShownGeneration } from './queries'
import { statuses } from './tables'

const mostSlides = 20
const mostFaqs = 20

export const generationInput = z
  .strictObject({
    name: line(200).openapi({ example: 'Roof replacement after hail' }),
    brief: filledText(4000).openapi({
      example: 'For homeowners after the hail of May: what we found, how the work goes, warranty and insurance.',
    }),
    documentIds: z
      .array(id)
      .max(mostDocuments)
      .transform((ids) => [...new Set(ids)])
      .optional()
      .openapi({ description: 'The documents to write from. Leave it out to use all that homeowners may hear about.' }),
    slideCount: z.int().min(fewestSlides).max(mostSlides).optional().openapi({ example: 10 }),
    language: z
      .string()
      .regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, { error: 'must be a language tag such as en or es-MX' })
      .max(35)
      .optional()
      .openapi({ example: 'en' }),
    tone: line(200).optional().openapi({
      example: 'Calm and plain',
      description: 'How a language model should write, such as friendly or factual.',
    }),
    withFaqs: z.boolean().default(true),
    withImages: z.boolean().default(true),
  })
  .openapi('GenerationInput')

export type GenerationInput = z.infer<typeof generationInput>

const count = (example: number) => z.int().openapi({ example })

const generation = z
  .object({
    id,
    name: z.string().openapi({ example: 'Roof replacement after hail' }),
    brief: z.string().openapi({ example: 'What we found, and how the work goes.' }),
    status: z.enum(statuses).openapi({ example: 'writing' }),
    progress: z.object({ done: count(3), total: count(22) }).openapi('GenerationProgress'),
    deckId: id,
    documentIds: z.array(id),
    problems: z.array(z.string()).openapi({
      example: ['No document says anything of “financing”.'],
      description: 'What a person should check, such as facts without a source, or sources that disagree.',
    }),
    failureReason: z.string().nullable().openapi({ example: null }),
    cost: z.object({ tokens: count(0), pictures: count(3) }).openapi('GenerationCost', {
      description: 'What the language model and the pictures used; null until known.',
    }),
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .openapi('Generation')

export const generationAnswer = z.object({ generation }).openapi('GenerationAnswer')
export const generationList = z.object({ generations: z.array(generation), nextCursor }).openapi('GenerationList')
export const generationPath = z.object({ generationId: pathId('generationId') })
export const generationQuery = z.strictObject(pageQuery)

export const generationOf = (row: ShownGeneration) => ({
  id: row.id,
  name: row.name,
  brief: row.brief,
  status: row.status,
  progress: { done: Math.min(row.step, row.total), total: row.total },
  deckId: row.deckId,
  documentIds: row.documentIds,
  problems: row.problems,
  failureReason: row.failureReason,
  cost: { tokens: row.tokens, pictures: row.pictures },
  createdAt: isoTime(row.createdAt),
  updatedAt: isoTime(row.updatedAt),
})

const source = z
  .object({
    title: z.string().openapi({ example: 'Warranty booklet' }),
    page: z.int().nullable().openapi({ example: 3 }),
    heading: z.string().nullable().openapi({ example: 'What is covered' }),
  })
  .openapi('GenerationSource')

export const rewriteInput = z
  .strictObject({ instruction: filledText(1000).openapi({ example: 'Shorter, and mention the ice shield.' }) })
  .openapi('RewriteInput')

export const rewriteAnswer = z
  .object({
    proposal: z
      .object({
        slideId: id,
        title: z.string().openapi({ example: 'Ice shield along the eaves' }),
        bullets: z.array(z.string()),
        narrationScript: z.string(),
        slideContext: z.string().nullable(),
        sources: z.array(source),
        problems: z.array(z.string()),
      })
      .openapi('RewriteProposal'),
  })
  .openapi('RewriteAnswer')

export const faqProposalInput = z
  .strictObject({ deckId: id, count: z.int().min(1).max(mostFaqs).openapi({ example: 8 }) })
  .openapi('FaqProposalInput')

export const faqProposals = z
  .object({
    faqs: z.array(
      z
        .object({
          userQuestion: z.string().openapi({ example: 'How long does tear-off take?' }),
          cannedAnswer: z.string().openapi({ example: 'Tear-off takes about five hours for a house of 24 squares.' }),
          relatedSlideId: id.nullable(),
          origin: z.enum(['document', 'question']).openapi({
            example: 'document',
            description: 'Whether a document suggested it, or a homeowner asked it and got no answer.',
          }),
          sources: z.array(source),
        })
        .openapi('FaqProposal'),
    ),
  })
  .openapi('FaqProposals')

export const slidePath = z.object({ slideId: pathId('slideId') })
