import { describe, expect, it } from 'vitest'
import { sealContract } from '../../src/sales/contracts/seal'
import { request } from '../support/client'
import { sealedFile, signed, withoutQueues } from '../support/contracts'
import { envOf } from '../support/databases'
import { workIn } from '../support/running'

async function sealed() {
  const { id } = await withoutQueues(signed)
  await withoutQueues(() => sealContract(workIn(envOf(id)), { kind: 'seal-contract', contractId: id }))
  return Buffer.from(await sealedFile(id)).toString('latin1')
}

const verified = async (pdf: string) => {
  const headers = { 'content-type': 'application/pdf', 'cf-connecting-ip': crypto.randomUUID() }
  const body = new Uint8Array(Buffer.from(pdf, 'latin1'))
  return (await request('POST', '/api/contracts/verify', { headers, body })).body
}

const flipped = (pdf: string, at: number) =>
  pdf.slice(0, at) + String.fromCharCode(pdf.charCodeAt(at) ^ 1) + pdf.slice(at + 1)

const range = /\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/
const signature = /<[0-9a-f]{1000,}>/i
const withRange = (pdf: string, change: (numbers: number[]) => number[]) =>
  pdf.replace(range, (whole, ...numbers) =>
    `/ByteRange [${change(numbers.slice(0, 4).map(Number)).join(' ')}`.padEnd(whole.length - 1).concat(']'),
  )

const added = '\n9999 0 obj\n<</Type /Annot>>\nendobj\n'
const update = (pdf: string) =>
  `${pdf}${added}xref\n9999 1\n${String(pdf.length + 1).padStart(10, '0')} 00000 n \ntrailer\n<</Size 10000 /Prev ${/startxref\s+(\d+)/.exec(pdf)?.[1]}>>\nstartxref\n${pdf.length + added.length}\n%%EOF\n`

const [pdf, other] = [await sealed(), await sealed()]

const alterations: [string, (pdf: string) => string][] = [
  ['another version in its head', (file) => file.replace('%PDF-1.', '%PDF-2.')],
  ['a flipped bit in its first page', (file) => flipped(file, 500)],
  ['a flipped bit in its middle', (file) => flipped(file, Math.floor(file.length / 2))],
  ['a flipped bit at its end', (file) => flipped(file, file.length - 8)],
  ['its last byte cut off', (file) => file.slice(0, -1)],
  ['its second half cut off', (file) => file.slice(0, file.length / 2)],
  ['a byte before it', (file) => ` ${file}`],
  ['a byte within it', (file) => `${file.slice(0, 1000)} ${file.slice(1000)}`],
  ['a line after it', (file) => `${file}\n`],
  ['an update after it', update],
  ['itself after it', (file) => file + file],
  ['a range that leaves out its end', (file) => withRange(file, ([a = 0, b = 0, c = 0, d = 0]) => [a, b, c, d - 9])],
  ['a range of nothing', (file) => withRange(file, () => [0, 0, 0, 0])],
  ['a range that goes beyond it', (file) => withRange(file, ([a = 0, b = 0, c = 0, d = 0]) => [a, b, c, d + 9])],
  ['no signature', (file) => file.replace(signature, (hex) => `<${'0'.repeat(hex.length - 2)}>`)],
  [
    'a flipped bit in its signature',
    (file) => file.replace(signature, (hex) => `${hex.slice(0, 300)}${hex[300] === '0' ? '1' : '0'}${hex.slice(301)}`),
  ],
  ['the signature of another', (file) => file.replace(signature, () => signature.exec(other)?.[0] ?? '')],
]

describe('the sealed PDF of a contract', () => {
  it('is reported as ours and intact when it is unchanged', async () => {
    for (const whole of [pdf, other]) expect(await verified(whole)).toMatchObject({ isOurs: true, isIntact: true })
  })

  it.each(alterations)('is not reported as intact with %s', async (_, alter) => {
    expect(alter(pdf)).not.toBe(pdf)
    expect(await verified(alter(pdf))).toMatchObject({ isIntact: false })
  })
})
