import { env } from 'cloudflare:workers'
import { fromBER } from 'asn1js'
import { beforeAll, describe, expect, it, type MockInstance, vi } from 'vitest'
import { makeSigningKey, timeVars } from '../../dev/signing-key'
import { atNone } from '../../src/core/database/shards'
import { getTimestamp, NoTimestamp } from '../../src/providers/timestamps/timestamps'
import { findSignature } from '../../src/sales/contracts/pdf/signatures'
import { sealContract } from '../../src/sales/contracts/seal'
import { request } from '../support/client'
import {
  documentOf,
  evidenceOf,
  getByToken,
  mailsOf,
  rowsOf,
  sealedFile,
  signed,
  withoutQueues,
} from '../support/contracts'
import { envOf } from '../support/databases'
import { workIn } from '../support/running'
import { altered, answerTime, type Fault, rootOf, withTimeKey } from '../support/time-authorities'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const signedBytes = Uint8Array.from(Buffer.from('A signature.'))
const digestOf = async (bytes: Uint8Array<ArrayBuffer>) => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
const first = 'https://first.example/time'
const second = 'https://second.example/time'

/** Maps each authority's address to its answer; an authority without an answer hangs up. */
function authorities(faults: Record<string, Fault | (() => Promise<Response>)>) {
  const asked: string[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const address = String(input)
    asked.push(address)
    expect(init).toMatchObject({ method: 'POST', redirect: 'manual' })
    const fault = faults[address]
    if (!fault) throw new TypeError('Network connection lost.')
    return typeof fault === 'function' ? fault() : answerTime(init?.body as BodyInit, fault)
  })
  warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  return asked
}

const asking = (addresses: string, signed = signedBytes, now = Date.now()) =>
  getTimestamp({ ...atNone(env), TIMESTAMP_URL: addresses, TIMESTAMP_ROOTS: roots.join('') } as never, signed, now)

/** Every key that a test signs with is trusted, so a bad token is refused only for its own fault. */
const roots = [rootOf(env)]

let warned: MockInstance<typeof console.warn>
const reasons = () => warned.mock.calls.map(([line]) => JSON.parse(String(line)).reason)

const other =
  (status: number, bytes?: Uint8Array<ArrayBuffer>, headers = {}) =>
  async () =>
    new Response(bytes ?? null, { status, headers })

let nonceOf: (query: Uint8Array) => Uint8Array
let digest: Uint8Array<ArrayBuffer>
let keys: Record<'expired' | 'wrong' | 'mild' | 'several', Awaited<ReturnType<typeof withTimeKey>>>

beforeAll(async () => {
  digest = await digestOf(signedBytes)
  // The nonce is 16 bytes, just before the 3 bytes that request certificates.
  nonceOf = (query) => query.subarray(-19, -3)
  keys = {
    expired: await withTimeKey({ notAfter: Date.now() - 1000 }),
    wrong: await withTimeKey({ purposes: ['1.3.6.1.5.5.7.3.1'] }),
    mild: await withTimeKey({ isPurposeCritical: false }),
    several: await withTimeKey({ purposes: ['1.3.6.1.5.5.7.3.8', '1.3.6.1.5.5.7.3.1'] }),
  }
  roots.push(...Object.values(keys).map(rootOf))
})

/** The library throws when some bytes are not ASN.1. */
function looksLikeAsn1(bytes: Uint8Array<ArrayBuffer>) {
  try {
    return fromBER(bytes).offset === bytes.length
  } catch {
    return false
  }
}

describe('a time stamp', () => {
  it('is the authority’s, with its token and the name of its certificate', async () => {
    const asked = authorities({ [first]: {} })
    const { token, at, authority } = await asking(first)
    expect(asked).toEqual([first])
    expect([Math.abs(at - Date.now()) < minute, authority]).toEqual([true, 'Development time'])
    expect(Buffer.from(token).includes(digest)).toBe(true)
  })

  it('is accepted even if the digest of the certificate looks like ASN.1, as about one in a hundred does', async () => {
    let vars: Awaited<ReturnType<typeof withTimeKey>>
    let certificateDigest: Uint8Array<ArrayBuffer>
    do {
      vars = await withTimeKey({})
      const certificate = vars.DEVELOPMENT_TIME_CERTIFICATE.slice('v1.'.length)
      certificateDigest = await digestOf(Uint8Array.from(Buffer.from(certificate, 'base64')))
    } while (!looksLikeAsn1(certificateDigest))
    authorities({ [first]: { vars } })
    roots.push(rootOf(vars))
    expect((await asking(first)).authority).toBe('Development time')
  })

  it('is accepted through a chain of certificates, but not from a root that we do not know', async () => {
    const authority = await makeSigningKey({ name: 'A root', isAuthority: true })
    const stranger = await makeSigningKey({ name: 'A root', isAuthority: true })
    const issuedBy = async (issuer: typeof authority) => ({ vars: await withTimeKey({ issuer }) })
    authorities({ [first]: await issuedBy(stranger), [second]: await issuedBy(authority) })
    roots.push(rootOf(timeVars(authority)))
    expect((await asking(`${first} ${second}`)).authority).toBe('Development time')
    authorities({ [first]: await issuedBy(stranger), [second]: { vars: await withTimeKey({}) } })
    await expect(asking(`${first} ${second}`)).rejects.toThrow(NoTimestamp)
    expect(reasons()).toEqual(Array(3).fill('Its certificate leads to none of TIMESTAMP_ROOTS.'))
  })

  it('comes from the next authority when the first gives none', async () => {
    const asked = authorities({ [first]: other(500), [second]: {} })
    expect((await asking(`${first} ${second}`)).authority).toBe('Development time')
    expect(asked).toEqual([first, second])
    expect(reasons()).toEqual(['It answered 500.'])
  })

  const never = async () => {
    throw new DOMException('The operation timed out.', 'TimeoutError')
  }

  it.each<[string, () => Fault | (() => Promise<Response>) | undefined, string]>([
    ['is down', () => undefined, 'Network connection lost.'],
    ['is slow', () => never, 'The operation timed out.'],
    ['is busy', () => other(503), 'It answered 503.'],
    ['redirects', () => other(302, undefined, { location: second }), 'It answered 302.'],
    [
      'answers with a web page',
      () => other(200, Uint8Array.from(Buffer.from('<html>'))),
      'Its answer is not of RFC 3161.',
    ],
    ['sends an empty answer', () => other(200, new Uint8Array()), 'Its answer is not of RFC 3161.'],
    ['sends an endless answer', () => other(200, new Uint8Array(1_000_000)), 'There are more than 16384 bytes.'],
    ['refuses', () => ({ ask: () => new Uint8Array([1, 2, 3]) }), 'It refused, with status 2.'],
    [
      'stamps another digest',
      () => ({ ask: (query) => altered(query, digest) }),
      'It is a time of something else: the digest is another.',
    ],
    [
      'answers another query',
      () => ({ ask: (query) => altered(query, nonceOf(query)) }),
      'Its answer is to another question: the nonce is another.',
    ],
    [
      'has an expired certificate',
      () => ({ vars: keys.expired as never }),
      'Its certificate is not valid at that time.',
    ],
    [
      'has a certificate for something else',
      () => ({ vars: keys.wrong as never }),
      'Its certificate is not one for time stamps alone.',
    ],
    [
      'has a certificate whose use is not critical',
      () => ({ vars: keys.mild as never }),
      'Its certificate is not one for time stamps alone.',
    ],
    [
      'has a certificate for more than time stamps',
      () => ({ vars: keys.several as never }),
      'Its certificate is not one for time stamps alone.',
    ],
    [
      'has a signature from another key',
      () => ({ answer: (bytes) => new Response(flippedAtEnd(bytes)) }),
      'Its signature is wrong.',
    ],
    [
      'altered its time after signing',
      () => ({ answer: (bytes) => new Response(altered(bytes, yearIn(bytes))) }),
      'Its signature cannot be verified.',
    ],
  ])('is refused from an authority that %s', async (_, fault, reason) => {
    const given = fault()
    authorities(given ? { [first]: given } : {})
    await expect(asking(first)).rejects.toThrow(NoTimestamp)
    expect(reasons()).toEqual([reason])
  })

  it('is refused from an authority whose clock is six minutes off ours', async () => {
    authorities({ [first]: {} })
    for (const apart of [-6 * minute, 6 * minute])
      await expect(asking(first, signedBytes, Date.now() + apart)).rejects.toThrow()
    expect(new Set(reasons())).toEqual(new Set(['Its clock is far from ours.']))
  })
})

function flippedAtEnd(bytes: Uint8Array<ArrayBuffer>) {
  const copy = bytes.slice()
  copy[copy.length - 1] = (copy.at(-1) ?? 0) ^ 1
  return copy
}

/** Returns a GeneralizedTime: the tag, its length, then the digits. */
function yearIn(bytes: Uint8Array) {
  const at = Buffer.from(bytes).indexOf(Buffer.from([0x18, 0x0f]))
  return bytes.subarray(at, at + 16)
}

describe('POST /development-time', () => {
  const post = (body: BodyInit, type = 'application/timestamp-query') =>
    env.ON_DEMAND.fetch('http://localhost/development-time', {
      method: 'POST',
      body,
      headers: { 'content-type': type },
    })

  it('rejects anything but a time-stamp query', async () => {
    const answer = new Uint8Array(await (await post('nothing')).arrayBuffer())
    expect(Buffer.from(answer).toString('hex')).toBe('30053003020102')
    expect((await post('{}', 'application/json')).status).toBe(415)
    expect((await post('a'.repeat(5000))).status).toBe(413)
    expect((await env.ON_DEMAND.fetch('http://localhost/development-time')).status).toBe(405)
  })

  it('does not exist in production', async () => {
    for (const vars of [{ APP_URL: 'https://app.example.com' }, { TIMESTAMP_URL: first }])
      expect((await answerTime('', { vars })).status).toBe(404)
  })
})

describe('the seal of a contract', () => {
  const seal = (contractId: string, now: number, addresses = first) =>
    withoutQueues(() =>
      sealContract(
        workIn(envOf(contractId, { TIMESTAMP_URL: addresses, TIMESTAMP_ROOTS: rootOf(env) })),
        { kind: 'seal-contract', contractId },
        now,
      ),
    )
  const rowOf = async (id: string) =>
    (
      await rowsOf<{ sealing_until: number; sealed_at: number | null; signed_at: number }>(
        'select * from contracts where id = ?',
        id,
      )
    )[0]
  const keysOf = async (organizationId: string, id: string, folder: string) =>
    (await env.FILES.list({ prefix: `contracts/${organizationId}/${id}/${folder}/` })).objects.map(({ key }) => key)

  it('is retried after a minute up to an hour, renders the PDF once, and tells the company after a day', async () => {
    const { id, token, client } = await withoutQueues(signed)
    const asked = authorities({})
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const from = (await rowOf(id))?.signed_at ?? 0
    const waits: number[] = []
    for (const at of [1000, 2 * minute, 10 * minute, 3 * hour, day + minute, day + 2 * hour]) {
      await seal(id, from + at)
      waits.push(((await rowOf(id))?.sealing_until ?? 0) - from - at)
    }
    expect(waits).toEqual([minute, 2 * minute, 10 * minute, hour, hour, hour])
    expect(asked).toHaveLength(6)
    const drawn = await keysOf(client.organizationId, id, 'signed')
    expect(drawn).toHaveLength(1)
    expect((await mailsOf(id)).filter(({ kind }) => kind === 'unsealed').map(({ audience }) => audience)).toEqual([
      'company',
    ])
    expect((await getByToken(id, token)).body.contract).toMatchObject({
      status: 'signed',
      sealedAt: null,
      sealProblem: null,
    })
    expect((await documentOf(id, token)).status).toBe(503)
    await seal(id, from + day + 90 * minute)
    expect(asked).toHaveLength(6)
    const kept = await env.FILES.get(drawn[0] ?? '')
    const waiting = new Uint8Array((await kept?.arrayBuffer()) ?? new ArrayBuffer())

    const now = Date.now()
    authorities({ [second]: {} })
    await rowsOf('update contracts set sealing_until = 0, signed_at = signed_at where id = ? returning id', id)
    await sealContract(
      workIn(envOf(id, { TIMESTAMP_URL: `${first} ${second}`, TIMESTAMP_ROOTS: rootOf(env) })),
      { kind: 'seal-contract', contractId: id },
      Math.max(now, from + 2 * minute),
    )
    const file = await sealedFile(id)
    expect(findSignature(file)?.signed.equals(findSignature(waiting)?.signed ?? Buffer.of())).toBe(true)
    expect(await keysOf(client.organizationId, id, 'signed')).toEqual([])
    const evidence = await evidenceOf(id, client)
    expect([
      evidence.isIntact,
      evidence.events.find(({ type }: { type: string }) => type === 'sealed').content.timestamp,
    ]).toEqual([true, { at: expect.any(String), authority: 'Development time' }])
    const { body } = await request('POST', '/api/contracts/verify', {
      body: file,
      headers: { 'content-type': 'application/pdf', 'cf-connecting-ip': crypto.randomUUID() },
    })
    expect(body).toMatchObject({ isIntact: true, timestamp: { authority: 'Development time' } })
  })

  it('is reported as late to the company a day after the signature', async () => {
    const { id, client } = await withoutQueues(signed)
    await rowsOf('update contracts set signed_at = signed_at - ? where id = ? returning id', day, id)
    const { body } = await client.get('/api/contracts')
    expect(body.contracts[0].sealProblem).toContain('no time-stamp authority answers')
  })
})
