import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { embedPassages } from '../../src/answers/knowledge/embed-passages'
import { sentencesIn } from '../../src/core/text/sentences'
import { wordsIn } from '../../src/core/text/words'
import { judge } from '../answers/judge'
import { type Answer, ask, loadDeck, sourcesOf } from '../answers/load'
import { type AnswerSet, answerSets } from '../answers/sets'
import { origin, signedIn } from '../support/client'
import { envOf } from '../support/databases'
import { addManyPassages } from '../support/many-passages'
import { modelServer, modelSettings } from '../support/model-server'
import { app, workIn } from '../support/running'
import { jobOf, uploadDocument } from '../support/uploads'

type Client = Awaited<ReturnType<typeof signedIn>>

const settings = { ...modelSettings, QUESTIONS_PER_HOUR: 100_000, QA_MONTHLY_ANSWERS: 100_000 }
const withModel = { ...env, ...settings }
const answerable = answerSets.flatMap((set) => set.questions.filter(({ answeredBy }) => answeredBy))
const server = modelServer(answerSets.flatMap(({ questions }) => questions))
const least = 0.98

async function send(client: Client, path: string, body: object) {
  const request = new Request(new URL(path, origin), {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `session=${client.cookies.session}` },
    body: JSON.stringify(body),
  })
  const response = await app.fetch(request, withModel, createExecutionContext())
  return (await response.json()) as { answer: Answer }
}

async function loadAll(client: Client) {
  const decks = new Map<string, string>()
  for (const set of answerSets.filter(({ deck }) => deck)) {
    const id = await loadDeck(set, {
      send: async (method, path, body) => (await client[method === 'PUT' ? 'put' : 'post'](path, body)).body,
      upload: async (file) => {
        const { id } = await uploadDocument(client, file)
        await embedPassages(workIn(envOf(id, settings)), {
          kind: 'embed-passages',
          documentId: id,
          run: (await jobOf(id)).run,
        })
      },
    })
    decks.set(set.name, id)
  }
  return decks
}

/** Lists the questions whose source did not reach the model, or whose answer was lost afterwards. */
async function missedBy(client: Client, decks: Map<string, string>) {
  const missed: string[] = []
  for (const set of answerSets) {
    const deckId = decks.get(set.asksAbout ?? set.name) ?? ''
    for (const question of set.questions.filter(({ answeredBy }) => answeredBy)) {
      const { answer } = await ask(question, deckId, (body) => send(client, '/api/qa', body))
      if (judge(question, answer) !== 'right') missed.push(`${set.name}: ${question.question} → ${answer.text}`)
    }
  }
  return missed
}

/** Lists the words that at least three of the sentences of all sets contain. */
function commonWords() {
  const texts = answerSets.filter(({ deck }) => deck).flatMap((set) => textsOf(set))
  const counts = Map.groupBy(
    texts.flatMap((text) => [...new Set(wordsIn(text))]),
    (word) => word,
  )
  return [...counts].flatMap(([word, { length }]) => (length >= 3 ? [word] : []))
}

function textsOf(set: AnswerSet) {
  const { deck, documents } = sourcesOf(set)
  return [...deck.slides.map(({ script }) => script), ...documents.map(({ text }) => text)].flatMap(sentencesIn)
}

describe('a question that the sources answer', () => {
  let client: Client
  let decks: Map<string, string>

  beforeAll(async () => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(server.fetch)
    client = await signedIn()
    decks = await loadAll(client)
  }, 60_000)

  afterAll(() => void vi.restoreAllMocks())

  it('reaches the model with its source, in all languages, and the answer comes back', async () => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(server.fetch)
    const missed = await missedBy(client, decks)
    expect(answerable.length).toBeGreaterThan(180)
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(answerable.length * (1 - least))
  }, 120_000)

  it('still reaches it among a hundred documents of two hundred passages', async () => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(server.fetch)
    const many = {
      documents: 100,
      passagesOfEach: 200,
      commonWords: commonWords(),
      model: modelSettings.EMBEDDINGS_MODEL,
    }
    await addManyPassages(client.organizationId, many)
    const missed = await missedBy(client, decks)
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(answerable.length * (1 - least))
  }, 240_000)
})
