import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { register } from './account.ts'
import type { Module } from './bundle.ts'
import { median } from './median.ts'
import { bindings, startBareWorker, startKept, startSite } from './site.ts'
import { warm } from './viewer.ts'

/** `company` is how much longer the first request of a company takes that comes after the manifest than the second one. */
export type ColdIsolate = { own: number; bare: number; company: number }

type Server = { address: URL; dispose: () => Promise<void> }

/** Milliseconds from the start of a fresh workerd to its first manifest, and to the first answer of a bare Worker with the same bindings. */
export async function measureColdIsolate(modules: Module[], rounds: number): Promise<ColdIsolate> {
  const kept = mkdtempSync(join(tmpdir(), 'porchlight-cold-'))
  try {
    const site = await startSite(modules, kept)
    const { path } = await warm(site)
    const { cookie } = await register(site)
    const ofCompany = (server: Server) => timed(server, '/api/decks', { cookie })
    const bytes = (await (await site.send({ path })).bytes()).length
    await site.dispose()
    const turns: ColdIsolate[] = []
    for (let round = 0; round < rounds; round++) {
      const own = await started(() => startKept(modules, kept), path)
      const company = (await ofCompany(own.server)) - (await ofCompany(own.server))
      await own.server.dispose()
      const answers = [{ bytes, type: 'application/json' }]
      const bare = await started(() => startBareWorker(answers, bindings()), '/0')
      await bare.server.dispose()
      turns.push({ own: own.milliseconds, bare: bare.milliseconds, company })
    }
    const usual = (name: keyof ColdIsolate) => median(turns.map((turn) => turn[name]))
    return { own: usual('own'), bare: usual('bare'), company: usual('company') }
  } finally {
    rmSync(kept, { recursive: true, force: true })
  }
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
