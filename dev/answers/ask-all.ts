import { judge, type Verdict } from '../../test/answers/judge.ts'
import { type Answer, ask, loadDeck } from '../../test/answers/load.ts'
import type { AnswerQuestion, AnswerSet } from '../../test/answers/sets.ts'

export type Asked = AnswerQuestion & {
  set: string
  isHeldOut: boolean
  verdict: Verdict
  answer: Answer
  milliseconds: number
  tokens: number
}

/** Each set has its own company, so that no search finds another set's documents. */
export async function askAll(address: string, sets: AnswerSet[]): Promise<Asked[]> {
  const asked: Asked[] = []
  for (const set of sets) {
    const { send, post } = await register(address)
    const upload = uploaderTo(send)
    const deckId = await loadDeck(set, { send: async (...request) => (await send(...request)).body, upload })
    await whenRead(send)
    for (const question of set.questions) {
      const said = await ask(question, deckId, post)
      const { name, isHeldOut } = set
      asked.push({ ...question, set: name, isHeldOut, verdict: judge(question, said.answer), ...said })
    }
  }
  return asked
}

/** Each response has the members that its path promises. */
type Body = {
  answer: Answer
  deck: { id: string }
  slide: { id: string }
  documentId: string
  uploadUrl: string
  documents: { status: string }[]
}
type Sent = { body: Body; headers: Headers }
type Send = (method: string, path: string, body?: object) => Promise<Sent>

async function register(address: string) {
  const id = crypto.randomUUID()
  const account = {
    organizationName: 'Answers',
    name: 'Answers',
    email: `answers-${id}@porchlight.example`,
    password: id,
  }
  const cookies = new Map<string, string>()
  const send: Send = async (method, path, body) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { 'content-type': 'application/json', 'cf-connecting-ip': '192.0.2.1', cookie }
    const response = await fetch(address + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    return { body: (await response.json()) as Body, headers: response.headers }
  }
  await send('POST', '/api/auth/register', account)
  const post = async (body: object) => {
    const start = performance.now()
    const { body: said, headers } = await send('POST', '/api/qa', body)
    const tokens = Number(/(\d+) tokens?/.exec(headers.get('server-timing') ?? '')?.[1] ?? 0)
    return { answer: said.answer, milliseconds: performance.now() - start, tokens }
  }
  return { send, post }
}

const uploaderTo =
  (send: Send) =>
  async ({
    content,
    ...described
  }: {
    filename: string
    displayName: string
    contentType: string
    content: string
  }) => {
    const body = new TextEncoder().encode(content)
    const file = { ...described, sizeBytes: body.length }
    const { documentId, uploadUrl } = (await send('POST', '/api/company/kb/documents/upload-init', file)).body
    const response = await fetch(uploadUrl, { method: 'PUT', headers: { 'content-type': file.contentType }, body })
    if (!response.ok) throw new Error(`The upload of ${file.filename}: ${await response.text()}`)
    await send('POST', '/api/company/kb/documents/complete', { documentId })
  }

const longestReading = 120_000
const forVectors = 2000

async function whenRead(send: Send) {
  for (const end = Date.now() + longestReading; Date.now() < end; ) {
    const { documents } = (await send('GET', '/api/company/kb/documents')).body
    // The vectors follow later, and nothing reports when.
    if (documents.every(({ status }) => status !== 'processing'))
      return await new Promise((resolve) => setTimeout(resolve, forVectors))
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error('The documents are not read.')
}
