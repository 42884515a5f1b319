import type { KeptAnswer } from './seal'

/** In base64 and with its headers it has to fit into a row of D1, which is 2 MB. */
const largest = 1_000_000

/** Headers about the answer itself; all others belong to the one request. */
const keptHeaders = [
  'content-type',
  'content-disposition',
  'location',
  'link',
  'etag',
  'cache-control',
  'retry-after',
  'x-error-reason',
]

/** Undefined for an answer that another try may better, and for one that cannot be kept. */
export async function keepableAnswer(response: Response): Promise<KeptAnswer | undefined> {
  if (asksForAnotherTry(response) || response.headers.get('content-type')?.startsWith('text/event-stream'))
    return undefined
  const body = new Uint8Array(await response.clone().arrayBuffer())
  if (body.length > largest) return undefined
  const headers = keptHeaders.flatMap((name) => {
    const value = response.headers.get(name)
    return value === null ? [] : [[name, value]]
  })
  return { status: response.status, headers: Object.fromEntries(headers), body }
}

const asksForAnotherTry = ({ status, headers }: Response) =>
  status >= 500 || status === 401 || (status >= 400 && headers.has('retry-after'))
