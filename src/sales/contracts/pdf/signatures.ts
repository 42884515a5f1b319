import { neededKeys } from '../../../core/needed'
import { pemOf } from '../../../core/pem'

export function sealingKeyOf(env: Env) {
  const certificates = neededKeys(env, 'CONTRACT_SIGNING_CERTIFICATE')
  return {
    key: neededKeys(env, 'CONTRACT_SIGNING_KEY').require(certificates.newest),
    certificate: certificates.require(certificates.newest),
  }
}

/** An old certificate stays in the list as long as its seals must be recognized. */
export const certificatesOf = (env: Env) => neededKeys(env, 'CONTRACT_SIGNING_CERTIFICATE').all()

export const certificatePem = (env: Env) => certificatesOf(env).map(pemOf).join('')

/** The signature covers the whole file except the bytes that hold the signature. */
export type FoundSignature = {
  signed: Buffer
  contents: string
  contentsAt: number
  coversAll: boolean
  statedTime: string | null
}

const mostContents = 40_000
const rangePattern = /^\/ByteRange\s*\[\s*(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s*\]/

/** Only the first signature counts, because ours comes before anything that others append. */
export function findSignature(pdf: Uint8Array): FoundSignature | undefined {
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength)
  const at = bytes.indexOf('/ByteRange')
  if (at === -1) return undefined
  const range = rangePattern
    .exec(bytes.toString('latin1', at, at + 100))
    ?.slice(1)
    .map(Number)
  if (!range) return undefined
  const [start = 0, length = 0, next = 0, rest = 0] = range
  const isInside = start === 0 && length + 2 < next && next + rest <= bytes.length
  if (!isInside || next - length > mostContents) return undefined
  const placed = bytes.toString('latin1', length, next)
  if (!/^<[0-9A-Fa-f]+>$/.test(placed)) return undefined
  return {
    signed: Buffer.concat([bytes.subarray(0, length), bytes.subarray(next, next + rest)]),
    contents: placed.slice(1, -1),
    contentsAt: length + 1,
    coversAll: next + rest === bytes.length,
    statedTime: timeIn(bytes.toString('latin1', next, next + 60)),
  }
}

const timePattern = /^\s*\/M\s*\(D:(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(?:Z|\+00'00'?)/

/** The time follows the signature in the files we write. */
function timeIn(text: string) {
  const [year, month, day, hour, minute, second] = timePattern.exec(text)?.slice(1) ?? []
  if (!second) return null
  const time = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
  return Number.isNaN(time.getTime()) ? null : time.toISOString()
}

/** WebCrypto takes two 32-byte numbers instead of ASN.1. */
export function rawSignature(der: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  const raw = new Uint8Array(64)
  if (der[0] !== 0x30 || der[1] !== der.length - 2) return undefined
  let at = 2
  for (const end of [32, 64]) {
    const length = der[at + 1] ?? 0
    let number = der.subarray(at + 2, at + 2 + length)
    if (der[at] !== 2 || !length || number.length !== length) return undefined
    if (number[0] === 0) number = number.subarray(1)
    if (number.length > 32) return undefined
    raw.set(number, end - number.length)
    at += 2 + length
  }
  return at === der.length ? raw : undefined
}
