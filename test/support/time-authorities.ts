import { env } from 'cloudflare:workers'
import { makeTimeKey, timeVars } from '../../dev/signing-key'
import { pemOf } from '../../src/core/pem'
import { serveDevelopmentTime } from '../../src/providers/timestamps/development'

type Vars = Record<string, unknown>

/** `ask` may alter the query first, and `answer` the response. */
export type Fault = {
  vars?: Vars
  now?: number
  ask?: (query: Uint8Array) => Uint8Array
  answer?: (bytes: Uint8Array<ArrayBuffer>) => Response | Promise<Response>
}

const url = 'https://laptop.example/development-time'
const headers = { 'content-type': 'application/timestamp-query' }
const local = { APP_URL: 'http://localhost', TIMESTAMP_URL: 'development' }

/** The development authority, with a fault. */
export async function answerTime(body: BodyInit, { vars, ask = (query) => query, answer }: Fault = {}) {
  const query = ask(new Uint8Array(await new Response(body).arrayBuffer()))
  const request = new Request(url, { method: 'POST', body: Uint8Array.from(query), headers })
  const response = await serveDevelopmentTime({ ...env, ...local, ...vars } as never, request)
  return answer ? answer(new Uint8Array(await response.arrayBuffer())) : response
}

/** Returns what a deployment that trusts this key would set as TIMESTAMP_ROOTS. */
export const rootOf = ({ DEVELOPMENT_TIME_CERTIFICATE }: { DEVELOPMENT_TIME_CERTIFICATE?: string }) =>
  pemOf(Buffer.from(DEVELOPMENT_TIME_CERTIFICATE?.split('.')[1] ?? '', 'base64'))

export const withTimeKey = async (given: Parameters<typeof makeTimeKey>[0]) => timeVars(await makeTimeKey(given))

/** Flips a bit in the last byte of the first occurrence of this part. */
export function altered(bytes: Uint8Array, part: Uint8Array) {
  const at = Buffer.from(bytes).indexOf(part)
  if (at === -1) throw new Error('That part is not there.')
  const copy = Uint8Array.from(bytes)
  const last = at + part.length - 1
  copy[last] = (copy[last] ?? 0) ^ 1
  return copy
}
