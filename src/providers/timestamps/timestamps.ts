import { log } from '../../core/log'
import { needed } from '../../core/needed'
import { developmentTime } from '../../core/settings'
import { minute } from '../../core/time'
import { loadPdfLibrary, type PdfLibrary } from '../../core/vendor-modules'
import { developmentAuthority } from './development'
import { httpAuthority } from './http'
import { oids } from './oids'
import { readToken } from './token'

/** Takes an RFC 3161 query and returns an RFC 3161 response. */
export type Authority = {
  name: string
  ask: (query: Uint8Array<ArrayBuffer>, now: number) => Promise<Uint8Array<ArrayBuffer>>
}

export type Timestamp = { token: Uint8Array<ArrayBuffer>; at: number; authority: string }

export class NoTimestamp extends Error {}

const authoritiesOf = (env: Env): Authority[] => {
  const named = needed(env, 'TIMESTAMP_URL')
  return named === developmentTime ? [developmentAuthority(env)] : named.split(/\s+/).filter(Boolean).map(httpAuthority)
}

/** The authorities, in the order in which they are asked. */
export const namesOfAuthorities = (env: Env) => authoritiesOf(env).map(({ name }) => name)

/** Returns the timestamp of the first authority with a valid response. */
export async function getTimestamp(env: Env, signed: Uint8Array<ArrayBuffer>, now: number): Promise<Timestamp> {
  const authorities = authoritiesOf(env)
  const library = await loadPdfLibrary()
  for (const authority of authorities) {
    try {
      return await askOne(env, authority, signed, now, library)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      log('warn', { message: 'An authority gave no time.', authority: authority.name, reason })
    }
  }
  throw new NoTimestamp('No authority gave a time.')
}

const granted = [0, 1]
const largestToken = 12_288
/** How far their clock and ours may differ. */
const tolerance = 5 * minute

async function askOne(
  env: Env,
  { name, ask }: Authority,
  signed: Uint8Array<ArrayBuffer>,
  now: number,
  library: PdfLibrary,
) {
  const asked = Date.now()
  const { query, nonce } = await queryFor(signed, library)
  const { status, token } = readAnswer(await ask(query, now), library)
  if (!granted.includes(status)) throw new Error(`It refused, with status ${status}.`)
  if (!token) throw new Error('Its answer has no token.')
  if (token.length > largestToken) throw new Error('Its token is too large.')
  const found = await readToken(env, token, signed, library)
  if (found.nonce !== nonce) throw new Error('Its answer is to another question: the nonce is another.')
  const until = now + Date.now() - asked
  if (found.at < now - tolerance || found.at > until + tolerance) throw new Error('Its clock is far from ours.')
  return { token, at: found.at, authority: found.signer || name }
}

async function queryFor(signed: Uint8Array<ArrayBuffer>, library: PdfLibrary) {
  const random = crypto.getRandomValues(new Uint8Array(16))
  // Clears the sign and sets the next bit, so that the number is encoded in exactly these bytes.
  random[0] = ((random[0] ?? 0) & 0x3f) | 0x40
  const digest = await crypto.subtle.digest('SHA-256', signed)
  const hashAlgorithm = new library.AlgorithmIdentifier({ algorithmId: oids.sha256 })
  const hashedMessage = new library.OctetString({ valueHex: digest })
  const request = new library.TimeStampReq({
    version: 1,
    messageImprint: new library.MessageImprint({ hashAlgorithm, hashedMessage }),
    nonce: new library.Integer({ valueHex: random }),
    certReq: true,
  })
  return { query: new Uint8Array(request.toSchema().toBER()), nonce: Buffer.from(random).toString('hex') }
}

function readAnswer(answer: Uint8Array<ArrayBuffer>, library: PdfLibrary) {
  try {
    const { status, timeStampToken } = library.TimeStampResp.fromBER(answer)
    return { status: status.status, token: timeStampToken && new Uint8Array(timeStampToken.toSchema().toBER()) }
  } catch {
    throw new Error('Its answer is not of RFC 3161.')
  }
}
