import { filledText, id } from '../../core/http/shapes'
import { z } from '../../core/http/zod'
import { answerKinds } from './tables'

export const questionInput = z
  .strictObject({
    question: filledText(500).openapi({ example: 'How long does it take?' }),
    presentationId: id.optional(),
    deckId: id
      .optional()
      .openapi({ description: 'The deck to rehearse with, instead of a presentation. This needs a session.' }),
    viewerSessionId: filledText(100).optional(),
    slideId: id.optional().openapi({ description: 'The slide on screen.' }),
    language: z
      .string()
      .regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, { error: 'must be a language tag such as en or es-MX' })
      .max(35)
      .optional()
      .openapi({ example: 'en' }),
  })
  .refine(({ presentationId, deckId }) => (presentationId === undefined) !== (deckId === undefined), {
    error: 'or deckId is required, but not both',
    path: ['presentationId'],
  })
  .openapi('QuestionInput')

export type QuestionInput = z.infer<typeof questionInput>

const citation = z
  .object({
    number: z.int().openapi({ example: 1 }),
    kind: z.enum(['faq', 'slide', 'document']).openapi({ example: 'slide' }),
    title: z.string().openapi({ example: 'Two days, one crew, no surprises' }),
    page: z.int().nullable().openapi({ example: null }),
    heading: z.string().nullable().openapi({ example: null }),
    quote: z.string().openapi({ example: 'Work takes one to two days with a crew of six.' }),
    slideId: id.nullable(),
    faqId: id.nullable(),
  })
  .openapi('Citation')

const answerPassage = z
  .object({
    title: z.string().openapi({ example: 'Warranty' }),
    page: z.int().nullable().openapi({ example: 3 }),
    heading: z.string().nullable().openapi({ example: 'What it covers' }),
    quote: z.string().openapi({ example: 'The warranty starts on the day of the final walk-through.' }),
  })
  .openapi('AnswerPassage')

export const answerKind = z.enum(answerKinds)

const sentence = z
  .object({
    text: z.string().openapi({ example: 'Work takes one to two days with a crew of six.' }),
    citations: z.array(z.int()).openapi({ example: [1] }),
    narrationUrl: z.string().nullable().openapi({ example: null }),
  })
  .openapi('AnswerSentence')

const answer = z
  .object({
    id,
    kind: answerKind.openapi({ example: 'grounded' }),
    text: z.string().openapi({ example: 'Work takes one to two days with a crew of six.' }),
    sentences: z.array(sentence),
    citations: z.array(citation),
    passages: z.array(answerPassage).max(2).openapi({
      description:
        'Passages that may help, if `kind` is `none` and no language model was asked. Show them as quotations, never as an answer.',
    }),
    relatedSlideId: id.nullable(),
    suggestions: z.array(z.string()).openapi({ example: ['Do I have to be home?'] }),
    language: z
      .string()
      .openapi({ example: 'en', description: 'The language of the answer, which may be the language of its sources.' }),
    unanswered: z
      .object({
        text: z.string().openapi({ example: 'I have no answer to that here, and I would rather not guess.' }),
        narrationUrl: z.string().nullable(),
      })
      .nullable()
      .openapi({
        example: null,
        description: 'What the presentation says if there is no answer, in its own language; it introduces `passages`.',
      }),
  })
  .openapi('QuestionAnswer')

export const answerBody = z.object({ answer }).openapi('QuestionAnswerBody')

export const sendQuestionInput = z
  .strictObject({
    presentationId: id,
    answerId: id.openapi({ description: 'The `id` of an answer whose `kind` is `none`.' }),
  })
  .openapi('SendQuestionInput')

export type Citation = z.infer<typeof citation>
export type AnswerPassage = z.infer<typeof answerPassage>
export type AnswerSentence = z.infer<typeof sentence>
export type Answer = z.infer<typeof answer>
