import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { atNone } from '../../src/core/database/shards'
import { loadPdfLibrary } from '../../src/core/vendor-modules'
import { paragraph, text as words } from '../../src/sales/contracts/nodes'
import { renderPdf } from '../../src/sales/contracts/pdf/render'
import { signPdf, stampPdf } from '../../src/sales/contracts/pdf/seal'
import { findSignature } from '../../src/sales/contracts/pdf/signatures'
import { verifyPdf } from '../../src/sales/contracts/pdf/verify'
import { request } from '../support/client'
import { newSigningKey } from '../support/signing-key'

const contractId = crypto.randomUUID()
const stranger = { isSignedByUs: false, isIntact: false, contractId: null, sealedAt: null, timestamp: null }
const altered = { ...stranger, isSignedByUs: true }
const bytesOf = (value: string) => new TextEncoder().encode(value)
const joined = (...parts: Uint8Array[]) => Uint8Array.from(Buffer.concat(parts))

let plain: Uint8Array
let sealed: Uint8Array
let other: Awaited<ReturnType<typeof newSigningKey>>
const begun = Date.now()
const sealPdf = async (env: Env, pdf: Uint8Array) => (await stampPdf(env, await signPdf(env, pdf), Date.now())).bytes

beforeAll(async () => {
  // A title that looks like the signature’s own syntax must not be taken for it.
  const title = 'Agreement /ByteRange [0 1 2 3]'
  const children = [paragraph([words('Agreed.')])]
  plain = await renderPdf({ type: 'root', children }, { title, language: 'en', contractId })
  sealed = await sealPdf(atNone(env), plain)
  other = await newSigningKey()
})

const flipped = (pdf: Uint8Array, at: number, bit = 0) => {
  const copy = pdf.slice()
  copy[at] = (copy[at] ?? 0) ^ (1 << bit)
  return copy
}

const isTaken = ({ isSignedByUs, isIntact }: { isSignedByUs: boolean; isIntact: boolean }) => isSignedByUs && isIntact

describe('a sealed PDF', () => {
  it('is ours and intact, and says which contract it is and when it was sealed', async () => {
    const { sealedAt, ...verified } = await verifyPdf(atNone(env), sealed)
    const timestamp = { at: expect.any(String), authority: 'Development time' }
    expect(verified).toEqual({ isSignedByUs: true, isIntact: true, contractId, timestamp })
    expect(Date.parse(sealedAt ?? '')).toBeGreaterThanOrEqual(begun - 1000)
    expect(Buffer.from(sealed).toString('latin1')).toContain('/ETSI.CAdES.detached')
  })

  it('states its time only in the dictionary, and has its signed attributes in DER order', async () => {
    const { contents = '' } = findSignature(sealed) ?? {}
    const signingTime = '06092a864886f70d010905'
    expect(contents.toLowerCase()).not.toContain(signingTime)
    expect(Buffer.from(sealed).toString('latin1')).toMatch(/>\s*\/M \(D:20\d{12}/)
    const { ContentInfo, SignedData } = await loadPdfLibrary()
    const cms = Buffer.from(contents, 'hex')
    const { content } = ContentInfo.fromBER(cms.subarray(0, 4 + cms.readUInt16BE(2)))
    const [signer] = new SignedData({ schema: content }).signerInfos
    const attributes = signer?.signedAttrs?.attributes.map((each) =>
      Buffer.from(each.toSchema().toBER()).toString('hex'),
    )
    expect(attributes).toHaveLength(4)
    expect(attributes?.toSorted()).toEqual(attributes)
  })

  it('reveals a flipped bit anywhere, even in the bytes around the signature that it does not cover', async () => {
    const at = Buffer.from(sealed).lastIndexOf('/ByteRange')
    const places = [
      ...Array.from({ length: 30 }, (_, index) => Math.floor((index * sealed.length) / 30)),
      ...Array.from({ length: 30 }, (_, index) => at + index * 3),
      ...Array.from({ length: 110 }, (_, index) => at + 90 + index * 18),
      ...Array.from({ length: 20 }, (_, index) => sealed.length - 1 - index * 13),
    ]
    const taken: number[] = []
    for (const [index, place] of places.entries())
      if (isTaken(await verifyPdf(atNone(env), flipped(sealed, place, index % 2 ? 0 : 5)))) taken.push(place)
    expect(taken).toEqual([])
  })

  it.each([
    ['bytes at its end', () => joined(sealed, bytesOf('\n'))],
    ['another revision at its end', () => joined(sealed, sealed.subarray(sealed.length / 2))],
    ['a changed word in it', () => flipped(sealed, 200)],
  ])('is ours but not intact with %s', async (_, pdf) => {
    expect(await verifyPdf(atNone(env), pdf())).toEqual(altered)
  })

  it('is not ours when another key sealed it, even one whose certificate bears our name', async () => {
    const theirs = await sealPdf({ ...atNone(atNone(env)), ...other }, plain)
    expect(await verifyPdf(atNone(env), theirs)).toEqual(stranger)
  })

  it('is still ours after the key was replaced, until its certificate leaves the list', async () => {
    const renewed = { CONTRACT_SIGNING_KEY: `v2.${other.CONTRACT_SIGNING_KEY.slice(3)}` }
    const newer = `v2.${other.CONTRACT_SIGNING_CERTIFICATE.slice(3)}`
    const both = {
      ...atNone(atNone(env)),
      ...renewed,
      CONTRACT_SIGNING_CERTIFICATE: `${newer},${env.CONTRACT_SIGNING_CERTIFICATE}`,
    }
    expect(await verifyPdf(both, sealed)).toMatchObject({ isSignedByUs: true, isIntact: true })
    const next = await sealPdf(both, plain)
    expect(await verifyPdf(both, next)).toMatchObject({ isSignedByUs: true, isIntact: true, contractId })
    expect(await verifyPdf(atNone(env), next)).toEqual(stranger)
    expect(await verifyPdf({ ...both, CONTRACT_SIGNING_CERTIFICATE: newer }, sealed)).toEqual(stranger)
  })

  it('is not made with a key that does not match the certificate, or without one', async () => {
    const { CONTRACT_SIGNING_KEY } = other
    await expect(sealPdf({ ...atNone(atNone(env)), CONTRACT_SIGNING_KEY }, plain)).rejects.toThrow('of one pair')
    await expect(sealPdf({ ...atNone(atNone(env)), CONTRACT_SIGNING_CERTIFICATE: '' }, plain)).rejects.toThrow(
      'is not set',
    )
  })
})

describe('a file that we did not seal is not ours:', () => {
  const contentsOf = (hex: string) => {
    const head = '%PDF-1.7\n1 0 obj <</Type /Sig /ByteRange [0 AAAAAAAA BBBBBBBB 10] /Contents '
    const tail = `>> \n%%EOF`.padEnd(10)
    return bytesOf(
      `${head}<${hex}>${tail}`
        .replace('AAAAAAAA', String(head.length).padStart(8, '0'))
        .replace('BBBBBBBB', String(head.length + hex.length + 2).padStart(8, '0')),
    )
  }
  it.each<[string, () => Uint8Array]>([
    ['a PDF without a signature', () => plain],
    ['an empty file', () => new Uint8Array()],
    ['a text', () => bytesOf('Not a PDF.')],
    ['half of a sealed PDF', () => sealed.slice(0, sealed.length / 2)],
    ['ten megabytes of blanks', () => new Uint8Array(10_000_000)],
    ['ten megabytes of signature fields', () => bytesOf('/ByteRange [0 1 4 3]'.repeat(500_000))],
    ['a signature range outside of the file', () => bytesOf('%PDF /ByteRange [0 10 9999999999 5] ')],
    ['a signature range that goes backward', () => bytesOf('%PDF /ByteRange [0 30 10 5] <00> and so on and on')],
    ['an invalid signature', () => contentsOf('00')],
    ['a signature with deeply nested parts', () => contentsOf('30801'.repeat(1600))],
    ['a signature that claims to be long', () => contentsOf('3084ffffffff')],
    [
      'our truncated signature',
      () =>
        contentsOf(
          Buffer.from(sealed)
            .toString('latin1')
            .match(/<(308[0-9a-f]{600})/i)?.[1] ?? '',
        ),
    ],
  ])('%s', async (_, pdf) => {
    expect(await verifyPdf(atNone(env), pdf())).toEqual(stranger)
  })
})

describe('GET /.well-known/porchlight-signing.pem', () => {
  it('returns the certificates to anyone', async () => {
    const { status, headers, text } = await request('GET', '/.well-known/porchlight-signing.pem')
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('public, max-age=3600')
    const [, der = ''] = String(env.CONTRACT_SIGNING_CERTIFICATE).split('.')
    const [, ...lines] = text.trim().split('\n')
    expect(lines.slice(0, -1).join('')).toBe(der)
  })
})
