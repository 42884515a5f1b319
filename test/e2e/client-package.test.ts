import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import about from '../../packages/client/package.json' with { type: 'json' }
import { newCompany } from '../support/company.ts'
import { png } from '../support/files.ts'
import { installClient } from '../support/installed-client.ts'
import { startListener } from '../support/listener.ts'
import { startScriptedServer } from '../support/scripted-server.ts'
import { server } from '../support/shared.ts'

type Library = typeof import('../../packages/client/dist/index.js')

const run = promisify(execFile)
const tsc = resolve('node_modules/.bin/tsc')
const inAFastServer = { key: 'pl_test', longestWaitSeconds: 5 }

let installed: Awaited<ReturnType<typeof installClient>>
let library: Library
let fake: Awaited<ReturnType<typeof startScriptedServer>>

beforeAll(async () => {
  installed = await installClient()
  library = await import(installed.entry)
  fake = await startScriptedServer()
})

afterAll(async () => {
  fake?.stop()
  await installed?.remove()
})

async function newKey() {
  const company = await newCompany(server.address)
  const made = await company.send('POST', '/api/keys', { name: 'CRM', scopes: ['*'] })
  const key: string = made.secret
  const deckId: string = (await company.send('POST', '/api/decks', { name: 'Roofs', isActive: true })).deck.id
  return { company, key, deckId, client: library.createClient({ key, baseUrl: server.address }) }
}

async function allOf<Item>(items: AsyncIterable<Item>) {
  const all: Item[] = []
  for await (const item of items) all.push(item)
  return all
}

const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: InstanceType<Library['PorchlightError']>) => error,
  )

describe('the npm package of the client, installed in an empty project,', () => {
  it('has types that match its README and its example', async () => {
    const { stdout } = await run(tsc, ['-p', installed.project]).catch((error) => error)
    expect(stdout).toBe('')
  })

  it('has types that match this file', async () => {
    const { stdout } = await run(tsc, ['--noEmit', '-p', 'test/e2e/client-types']).catch((error) => error)
    expect(stdout).toBe('')
  })

  it('is at most 8 KB with everything except webhook verification, which loads when it is used', async () => {
    const { outputFiles } = await build({
      stdin: { contents: `export * from '@porchlight/client'`, resolveDir: installed.project },
      bundle: true,
      splitting: true,
      minify: true,
      format: 'esm',
      outdir: 'out',
      write: false,
    })
    const [entry, ...parts] = outputFiles
    expect(parts.some(({ text }) => text.includes('No matching signature'))).toBe(true)
    const shared = parts.filter(({ text }) => !text.includes('No matching signature'))
    const bytes = [entry, ...shared].map((file) => gzipSync(file?.contents ?? '').length)
    expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(8192)
  })
})

describe('the client', () => {
  it('creates many presentations whose bodies are too large for one call', async () => {
    const { client, deckId } = await newKey()
    const metadata = Object.fromEntries(Array.from({ length: 50 }, (_, n) => [`member-${n}`, 'ü'.repeat(400)]))
    const inputs = Array.from({ length: 40 }, () => ({ deckId, homeownerData: { first_name: 'Ana' }, metadata }))
    const results = await client.presentations.createMany(inputs)
    expect(results.map(({ status }) => status)).toEqual(inputs.map(() => 201))
  })

  it('walks a list over its pages, and stops requesting when its reader stops', async () => {
    const { client, deckId } = await newKey()
    const inputs = ['Ana', 'Ben', 'Cleo', 'Dee', 'Eli'].map((first_name) => ({ deckId, homeownerData: { first_name } }))
    const results = await client.presentations.createMany(inputs)
    expect(results.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
    const names: string[] = []
    for await (const { homeownerData } of client.presentations.list({ limit: 2 })) names.push(homeownerData.first_name)
    expect(names.toSorted()).toEqual(['Ana', 'Ben', 'Cleo', 'Dee', 'Eli'])

    const page = { presentations: [{ id: 'a' }, { id: 'b' }], nextCursor: 'more' }
    const calls = fake.answering({ status: 200, body: page }, { status: 200, body: page })
    const other = library.createClient({ ...inAFastServer, baseUrl: fake.url })
    for await (const { id } of other.presentations.list()) if (id === 'b') break
    expect(calls.map(({ path }) => path)).toEqual(['/api/presentations?limit=100'])
  })

  it('walks a list without pages', async () => {
    fake.answering(
      { status: 200, headers: { 'next-cursor': 'two' }, body: [{ name: 'One' }] },
      { status: 200, body: [{ name: 'Two' }] },
    )
    const client = library.createClient({ ...inAFastServer, baseUrl: fake.url })
    const names: string[] = []
    for await (const { name } of client.each('/api/notifications/subscriptions')) names.push(name)
    expect(names).toEqual(['One', 'Two'])
  })

  it('throws errors with their code and their fields', async () => {
    const { client, deckId } = await newKey()
    const homeownerData = { first_name: '' }
    const invalid = await refusalOf(client.presentations.create({ deckId, homeownerData }))
    expect(invalid).toBeInstanceOf(library.PorchlightError)
    expect(invalid).toMatchObject({
      status: 400,
      code: 'invalid_input',
      fields: [{ path: 'homeownerData.first_name', message: expect.any(String), code: 'required' }],
      requestId: expect.any(String),
    })
    expect(await refusalOf(client.decks.get(crypto.randomUUID()))).toMatchObject({
      status: 404,
      code: 'deck_not_found',
    })
    const stranger = library.createClient({ key: 'pl_nobody', baseUrl: server.address })
    expect(await refusalOf(stranger.presentations.get(crypto.randomUUID()))).toMatchObject({ status: 401 })
    expect(() => library.createClient({ key: undefined, baseUrl: server.address })).toThrow('pl_')
  })

  it('creates one presentation for a lead, and changes it', async () => {
    const { client, deckId } = await newKey()
    const first = await client.presentations.upsert('lead/7 ü', { deckId, homeownerData: { first_name: 'Ana' } })
    const second = await client.presentations.upsert('lead/7 ü', { deckId, homeownerData: { first_name: 'Anna' } })
    expect([second.id, second.homeownerData.first_name]).toEqual([first.id, 'Anna'])
    const input = { deckId, homeownerData: { first_name: 'Ben' }, externalId: 'lead/7 ü' }
    const taken = await refusalOf(client.presentations.create(input))
    expect(taken).toMatchObject({ status: 409, code: 'external_id_taken', conflictingId: first.id })
  })

  it('uploads a file, reports the progress, and completes the upload', async () => {
    const { client, deckId } = await newKey()
    const file = new File([png], 'roof.png', { type: 'image/png' })
    const told: [number, number][] = []
    const media = await client.media.upload(file, { onProgress: (sent, total) => told.push([sent, total]) })
    expect(media).toMatchObject({ contentType: 'image/png', sizeBytes: file.size })
    expect(told.at(-1)).toEqual([file.size, file.size])
    const slide = { slideId: 'roof', title: 'Roof', narrationScript: 'Look.', heroImg: media.storageKey }
    const params = { path: { deckId } }
    expect((await client.post('/api/decks/{deckId}/slides', { params, body: slide })).slide.hero_img).toBeTruthy()
    const text = new Blob(['The warranty is ten years.'.repeat(20_000)], { type: 'text/plain' })
    const shares: number[] = []
    const document = await client.documents.upload(text, {
      filename: 'warranty.txt',
      audience: 'company',
      onProgress: (sent, total) => shares.push(sent / total),
    })
    expect(document).toMatchObject({ filename: 'warranty.txt', audience: 'company' })
    expect(shares.length).toBeGreaterThan(5)
    expect([shares.toSorted((a, b) => a - b), shares.at(-1)]).toEqual([shares, 1])
    const lying = new File(['no picture'], 'roof.png', { type: 'image/png' })
    expect(await refusalOf(client.media.upload(lying))).toMatchObject({ status: 400, code: 'file_refused' })
  })
})

describe('a call that fails temporarily', () => {
  const client = () => library.createClient({ ...inAFastServer, baseUrl: fake.url })
  const now = { 'retry-after': '0' }
  const deck = { deck: { id: '1' } }

  it.each([
    ['a rate limit', { status: 429, headers: now }],
    ['a restarting server', { status: 503, headers: now }],
    ['a broken connection', 'hang up'],
  ] as const)('is repeated for a read after %s', async (_, failure) => {
    const calls = fake.answering(failure, { status: 200, body: deck })
    expect(await client().decks.get('1')).toEqual(deck)
    expect(calls).toHaveLength(2)
  })

  it('is repeated for a write with the first attempt’s key and body', async () => {
    const underWay = { status: 409, headers: now, body: { error: 'Under way.', code: 'idempotency_in_progress' } }
    const calls = fake.answering('hang up', underWay, { status: 201, body: deck })
    expect(await client().decks.create({ name: 'Roofs' })).toEqual(deck.deck)
    expect(calls.map(({ body }) => body)).toEqual(Array(3).fill('{"name":"Roofs"}'))
    const keys = calls.map(({ headers }) => headers['idempotency-key'])
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
    expect(new Set(keys).size).toBe(1)
  })

  it('is sent with the caller’s key if there is one', async () => {
    const calls = fake.answering({ status: 201, body: deck })
    await client().post('/api/decks', { params: { header: { 'Idempotency-Key': 'mine' } }, body: { name: 'Roofs' } })
    expect(calls[0]?.headers['idempotency-key']).toBe('mine')
  })

  it('is not repeated for a write that might happen twice', async () => {
    const calls = fake.answering('hang up', { status: 200, body: deck })
    const params = { path: { deckId: '1' } }
    const broken = await refusalOf(client().patch('/api/decks/{deckId}', { params, body: { name: 'Roofs' } }))
    expect([broken?.code, broken?.status, calls.length]).toEqual(['no_answer', 0, 1])
    const more = fake.answering({ status: 429, headers: now }, { status: 200, body: deck })
    await client().patch('/api/decks/{deckId}', { params, body: { name: 'Roofs' } })
    expect(more).toHaveLength(2)
  })

  it('is given up after three more attempts, after too long a pause, or when the caller aborts', async () => {
    const limit = { status: 429, headers: now, body: { error: 'Too many.', code: 'rate_limited' } }
    const calls = fake.answering(limit, limit, limit, limit, limit)
    expect(await refusalOf(client().decks.get('1'))).toMatchObject({ status: 429, code: 'rate_limited' })
    expect(calls).toHaveLength(4)
    const long = fake.answering({ ...limit, headers: { 'retry-after': '3600' } })
    expect(await refusalOf(client().decks.get('1'))).toMatchObject({ retryAfterSeconds: 3600 })
    expect(long).toHaveLength(1)
    fake.answering({ ...limit, headers: { 'retry-after': '5' } })
    const leave = new AbortController()
    const left = refusalOf(
      client().get('/api/decks/{deckId}', { params: { path: { deckId: '1' } }, signal: leave.signal }),
    )
    leave.abort()
    expect(await left).toMatchObject({ name: 'AbortError' })
  })

  it('is not repeated if the response would be the same', async () => {
    const calls = fake.answering({ status: 404, body: { error: 'None.', code: 'deck_not_found' } })
    expect(await refusalOf(client().decks.get('1'))).toMatchObject({ code: 'deck_not_found' })
    expect(calls).toHaveLength(1)
    fake.answering({ status: 501, headers: { 'content-type': 'text/html' }, body: '<p>A proxy.</p>' })
    expect(await refusalOf(client().decks.get('1'))).toMatchObject({ status: 501, code: 'unknown' })
  })
})

describe('versions', () => {
  it('are in the response, and guard a change', async () => {
    const { client, deckId } = await newKey()
    const path = { deckId }
    const { data, response } = await client.request('get', '/api/decks/{deckId}', { params: { path } })
    const header = { 'If-Match': response.headers.get('etag') ?? '' }
    const rename = (name: string) =>
      client.patch('/api/decks/{deckId}', { params: { path, header }, body: { name: `${data.deck.name} ${name}` } })
    expect((await rename('A')).deck.name).toBe('Roofs A')
    const refused = await refusalOf(rename('B'))
    expect(refused).toMatchObject({ status: 412, code: 'version_conflict' })
    const current = await client.request('get', '/api/decks/{deckId}', { params: { path } })
    expect(refused?.headers?.get('etag')).toBe(current.response.headers.get('etag'))
  })

  it('keep a PUT from being repeated, because it would find its own change', async () => {
    const client = library.createClient({ ...inAFastServer, baseUrl: fake.url })
    const calls = fake.answering('hang up', { status: 200, body: {} })
    const params = { path: { deckId: '1' }, header: { 'If-Match': '"a"' } }
    const body = { palette: {}, cta: {} }
    const broken = await refusalOf(client.put('/api/decks/{deckId}/branding', { params, body }))
    expect([broken?.code, calls.length]).toEqual(['no_answer', 1])
  })
})

describe('the feed', () => {
  const event = (id: string) => ({ id, type: 'deck.deleted', timestamp: '2026-05-04T09:30:00.000Z', data: {} })
  const page = (nextCursor: string, ...ids: string[]) => ({
    status: 200,
    body: { events: ids.map(event), nextCursor },
  })

  it('is read to its newest event, and gives each cursor once the events before it are done', async () => {
    const client = library.createClient({ ...inAFastServer, baseUrl: fake.url })
    const calls = fake.answering(page('c1', 'a', 'b'), page('c2', 'c'), page('c2'))
    const done: string[] = []
    for await (const { id } of client.events.list({ after: 'c0', onCursor: (cursor) => done.push(cursor) }))
      done.push(id)
    expect(done).toEqual(['a', 'b', 'c1', 'c', 'c2'])
    expect(calls.map(({ path }) => path)).toEqual(['c0', 'c1', 'c2'].map((after) => `/api/events?after=${after}`))
    expect(calls[0]?.headers['user-agent']).toBe(`porchlight-client/${about.version}`)
  })

  it('is followed until the reader stops it', async () => {
    const client = library.createClient({ ...inAFastServer, baseUrl: fake.url })
    fake.answering(page('c1', 'a'), page('c1'), page('c1'), page('c2', 'b'), page('c2'))
    const stop = new AbortController()
    const seen: string[] = []
    const reading = (async () => {
      for await (const { id } of client.events.follow({ everySeconds: 0.01, signal: stop.signal })) {
        seen.push(id)
        if (id === 'b') stop.abort()
      }
    })()
    expect(await refusalOf(reading)).toMatchObject({ name: 'AbortError' })
    expect(seen).toEqual(['a', 'b'])
  })

  it('has each event of a company', async () => {
    const { client, deckId } = await newKey()
    const { id } = await client.presentations.create({ deckId, homeownerData: { first_name: 'Ana' } })
    await expect
      .poll(async () => (await allOf(client.events.list({ type: 'presentation.created' }))).map(({ data }) => data))
      .toEqual([expect.objectContaining({ presentationId: id })])
  })
})

describe('a webhook', () => {
  const secret = `whsec_${Buffer.from(crypto.getRandomValues(new Uint8Array(24))).toString('base64')}`
  const event = { type: 'deck.deleted', timestamp: '2026-05-04T09:30:00.000Z', data: { deckId: '1', name: 'Dach 🏠' } }
  const body = JSON.stringify(event)
  const signed = (at: Date, by = secret) => ({
    'webhook-id': 'e1',
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(by).sign('e1', at, body),
  })
  const request = (headers: Record<string, string>, sent = body) =>
    new Request('https://crm.example/hook', { method: 'POST', headers, body: sent })

  it('from us is accepted, as a request or in Node’s form', async () => {
    const headers = signed(new Date())
    expect(await library.verifyWebhook(request(headers), secret)).toEqual(event)
    expect(await library.verifyWebhook({ headers, body: new TextEncoder().encode(body) }, secret)).toEqual(event)
  })

  it.each([
    ['signed with another secret', () => request(signed(new Date(), `${secret.slice(0, -4)}AAAA`))],
    ['altered', () => request(signed(new Date()), body.replace('Dach', 'Fach'))],
    ['old', () => request(signed(new Date(Date.now() - 3_600_000)))],
    ['not signed', () => request({})],
  ])('that is %s is rejected', async (_, made) => {
    expect(await refusalOf(library.verifyWebhook(made(), secret))).toMatchObject({ code: 'webhook_invalid' })
  })
})

describe('the tour', () => {
  it('runs from its first line of TypeScript to its last as it is in the docs', async () => {
    const { key, client } = await newKey()
    const listener = await startListener()
    const at = (file: string) => join(installed.project, file)
    const tour = (await readFile(at('tour.ts'), 'utf8'))
      .replaceAll('http://localhost:8787', server.address)
      .replaceAll('http://localhost:9000', listener.url)
    await writeFile(at('tour-of-this-server.ts'), tour)
    const env = { ...process.env, KEY: key }
    for (const _ of ['once', 'again']) {
      const { stdout } = await run(process.execPath, [at('tour-of-this-server.ts')], { env })
      expect(stdout).toMatch(/\/p\/[0-9a-f-]{36}\n/)
      expect(stdout).toMatch(/lead-\d+-2 0\n/)
      expect(stdout).toContain('covers the work for ten years')
      expect(stdout).toMatch(/token=/)
    }
    await expect.poll(() => listener.received.length).toBeGreaterThan(0)
    await listener.stop()
    const ids = await allOf(client.presentations.list())
    const leads = ids.map(({ externalId }) => externalId?.replace(/\d{5,}/, 'now') ?? null)
    const ofOneRun = ['lead-now-1', 'lead-now-2', 'lead-now-3', null, null]
    expect(leads.toSorted()).toEqual([...ofOneRun, ...ofOneRun].toSorted())
  })
})

const leads = (lines: string[]) => ['id,first_name,last_name,email,city', ...lines, ''].join('\n')

describe('the CRM example', () => {
  it('turns leads into presentations, emails new ones, and prints what happened since the last night', async () => {
    const { client, company, key, deckId } = await newKey()
    const listener = await startListener()
    const slide = { slideId: 'welcome', title: 'Welcome', narrationScript: 'Hello.' }
    const { slide: made } = await company.send('POST', `/api/decks/${deckId}/slides`, slide)
    const file = join(installed.project, 'leads.csv')
    const state = join(installed.project, `state-${crypto.randomUUID()}.json`)
    const [maria, kim] = [`${crypto.randomUUID()}@home.example`, `${crypto.randomUUID()}@home.example`]
    const env = { ...process.env, PORCHLIGHT_URL: server.address, PORCHLIGHT_KEY: key, HOOK_URL: listener.url }
    const night = async (lines: string[]) => {
      await writeFile(file, leads(lines))
      const { stdout, stderr } = await run(process.execPath, ['crm.ts', file, deckId, state], {
        cwd: installed.project,
        env,
      })
      return stdout + stderr
    }
    const mailsOf = (id = '') =>
      allOf(client.each('/api/mails', { params: { query: { subject: `presentation:${id}` } } }))

    const first = await night([
      `L1,Maria,"Sanchez, Jr.",${maria},Boulder`,
      'L2,Jo,,,Denver',
      'L3,,Nameless,x@home.example,',
    ])
    expect(first).toMatch(/Keep their secret: whsec_/)
    expect(first).toContain('2 new, of 3 leads')
    expect(first).toMatch(/Line 4: homeownerData\.first_name/)
    expect(first).toContain('has no email address: call them.')
    const presentation = await client.presentations.getByExternalId('L1')
    expect(presentation.homeownerData).toMatchObject({ last_name: 'Sanchez, Jr.', city: 'Boulder' })
    expect(await mailsOf(presentation.id)).toHaveLength(1)
    await company.send('POST', `/api/viewer/presentations/${presentation.id}/events`, {
      viewerSessionId: crypto.randomUUID(),
      events: [{ type: 'started', slideId: made.id, seconds: 12, at: new Date().toISOString() }],
    })

    const second = await night([`L1,Maria,Sanchez,${maria},Denver`, `L4,Kim,,${kim},`])
    expect(second).toContain('1 new, of 2 leads')
    expect(second).toContain('L1 watched')
    expect(second).not.toContain('secret')
    expect((await client.presentations.getByExternalId('L1')).homeownerData.city).toBe('Denver')
    expect(await mailsOf(presentation.id)).toHaveLength(1)
    expect(await night([])).not.toContain('L1 watched')
    expect((await allOf(client.subscriptions.list())).map(({ name }) => name)).toEqual(['CRM'])
    await listener.stop()
  })
})
