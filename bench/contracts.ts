import { build } from 'esbuild'
import { makeSigningKey, makeTimeKey, signingVars, timeVars } from '../dev/signing-key.ts'
import type { Module, Modules } from './bundle.ts'
import { median } from './median.ts'
import { sized } from './options.ts'
import { fetchOnNewConnection, startModules } from './site.ts'

export type Sealing = { pages: number; bytes: number; first: number; usual: number }

/** Measures milliseconds, nearly all of them CPU time: only the modules are waited for, the first time. */
export async function measureSealing({ jobs }: Modules): Promise<Sealing> {
  const keys = { ...signingVars(await makeSigningKey()), ...timeVars(await makeTimeKey()) }
  const bindings = { ...keys, TIMESTAMP_URL: 'development', APP_URL: 'http://localhost' }
  const libraries = jobs.filter(({ path }) => path.includes('vendor/pdf-'))
  const worker = await startModules([await workerOf('bench/contract-worker.ts'), ...libraries], bindings)
  try {
    const run = async () => {
      const start = performance.now()
      const answer = await fetchOnNewConnection(worker.address)
      if (!answer.ok) throw new Error(`Sealing answered ${answer.status}: ${await answer.text()}`)
      const made = (await answer.json()) as { pages: number; bytes: number }
      return { ...made, milliseconds: performance.now() - start }
    }
    const { milliseconds: first, ...made } = await run()
    const usual: number[] = []
    for (let time = 0; time < sized(5, 1); time++) usual.push((await run()).milliseconds)
    return { ...made, first, usual: median(usual) }
  } finally {
    await worker.dispose()
  }
}

async function workerOf(entryPoint: string): Promise<Module> {
  const { outputFiles } = await build({
    entryPoints: [entryPoint],
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    external: ['../vendor/*.mjs', 'node:*'],
    logLevel: 'error',
  })
  const contents = outputFiles[0]?.contents
  if (!contents) throw new Error(`${entryPoint} was not bundled.`)
  // The part is in a folder, because its lazy imports are relative to a folder of `src`.
  return { type: 'ESModule', path: 'core/part.mjs', contents: Uint8Array.from(contents) }
}
