import { demo } from '../seed-api.ts'

export type Asked = { method?: string; path: string; body?: unknown; isPublic?: boolean }
type Counts = Map<string, number>

const atOnce = 4
const patienceMilliseconds = 15_000

type Demo = { deckId: string; presentationId: string }

/** The most frequent requests of homeowners and companies: reads and writes, in both Workers. */
export const usualRequests = ({ deckId, presentationId }: Demo): (() => Asked)[] => [
  () => ({ path: `/p/${presentationId}`, isPublic: true }),
  () => ({ path: `/api/viewer/presentations/${presentationId}`, isPublic: true }),
  () => ({
    method: 'POST',
    path: `/api/viewer/presentations/${presentationId}/events`,
    body: { viewerSessionId: crypto.randomUUID(), events: [{ type: 'started', at: new Date().toISOString() }] },
    isPublic: true,
  }),
  () => ({
    method: 'POST',
    path: '/api/qa',
    body: { presentationId, question: 'How long does it take?' },
    isPublic: true,
  }),
  () => ({ path: '/api/decks' }),
  () => ({ path: `/api/decks/${deckId}/slides` }),
  () => ({ path: `/api/decks/${deckId}/faqs` }),
  () => ({ path: '/api/presentations?limit=20' }),
  () => ({ path: `/api/presentations/${presentationId}/analytics` }),
  () => ({ path: '/api/contracts' }),
  () => ({ path: '/api/notifications/subscriptions' }),
  () => ({ method: 'POST', path: '/api/presentations', body: { deckId, homeownerData: { first_name: 'Ana' } } }),
  () => ({ method: 'PATCH', path: `/api/decks/${deckId}`, body: { description: new Date().toISOString() } }),
]

export async function signIn(address: URL) {
  const response = await send(address, '', {
    method: 'POST',
    path: '/api/auth/login',
    body: { email: demo.email, password: demo.password },
  })
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  if (!response.ok) throw new Error(`The demo company cannot sign in: ${response.status} ${await response.text()}`)
  return cookie
}

const send = (address: URL, cookie: string, { method = 'GET', path, body, isPublic }: Asked) =>
  fetch(new URL(path, address), {
    method,
    redirect: 'manual',
    headers: { ...(body ? { 'content-type': 'application/json' } : {}), ...(isPublic ? {} : { cookie }) },
    ...(body ? { body: JSON.stringify(body) } : {}),
    signal: AbortSignal.timeout(patienceMilliseconds),
  })

/** Sends them in turn until it is stopped, and counts the responses. */
export function keepAsking(address: URL, cookie: string, requests: (() => Asked)[]) {
  const counts: Counts = new Map()
  const failures: string[] = []
  let isStopped = false
  let next = 0
  const ask = async () => {
    while (!isStopped) {
      const asked = requests[next++ % requests.length]?.()
      if (!asked) return
      const outcome = await send(address, cookie, asked).then(
        async (response) => {
          const text = await response.text()
          if (response.status >= 500)
            failures.push(`${asked.method ?? 'GET'} ${asked.path}: ${response.status} ${text.slice(0, 200)}`)
          return String(response.status)
        },
        (error: Error) => {
          failures.push(`${asked.method ?? 'GET'} ${asked.path}: ${error.message}`)
          return 'no answer'
        },
      )
      counts.set(outcome, (counts.get(outcome) ?? 0) + 1)
    }
  }
  const asking = Array.from({ length: atOnce }, ask)
  return async () => {
    isStopped = true
    await Promise.all(asking)
    return { counts, failures }
  }
}
