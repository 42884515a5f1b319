import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { keyOf } from '../src/features/viewer/parts.ts'
import { register } from './account.ts'
import type { Module } from './bundle.ts'
import { median } from './median.ts'
import { startBareReader, startKept, startSite } from './site.ts'
import { warm } from './viewer.ts'

/** `company` is how much longer the first request of a company takes that comes after the manifest than the second one. */
export type ColdIsolate = { own: number; more: number; moreThanIdle: number; company: number }

type Server = { address: URL; dispose: () => Promise<void> }

/**
 * Milliseconds from the start of a fresh workerd to its first manifest; how many more than until a bare Worker with the
 * same bindings, and as many bytes to upload, has read the values of that manifest; and than until one that carries and
 * reads nothing has answered.
 */
export async function measureColdIsolate(modules: Module[], rounds: number): Promise<ColdIsolate> {
  const kept = mkdtempSync(join(tmpdir(), 'porchlight-cold-'))
  try {
    const { path, cookie, keys } = await leave(modules, kept)
    const ofCompany = (server: Server) => timed(server, '/api/decks', { cookie })
    const turns: { own: number; reading: number; idle: number; company: number }[] = []
    for (let round = 0; round < rounds; round++) {
      const own = await started(() => startKept(modules, kept), path)
      const company = (await ofCompany(own.server)) - (await ofCompany(own.server))
      await own.server.dispose()
      const reading = await bareMilliseconds(modules, kept, keys)
      const idle = await bareMilliseconds([], kept, [])
      turns.push({ own: own.milliseconds, reading, idle, company })
    }
    // Other load on the machine makes a start longer, and never shorter.
    const fastest = (name: 'own' | 'reading' | 'idle') => Math.min(...turns.map((turn) => turn[name]))
    const own = fastest('own')
    const company = median(turns.map((turn) => turn.company))
    return { own, more: own - fastest('reading'), moreThanIdle: own - fastest('idle'), company }
  } finally {
    rmSync(kept, { recursive: true, force: true })
  }
}

/** A presentation whose two values are in KV, and an account. */
async function leave(modules: Module[], kept: string) {
  const site = await startSite(modules, kept)
  const { path } = await warm(site)
  const { cookie } = await register(site)
  const id = path.slice(path.lastIndexOf('/') + 1)
  const keys = [keyOf('deck', id), keyOf('presentation', id)]
  const deadline = performance.now() + 20_000
  for (const key of keys)
    while (!(await site.manifests.get(key, 'text'))) {
      if (performance.now() > deadline) throw new Error(`KV never got ${key}.`)
      await setTimeout(50)
    }
  await site.dispose()
  return { path, cookie, keys }
}

async function bareMilliseconds(carried: Module[], kept: string, keys: string[]) {
  const { server, milliseconds } = await started(() => startBareReader(carried, kept), `/${keys.join()}`)
  await server.dispose()
  return milliseconds
}

async function started(start: () => Promise<Server>, path: string) {
  const begin = performance.now()
  const server = await start()
  await timed(server, path)
  return { server, milliseconds: performance.now() - begin }
}

async function timed({ address }: Server, path: string, headers: Record<string, string> = {}) {
  const begin = performance.now()
  const response = await fetch(new URL(path, address), { headers })
  await response.bytes()
  if (!response.ok) throw new Error(`A fresh workerd answered ${response.status} to ${path}.`)
  return performance.now() - begin
}
