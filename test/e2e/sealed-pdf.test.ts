import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { prices } from '../browser/priced-slides.ts'
import { newCompany } from '../support/company.ts'
import { server } from '../support/shared.ts'
import { checkSignedData, sha256, stampIn } from '../support/signed-data.ts'
import { agree, newTemplate } from '../support/signing.ts'

const patience = { timeout: 30_000, interval: 200 }
let pdf: Buffer
let directory = ''

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'porchlight-sealed-'))
  const company = await newCompany(server.address)
  const { deckId } = await company.present({ slides: [prices] })
  const templateId = await newTemplate(company, { companySigns: true })
  const homeownerData = { first_name: 'Maria', last_name: 'Okafor', email: 'maria@example.com' }
  const { presentation } = await company.send('POST', '/api/presentations', { deckId, homeownerData })
  const signers = [{ role: 'homeowner' }, { name: 'Sam Okafor', email: 'sam@example.com', role: 'co_owner' }]
  const input = { presentationId: presentation.id, templateId, tier: 'better', signers }
  const { contract, signUrls } = await company.send('POST', '/api/contracts', input)
  for (const [at, { signUrl }] of signUrls.entries()) await (await agree(signUrl, contract.signers[at].name)).sign()
  await company.send('POST', `/api/contracts/${contract.id}/countersign`, { password: company.password })
  await vi.waitFor(async () => {
    expect((await company.send('GET', `/api/contracts/${contract.id}`)).contract.status).toBe('sealed')
  }, patience)
  const answer = await fetch(`${server.address}/api/contracts/${contract.id}/document.pdf`, {
    headers: company.headers,
  })
  pdf = Buffer.from(await answer.arrayBuffer())
})

afterAll(() => rm(directory, { recursive: true, force: true }))

/** Returns the bytes that a PDF says are signed, and the signature. */
function sealOf(bytes: Buffer) {
  const found = /\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)/.exec(bytes.toString('latin1')) ?? []
  const [first = 0, length = 0, second = 0, rest = 0] = found.slice(1).map(Number)
  const end = first + length
  const content = Buffer.concat([bytes.subarray(first, end), bytes.subarray(second, second + rest)])
  const padded = Buffer.from(bytes.subarray(end + 1, second - 1).toString('latin1'), 'hex')
  return { content, der: padded, isWhole: second + rest === bytes.length && first === 0 }
}

const timeStamping = '1.3.6.1.5.5.7.3.8'
const isInstalled = (name: string, flag: string) => spawnSync(name, [flag]).error === undefined

describe('a contract signed by two homeowners and the company', () => {
  it('is signed as a whole, with the certificate that it contains', () => {
    const { content, der, isWhole } = sealOf(pdf)
    expect([isWhole, checkSignedData(der, content).isValid]).toEqual([true, true])
    const altered = Buffer.from(content)
    altered[1000] = (altered[1000] ?? 0) ^ 1
    expect(checkSignedData(der, altered).isValid).toBe(false)
  })

  it('has a time stamp of its signature, from a certificate only for time stamps', () => {
    const { content, der } = sealOf(pdf)
    const { token = Buffer.alloc(0), signature } = checkSignedData(der, content)
    const stamped = checkSignedData(token)
    const { imprint, at } = stampIn(stamped.signed)
    expect([stamped.isValid, imprint]).toEqual([true, sha256(signature)])
    expect(stamped.certificate.keyUsage).toEqual([timeStamping])
    expect(Math.abs(at.getTime() - Date.now())).toBeLessThan(10 * 60_000)
    const altered = Buffer.from(token)
    const place = altered.indexOf(Buffer.from(imprint, 'hex'))
    altered[place] = (altered[place] ?? 0) ^ 1
    expect(checkSignedData(altered).isValid).toBe(false)
  })

  if (isInstalled('pdfsig', '-v'))
    it('is valid and intact according to pdfsig, if that is installed', async () => {
      const file = join(directory, 'contract.pdf')
      await writeFile(file, pdf)
      const { stdout } = spawnSync('pdfsig', [file], { encoding: 'utf8' })
      expect(stdout).toContain('Signature is Valid.')
      expect(stdout).toContain('Total document signed')
    })

  if (isInstalled('openssl', 'version'))
    it('has a time stamp that openssl verifies, if that is installed', async () => {
      const { content, der } = sealOf(pdf)
      const { token = Buffer.alloc(0), signature } = checkSignedData(der, content)
      const [tokenFile, dataFile, authority] = ['token.der', 'signature', 'authority.pem'].map((name) =>
        join(directory, name),
      ) as [string, string, string]
      await writeFile(tokenFile, token)
      await writeFile(dataFile, signature)
      await writeFile(authority, checkSignedData(token).certificate.toString())
      const verify = () =>
        execFileSync(
          'openssl',
          ['ts', '-verify', '-token_in', '-in', tokenFile, '-data', dataFile, '-CAfile', authority],
          {
            encoding: 'utf8',
            stdio: 'pipe',
          },
        )
      expect(verify()).toContain('Verification: OK')
      await writeFile(dataFile, Buffer.concat([signature, Buffer.from('x')]))
      expect(verify).toThrow('imprint mismatch')
    })
})
