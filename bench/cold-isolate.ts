import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Module } from './bundle.ts'
import { median } from './median.ts'
import { bindings, startBareWorker, startKept, startSite } from './site.ts'
import { warm } from './viewer.ts'

export type ColdIsolate = { own: number; bare: number }

/** Milliseconds from the start of a fresh workerd to its first manifest, and to the first answer of a bare Worker with the same bindings. */
export async function measureColdIsolate(modules: Module[], rounds: number): Promise<ColdIsolate> {
  const kept = mkdtempSync(join(tmpdir(), 'porchlight-cold-'))
  try {
    const site = await startSite(modules, kept)
    const { path } = await warm(site)
    const bytes = (await (await site.send({ path })).bytes()).length
    await site.dispose()
    const turns: ColdIsolate[] = []
    for (let round = 0; round < rounds; round++)
      turns.push({
        own: await firstAnswer(() => startKept(modules, kept), path),
        bare: await firstAnswer(() => startBareWorker([{ bytes, type: 'application/json' }], bindings()), '/0'),
      })
    return { own: median(turns.map(({ own }) => own)), bare: median(turns.map(({ bare }) => bare)) }
  } finally {
    rmSync(kept, { recursive: true, force: true })
  }
}

async function firstAnswer(start: () => Promise<{ address: URL; dispose: () => Promise<void> }>, path: string) {
  const begin = performance.now()
  const { address, dispose } = await start()
  const response = await fetch(new URL(path, address))
  await response.bytes()
  const milliseconds = performance.now() - begin
  await dispose()
  if (!response.ok) throw new Error(`A fresh workerd answered ${response.status} to ${path}.`)
  return milliseconds
}
