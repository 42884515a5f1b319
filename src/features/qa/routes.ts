import { createRoute } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { AppEnv, Caller } from '../../core/context'
import {
  answer as answered,
  bareWriteErrors,
  isOpenToLinks,
  jsonBody,
  readErrors,
  success,
  writeErrors,
} from '../../core/contract'
import { signInRequired, tooMany } from '../../core/errors'
import { mediaUrl } from '../../core/media-key'
import { originOf, wantsEvents } from '../../core/request'
import { createRouter } from '../../core/router'
import { costsSomething } from '../../providers/language-model'
import { deckPath } from '../decks/schemas'
import { faqAnswer, faqOf } from '../faqs/schemas'
import { publicIdempotency } from '../idempotency/middleware'
import { publishEventsAfter } from '../notifications/recorded-events'
import { publishChange } from '../viewer/publish-part'
import type { AnswerEvent } from './answer'
import { deleteQuestion, listQuestions, makeFaq } from './queries'
import type { Audience } from './question-context'
import {
  answerBody,
  type QuestionInput,
  questionFaqInput,
  questionInput,
  questionLog,
  questionLogQuery,
  questionOf,
  questionPath,
} from './schemas'
import { speakerFor } from './speak'
import { granted, lastOf, streamOf } from './stream'

const tags = ['Questions']
const usualLimit = 50

export const qaRoutes = createRouter().openapi(
  createRoute({
    method: 'post',
    path: '/',
    operationId: 'askQuestion',
    tags,
    summary: 'Ask a question',
    description:
      'With `accept: text/event-stream` the answer comes as it is made: `sources`, each `sentence`, `done`, or `error`. Every sentence stands in a source that it cites.',
    ...isOpenToLinks,
    middleware: [limitAsking, publicIdempotency()] as const,
    request: { body: jsonBody(questionInput) },
    responses: {
      200: {
        description: 'The answer, or `none` with the ways to reach the company.',
        content: {
          'application/json': { schema: answerBody },
          'text/event-stream': { schema: { type: 'string' as const } },
        },
      },
      ...writeErrors(404, 429),
    },
  }),
  async (c) => {
    const { answer, find, record } = await import('./lazy-modules')
    const input = c.req.valid('json')
    const start = Date.now()
    const audience = audienceOf(c.get('caller'), input)
    const limits = {
      mostAnHour: c.env.QUESTIONS_PER_HOUR,
      mostAMonth: c.env.QA_MONTHLY_ANSWERS,
      isPaid: costsSomething(c.env),
    }
    const [found, speaker] = await Promise.all([
      find(c.var.db, audience, input, limits, start),
      speakerFor(c, audience.presentationId),
    ])
    const origin = originOf(c.req.url)
    const soundUrl = (key: string) => mediaUrl(origin, key)
    const leave = new AbortController()
    const telling = { question: input.question, slideId: input.slideId, language: input.language, speaker, soundUrl }
    const events = answer(c.env, found, telling, leave.signal)

    const told = { found, question: input.question, presentationId: audience.presentationId ?? null }
    const write = (last: AnswerEvent | undefined) => {
      if (last?.type !== 'done') return
      const { answer, tokens } = last
      const entry = {
        ...told,
        viewerSessionId: input.viewerSessionId,
        answer,
        tokens,
        milliseconds: Date.now() - start,
      }
      c.executionCtx.waitUntil(publishEventsAfter(c.env, c.executionCtx, () => record(c.env, entry, start)))
    }
    if (wantsEvents(c)) {
      const watched = lastOf(granted(events, speaker))
      return streamOf(watched.events, leave, () => write(watched.last())) as never
    }
    let last: AnswerEvent | undefined
    for await (const event of events) last = event
    await speaker.grant()
    write(last)
    if (last?.type !== 'done') throw new Error('An answer came to no end.')
    return c.json({ answer: last.answer }, 200)
  },
)

/** Members may try out questions without a limit, but anyone can come by a link. */
async function limitAsking(c: Context<AppEnv>, next: () => Promise<void>) {
  if (!c.get('caller')) {
    const { success } = await c.env.QUESTIONS.limit({ key: c.req.header('cf-connecting-ip') ?? 'local' })
    if (!success) throw tooMany('Too many questions at once. Wait a minute, then ask again.', 60)
  }
  await next()
}

function audienceOf(caller: Caller | undefined, { presentationId, deckId = '' }: QuestionInput): Audience {
  if (presentationId) return { presentationId }
  if (!caller) throw signInRequired()
  return { deckId, organizationId: caller.organizationId }
}

export const deckQuestionRoutes = createRouter().openapi(
  createRoute({
    method: 'get',
    path: '/{deckId}/questions',
    operationId: 'listQuestions',
    tags,
    summary: 'List what homeowners asked',
    description: 'Alike questions are one. Those without an answer come first, then those that were asked last.',
    request: { params: deckPath, query: questionLogQuery },
    responses: { 200: answered('The questions.', questionLog), ...readErrors(400, 404) },
  }),
  async (c) => {
    const { limit = usualLimit, ...filter } = c.req.valid('query')
    const { deckId } = c.req.valid('param')
    const { rows, nextCursor } = await listQuestions(c.var.db, c.var.caller.organizationId, deckId, filter, limit)
    return c.json({ questions: rows.map(questionOf), nextCursor }, 200)
  },
)

export const questionRoutes = createRouter()
  .openapi(
    createRoute({
      method: 'post',
      path: '/{questionId}/faq',
      operationId: 'makeFaqOfQuestion',
      tags,
      summary: 'Make an FAQ of a question',
      description: 'Where an FAQ of the deck asks the same already, none is made.',
      request: { params: questionPath, body: jsonBody(questionFaqInput) },
      responses: { 201: answered('The FAQ, the last of its deck.', faqAnswer), ...writeErrors(404, 409) },
    }),
    async (c) => {
      const { organizationId } = c.var.caller
      const { questionId } = c.req.valid('param')
      const faq = await makeFaq(c.var.db, organizationId, questionId, c.req.valid('json').cannedAnswer, Date.now())
      publishChange(c, 'deck', faq.deckId)
      return c.json({ faq: faqOf(faq) }, 201)
    },
  )
  .openapi(
    createRoute({
      method: 'delete',
      path: '/{questionId}',
      operationId: 'deleteQuestion',
      tags,
      summary: 'Delete a question from the log',
      request: { params: questionPath },
      responses: { 200: answered('It is gone, with all that was asked alike.', success), ...bareWriteErrors(400, 404) },
    }),
    async (c) => {
      await deleteQuestion(c.var.db, c.var.caller.organizationId, c.req.valid('param').questionId)
      return c.json({ success: true }, 200)
    },
  )
