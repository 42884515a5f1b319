import { errorCodes } from '../../src/core/http/error-codes'
import { request } from '../support/client'
import { type ExampleCompany, newExampleCompany } from './example-company'
import { type Document, type Operation, operationsOf } from './operations'
import { newRandom } from './random'
import { type Ids, newValues } from './values'

/** The owner appears twice, because most operations refuse the others. */
const callers = ['owner', 'owner', 'viewer', 'nobody', 'stranger'] as const
/** A request that hangs is this many times slower than the others of its run, on any machine. */
const mostTimesUsual = 1000
/** Requests delete things and sign the owner out, so the company is replaced from time to time. */
const requestsOfACompany = 300
const isSignOut = ({ path }: Operation) => path.includes('/logout')
/** Valid input makes each of these hash a password, which is slower than all other requests together. */
const isSlow = ({ path }: Operation) => /register|login|accept-invite|reset-password|auth\/me$/.test(path)

type Sent = { caller: string; method: string; path: string; body: string; headers: Record<string, string> }

/** `witness` holds the ids of a company that none of the callers here may change. */
export async function fuzz(requests: number, seed: number, witness: Ids) {
  const random = newRandom(seed)
  const { isLucky, pick } = random
  const document: Document = (await request('GET', '/openapi.json')).body
  const { operations, followed } = operationsOf(document)
  const values = newValues(random, followed)
  const faults: string[] = []
  const times: Time[] = []
  const reached = new Set<string>()
  let company: ExampleCompany = await newExampleCompany('Fuzzed')
  let stranger: ExampleCompany = await newExampleCompany('Strangers')

  for (let n = 1; n <= requests; n++) {
    if (n % requestsOfACompany === 0)
      [company, stranger] = [await newExampleCompany('Fuzzed'), await newExampleCompany('Strangers')]
    const operation = n <= operations.length * callers.length ? operations[n % operations.length] : pick(operations)
    if (!operation || (isSlow(operation) && isLucky(0.8))) continue
    const caller = pick(callers)
    const { owner, viewer } = company
    const cookies = { owner: owner.cookies, viewer: viewer.cookies, stranger: stranger.owner.cookies, nobody: {} }[
      caller
    ]
    // Anyone with a link of the witness may use it, so public operations are tried only with the caller's own company.
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
    const describedAs = (fault: string) => describe(seed, n, sent, fault)
    times.push({ milliseconds: performance.now() - started, describedAs })
    const fault = typeof answer === 'string' ? answer : faultOf(operation, answer)
    if (fault) faults.push(describedAs(fault))
    if (typeof answer === 'string' || answer.status >= 300) continue
    reached.add(operation.id)
    if (caller === 'owner' && isSignOut(operation)) company = await newExampleCompany('Fuzzed')
  }
  return { faults: [...faults, ...slowOnes(times)], reached, operations }

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

type Time = { milliseconds: number; describedAs: (fault: string) => string }

function slowOnes(times: Time[]) {
  const sorted = times.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b)
  const usual = sorted[Math.floor(sorted.length / 2)] ?? 0
  return times
    .filter(({ milliseconds }) => milliseconds > mostTimesUsual * usual)
    .map(({ milliseconds, describedAs }) => describedAs(`took ${Math.round(milliseconds / usual)} times the usual`))
}

function faultOf(operation: Operation, { status, body, text, headers }: Answered) {
  // A 501 or a 503 is fine if the API description promises it; a 500 never is.
  if (status === 500 || (status > 500 && !operation.describes(status)))
    return `answered ${status}: ${text.slice(0, 200)}`
  if (status < 400) return undefined
  const isPage = operation.answersPage(status) && headers.get('content-type')?.startsWith('text/html')
  const isError = body && typeof body.error === 'string' && body.error && body.code in errorCodes
  if (!isPage && !isError) return `answered ${status} with what is no { error, code }: ${text.slice(0, 200)}`
  return operation.describes(status) || isPage ? undefined : `answered ${status}, which /openapi.json does not say`
}

const describe = (seed: number, n: number, { caller, method, path, body, headers }: Sent, fault: string) =>
  `seed ${seed}, request ${n}: ${caller} ${method} ${path.slice(0, 300)} ${body.slice(0, 300)} ${JSON.stringify(headers)} ${fault}`
