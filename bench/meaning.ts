import { ask, loadDeck } from '../test/answers/load.ts'
import { answerSets } from '../test/answers/sets.ts'
import { register } from './account.ts'
import type { Modules } from './bundle.ts'
import { median } from './median.ts'
import { dimensions, embedded, startModelServer } from './model-server.ts'
import { sized } from './options.ts'
import type { Figure } from './report.ts'
import { type Site, startSite } from './site.ts'

const documents = sized(40, 1)
const passagesOfEach = 500
const turns = sized(30, 1)
const warmUp = sized(5, 1)
const mostMilliseconds = 150
const lettersAsked = 150

/**
 * Measures, with a model server, what a search by meaning takes among 20,000 passages, and how many tokens a question
 * uses.
 */
export async function measureMeaning(modules: Modules) {
  await using open = new AsyncDisposableStack()
  const model = await startModelServer()
  open.defer(model.dispose)
  const site = await startSite(modules, undefined, { vars: model.vars })
  open.defer(site.dispose)
  return { milliseconds: await searchAmongMany(site), tokens: await tokensOfQuestions(site) }
}

async function searchAmongMany(site: Site) {
  const { cookie, organizationId } = await register(site)
  for (let number = 0; number < documents; number++) await addPassages(site, organizationId, number)
  const times: number[] = []
  for (let turn = 0; turn < warmUp + turns; turn++) {
    const start = performance.now()
    const answer = await site.send({
      path: `/api/company/kb/search?q=${encodeURIComponent(textOf(turn).slice(0, lettersAsked))}`,
      headers: { cookie },
    })
    const { results } = (await answer.json()) as { results: unknown[] }
    if (!results.length) throw new Error('A search by meaning found nothing.')
    if (turn >= warmUp) times.push(performance.now() - start)
  }
  return median(times)
}

async function addPassages(site: Site, organizationId: string, number: number) {
  const documentId = crypto.randomUUID()
  const texts = Array.from({ length: passagesOfEach }, (_, place) => textOf(number * passagesOfEach + place))
  const vectors = texts.map(embedded)
  const rows = texts.map((text, position) => ({ position, text, vector: inBytes(vectors[position] as Float32Array) }))
  const packed = Buffer.concat(vectors.map(bitsOf)).toString('base64')
  await site.database.batch([
    site.database
      .prepare(
        `insert into documents (id, organization_id, filename, display_name, type, content_type, size_bytes, storage_key,
           status, run, step, created_at, updated_at, expires_at)
         values (?1, ?2, 'guide.txt', 'Guide', 'txt', 'text/plain', 1, ?1, 'ready', ?1, 1, 0, 0, 0)`,
      )
      .bind(documentId, organizationId),
    site.database
      .prepare(
        `insert into passages (document_id, organization_id, step, position, body)
         select ?, ?, 0, value ->> 'position', value ->> 'text' from json_each(?)`,
      )
      .bind(documentId, organizationId, JSON.stringify(rows)),
    site.database
      .prepare(
        `insert into passage_vectors (passage_id, organization_id, vector_id, vector)
         select passages.id, ?, passages.document_id || passages.id, value ->> 'vector' from json_each(?)
         cross join passages on passages.document_id = ? and passages.step = 0 and passages.position = value ->> 'position'`,
      )
      .bind(organizationId, JSON.stringify(rows), documentId),
    site.database
      .prepare(
        `insert into vector_packs (document_id, organization_id, audience, model, passage_ids, bits)
         select ?1, ?2, 'homeowners', 'bench', group_concat(id), ?3
         from (select id from passages where document_id = ?1 order by position)`,
      )
      .bind(documentId, organizationId, packed),
  ])
}

const textOf = (seed: number) =>
  Array.from({ length: 60 }, (_, place) => `word${(seed * 31 + place * 97) % 5000}`).join(' ')

/** Stores bits as `src/answers/knowledge/local-vectors.ts` does. */
function bitsOf(values: Float32Array) {
  const bits = new Uint8Array(Math.ceil(dimensions / 8 / 12) * 12)
  for (const [index, value] of values.entries())
    if (value > 0) bits[index >> 3] = (bits[index >> 3] ?? 0) | (1 << (index & 7))
  return bits
}

function inBytes(values: Float32Array) {
  const largest = Math.max(...values.map(Math.abs))
  return Buffer.from(Int8Array.from(values, (value) => Math.round((value / largest) * 127)).buffer).toString('base64')
}

async function tokensOfQuestions(site: Site) {
  const { cookie } = await register(site)
  const [set] = answerSets
  if (!set) throw new Error('There is no set of questions.')
  const send = async <Answered>(method: 'POST' | 'PUT', path: string, body: object) =>
    (await site.send({ method, path, headers: { cookie }, body })).json() as Promise<Answered>
  // The document is left out, because it needs the storage; most of what is sent is the deck.
  const deckId = await loadDeck(set, { send, upload: async () => undefined })
  for (const question of set.questions.slice(0, sized(set.questions.length, 2)))
    await ask(question, deckId, (body) => send('POST', '/api/qa', body))
  const asked = site.database.prepare('select avg(tokens) as tokens from askings where tokens > 0')
  return (await asked.first<number>('tokens')) ?? 0
}

export const meaningFigures = ({ milliseconds, tokens }: { milliseconds: number; tokens: number }): Figure[] => [
  {
    text: `qa: a search by meaning among ${documents * passagesOfEach} passages takes ${milliseconds.toFixed(0)} ms, at most ${mostMilliseconds}`,
    isReached: milliseconds <= mostMilliseconds,
    isFirm: false,
  },
  {
    text: `qa: a question is ${tokens.toFixed(0)} tokens for a language model, with all that a usual deck says`,
  },
]
