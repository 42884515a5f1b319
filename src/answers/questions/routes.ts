import { workAt } from '../../core/database/commit'
import { link } from '../../core/http/access'
import { type Caller, workOf } from '../../core/http/context'
import { signInRequired } from '../../core/http/errors'
import { type SentEvent, streamEvents } from '../../core/http/event-stream'
import { originOf, wantsEvents } from '../../core/http/request'
import { answer as answered, createRouter, errors, jsonBody, route, success } from '../../core/http/route'
import { deckPath } from '../../core/http/shapes'
import { mediaUrl } from '../../core/media-key'
import { needed } from '../../core/needed'
import { faqAnswer, faqOf } from '../../decks/faqs/schemas'
import { groupAlike } from './alike'
import { answerQuestions, makeFaqs } from './answer'
import {
  answeredQuestion,
  mostCountedDecks,
  questionAnswerInput,
  questionFaqInput,
  questionLog,
  questionLogQuery,
  questionOf,
  questionPath,
  unansweredCounts,
} from './log-schemas'
import { countUnanswered, deleteQuestion, listQuestions } from './queries'
import type { Audience } from './read-deck'
import type { AnswerEvent } from './say'
import { answerBody, type QuestionInput, questionInput, sendQuestionInput } from './schemas'
import { sendToCompany } from './send-to-company'
import { type Speaker, speakerFor } from './speak'

const tags = ['Questions']
const usualLimit = 50
const questionsAtOnce = {
  counter: 'QUESTIONS',
  refusal: 'Too many questions at once. Wait a minute, then ask again.',
} as const

export const qaRoutes = createRouter()
  .openapi(
    route({
      method: 'post',
      path: '/',
      access: link('presentationId'),
      limit: questionsAtOnce,
      answersEvents: true,
      isAudited: false,
      operationId: 'askQuestion',
      tags,
      summary: 'Ask a question',
      description:
        'Answers a homeowner’s question from the deck’s FAQs and the company’s documents. Every sentence cites the source it comes from. Without a language model an FAQ answers, or the kind is `none` with up to two `passages` to show as quotations. With `accept: text/event-stream` the answer is streamed as the events `sources`, `sentence` (one each), and `done` or `error`.',
      request: { body: jsonBody(questionInput) },
      responses: {
        200: {
          description: 'The answer, or `none` with the ways to reach the company.',
          content: {
            'application/json': { schema: answerBody },
            'text/event-stream': { schema: { type: 'string' as const } },
          },
        },
        ...errors(404),
      },
    }),
    async (c) => {
      const { answer, find, record } = await import('./lazy-modules')
      const input = c.req.valid('json')
      const start = Date.now()
      const audience = audienceOf(c.get('caller'), input)
      const [found, speaker] = await Promise.all([
        find(workOf(c), audience, input, needed(c.env, 'QUESTIONS_PER_HOUR'), start),
        speakerFor(c, audience.presentationId),
      ])
      const origin = originOf(c.req.url)
      const soundUrl = (key: string) => mediaUrl(origin, key)
      const leave = new AbortController()
      const telling = { question: input.question, slideId: input.slideId, language: input.language, speaker, soundUrl }
      const events = answer(workOf(c), found, telling, leave.signal)

      const told = { found, question: input.question, presentationId: audience.presentationId ?? null }
      const write = ({ answer, tokens }: Done) => {
        const entry = {
          ...told,
          viewerSessionId: input.viewerSessionId,
          answer,
          tokens,
          milliseconds: Date.now() - start,
        }
        c.executionCtx.waitUntil(record(workAt(workOf(c), c.env), entry, start))
      }
      if (wantsEvents(c))
        return streamEvents(
          c,
          sentEvents(events, speaker, write),
          'The answer broke off. Please ask again.',
          leave,
        ) as never
      let last: AnswerEvent | undefined
      for await (const event of events) last = event
      await speaker.grant()
      if (last?.type !== 'done') throw new Error('An answer came to no end.')
      write(last)
      c.var.meter.tokens = last.tokens
      return c.json({ answer: last.answer }, 200)
    },
  )
  .openapi(
    route({
      method: 'post',
      path: '/send',
      access: link('presentationId'),
      limit: questionsAtOnce,
      isRepeatable: true,
      isAudited: false,
      operationId: 'sendQuestion',
      tags,
      summary: 'Send an unanswered question to the company',
      description:
        'Sends a question that had no answer to the company, which then sees the homeowner’s first name and presentation beside it. The event `question.unanswered` is sent with `sentBy`. None of this is public. Sending it again changes nothing.',
      request: { body: jsonBody(sendQuestionInput) },
      responses: { 200: answered('The company has the question.', success), ...errors(404, 409) },
    }),
    async (c) => {
      await sendToCompany(workOf(c), c.req.valid('json'), Date.now())
      return c.json({ success: true }, 200)
    },
  )

type Done = Extract<AnswerEvent, { type: 'done' }>

async function* sentEvents(
  events: AsyncGenerator<AnswerEvent>,
  speaker: Speaker,
  onDone: (done: Done) => void,
): AsyncGenerator<SentEvent> {
  for await (const event of events) {
    await speaker.grant()
    if (event.type === 'sources') yield { event: 'sources', data: { citations: event.citations } }
    if (event.type === 'sentence') yield { event: 'sentence', data: event.sentence }
    if (event.type !== 'done') continue
    onDone(event)
    yield { event: 'done', data: { answer: event.answer } }
  }
}

function audienceOf(caller: Caller | undefined, { presentationId, deckId = '' }: QuestionInput): Audience {
  if (presentationId) return { presentationId }
  if (!caller) throw signInRequired()
  return { deckId, organizationId: caller.organizationId }
}

export const deckQuestionRoutes = createRouter().openapi(
  route({
    method: 'get',
    path: '/{deckId}/questions',
    operationId: 'listQuestions',
    tags,
    summary: 'List homeowners’ questions',
    description:
      'Returns what homeowners asked about a deck. The same question in other words is often counted as one, and with embeddings `alikeTo` names unanswered ones of similar meaning. Unanswered questions come first, then the most recently asked.',
    request: { params: deckPath, query: questionLogQuery },
    responses: { 200: answered('The questions.', questionLog), ...errors(400, 404) },
  }),
  async (c) => {
    const { limit = usualLimit, alike, ...filter } = c.req.valid('query')
    const { deckId } = c.req.valid('param')
    const { rows, nextCursor } = await listQuestions(c.var.db, c.var.caller.organizationId, deckId, filter, limit)
    const grouped = await groupAlike(c.env, rows, alike)
    return c.json({ questions: grouped.map(questionOf), nextCursor }, 200)
  },
)

export const questionRoutes = createRouter()
  .openapi(
    route({
      method: 'get',
      path: '/',
      operationId: 'countUnansweredQuestions',
      tags,
      summary: 'Count unanswered questions',
      description:
        'Returns how many questions are waiting for an answer, in total and per deck. A question that was made an FAQ or deleted is no longer counted.',
      responses: { 200: answered('The counts.', unansweredCounts) },
    }),
    async (c) => {
      const rows = await countUnanswered(c.var.db, c.var.caller.organizationId)
      const all = rows.reduce((sum, { unanswered }) => sum + unanswered, 0)
      return c.json({ unanswered: all, decks: rows.slice(0, mostCountedDecks) }, 200)
    },
  )
  .openapi(
    route({
      method: 'post',
      path: '/{questionId}/faq',
      operationId: 'makeFaqOfQuestion',
      tags,
      summary: 'Turn a question into an FAQ',
      description:
        'Adds an FAQ with this question to its deck. If an FAQ of the deck already asks the same thing, none is added.',
      request: { params: questionPath, body: jsonBody(questionFaqInput) },
      responses: { 201: answered('The FAQ, as the last of its deck.', faqAnswer), ...errors(404, 409) },
    }),
    async (c) => {
      const { organizationId } = c.var.caller
      const { questionId } = c.req.valid('param')
      const given = { organizationId, questionIds: [questionId], text: c.req.valid('json').cannedAnswer }
      const { faq } = await makeFaqs(workOf(c), given, Date.now(), false)
      return c.json({ faq: faqOf(faq) }, 201)
    },
  )
  .openapi(
    route({
      method: 'post',
      path: '/{questionId}/answer',
      operationId: 'answerQuestion',
      tags,
      summary: 'Answer a question',
      description:
        'Emails your answer to the homeowners who asked this and got none, in your company’s name and with their link. Those whose presentation has no email get nothing, and no one gets the same answer twice. With `similarIds`, the answer is for those questions too, and someone who asked several of them gets one email. With `makeFaq`, the deck gives this answer from now on. These emails count toward the five that you can send to one address in a day; one that is over it goes out as soon as it can.',
      request: { params: questionPath, body: jsonBody(questionAnswerInput) },
      responses: { 200: answered('The question is answered.', answeredQuestion), ...errors(404, 409) },
    }),
    async (c) => {
      const { text, makeFaq, similarIds } = c.req.valid('json')
      const questionIds = [c.req.valid('param').questionId, ...similarIds]
      const given = { organizationId: c.var.caller.organizationId, questionIds, text }
      const { faq, emailed } = await answerQuestions(workOf(c), given, makeFaq, Date.now())
      return c.json({ emailed, ...(faq && { faq: faqOf(faq) }) }, 200)
    },
  )
  .openapi(
    route({
      method: 'delete',
      path: '/{questionId}',
      operationId: 'deleteQuestion',
      tags,
      summary: 'Delete a question',
      description:
        'Deletes a question and the similar ones counted with it from the log, for example because it contains something private. An FAQ made from it stays.',
      request: { params: questionPath },
      responses: { 200: answered('The question and the similar ones were deleted.', success), ...errors(400, 404) },
    }),
    async (c) => {
      await deleteQuestion(workOf(c), c.var.caller.organizationId, c.req.valid('param').questionId)
      return c.json({ success: true }, 200)
    },
  )
