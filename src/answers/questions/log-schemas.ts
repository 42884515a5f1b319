import { nextCursor, pageQuery } from '../../core/http/paging'
import { filledText, id, isoTime, pathId, text, timestamp, withMergeFields } from '../../core/http/shapes'
import { z } from '../../core/http/zod'
import { faq } from '../../decks/faqs/schemas'
import { answerKind } from './schemas'
import type { Asker, Question, Sender } from './tables'

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
    earlierAnswer: text(20_000).nullable().openapi({
      example: null,
      description: 'The latest answer, if someone asked this again and got none; otherwise null.',
    }),
    faq: z
      .object({ id, cannedAnswer: text(10_000) })
      .nullable()
      .openapi({ example: null, description: 'The FAQ that answers it; null if there is none.' }),
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
      description: 'Also adds an FAQ with this answer to the deck, and one for each question in `similarIds`.',
    }),
    similarIds: z.array(id).max(50).default([]).openapi({
      example: [],
      description: 'Other questions about the same deck that this answers, too.',
    }),
  })
  .openapi('QuestionAnswerInput')

export const answeredQuestion = z
  .object({
    emailed: z.int().openapi({ example: 1, description: 'How many homeowners get your answer by email: at most 50.' }),
    faq: faq.optional(),
  })
  .openapi('AnsweredQuestion')

type Listed = {
  askers: Asker[]
  senders: Sender[]
  reachable: number
  faq: { id: string; cannedAnswer: string } | null
}

export const questionOf = ({
  id,
  question,
  count,
  lastAskedAt,
  kind,
  isUnanswered,
  answer,
  faq,
  wouldAnswer,
  askers,
  senders,
  reachable,
  alikeTo,
}: Question & Listed & { alikeTo: string | null }) => ({
  id,
  question,
  count,
  lastAskedAt: isoTime(lastAskedAt),
  kind,
  answer: isUnanswered ? null : answer || null,
  earlierAnswer: isUnanswered ? answer || null : null,
  faq,
  wouldAnswer,
  askedBy: askers.map((asker) => ({ ...asker, askedAt: isoTime(asker.askedAt) })),
  sentBy: senders.map((sender) => ({ ...sender, sentAt: isoTime(sender.sentAt) })),
  alikeTo,
  reachable,
})
