import { nextCursor, pageQuery } from '../../core/http/paging'
import { filledText, id, isoTime, pathId, text, timestamp, withMergeFields } from '../../core/http/shapes'
import { z } from '../../core/http/zod'
import { faq } from '../../decks/faqs/schemas'
import { type Asker, answerKinds, type Question, type Sender } from './tables'

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

const wouldAnswer = z.object({ documentId: id, displayName: z.string(), page: z.int().nullable() }).nullable().openapi({
  description: 'A document that may answer it but that only the company can see; null if there is none.',
  example: null,
})

const loggedQuestion = z
  .object({
    id,
    question: z.string().openapi({ example: 'Do you install solar panels?' }),
    count: z.int().openapi({ example: 3, description: 'How often it was asked, in any wording.' }),
    lastAskedAt: timestamp,
    kind: answerKind.openapi({ example: 'none' }),
    answer: text(20_000)
      .nullable()
      .openapi({ example: null, description: 'The latest answer; null if there wasn’t one.' }),
    wouldAnswer,
    askedBy: z
      .array(
        z
          .object({
            presentationId: id,
            firstName: z.string().openapi({ example: 'Maria' }),
            lastName: z.string().nullable().openapi({ example: 'Okafor' }),
            askedAt: timestamp,
          })
          .openapi('QuestionAsker'),
      )
      .openapi({ description: 'The latest five homeowners who asked it, newest first.' }),
    sentBy: z
      .array(
        z
          .object({ presentationId: id, firstName: z.string().openapi({ example: 'Maria' }), sentAt: timestamp })
          .openapi('QuestionSender'),
      )
      .openapi({
        description: 'The latest five homeowners who sent it to you because it had no answer, newest first.',
      }),
    alikeTo: id.nullable().openapi({
      example: null,
      description:
        'An earlier unanswered question of this page with a similar meaning; null if there is none or embeddings are off.',
    }),
    reachable: z.int().openapi({
      example: 1,
      description: 'How many homeowners would get an answer by email: those who asked, got none and gave an email.',
    }),
  })
  .openapi('LoggedQuestion')

export const questionLog = z.object({ questions: z.array(loggedQuestion), nextCursor }).openapi('QuestionLog')

export const mostCountedDecks = 100

export const questionLogQuery = z.strictObject({
  ...pageQuery,
  status: z.enum(['unanswered', 'answered']).optional().openapi({ example: 'unanswered' }),
  presentationId: id.optional(),
  alike: z
    .enum(['true', 'false'])
    .default('true')
    .transform((value) => value === 'true')
    .openapi({ description: 'Send `false` to get the list without waiting for `alikeTo`, which can take seconds.' }),
})

export const unansweredCounts = z
  .object({
    unanswered: z.int().openapi({
      example: 3,
      description: 'How many questions have no answer, in all decks. Similar questions count once.',
    }),
    decks: z
      .array(z.object({ deckId: id, unanswered: z.int().openapi({ example: 2 }) }))
      .max(mostCountedDecks)
      .openapi({ description: `The decks with the most unanswered questions, at most ${mostCountedDecks}.` }),
  })
  .openapi('UnansweredCounts')

export const questionPath = z.object({ questionId: pathId('questionId') })

export const questionFaqInput = z
  .strictObject({ cannedAnswer: withMergeFields(filledText(10_000)).openapi({ example: 'Not at the moment.' }) })
  .openapi('QuestionFaqInput')

export const questionAnswerInput = z
  .strictObject({
    text: withMergeFields(filledText(10_000)).openapi({
      example: 'Yes, we do.',
      description:
        'Plain text. A blank line starts a new paragraph, and merge fields such as {{first_name}} are filled in.',
    }),
    makeFaq: z.boolean().default(false).openapi({
      example: true,
      description: 'Also adds an FAQ with this answer to the deck.',
    }),
  })
  .openapi('QuestionAnswerInput')

export const answeredQuestion = z
  .object({
    emailed: z.int().openapi({ example: 1, description: 'How many homeowners get your answer by email: at most 50.' }),
    faq: faq.optional(),
  })
  .openapi('AnsweredQuestion')

export const questionOf = ({
  id,
  question,
  count,
  lastAskedAt,
  kind,
  answer,
  wouldAnswer,
  askers,
  senders,
  reachable,
  alikeTo,
}: Question & { askers: Asker[]; senders: Sender[]; reachable: number; alikeTo: string | null }) => ({
  id,
  question,
  count,
  lastAskedAt: isoTime(lastAskedAt),
  kind,
  answer: answer || null,
  wouldAnswer,
  askedBy: askers.map((asker) => ({ ...asker, askedAt: isoTime(asker.askedAt) })),
  sentBy: senders.map((sender) => ({ ...sender, sentAt: isoTime(sender.sentAt) })),
  alikeTo,
  reachable,
})
