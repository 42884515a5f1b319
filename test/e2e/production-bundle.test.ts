import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildBundle } from '../../bench/bundle.ts'
import { type Site, startSite } from '../../bench/site.ts'
import { makeSigningKey, makeTimeKey, signingVars, timeVars } from '../../dev/signing-key.ts'
import { prices } from '../browser/priced-slides.ts'
import { newCompany } from '../support/company.ts'
import { agree, newTemplate } from '../support/signing.ts'

/**
 * Both Workers as `npm run deploy` uploads them: minified, and with every library behind its lazy import. Tests in
 * workerd run the source instead, where `load-at-once.ts` loads everything up front.
 */
let site: Site
let directory: string
let company: Awaited<ReturnType<typeof newCompany>>
let shown: Awaited<ReturnType<typeof company.present>>

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'bundle-'))
  const { modules } = await buildBundle(directory)
  const vars = {
    ...signingVars(await makeSigningKey()),
    ...timeVars(await makeTimeKey()),
    TIMESTAMP_URL: 'development',
  }
  site = await startSite(modules, undefined, { vars })
  company = await newCompany(site.address.origin)
  const faqs = [{ userQuestion: 'How long does a roof take?', cannedAnswer: 'Two days.' }]
  const homeowner = { last_name: 'Okafor', email: 'maria@example.com' }
  shown = await company.present({ slides: [{ narrationScript: 'Hello {{first_name}}.' }, prices], faqs, homeowner })
})

afterAll(async () => {
  expect(await site?.errors()).toEqual([])
  await site?.dispose()
  await rm(directory, { recursive: true, force: true })
})

type Manifest = { slides: { script: string; productData: unknown }[] }

const jsonOf = async <Body>(answer: Response) => (await answer.json()) as Body
const get = (path: string) => fetch(new URL(path, site.address))
const post = (path: string, body: object) =>
  fetch(new URL(path, site.address), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

describe('a homeowner’s link', () => {
  it('opens a page that names the company', async () => {
    const answer = await get(`/p/${shown.id}`)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('<porchlight-player')
  })

  it('has a manifest with the homeowner’s own data', async () => {
    const { slides } = await jsonOf<Manifest>(await get(`/api/viewer/presentations/${shown.id}`))
    expect(slides[0]).toMatchObject({ script: 'Hello Maria.' })
    expect(slides[1]?.productData).toMatchObject({ good: prices.productData.good })
  })

  it('counts a viewing', async () => {
    const events = [{ type: 'started', at: new Date().toISOString() }]
    const sent = { viewerSessionId: crypto.randomUUID(), events }
    expect((await post(`/api/viewer/presentations/${shown.id}/events`, sent)).status).toBe(200)
    await expect
      .poll(async () => (await company.send('GET', `/api/presentations/${shown.id}/analytics`)).analytics.views)
      .toBe(1)
  })

  it('answers a question', async () => {
    const asked = { presentationId: shown.id, question: 'How long does a roof take?' }
    const { answer } = await jsonOf<{ answer: object }>(await post('/api/qa', asked))
    expect(answer).toMatchObject({ kind: 'faq', text: 'Two days.' })
  })
})

describe('a company', () => {
  it('has a document read by a job', async () => {
    const text = '# Warranty\n\nThe warranty covers the work for ten years.'
    const file = { filename: 'guide.md', contentType: 'text/markdown', sizeBytes: text.length }
    const path = '/api/company/kb/documents'
    const { documentId, storageKey } = await company.send('POST', `${path}/upload-init`, file)
    // Only wrangler has an S3 endpoint, so the bytes bypass it.
    await site.files.put(storageKey, text, { httpMetadata: { contentType: file.contentType } })
    await company.send('POST', `${path}/complete`, { documentId })
    await expect.poll(async () => (await company.send('GET', `${path}/${documentId}`)).document.status).toBe('ready')
    const { results } = await company.send('GET', '/api/company/kb/search?q=warranty')
    expect(results[0]).toMatchObject({ documentId, heading: 'Warranty' })
  })

  it('sells: a contract is signed, sealed and verified', async () => {
    const templateId = await newTemplate(company)
    const input = { presentationId: shown.id, templateId, tier: 'better' }
    const { contract, signUrl } = await company.send('POST', '/api/contracts', input)
    const { pathname, search } = new URL(signUrl)
    await (await agree(new URL(pathname + search, site.address).href, 'Maria Okafor')).sign()
    await expect
      .poll(async () => (await company.send('GET', `/api/contracts/${contract.id}`)).contract.status)
      .toBe('sealed')
    const document = `/api/contracts/${contract.id}/document.pdf`
    const pdf = await (await fetch(new URL(document, site.address), { headers: company.headers })).arrayBuffer()
    const verified = await fetch(new URL('/api/contracts/verify', site.address), {
      method: 'POST',
      headers: { 'content-type': 'application/pdf' },
      body: pdf,
    })
    expect(await verified.json()).toMatchObject({ isOurs: true, isIntact: true, contractId: contract.id })
  })

  it('answers everything else that loads on first use', async () => {
    for (const path of ['/openapi.json', '/docs', '/api/voices', '/api/fonts', '/api/audit', '/api/analytics']) {
      const answer = await fetch(new URL(path, site.address), { headers: company.headers })
      expect([path, answer.status]).toEqual([path, 200])
    }
  })
})
