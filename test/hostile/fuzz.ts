import { request } from '../support/client'
import { type ExampleCompany, newExampleCompany } from './example-company'
import { type Document, type Operation, operationsOf } from './operations'
import { newRandom } from './random'
import { type Ids, newValues } from './values'

/** The owner twice as often, because most operations refuse the others. */
const callers = ['owner', 'owner', 'viewer', 'nobody', 'stranger'] as const
const mostMilliseconds = 5000
/** Companies lose what is deleted, so they are made anew; and where their owner signed out, all else would be refused. */
const requestsOfAWorld = 300
const isSignOut = ({ path }: Operation) => path.includes('/logout')
/** Each of these hashes a password where its input is right, which takes longer than all else together. */
const isSlow = ({ path }: Operation) => /register|login|accept-invite|reset-password|auth\/me$/.test(path)

type Sent = { caller: string; method: string; path: string; body: string; headers: Record<string, string> }

/** `witness` holds the ids of a company that nobody here may change, whoever calls. */
export async function fuzz(requests: number, seed: number, witness: Ids) {
  const random = newRandom(seed)
  const { isLucky, pick } = random
  const document: Document = (await request('GET', '/openapi.json')).body
  const { operations, followed } = operationsOf(document)
  const values = newValues(random, followed)
  const faults: string[] = []
  const reached = new Set<string>()
  let company: ExampleCompany = await newExampleCompany('Fuzzed')
  let stranger: ExampleCompany = await newExampleCompany('Strangers')

  for (let n = 1; n <= requests; n++) {
    if (n % requestsOfAWorld === 0)
      [company, stranger] = [await newExampleCompany('Fuzzed'), await newExampleCompany('Strangers')]
    const operation = n <= operations.length * callers.length ? operations[n % operations.length] : pick(operations)
    if (!operation || (isSlow(operation) && isLucky(0.8))) continue
    const caller = pick(callers)
    const { owner, viewer } = company
    const cookies = { owner: owner.cookies, viewer: viewer.cookies, stranger: stranger.owner.cookies, nobody: {} }[
      caller
    ]
    // Who has a link of the witness may do with it what the link is for.
    const ids = !operation.isPublic && isLucky(0.2) ? witness : company.ids
    const sent = { caller, ...callOf(operation, ids) }
    const started = performance.now()
    const answer = await request(sent.method, sent.path, {
      headers: { 'cf-connecting-ip': `198.51.100.${n % 250}`, ...sent.headers },
      cookie:
        Object.entries(cookies)
          .map(([name, value]) => `${name}=${value}`)
          .join('; ') || undefined,
      ...(sent.body && { body: sent.body }),
    }).catch((error: unknown) => String(error))
    const fault = typeof answer === 'string' ? answer : faultOf(operation, answer, performance.now() - started)
    if (fault) faults.push(describe(seed, n, sent, fault))
    if (typeof answer === 'string' || answer.status >= 300) continue
    reached.add(operation.id)
    if (caller === 'owner' && isSignOut(operation)) company = await newExampleCompany('Fuzzed')
  }
  return { faults, reached, operations }

  function callOf({ method, path, parameters, body }: Operation, ids: Ids): Omit<Sent, 'caller'> {
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const id = values.string({ format: 'uuid' }, name, ids)
      return isLucky(0.03) ? id : encodeURIComponent(id.isWellFormed() ? id : 'x')
    })
    const query = parameters.flatMap((parameter) => {
      if (parameter.in !== 'query' || (!parameter.required && isLucky(0.5))) return []
      const value = values.value(parameter.schema, parameter.name, ids)
      const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
      return [`${parameter.name}=${encodeURIComponent(text.isWellFormed() ? text : 'x')}`]
    })
    if (isLucky(0.03)) query.push(`${encodeURIComponent(pick(['limit', 'x', '__proto__']))}=1`)
    return {
      method,
      path: query.length ? `${filled}?${query.join('&')}` : filled,
      body: body || (method !== 'GET' && isLucky(0.02)) ? bodyOf(body, ids) : '',
      headers: headersOf(),
    }
  }

  function bodyOf(schema: Operation['body'], ids: Ids): string {
    const raw = [
      '{',
      '[]',
      'null',
      '"x"',
      '0',
      '',
      '{"a":1,"a":2}',
      '{"__proto__":{"x":1}}',
      '\ufeff{}',
      '['.repeat(20_000),
    ]
    if (!schema || isLucky(0.04)) return pick(raw)
    if (isLucky(0.002)) return JSON.stringify({ name: 'x'.repeat(1_100_000) })
    return JSON.stringify(values.value(schema, '', ids))
  }

  function headersOf() {
    const headers: Record<string, string> = {}
    if (isLucky(0.03))
      headers['content-type'] = pick([
        'text/plain',
        'multipart/form-data',
        'application/xml',
        'application/json; charset=utf-7',
      ])
    if (isLucky(0.03)) headers.origin = pick(['https://evil.example', 'null', 'http://porchlight.test'])
    if (isLucky(0.05)) headers['idempotency-key'] = pick(['a', 'b', 'x'.repeat(300), random.uuid()])
    if (isLucky(0.02)) headers['x-request-id'] = pick(['<b>', 'x'.repeat(300)])
    if (isLucky(0.02)) headers.range = pick(['bytes=0-', 'bytes=-1', 'bytes=9-1', 'x'])
    if (isLucky(0.02)) headers.cookie = pick(['session=', 'session=x; session=y', `session=${'A'.repeat(43)}`])
    return headers
  }
}

type Answered = Awaited<ReturnType<typeof request>>

function faultOf(operation: Operation, { status, body, text, headers }: Answered, milliseconds: number) {
  if (milliseconds > mostMilliseconds) return `took ${Math.round(milliseconds)} ms`
  // A 501 or a 503 that the document promises is an answer; a 500 never is.
  if (status === 500 || (status > 500 && !operation.describes(status)))
    return `answered ${status}: ${text.slice(0, 200)}`
  if (status < 400) return undefined
  const isPage = operation.answersPage(status) && headers.get('content-type')?.startsWith('text/html')
  const isError = body && typeof body.error === 'string' && body.error && Object.keys(body).length === 1
  if (!isPage && !isError) return `answered ${status} with what is no { error }: ${text.slice(0, 200)}`
  return operation.describes(status) || isPage ? undefined : `answered ${status}, which /openapi.json does not say`
}

const describe = (seed: number, n: number, { caller, method, path, body, headers }: Sent, fault: string) =>
  `seed ${seed}, request ${n}: ${caller} ${method} ${path.slice(0, 300)} ${body.slice(0, 300)} ${JSON.stringify(headers)} ${fault}`
