import { searchQuery, searchResults } from '../answers/knowledge/schemas'
import { id } from '../core/http/shapes'
import { z } from '../core/http/zod'
import { faqInput } from '../decks/faqs/schemas'
import { presentationInput } from '../decks/presentations/schemas'
import { watching } from '../playback/live/schemas'
import { linkMessage } from '../playback/sending/schemas'
import { appointmentInput, slots, slotsQuery } from '../sales/appointments/schemas'
import { quoteInput } from '../sales/quotes/schemas'
import { timelineAnswer } from '../sales/timeline/schemas'
import {
  bookedVisit,
  deckRows,
  faqRow,
  presentationRows,
  questionRows,
  roofRows,
  sentMail,
  watchedRows,
  wholePresentation,
  wholeQuote,
} from './results'
import type { Tool } from './tool'

/** Adds something that only the company sees. */
const adds = { destructiveHint: false, idempotentHint: false, openWorldHint: false }
/** A homeowner is emailed, or shown something else than before. */
const reachesHomeowner = { destructiveHint: true, idempotentHint: false, openWorldHint: true }

const presentationId = id.describe('The id of a presentation, from find_presentations.')
const deckId = id.describe('The id of a deck, from find_decks.')
const page = {
  limit: z.int().min(1).max(50).default(20).describe('How many at most.'),
  cursor: z.string().max(200).optional().describe('nextCursor of the page before.'),
}

export const tools: Tool[] = [
  {
    name: 'find_presentations',
    title: 'Find presentations',
    description:
      'Presentations made for homeowners, the newest first: who each is for, and how far it has come (stage).',
    operation: 'GET /api/presentations',
    scope: 'presentations:read',
    input: z.strictObject({
      q: z.string().max(200).optional().describe('Part of a name, address, town, email address or phone number.'),
      deckId: deckId.optional(),
      externalId: z.string().max(200).optional().describe('The id that the company’s own system gave it.'),
      ...page,
    }),
    output: presentationRows,
  },
  {
    name: 'get_presentation',
    title: 'Get a presentation',
    description:
      'One presentation: its homeowner, its link (viewerUrl), and what became of it (activity): views, how far it was watched, the tier chosen, visit, contract.',
    operation: 'GET /api/presentations/:presentationId',
    scope: 'presentations:read',
    input: z.strictObject({ presentationId }),
    always: { include: 'activity' },
    output: wholePresentation,
  },
  {
    name: 'what_happened',
    title: 'See what happened',
    description: 'What happened to one presentation, the newest first: opened, watched, asked, chose, booked, signed.',
    operation: 'GET /api/presentations/:presentationId/activity',
    scope: 'presentations:read',
    input: z.strictObject({ presentationId, ...page }),
    output: timelineAnswer,
  },
  {
    name: 'find_decks',
    title: 'Find decks',
    description: 'The company’s decks. A presentation is made of an active one.',
    operation: 'GET /api/decks',
    scope: 'decks:read',
    input: z.strictObject(page),
    output: deckRows,
  },
  {
    name: 'make_presentation',
    title: 'Make a presentation',
    description: 'Makes a deck personal for one homeowner, and returns its link (viewerUrl). Sends nothing.',
    operation: 'POST /api/presentations',
    scope: 'presentations:write',
    input: presentationInput
      .pick({ deckId: true, homeownerData: true, languageSettings: true, externalId: true, metadata: true })
      .extend({ deckId }),
    output: wholePresentation,
    hints: adds,
  },
  {
    name: 'send_presentation',
    title: 'Send a presentation',
    description:
      'Emails the homeowner the link, in the company’s name, to the address in homeownerData. Each call sends another email: ask the user first.',
    operation: 'POST /api/presentations/:presentationId/send',
    scope: 'presentations:write',
    input: z.strictObject({
      presentationId,
      message: linkMessage.shape.message.describe('Plain text in place of our own sentence.'),
    }),
    output: sentMail,
    hints: reachesHomeowner,
  },
  {
    name: 'who_watched',
    title: 'See who watched',
    description:
      'Presentations with what became of each (activity): views, how far it was watched, questions, the tier chosen, appointment, contract. Who watched last comes first.',
    operation: 'GET /api/presentations',
    scope: 'presentations:read',
    input: z.strictObject({ deckId: deckId.optional(), ...page }),
    always: { include: 'activity', sort: 'lastViewedAt' },
    output: watchedRows,
  },
  {
    name: 'who_is_watching',
    title: 'See who is watching now',
    description: 'Homeowners who are watching at this moment, with the slide, the device, and since when.',
    operation: 'GET /api/live',
    scope: 'presentations:read',
    input: z.strictObject({}),
    output: watching,
  },
  {
    name: 'unanswered_questions',
    title: 'List unanswered questions',
    description:
      'What homeowners asked about a deck without getting an answer; similar questions are counted together.',
    operation: 'GET /api/decks/:deckId/questions',
    scope: 'questions:read',
    input: z.strictObject({ deckId, ...page }),
    always: { status: 'unanswered' },
    output: questionRows,
  },
  {
    name: 'answer_question',
    title: 'Answer a question for good',
    description: 'Turns a question that was asked into an FAQ. From then on, homeowners get this answer.',
    operation: 'POST /api/questions/:questionId/faq',
    scope: 'questions:write',
    input: z.strictObject({
      questionId: id.describe('The id of a question, from unanswered_questions.'),
      cannedAnswer: faqInput.shape.cannedAnswer,
    }),
    output: faqRow,
    hints: reachesHomeowner,
  },
  {
    name: 'make_faq',
    title: 'Make an FAQ',
    description: 'Adds a question and its answer to a deck. Homeowners get the answer from then on.',
    operation: 'POST /api/decks/:deckId/faqs',
    scope: 'decks:write',
    input: faqInput.pick({ userQuestion: true, cannedAnswer: true }).extend({ deckId }),
    output: faqRow,
    hints: reachesHomeowner,
  },
  {
    name: 'free_windows',
    title: 'List free arrival windows',
    description: 'When the company can visit this homeowner, in its own time zone.',
    operation: 'GET /api/appointments/slots',
    scope: 'appointments:read',
    input: slotsQuery.extend({ presentationId }),
    output: slots,
  },
  {
    name: 'book_visit',
    title: 'Book a visit',
    description:
      'Books a window of free_windows for a homeowner, who gets a confirmation by email if their address is known: ask the user first.',
    operation: 'POST /api/appointments',
    scope: 'appointments:write',
    input: appointmentInput.pick({ startsAt: true, kindId: true, notes: true }).extend({ presentationId }),
    output: bookedVisit,
    hints: reachesHomeowner,
  },
  {
    name: 'search_documents',
    title: 'Search the documents',
    description: 'Finds passages in the company’s documents: what they say, in which document and on which page.',
    operation: 'GET /api/company/kb/search',
    scope: 'knowledge-base:read',
    input: searchQuery,
    output: searchResults,
  },
  {
    name: 'find_roofs',
    title: 'Find roof measurements',
    description: 'The measured roofs of a presentation, from which a quote is made.',
    operation: 'GET /api/roof-measurements',
    scope: 'roof-measurements:read',
    input: z.strictObject({ presentationId, ...page }),
    output: roofRows,
  },
  {
    name: 'make_quote',
    title: 'Make a quote',
    description:
      'Prices of three tiers from a measured roof. This homeowner is shown them from then on: ask the user first.',
    operation: 'POST /api/presentations/:presentationId/quote',
    scope: 'presentations:write',
    input: quoteInput.extend({
      presentationId,
      roofMeasurementId: id.describe('The id of a roof, from find_roofs.'),
    }),
    output: wholeQuote,
    hints: reachesHomeowner,
  },
  {
    name: 'get_quote',
    title: 'Get the quote',
    description: 'The latest quote of a presentation: three tiers with their lines, in cents.',
    operation: 'GET /api/presentations/:presentationId/quote',
    scope: 'presentations:read',
    input: z.strictObject({ presentationId }),
    output: wholeQuote,
  },
]
