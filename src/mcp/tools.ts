import { id } from '../core/http/shapes'
import { z } from '../core/http/zod'
import { faqInput } from '../decks/faqs/schemas'
import { presentationInput } from '../decks/presentations/schemas'
import { linkMessage } from '../playback/sending/schemas'

/**
 * An API call described for a language model. Input members that the path names go into the path, and the others into
 * the query of a GET or the body of a POST, along with what is always sent.
 */
export type Tool = {
  name: string
  title: string
  description: string
  operation: `${'GET' | 'POST'} /api/${string}`
  /** The scope that the operation needs, so that a key is shown only the tools it may call. */
  scope: string
  input: z.ZodObject
  always?: Record<string, string>
}

const presentationId = id.describe('The id of a presentation, from find_presentations.')
const deckId = id.describe('The id of a deck, from find_decks.')
const page = {
  limit: z.int().min(1).max(50).default(20).describe('How many at most.'),
  cursor: z.string().max(200).optional().describe('nextCursor of the page before.'),
}
const date = z.string().max(30).optional()

export const tools: Tool[] = [
  {
    name: 'find_presentations',
    title: 'Find presentations',
    description: 'Presentations made for homeowners, the newest first: who each is for, and its link (viewerUrl).',
    operation: 'GET /api/presentations',
    scope: 'presentations:read',
    input: z.strictObject({
      q: z.string().max(200).optional().describe('Part of a name, address, town, email address or phone number.'),
      deckId: deckId.optional(),
      externalId: z.string().max(200).optional().describe('The id that the company’s own system gave it.'),
      ...page,
    }),
  },
  {
    name: 'find_decks',
    title: 'Find decks',
    description: 'The company’s decks. A presentation is made of an active one.',
    operation: 'GET /api/decks',
    scope: 'decks:read',
    input: z.strictObject(page),
  },
  {
    name: 'make_presentation',
    title: 'Make a presentation',
    description: 'Makes a deck personal for one homeowner, and answers its link (viewerUrl). Sends nothing.',
    operation: 'POST /api/presentations',
    scope: 'presentations:write',
    input: presentationInput
      .pick({ deckId: true, homeownerData: true, languageSettings: true, externalId: true, metadata: true })
      .extend({ deckId }),
  },
  {
    name: 'send_presentation',
    title: 'Send a presentation',
    description:
      'Mails the homeowner the link, in the company’s name, to the address in homeownerData. Each call mails once more: ask the user first.',
    operation: 'POST /api/presentations/:presentationId/send',
    scope: 'presentations:write',
    input: z.strictObject({
      presentationId,
      message: linkMessage.shape.message.describe('Plain text in place of our own sentence.'),
    }),
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
  },
  {
    name: 'who_is_watching',
    title: 'See who is watching now',
    description: 'Homeowners who are watching at this moment, with the slide, the device, and since when.',
    operation: 'GET /api/live',
    scope: 'presentations:read',
    input: z.strictObject({}),
  },
  {
    name: 'unanswered_questions',
    title: 'List unanswered questions',
    description: 'What homeowners asked of a deck and nothing answered, alike questions together.',
    operation: 'GET /api/decks/:deckId/questions',
    scope: 'questions:read',
    input: z.strictObject({ deckId, ...page }),
    always: { status: 'unanswered' },
  },
  {
    name: 'answer_question',
    title: 'Answer a question for good',
    description: 'Makes an FAQ of a question that was asked: from then on it is answered so.',
    operation: 'POST /api/questions/:questionId/faq',
    scope: 'questions:write',
    input: z.strictObject({
      questionId: id.describe('As unanswered_questions tells it.'),
      cannedAnswer: faqInput.shape.cannedAnswer,
    }),
  },
  {
    name: 'make_faq',
    title: 'Make an FAQ',
    description: 'Adds a question and its answer to a deck.',
    operation: 'POST /api/decks/:deckId/faqs',
    scope: 'decks:write',
    input: faqInput.pick({ userQuestion: true, cannedAnswer: true }).extend({ deckId }),
  },
  {
    name: 'free_windows',
    title: 'List free arrival windows',
    description: 'When the company can visit this homeowner, in its own time zone.',
    operation: 'GET /api/appointments/slots',
    scope: 'appointments:read',
    input: z.strictObject({
      presentationId,
      from: date.describe('A date such as 2026-12-01. Without it: today.'),
      to: date.describe('Included; at most 31 days later.'),
    }),
  },
  {
    name: 'find_roofs',
    title: 'Find roof measurements',
    description: 'The measured roofs of a presentation, from which a quote is made.',
    operation: 'GET /api/roof-measurements',
    scope: 'roof-measurements:read',
    input: z.strictObject({ presentationId, ...page }),
  },
  {
    name: 'make_quote',
    title: 'Make a quote',
    description:
      'Prices of three tiers from a measured roof. This homeowner is shown them from then on: ask the user first.',
    operation: 'POST /api/presentations/:presentationId/quote',
    scope: 'presentations:write',
    input: z.strictObject({
      presentationId,
      roofMeasurementId: id.describe('As find_roofs tells it.'),
      layers: z.int().optional().describe('Layers of the old roof that are torn off.'),
      stories: z.int().optional(),
    }),
  },
  {
    name: 'get_quote',
    title: 'Get the quote',
    description: 'The latest quote of a presentation: three tiers with their lines, in cents.',
    operation: 'GET /api/presentations/:presentationId/quote',
    scope: 'presentations:read',
    input: z.strictObject({ presentationId }),
  },
]

export const isReading = ({ operation }: Tool) => operation.startsWith('GET ')

/** The arguments for `fetch`, with each input member where the operation expects it. */
export function requestOf({ operation, always = {} }: Tool, input: Record<string, unknown>) {
  const [method = '', pattern = ''] = operation.split(' ')
  const inPath = [...pattern.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  const path = pattern.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(input[name])))
  const rest = Object.entries({ ...input, ...always }).filter(([name]) => !inPath.includes(name))
  if (method !== 'GET') return { method, path, body: JSON.stringify(Object.fromEntries(rest)) }
  const query = new URLSearchParams(
    rest.filter(([, value]) => value !== undefined).map(([name, value]) => [name, String(value)]),
  )
  return { method, path: query.size ? `${path}?${query}` : path }
}
