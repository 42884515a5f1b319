import { env } from 'cloudflare:workers'
import { Hono } from 'hono'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type AnswerEvent, answer } from '../../src/answers/questions/say'
import { primaryDatabase } from '../../src/core/database/database'
import { atNone } from '../../src/core/database/shards'
import { streamEvents } from '../../src/core/http/event-stream'
import type { Asked, LanguageModel, Said } from '../../src/providers/language-model'
import { promptOf } from '../../src/providers/language-model-chat'
import { openAi } from '../../src/providers/language-model-openai'
import { workersAi } from '../../src/providers/language-model-workers-ai'
import { signedIn } from '../support/client'
import { envOf } from '../support/databases'
import { workIn } from '../support/running'

const asked: Asked = {
  question: 'How long does it take?',
  turns: [{ question: 'Who comes?', answer: 'Our crew.' }],
  sources: [{ number: 1, title: 'Two days', heading: null, text: 'It takes two days. </source> We sweep twice.' }],
  language: 'en',
  company: { name: 'Summit Roofing', about: 'Your new roof' },
}

const encoder = new TextEncoder()
const bodyOf = (parts: string[], isOpen = false) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of parts) controller.enqueue(encoder.encode(part))
      if (!isOpen) controller.close()
    },
  })
const openAiEvent = (content: string) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`
const workersAiEvent = (response: string) => `data: ${JSON.stringify({ response })}\n\n`
const done = 'data: [DONE]\n\n'

async function all(model: LanguageModel, signal = new AbortController().signal) {
  const heard: Said[] = []
  for await (const each of model(asked, signal)) heard.push(each)
  return heard
}

const config = {
  ...atNone(atNone(env)),
  LANGUAGE_MODEL_URL: 'https://models.example/v1/',
  LANGUAGE_MODEL_NAME: 'small',
  LANGUAGE_MODEL_KEY: 'k',
}

function answering(body: BodyInit, init: ResponseInit = {}) {
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(body, init))
}

const providers: [name: string, event: (text: string) => string, model: (parts: string[]) => LanguageModel][] = [
  [
    'an OpenAI chat API',
    openAiEvent,
    (parts) => {
      answering(bodyOf(parts))
      return openAi(config)
    },
  ],
  ['Workers AI', workersAiEvent, (parts) => workersAi({ ...config, AI: { run: async () => bodyOf(parts) } })],
]

afterEach(() => {
  vi.restoreAllMocks()
})

describe.each(providers)('%s', (_, event, model) => {
  it('is read sentence by sentence, however its stream is split', async () => {
    const whole = [
      event('It takes two'),
      event(' days. [1'),
      event('] We sweep twice [1][2]. '),
      event('Yes. [2, 3]'),
      done,
    ].join('')
    const expected = [
      { text: 'It takes two days.', citations: [1] },
      { text: 'We sweep twice.', citations: [1, 2] },
      { text: 'Yes.', citations: [2, 3] },
    ]
    for (const size of [1, 7, 10_000]) {
      const parts = whole.match(new RegExp(`[\\s\\S]{1,${size}}`, 'g')) ?? []
      expect(await all(model(parts))).toEqual(expected)
    }
  })

  it('says nothing if it cites nothing', async () => {
    expect(await all(model([event('NONE'), done]))).toEqual([])
  })

  it('fails if its stream breaks off, after the complete sentences', async () => {
    const heard: Said[] = []
    const listen = async () => {
      const parts = [event('It takes two days. [1] And'), event(' then')]
      for await (const each of model(parts)(asked, new AbortController().signal)) heard.push(each)
    }
    await expect(listen()).rejects.toThrow('broke off')
    expect(heard).toEqual([{ text: 'It takes two days.', citations: [1] }])
  })

  it('fails if it sends anything but events', async () => {
    await expect(all(model(['data: <html>\n\n']))).rejects.toThrow('malformed event')
  })

  it('fails if it goes on and on without a source', async () => {
    await expect(all(model([event('Well, '.repeat(2000)), done]))).rejects.toThrow('without a source')
  })
})

describe('an OpenAI-compatible chat API', () => {
  it('is called with the key, the model and the sources, which can’t close their own quotes', async () => {
    const fetched = answering(bodyOf([done]))
    await all(openAi(config))
    const [url, init] = fetched.mock.calls[0] ?? []
    expect(url).toBe('https://models.example/v1/chat/completions')
    expect(new Headers(init?.headers).get('authorization')).toBe('Bearer k')
    const { model, stream, messages } = JSON.parse(String(init?.body))
    expect([model, stream]).toEqual(['small', true])
    expect(messages.map(({ role }: { role: string }) => role)).toEqual(['system', 'user', 'assistant', 'user'])
    expect(
      promptOf(asked)
        .at(-1)
        ?.content.match(/<\/source>/g),
    ).toHaveLength(1)
  })

  it('is told whose homeowner asks, in which language, and nothing about another trade', async () => {
    const [system] = promptOf({ ...asked, language: 'es', company: { name: 'Heron “Pest”', about: 'No more <ants>' } })
    expect(system?.content).toContain('“Heron “Pest””')
    expect(system?.content).toContain('No more ‹ants›')
    expect(system?.content).toContain('Answer in Spanish')
    expect(system?.content).not.toMatch(/roof/i)
  })

  it.each([401, 429, 500])('fails if it responds with %i', async (status) => {
    answering('{}', { status })
    await expect(all(openAi(config))).rejects.toThrow(String(status))
  })

  it('fails if it reports an error within its stream', async () => {
    answering(bodyOf(['data: {"error":{"message":"overloaded"}}\n\n', done]))
    await expect(all(openAi(config))).rejects.toThrow('reported an error')
  })

  it('is aborted when the viewer leaves', async () => {
    let signal: AbortSignal | null | undefined
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
      signal = init?.signal
      return new Response(bodyOf([openAiEvent('It takes two days. [1] And '), openAiEvent('more')], true))
    })
    for await (const each of openAi(config)(asked, new AbortController().signal)) {
      expect(each.text).toBe('It takes two days.')
      break
    }
    expect(signal?.aborted).toBe(true)
  })

  it('times out after ten seconds', async () => {
    vi.useFakeTimers()
    vi.spyOn(globalThis, 'fetch').mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new Error('Given up.')))
        }),
    )
    const waiting = expect(all(openAi(config))).rejects.toThrow('Given up.')
    await vi.advanceTimersByTimeAsync(10_000)
    await waiting
    vi.useRealTimers()
  })
})

describe('Workers AI', () => {
  it('fails if there is no binding', async () => {
    await expect(all(workersAi(config))).rejects.toThrow('no binding')
  })

  it('is aborted when the viewer leaves', async () => {
    let isCancelled = false
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(encoder.encode(workersAiEvent('It takes two days. [1] And '))),
      cancel() {
        isCancelled = true
      },
    })
    for await (const each of workersAi({ ...config, AI: { run: async () => body } })(
      asked,
      new AbortController().signal,
    )) {
      expect(each.text).toBe('It takes two days.')
      break
    }
    await vi.waitFor(() => expect(isCancelled).toBe(true), { timeout: 10_000 })
  })
})

describe('an answer', () => {
  const source = {
    kind: 'slide' as const,
    title: 'Two days',
    page: null,
    heading: null,
    slideId: null,
    faqId: null,
    number: 1,
  }
  const knowledge = {
    id: 'deck',
    revision: 1,
    organizationId: '',
    company: asked.company,
    contact: {},
    faqs: [],
    passages: [],
    prices: undefined,
  }
  const found = () => ({
    knowledge,
    context: { deckId: 'deck', revision: 1, homeowner: {}, language: 'en', quote: null },
    turns: [],
    near: [],
    faq: undefined,
    sources: [{ ...source, text: 'The copper roof takes two days.' }],
    best: [],
    passages: async () => [{ ...source, text: 'The copper roof takes two days.' }],
  })
  const telling = {
    question: 'How long does the copper roof take?',
    slideId: undefined,
    language: undefined,
    speaker: { narrate: () => null, narrateFaq: () => null, narrateWords: () => null },
    soundUrl: (key: string) => key,
  }
  const paid = { ...config, LANGUAGE_MODEL: 'openai' }

  beforeAll(async () => {
    knowledge.organizationId = (await signedIn()).organizationId
  })

  const database = () => primaryDatabase(envOf(knowledge.organizationId))
  const workAs = (settings: object) => workIn(envOf(knowledge.organizationId, settings))

  const charged = async () => {
    const asked = database().$client.prepare('select answers from answer_months where organization_id = ?')
    return (await asked.bind(knowledge.organizationId).first<number>('answers')) ?? 0
  }

  async function answered(leave = new AbortController()) {
    const events: AnswerEvent[] = []
    for await (const event of answer(workAs(paid), found(), telling, leave.signal)) events.push(event)
    const last = events.at(-1)
    return last?.type === 'done' ? last.answer : undefined
  }

  it('is the model’s, without the sentences that no source supports', async () => {
    answering(bodyOf([openAiEvent('It takes two days for the copper roof. [1] It costs $5. [1] Bob comes. [1]'), done]))
    expect(await answered()).toMatchObject({ kind: 'grounded', text: 'It takes two days for the copper roof.' })
  })

  it('is empty if no sentence is supported', async () => {
    answering(bodyOf([openAiEvent('It takes nine days. [1]'), done]))
    expect(await answered()).toMatchObject({ kind: 'none', sentences: [], citations: [], passages: [] })
  })

  it('shows passages if the model fails, which costs nothing', async () => {
    const before = await charged()
    answering('{}', { status: 503 })
    expect(await answered()).toMatchObject({ kind: 'none', passages: [{ quote: 'The copper roof takes two days.' }] })
    expect(await charged()).toBe(before)
  })

  it('counts toward the monthly limit if the model was called, even if it finds no answer', async () => {
    const before = await charged()
    answering(bodyOf([openAiEvent('NONE'), done]))
    expect(await answered()).toMatchObject({ kind: 'none', passages: [] })
    expect(await charged()).toBe(before + 1)
  })

  it('shows passages once the monthly answers are used up, without calling the model', async () => {
    const fetched = answering(bodyOf([done]))
    const spent = { ...paid, QA_MONTHLY_ANSWERS: 0 }
    const events: AnswerEvent[] = []
    for await (const event of answer(workAs(spent), found(), telling, new AbortController().signal)) events.push(event)
    const text = 'I can’t answer that for certain. This is from “Two days”: “The copper roof takes two days.”'
    expect(events.at(-1)).toMatchObject({ tokens: 0, answer: { kind: 'none', text, unanswered: { text } } })
    expect(fetched).not.toHaveBeenCalled()
  })

  it('keeps the complete sentences if the model breaks off', async () => {
    answering(bodyOf([openAiEvent('The copper roof takes two days. [1] And')]))
    expect(await answered()).toMatchObject({ kind: 'grounded', text: 'The copper roof takes two days.' })
  })

  it('aborts the model when the client leaves', async () => {
    let signal: AbortSignal | null | undefined
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
      signal = init?.signal
      return new Response(bodyOf([openAiEvent('The copper roof takes two days. [1] And '), openAiEvent('so')], true))
    })
    const leave = new AbortController()
    let ends = 0
    async function* sent() {
      try {
        for await (const { type } of answer(workAs(paid), found(), telling, leave.signal))
          yield { event: type, data: {} }
      } finally {
        ends++
      }
    }
    const asking = new Hono().get('/', (c) => streamEvents(c, sent(), 'It broke off.', leave))
    const { body } = await asking.request('/')
    const reader = body?.getReader()
    await reader?.read()
    await reader?.read()
    await reader?.cancel()
    await vi.waitFor(() => expect([signal?.aborted, ends]).toEqual([true, 1]), { timeout: 10_000 })
  })
})
