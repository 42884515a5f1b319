import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Plugin } from 'esbuild'
import { wrangler } from '../dev/wrangler.ts'

export type Module = {
  type: 'ESModule' | 'CompiledWasm' | 'Text' | 'Data'
  path: string
  contents: Uint8Array<ArrayBuffer>
}

const moduleTypes: Record<string, Module['type']> = {
  'application/javascript+module': 'ESModule',
  'application/wasm': 'CompiledWasm',
  'text/plain': 'Text',
  'application/octet-stream': 'Data',
}

/**
 * The modules of the Worker that answers requests, and of the one with the queues; the main module of each comes first.
 */
export type Modules = { requests: Module[]; jobs: Module[] }

/** Builds what `npm run deploy` would upload, or what `npm run dev` runs, which includes a voice. */
export async function buildBundle(directory: string, environment: 'production' | '' = 'production') {
  const built = async (config: string) => {
    const file = join(directory, `${config}.${environment || 'local'}.bundle`)
    await wrangler('deploy', '--dry-run', '--config', config, '--env', environment, '--outfile', file)
    return { file, modules: await readModules(await readFile(file)) }
  }
  const [{ file, modules: requests }, { modules: jobs }] = [
    await built('wrangler.toml'),
    await built('wrangler.jobs.toml'),
  ]
  return { file, modules: { requests, jobs } }
}

export const measureSize = async ({ modules }: Bundle) => ({
  atStart: await bytesAtStart(),
  ofAll: gzipped(modules.requests),
})

const gzipped = (modules: { contents: Uint8Array }[]) =>
  gzipSync(Buffer.concat(modules.map((module) => module.contents))).length

/** Lazily imported modules are in the same file, but are not evaluated until their first use. */
const withoutLaterImports: Plugin = {
  name: 'without-later-imports',
  setup({ onResolve }) {
    onResolve({ filter: /.*/ }, ({ kind, path }) => (kind === 'dynamic-import' ? { path, external: true } : undefined))
  },
}

async function bytesAtStart() {
  const { outputFiles } = await build({
    entryPoints: ['src/worker.ts'],
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    conditions: ['workerd', 'worker', 'browser'],
    external: ['node:*', 'cloudflare:*', '*.wasm', '*.mjs'],
    define: { LOCAL_SPEECH: 'false' },
    plugins: [withoutLaterImports],
  })
  return gzipped(outputFiles)
}

export type Bundle = Awaited<ReturnType<typeof buildBundle>>

export async function readModules(upload: Buffer<ArrayBuffer>) {
  const boundary = upload.subarray(2, upload.indexOf('\r\n')).toString()
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` }
  const parts = await new Response(upload, { headers }).formData()
  const { main_module: main } = JSON.parse(String(parts.get('metadata'))) as { main_module: string }
  const modules: Module[] = []
  for (const part of parts.values()) {
    if (typeof part === 'string') continue
    const type = moduleTypes[part.type]
    if (!type) continue
    const module = { type, path: part.name, contents: new Uint8Array(await part.arrayBuffer()) }
    if (part.name === main) modules.unshift(module)
    else modules.push(module)
  }
  return modules
}
