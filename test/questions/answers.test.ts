import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { count, judge, type Verdict } from '../answers/judge'
import { type Answer, ask, loadDeck, sourcesOf } from '../answers/load'
import { type AnswerQuestion, type AnswerSet, answerSets } from '../answers/sets'
import { origin, signedIn } from '../support/client'
import { newDeck, newSlide } from '../support/factories'
import { modelServer, modelSettings } from '../support/model-server'
import { app } from '../support/running'
import { uploadDocument } from '../support/uploads'

type Outcome = { set: AnswerSet; asked: AnswerQuestion; verdict: Verdict; answer: Answer }

/** A passage ends its lines with a period, and a list has bullets. */
const spaceless = (text: string) => text.replaceAll(/[^\p{L}\p{N}]+/gu, '')

const contactOf = (set: AnswerSet) => Object.values(sourcesOf(set).deck.contact ?? {}).join(', ')

async function outcomesOf(set: AnswerSet): Promise<Outcome[]> {
  const client = await signedIn(set.name)
  const send = async (method: 'POST' | 'PUT', path: string, body: object) =>
    (await (method === 'POST' ? client.post : client.put)(path, body)).body
  const deckId = await loadDeck(set, { send, upload: (document) => uploadDocument(client, document) })
  const outcomes: Outcome[] = []
  for (const question of set.questions) {
    const answer = await ask(
      question,
      deckId,
      async (body) => (await client.post('/api/qa', body)).body.answer as Answer,
    )
    outcomes.push({ set, asked: question, verdict: judge(question, answer), answer })
  }
  return outcomes
}

describe('the sets of questions', () => {
  it.each(answerSets)(
    'of $name name sentences from their sources, and a third of the questions has no answer',
    (set) => {
      const { deck, documents } = sourcesOf(set)
      const prices = deck.slides.flatMap((slide) => Object.values(slide.prices ?? {}))
      const features = prices.flatMap((tier) => (typeof tier === 'object' && 'features' in tier ? [tier] : []))
      const texts = [
        deck.context,
        ...deck.slides.flatMap(({ script, bullets = [], context = '', prices }) => [
          script,
          ...bullets,
          context,
          prices?.subtitle ?? '',
        ]),
      ]
      const all = [...texts, ...deck.faqs.map(({ answer }) => answer), ...documents.map(({ text }) => text)].join('\n')
      const ofPrices = features.flatMap(({ name, features = [] }) => [
        `${name} costs $`,
        `${name} includes: ${features.join('; ')}`,
        `${name} is the package we recommend`,
        `Warranty of ${name}: `,
      ])
      const isThere = (sentence: string) =>
        all.includes(sentence.replace(/\.$/, '')) || ofPrices.some((each) => sentence.startsWith(each))
      const wanted = set.questions.flatMap(({ answeredBy }) => answeredBy ?? [])
      expect(wanted.filter((sentence) => !isThere(sentence))).toEqual([])
      const unanswered = set.questions.filter(({ answeredBy }) => answeredBy === null).length
      expect(unanswered / set.questions.length).toBeGreaterThanOrEqual(0.25)
    },
  )
})

describe('without a language model', () => {
  let outcomes: Outcome[] = []
  const counted = (isOf: (set: AnswerSet) => boolean) =>
    count(outcomes.filter(({ set }) => isOf(set)).map(({ verdict }) => verdict))

  beforeAll(async () => {
    outcomes = (await Promise.all(answerSets.map(outcomesOf))).flat()
    for (const { set, asked, verdict, answer } of outcomes)
      if (!set.isHeldOut && (verdict === 'wrong' || verdict === 'false'))
        console.log(verdict, asked.question, '→', answer.text)
    for (const set of answerSets) console.log(set.name, JSON.stringify(counted((each) => each === set)))
    console.log('held out', JSON.stringify(counted(({ isHeldOut }) => isHeldOut)))
  }, 120_000)

  it('a question is answered only by FAQs, and never wrongly', () => {
    expect(counted(() => true)).toMatchObject({ wrong: 0, false: 0 })
    expect(outcomes.filter(({ answer }) => answer.kind === 'grounded')).toEqual([])
  })

  it.each([
    ['development sets', false],
    ['held-out sets', true],
  ])('shows the passage that answers more than half of the questions in the %s', (_, isHeldOut) => {
    const { right, shown, silent } = counted((set) => set.isHeldOut === isHeldOut)
    expect((right + shown) / (right + shown + silent)).toBeGreaterThanOrEqual(0.5)
  })

  it('shows at most two passages, each exactly as in its source', () => {
    for (const { set, answer } of outcomes) {
      expect(answer.passages.length).toBeLessThanOrEqual(2)
      const { documents } = sourcesOf(set)
      for (const { title, quote } of answer.passages)
        for (const { text } of documents.filter(({ name }) => name === title))
          expect(spaceless(text)).toContain(spaceless(quote.replace(/…$/, '')))
    }
  })

  it('no answer names the ways to reach the company', () => {
    const silent = outcomes.filter(({ answer }) => answer.kind === 'none')
    expect(silent.filter(({ set, answer }) => !answer.text.includes(contactOf(set)))).toEqual([])
  })
})

it('the answer to a question reports the tokens that a model read and wrote, or none if no model was called', async () => {
  const asked = { question: 'Do you wash the deck?', answeredBy: ['We wash every deck with rain water.'] }
  vi.spyOn(globalThis, 'fetch').mockImplementation(modelServer([asked]).fetch)
  const client = await signedIn()
  const { id: deckId } = await newDeck(client)
  await newSlide(client, deckId, { narrationScript: asked.answeredBy[0] })
  const tokensBy = async (settings: object) => {
    const request = new Request(`${origin}/api/qa`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: `session=${client.cookies.session}` },
      body: JSON.stringify({ question: asked.question, deckId }),
    })
    const response = await app.fetch(request, { ...env, ...settings }, createExecutionContext())
    return Number(/desc="(\d+) tokens?"/.exec(response.headers.get('server-timing') ?? '')?.[1])
  }
  expect(await tokensBy({})).toBe(0)
  expect(await tokensBy(modelSettings)).toBeGreaterThan(100)
})

it('without a language model, a slide with other words is found, and its deck is embedded once', async () => {
  const server = modelServer([])
  vi.spyOn(globalThis, 'fetch').mockImplementation(server.fetch)
  const client = await signedIn()
  const { id: deckId } = await newDeck(client)
  for (const narrationScript of ['The guarantee lasts twenty years.', 'The crew is six people.'])
    await newSlide(client, deckId, { narrationScript })
  const quotes = async () => {
    const request = new Request(`${origin}/api/qa`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: `session=${client.cookies.session}` },
      body: JSON.stringify({ question: 'Und die Garantie?', deckId }),
    })
    const settings = { ...env, ...modelSettings, LANGUAGE_MODEL: 'none' }
    const { answer } = (await (await app.fetch(request, settings, createExecutionContext())).json()) as {
      answer: Answer
    }
    return answer.passages.map(({ quote }) => quote)
  }
  expect([await quotes(), await quotes()]).toEqual(Array(2).fill(['The guarantee lasts twenty years.']))
  expect(server.embedded.filter(({ length }) => length > 1)).toHaveLength(1)
  vi.restoreAllMocks()
})
