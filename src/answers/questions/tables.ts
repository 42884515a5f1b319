import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { organizations } from '../../core/database/tables'
import { underDeck } from '../../decks/deck-ownership/tables'
import { presentations } from '../../decks/presentations/tables'

export const answerKinds = ['faq', 'grounded', 'none'] as const
export type AnswerKind = (typeof answerKinds)[number]

export type WouldAnswer = { documentId: string; displayName: string; page: number | null }

/** Questions with the same `stems` share a row, which has the wording of the last person who asked. */
export const questions = sqliteTable(
  'questions',
  {
    ...underDeck,
    stems: text().notNull(),
    question: text().notNull(),
    kind: text({ enum: answerKinds }).notNull(),
    isUnanswered: integer({ mode: 'boolean' }).notNull(),
    answer: text().notNull(),
    wouldAnswer: text({ mode: 'json' }).$type<WouldAnswer>(),
    count: integer().notNull(),
    lastAskedAt: integer().notNull(),
  },
  (table) => [
    uniqueIndex('questions_stems').on(table.deckId, table.stems),
    index('questions_listed').on(table.deckId, table.isUnanswered, table.lastAskedAt, table.id),
    index('questions_organization').on(table.organizationId),
    index('questions_age').on(table.lastAskedAt),
  ],
)

/** All questions that one FAQ answers share a row, whatever their wording. */
export const stemsOfFaq = (faqId: string) => `faq ${faqId}`

/** A question that a member asks to try out the deck belongs to no row of `questions` and has no presentation. */
export const askings = sqliteTable(
  'askings',
  {
    ...underDeck,
    questionId: text().references(() => questions.id, { onDelete: 'cascade' }),
    presentationId: text().references(() => presentations.id, { onDelete: 'cascade' }),
    viewerSessionId: text(),
    question: text().notNull(),
    kind: text({ enum: answerKinds }).notNull(),
    answer: text().notNull(),
    citations: text({ mode: 'json' }).$type<object[]>().notNull(),
    milliseconds: integer().notNull(),
    /** The tokens that the language model read and wrote; 0 if none was asked. */
    tokens: integer().notNull(),
    createdAt: integer().notNull(),
    /** When the homeowner sent it to the company, along with their name. */
    sentAt: integer(),
    /** When the company emailed them an answer. */
    answeredAt: integer(),
  },
  (table) => [
    index('askings_session').on(table.deckId, table.viewerSessionId, table.createdAt),
    index('askings_question').on(table.questionId),
    index('askings_presentation').on(table.presentationId),
    index('askings_organization').on(table.organizationId, table.createdAt),
    index('askings_age').on(table.createdAt),
  ],
)

export const questionHours = sqliteTable(
  'question_hours',
  {
    presentationId: text()
      .notNull()
      .references(() => presentations.id, { onDelete: 'cascade' }),
    hour: integer().notNull(),
    asked: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.presentationId, table.hour] }), index('question_hours_age').on(table.hour)],
)

export const answerMonths = sqliteTable(
  'answer_months',
  {
    organizationId: text()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    month: text().notNull(),
    answers: integer().notNull().default(sql`0`),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.month] })],
)

export type Question = typeof questions.$inferSelect
export type Asking = typeof askings.$inferSelect
/** The person who sent it to the company, if their presentation still exists. */
export type Asker = { presentationId: string; firstName: string; lastName: string | null; askedAt: number }
export type Sender = { presentationId: string; firstName: string; sentAt: number }
