import { publicUrlProblem } from '../../core/http/public-url'
import { startJob } from '../../core/jobs/start'
import { webhookTimeoutSeconds } from '../../core/limits'
import { isOn } from '../../core/needed'
import { second } from '../../core/time'

export class UnreadableCalendar extends Error {}

const mostBytes = 5 * 1024 * 1024
const mostRedirects = 3

/** Calendar programs treat `webcal://` as https. */
export const calendarAddress = (url: string) => url.replace(/^webcals?:\/\//i, 'https://')

export type Fetched = { text: string; etag: string | null } | 'unchanged'

/** A redirect may lead to a private address, so every address on the way is checked. */
export async function fetchCalendar(env: Env, url: string, etag: string | null): Promise<Fetched> {
  const signal = AbortSignal.timeout(webhookTimeoutSeconds * second)
  try {
    return await follow(env, url, etag, signal, mostRedirects)
  } catch (error) {
    if (error instanceof UnreadableCalendar) throw error
    if (signal.aborted) throw new UnreadableCalendar(`No answer within ${webhookTimeoutSeconds} seconds.`)
    throw new UnreadableCalendar(`The connection failed: ${error instanceof Error ? error.message : String(error)}`)
  }
}

async function follow(
  env: Env,
  url: string,
  etag: string | null,
  signal: AbortSignal,
  redirectsLeft: number,
): Promise<Fetched> {
  const problem = publicUrlProblem(url, isOn(env, 'ALLOW_INSECURE_WEBHOOKS'))
  if (problem) throw new UnreadableCalendar(`The address ${problem}.`)
  const headers = {
    accept: 'text/calendar',
    'user-agent': 'Porchlight-Calendar/1.0',
    ...(etag !== null && { 'if-none-match': etag }),
  }
  const response = await fetch(url, { redirect: 'manual', signal, headers })
  const { status } = response
  if (status === 200) return { text: await read(response, signal), etag: response.headers.get('etag') }
  response.body?.cancel().catch(() => undefined)
  if (status === 304 && etag !== null) return 'unchanged'
  const location = response.headers.get('location')
  if (status >= 300 && status < 400 && location && redirectsLeft > 0 && URL.canParse(location, url))
    return follow(env, new URL(location, url).href, etag, signal, redirectsLeft - 1)
  throw new UnreadableCalendar(`The calendar answered ${status}.`)
}

async function read({ body }: Response, signal: AbortSignal) {
  const reader = body?.getReader()
  const parts: Uint8Array[] = []
  let length = 0
  const late = new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  while (reader) {
    const { done, value } = await Promise.race([reader.read(), late])
    if (done) break
    length += value.length
    if (length > mostBytes) {
      reader.cancel().catch(() => undefined)
      throw new UnreadableCalendar(`The calendar is larger than ${mostBytes / 1024 / 1024} MB.`)
    }
    parts.push(value)
  }
  return new TextDecoder().decode(Buffer.concat(parts))
}

export type ReadBusyCalendar = { kind: 'read-busy-calendar'; organizationId: string }

export const startBusyReading = (env: Env, organizationId: string) =>
  startJob(env, { kind: 'read-busy-calendar', organizationId } satisfies ReadBusyCalendar)
