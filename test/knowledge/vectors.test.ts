import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { embedPassages, embedPassagesJob, removeVectorsJob } from '../../src/answers/knowledge/embed-passages'
import { bitsOf, inBytes } from '../../src/answers/knowledge/local-vectors'
import { searchDocuments } from '../../src/answers/knowledge/search'
import { searchMeaning } from '../../src/answers/knowledge/search-meaning'
import { expressionsOf, searchWords } from '../../src/answers/knowledge/search-words'
import { groupAlike } from '../../src/answers/questions/alike'
import { primaryDatabase } from '../../src/core/database/database'
import { atNone, atShard, type Bindings } from '../../src/core/database/shards'
import { emptyIsolateCache } from '../../src/core/isolate-cache'
import { openAi } from '../../src/providers/embeddings-openai'
import { workersAi } from '../../src/providers/embeddings-workers-ai'
import { rerankOf } from '../../src/providers/rerank'
import { vectorize } from '../../src/providers/vectors'
import { signedIn } from '../support/client'
import { d1, databaseOf, envOf, shardOf } from '../support/databases'
import { addManyPassages } from '../support/many-passages'
import { modelServer, modelSettings } from '../support/model-server'
import { takeUpDue, workIn } from '../support/running'
import { jobOf, readAll, uploadDocument } from '../support/uploads'
import { fakeVectorize } from '../support/vectorize'

type Client = Awaited<ReturnType<typeof signedIn>>
const server = modelServer([])
const quiet = () => {
  const sent: { kind: string; documentId: string; run: string }[] = []
  const JOBS = {
    send: async (body: never) => void sent.push(body),
    sendBatch: async (batch: { body: never }[]) => void sent.push(...batch.map(({ body }) => body)),
  }
  return { bindings: { ...env, ...modelSettings, JOBS } as unknown as Bindings, sent }
}

const guide = (content: string, more = {}) => ({ filename: 'guide.txt', contentType: 'text/plain', content, ...more })
const warranty = 'The workmanship warranty lasts ten years.'

const messageOf = async (documentId: string) => {
  const { run } = await jobOf(documentId)
  return { kind: 'embed-passages' as const, documentId, run }
}
const at = (bindings: Bindings, id: string) => atShard(bindings, shardOf(id))
const databaseAt = (id: string) => primaryDatabase(envOf(id))
const embed = (bindings: Bindings, message: Awaited<ReturnType<typeof messageOf>>, clock = Date.now) =>
  embedPassages(workIn(at(bindings, message.documentId)), message, clock)
const found = async (bindings: Bindings, client: Client, question: string) =>
  (await searchDocuments(workIn(at(bindings, client.organizationId)), client.organizationId, question, 10)).map(
    ({ snippet }) => snippet,
  )
const stateOf = (documentId: string) =>
  databaseOf(documentId)
    .prepare('select embed_at as embedAt, embedded_to as embeddedTo from documents where id = ?')
    .bind(documentId)
    .first<{ embedAt: number | null; embeddedTo: number }>()
const countOf = async (table: string, client: Client) =>
  databaseOf(client.organizationId)
    .prepare(`select count(*) as count from ${table} where organization_id = ?`)
    .bind(client.organizationId)
    .first<number>('count')

beforeEach(() => void vi.spyOn(globalThis, 'fetch').mockImplementation(server.fetch))
afterEach(() => void vi.restoreAllMocks())

describe.each(['in D1', 'in Vectorize'])('passages whose vectors are stored %s', (place) => {
  const vectors = fakeVectorize()
  const { bindings: plain, sent } = quiet()
  const bindings = place === 'in D1' ? plain : { ...plain, VECTORS: vectors.VECTORS }

  it('are found by meaning, whatever their words', async () => {
    const client = await signedIn()
    const { id } = await uploadDocument(client, guide(warranty))
    expect(await found(bindings, client, 'guarantee')).toEqual([])
    await embed(bindings, await messageOf(id))
    expect(await found(bindings, client, 'guarantee')).toEqual([warranty])
    expect(await found(bindings, client, 'warranty')).toEqual([warranty.replace('warranty', '<mark>warranty</mark>')])
    expect((await stateOf(id))?.embedAt).toBeNull()
  })

  it('are never found by another company or for another audience', async () => {
    const [client, stranger] = [await signedIn(), await signedIn('Another')]
    const { id } = await uploadDocument(client, guide(warranty, { audience: 'company' }))
    await embed(bindings, await messageOf(id))
    expect(await found(bindings, stranger, 'guarantee')).toEqual([])
    const scope = { organizationId: client.organizationId, audiences: ['homeowners'] as const }
    expect(await searchMeaning(workIn(at(bindings, client.organizationId)), scope, 'guarantee')).toEqual([])
    const own = { ...scope, audiences: ['company'] as const }
    expect(await searchMeaning(workIn(at(bindings, client.organizationId)), own, 'guarantee')).toHaveLength(1)
  })

  it('lose their vectors when the document is read again or deleted', async () => {
    // One run of the job takes 500, and other tests leave theirs behind.
    await d1.prepare('delete from vector_removals').run()
    const client = await signedIn()
    const { id, path } = await uploadDocument(client, guide(warranty))
    await embed(bindings, await messageOf(id))
    await client.patch(path, { displayName: 'Another name' })
    await readAll(id)
    expect(await countOf('vector_packs', client)).toBe(0)
    expect(await countOf('passage_vectors', client)).toBe(0)
    await embed(bindings, await messageOf(id))
    expect(await found(bindings, client, 'guarantee')).toEqual([warranty])
    await client.delete(path)
    expect(await found(bindings, client, 'guarantee')).toEqual([])
    expect(await countOf('vector_packs', client)).toBe(0)
    await takeUpDue(bindings, [removeVectorsJob], Date.now())
    const left = [...vectors.kept.values()].filter(({ metadata }) => metadata.organization === client.organizationId)
    expect(left).toEqual([])
    expect((await d1.prepare('select * from vector_removals').all()).results).toEqual([])
  })

  it('are embedded once even if the message arrives twice, and by the schedule if it was lost', async () => {
    const client = await signedIn()
    const { id } = await uploadDocument(client, guide(warranty))
    const message = await messageOf(id)
    const asked = server.embedded.length
    await Promise.all([embed(bindings, message), embed(bindings, message)])
    expect(server.embedded.length).toBe(asked + 1)
    const lost = await uploadDocument(client, guide(warranty))
    const later = Date.now() + 1000
    // This puts it before those that other tests left behind.
    await d1.prepare('update documents set embed_at = 1 where id = ?').bind(lost.id).run()
    sent.length = 0
    await takeUpDue(bindings, [embedPassagesJob], later)
    const again = sent.filter(({ documentId }) => documentId === lost.id)
    expect(again).toEqual([{ ...(await messageOf(lost.id)), shard: shardOf(lost.id) }])
    await embed(bindings, again[0] as typeof message, () => later)
    expect((await stateOf(lost.id))?.embedAt).toBeNull()
  })

  it('are embedded later when the model fails, and can be found by their words until then', async () => {
    const client = await signedIn()
    const { id } = await uploadDocument(client, guide(warranty))
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('', { status: 503 }))
    const start = Date.now()
    await embed(bindings, await messageOf(id), () => start)
    expect((await stateOf(id))?.embedAt).toBeGreaterThan(start)
    expect(await found(bindings, client, 'warranty')).toHaveLength(1)
    vi.spyOn(globalThis, 'fetch').mockImplementation(server.fetch)
    await embed(bindings, await messageOf(id), () => start + 3_600_000)
    expect(await found(bindings, client, 'guarantee')).toEqual([warranty])
  })

  it('are embedded in parts, with the progress stored after each', async () => {
    const client = await signedIn()
    const text = Array.from({ length: 150 }, (_, index) => `# Part ${index}\n\nThe color of part ${index} is blue.`)
    const file = {
      filename: 'parts.md',
      contentType: 'text/markdown',
      content: [...text, '# Last\n\nThe warranty holds.'].join('\n\n'),
    }
    const { id } = await uploadDocument(client, file)
    let now = Date.now()
    // Each look at the clock takes so long that there is time for only one part.
    await embed(bindings, await messageOf(id), () => (now += 11_000))
    expect(await countOf('passage_vectors', client)).toBe(100)
    await embed(bindings, await messageOf(id), () => (now += 1))
    expect(await countOf('passage_vectors', client)).toBe(151)
    expect((await found(bindings, client, 'guarantee'))[0]).toContain('The warranty holds.')
  })
})

describe('a keyword search', () => {
  it('reads few rows, even if thousands of passages contain all its words', async () => {
    const client = await signedIn()
    const commonWords = ['roof', 'warranty', 'price', 'visit', 'color', 'panel']
    await addManyPassages(client.organizationId, { documents: 30, passagesOfEach: 200, commonWords })
    const scope = { organizationId: client.organizationId, audiences: ['homeowners'] as const }
    const db = databaseAt(client.organizationId)
    for (const words of [commonWords, ['warranty'], ['roof', 'price'], [...commonWords, 'rare17', 'rare99']]) {
      const { meta, results } = (await searchWords(db, scope, expressionsOf(words, scope, 'en'))) as unknown as D1Result
      expect(results.length).toBeGreaterThan(20)
      expect(meta.rows_read).toBeLessThanOrEqual(5000)
    }
  }, 60_000)

  it('finds the passage with a rare word among thousands with the common ones', async () => {
    const client = await signedIn()
    await addManyPassages(client.organizationId, { documents: 10, passagesOfEach: 200, commonWords: ['roof', 'price'] })
    await uploadDocument(client, guide('The roof has a price that a cupola raises.'))
    expect((await found(env, client, 'roof price cupola '))[0]).toContain('<mark>cupola</mark>')
  }, 60_000)

  it('finds a German, Spanish or French word in another form', async () => {
    const client = await signedIn()
    await uploadDocument(client, guide('Nettoyez les panneaux avec un chiffon humide.'))
    await uploadDocument(client, guide('Die Garantien gelten für alle Fenster.'))
    const scope = { organizationId: client.organizationId, audiences: ['homeowners'] as const }
    const bodies = async (word: string, language: string) => {
      const rows = (await searchWords(
        databaseAt(client.organizationId),
        scope,
        expressionsOf([word], scope, language),
      )) as unknown as D1Result
      return rows.results.length
    }
    expect(await bodies('nettoyer', 'fr')).toBe(1)
    expect(await bodies('garantie', 'de')).toBe(1)
  })
})

describe('vectors', () => {
  it('in similar directions differ in few bits, and only a little as bytes', () => {
    const one = Float32Array.from({ length: 100 }, (_, index) => Math.sin(index))
    const near = one.map((value, index) => value + (index % 9 === 0 ? 0.1 : 0))
    const differing = (a: Uint8Array, b: Uint8Array) => a.filter((byte, index) => byte !== b[index]).length
    expect(differing(bitsOf(one), bitsOf(near))).toBeLessThan(3)
    expect(bitsOf(one).length % 12).toBe(0)
    expect(Math.max(...inBytes(one))).toBe(127)
  })

  it('are stored in Vectorize with company and audience, and queried with both', async () => {
    const upsert = vi.fn()
    const query = vi.fn(async () => ({ matches: [{ id: 'a', score: 0.9 }] }))
    const index = vectorize({ upsert, query, deleteByIds: vi.fn() } as never)
    const values = Float32Array.from([1, 2])
    const of = { id: 'a', passageId: 1, documentId: 'd', organizationId: 'o', audience: 'homeowners', values }
    await index.upsert([of])
    expect(upsert).toHaveBeenCalledWith([{ id: 'a', values, metadata: { organization: 'o', audience: 'homeowners' } }])
    expect(await index.nearest(values, { organizationId: 'o', audiences: ['homeowners'] }, 5)).toEqual([
      { id: 'a', nearness: 0.9 },
    ])
    expect(query).toHaveBeenCalledWith(values, {
      topK: 5,
      filter: { organization: 'o', audience: { $in: ['homeowners'] } },
    })
  })
})

describe('unanswered questions', () => {
  const listed = [
    { id: 'a', question: 'What does a visit cost?', isUnanswered: true },
    { id: 'b', question: 'Do termites come back?', isUnanswered: true },
    { id: 'c', question: 'What is the price of a visit?', isUnanswered: true },
    { id: 'd', question: 'What is the fee for a visit?', isUnanswered: false },
  ]
  const alike = async (settings: object) =>
    (await groupAlike({ ...atNone(env), ...settings }, listed, true)).map(({ alikeTo }) => alikeTo)
  const none = [null, null, null, null]

  it('join the first one with a similar meaning', async () => {
    expect(await alike(modelSettings)).toEqual([null, null, 'a', null])
  })

  it('are listed without asking the model if no one wants to know', async () => {
    emptyIsolateCache(['vectors of questions'])
    const asked = server.embedded.length
    const rows = await groupAlike({ ...atNone(env), ...modelSettings }, listed, false)
    expect([rows.map(({ alikeTo }) => alikeTo), server.embedded.length]).toEqual([none, asked])
  })

  it('stay apart without embeddings, and when their model fails', async () => {
    expect(await alike({})).toEqual(none)
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('', { status: 500 }))
    emptyIsolateCache(['vectors of questions'])
    expect(await alike(modelSettings)).toEqual(none)
  })
})

describe('an embedding model', () => {
  const never = new AbortController().signal
  const settings = { ...atNone(env), ...modelSettings, EMBEDDINGS_KEY: 'k' }

  it('on an OpenAI-compatible server is called with its key, and its vectors are put in the order of the texts', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
      Response.json({
        data: [
          { index: 1, embedding: [3, 4] },
          { index: 0, embedding: [1, 2] },
        ],
      }),
    )
    expect(await openAi(settings)(['a', 'b'], never)).toEqual([Float32Array.from([1, 2]), Float32Array.from([3, 4])])
    const [url, init] = fetched.mock.calls[0] ?? []
    expect(url).toBe('https://models.example/v1/embeddings')
    expect(new Headers(init?.headers).get('authorization')).toBe('Bearer k')
    expect(JSON.parse(String(init?.body))).toMatchObject({ model: 'words', input: ['a', 'b'] })
  })

  it.each([
    ['too few vectors', { data: [{ embedding: [1] }] }],
    ['vectors of different lengths', { data: [{ embedding: [1] }, { embedding: [1, 2] }] }],
    ['values that are not numbers', { data: [{ embedding: ['a'] }, { embedding: [1] }] }],
    ['nothing', {}],
  ])('fails when it returns %s', async (_, body) => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(body))
    await expect(openAi(settings)(['a', 'b'], never)).rejects.toThrow('a vector for each text')
  })

  it('on Workers AI returns a vector for each text', async () => {
    const run = vi.fn(async () => ({ data: [[1, 0]] }))
    const embed = workersAi({ EMBEDDINGS_MODEL: '@cf/baai/bge-m3', AI: { run } })
    expect(await embed(['a'], never)).toEqual([Float32Array.from([1, 0])])
    expect(run).toHaveBeenCalledWith('@cf/baai/bge-m3', { text: ['a'] })
    await expect(workersAi({ EMBEDDINGS_MODEL: 'm' })(['a'], never)).rejects.toThrow('no binding')
  })

  it('for reranking says which text answers best, and is not called when none is configured', async () => {
    const run = vi.fn(async () => ({
      response: [
        { id: 0, score: 0.1 },
        { id: 1, score: 0.8 },
      ],
    }))
    const rerank = rerankOf({ RERANK_MODEL: '@cf/baai/bge-reranker-base', AI: { run } })
    expect(await rerank?.('why', ['a', 'b'])).toEqual([1, 0])
    expect(run).toHaveBeenCalledWith('@cf/baai/bge-reranker-base', {
      query: 'why',
      contexts: [{ text: 'a' }, { text: 'b' }],
      top_k: 2,
    })
    expect(rerankOf({ RERANK_MODEL: '', AI: { run } })).toBeUndefined()
  })
})
