import { env, exports } from 'cloudflare:workers'
import { hashPassword } from '../../src/account/auth/passwords'
import { createAccount } from '../../src/account/auth/queries'
import { newSession } from '../../src/account/auth/sessions'
import { workAt } from '../../src/core/database/commit'
import { atDirectory, atShard, shardsOf } from '../../src/core/database/shards'
import type { Role } from '../../src/core/http/context'
import { keepForChecking } from './check-answers'

export const origin = 'http://porchlight.test'
export const password = 'a long walk home'

type Options = { body?: unknown; headers?: Record<string, string>; cookie?: string | undefined }

/** Rows that a factory has begun to insert; each request waits for them. */
export const promisedRows: Promise<unknown>[] = []

export async function request(method: string, path: string, { body, headers = {}, cookie }: Options = {}) {
  await Promise.all(promisedRows.splice(0))
  const response = await exports.default.fetch(
    new Request(new URL(path, origin), {
      method,
      redirect: 'manual',
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(cookie === undefined ? {} : { cookie }),
        ...headers,
      },
      ...(body === undefined
        ? {}
        : { body: typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body) }),
    }),
  )
  const text = await response.text()
  const isJson = text !== '' && response.headers.get('content-type')?.startsWith('application/json')
  keepForChecking(method, new URL(path, origin).pathname, response, isJson ? text : text.slice(0, 200))
  return { status: response.status, headers: response.headers, text, body: isJson ? JSON.parse(text) : undefined }
}

export type Answer = Awaited<ReturnType<typeof request>>

export function newClient(cookies: Record<string, string> = {}) {
  const send = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const cookie = Object.entries(cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; ')
    const answer = await request(method, path, { body, headers, cookie: cookie || undefined })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = line.match(/^([^=]+)=([^;]*)/) ?? []
      if (value) cookies[name] = value
      else delete cookies[name]
    }
    return answer
  }
  return {
    cookies,
    get: (path: string, headers?: Record<string, string>) => send('GET', path, undefined, headers),
    post: (path: string, body?: unknown, headers?: Record<string, string>) => send('POST', path, body, headers),
    put: (path: string, body?: unknown, headers?: Record<string, string>) => send('PUT', path, body, headers),
    patch: (path: string, body?: unknown, headers?: Record<string, string>) => send('PATCH', path, body, headers),
    delete: (path: string, headers?: Record<string, string>) => send('DELETE', path, undefined, headers),
  }
}

let sharedHash: Promise<string> | undefined
let companies = 0

/** Each company is on another shard than the one before, so a query to the wrong shard finds nothing. */
function nextShard() {
  const names = shardsOf(env)
  return names[companies++ % names.length] ?? ''
}

export async function signedIn(name = 'Summit Roofing', shard = nextShard()) {
  sharedHash ??= hashPassword(password)
  const email = `owner-${crypto.randomUUID()}@summit-roofing.example`
  const session = newSession(Date.now())
  const account = { organizationName: name, name: 'Ana Ruiz', email, passwordHash: await sharedHash }
  const work = workAt(
    { effects: () => Promise.reject(new Error('Nothing follows.')), waitUntil: () => {} },
    atDirectory(env),
  )
  const caller = await createAccount(work, atShard(env, shard), account, session.row)
  return { ...newClient({ session: session.token }), caller, email, organizationId: caller.organizationId }
}

export async function newMember(owner: Awaited<ReturnType<typeof signedIn>>, role: Role) {
  const email = `${role}-${crypto.randomUUID()}@summit-roofing.example`
  const invite = await owner.post('/api/organization/members', { email, name: 'Ben Okafor', role })
  const client = newClient()
  const accepted = await client.post('/api/auth/accept-invite', { token: tokenOf(invite), password })
  return { ...client, email, userId: accepted.body.user.id as string }
}

export const tokenOf = (invite: Answer) => new URL(invite.body.inviteUrl).hash.replace('#token=', '')

export const trips = (answer: Pick<Answer, 'headers'>) =>
  Number(answer.headers.get('server-timing')?.match(/desc="(\d+) trip/)?.[1])

export const cost = (answer: Answer) => ({ trips: trips(answer), kvReads: kvReads(answer) })

const kvReads = (answer: Answer) => Number(answer.headers.get('server-timing')?.match(/desc="(\d+) read/)?.[1])
