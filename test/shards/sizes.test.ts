import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readSizesJob } from '../../src/account/shards/read-sizes'
import { chooseShard } from '../../src/core/database/choose-shard'
import { emptyIsolateCache } from '../../src/core/isolate-cache'
import { signedIn } from '../support/client'
import { directory } from '../support/databases'
import { app, takeUpDue } from '../support/running'

const gigabyte = 1_000_000_000
const day = 24 * 60 * 60 * 1000
const text = { filename: 'a.txt', contentType: 'text/plain', sizeBytes: 9 }

/** This is later than in any other test, so the reading is due each time. */
let now = Date.now() + 1000 * day

/** Reads a shard that reports this size. */
async function read(bytes: number) {
  const SHARD_00 = {
    withSession: (start: string) => env.SHARD_00.withSession(start),
    prepare: () => ({ run: async () => ({ meta: { size_after: bytes } }) }),
  }
  now += 2 * day
  await takeUpDue({ ...env, SHARD_00 } as unknown as typeof env, [readSizesJob], now)
  emptyIsolateCache(['departures'])
}

const rowOf = (name: string) =>
  directory.prepare('select is_open, bytes from shards where name = ?').bind(name).first<{ bytes: number }>()

afterEach(async () => {
  vi.restoreAllMocks()
  await read(1_000_000)
})

describe('the size of a shard', () => {
  it('is read once a day from the database itself', async () => {
    await read(3 * gigabyte)
    expect(await rowOf('00')).toEqual({ is_open: 1, bytes: 3 * gigabyte })
    expect((await rowOf('01'))?.bytes).toBeGreaterThan(4096)
    const run = vi.spyOn(env.SHARD_01, 'prepare')
    await takeUpDue(env, [readSizesJob], now + day - 1)
    expect(run).not.toHaveBeenCalled()
  })

  it('is logged from 8 GB on', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    await read(8 * gigabyte - 1)
    expect(logged).not.toHaveBeenCalled()
    await read(8 * gigabyte)
    expect(JSON.parse(String(logged.mock.calls[0]?.[0]))).toEqual({
      level: 'error',
      message: 'A shard is nearly full.',
      shard: '00',
      bytes: 8 * gigabyte,
    })
  })

  it('blocks documents from 9 GB on, and nothing else', async () => {
    const [full, other] = [await signedIn('Full', '00'), await signedIn('Other', '01')]
    const init = (client: typeof full) => client.post('/api/company/kb/documents/upload-init', text)
    await read(9 * gigabyte - 1)
    expect((await init(full)).status).toBe(200)
    await read(9 * gigabyte)
    const refused = await init(full)
    expect([refused.status, refused.body]).toEqual([
      503,
      { error: expect.stringMatching(/^Storage is full/), code: 'storage_full' },
    ])
    expect((await full.post('/api/decks', { name: 'Roof' })).status).toBe(201)
    expect((await init(other)).status).toBe(200)
  })

  it('decides where a new company goes: to the emptiest shard that is open and below 6 GB', () => {
    const shard = (name: string, bytes: number, isOpen = true) => ({ name, bytes, isOpen })
    const bound = ['00', '01', '02']
    expect(chooseShard(bound, [shard('00', 5), shard('01', 4), shard('02', 3, false)])).toBe('01')
    expect(chooseShard(bound, [shard('00', 5), shard('01', 4)])).toBe('02')
    expect(chooseShard(['00', '01'], [shard('00', 6 * gigabyte), shard('01', 6 * gigabyte - 1)])).toBe('01')
    expect(chooseShard(['00'], [shard('00', 6 * gigabyte)])).toBeUndefined()
  })
})

describe('GET /readyz?detail', () => {
  const ask = async (authorization: string | undefined, secret: string) => {
    const headers = authorization === undefined ? {} : { authorization }
    const request = new Request('http://porchlight.test/readyz?detail', { headers: headers as Record<string, string> })
    const bindings = { ...env, READYZ_SECRET: secret } as unknown as Env
    return (await (await app.fetch(request, bindings, createExecutionContext())).json()) as { shards?: unknown }
  }
  const bearer = (secret: string) => `Bearer ${secret}`

  it('tells only the deployer how full each shard is', async () => {
    await read(9 * gigabyte)
    const secret = 'a-long-secret'
    const shards = [
      { name: '00', bytes: 9 * gigabyte, takesCompanies: false, takesDocuments: false },
      { name: '01', bytes: expect.any(Number), takesCompanies: true, takesDocuments: true },
    ]
    expect(await ask(bearer(secret), secret)).toEqual({ ok: true, d1: true, kv: true, r2: true, shards })
    const plain = { ok: true, d1: true, kv: true, r2: true }
    expect(await ask(undefined, secret)).toEqual(plain)
    expect(await ask(bearer('another-secret'), secret)).toEqual(plain)
    expect(await ask(bearer(''), '')).toEqual(plain)
  })
})
