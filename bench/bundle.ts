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

/** What `npm run deploy` would upload, the main module first; or what `npm run dev` runs, with a voice of its own. */
export async function buildBundle(directory: string, environment: 'production' | '' = 'production') {
  const file = join(directory, `${environment || 'local'}.bundle`)
  await wrangler('deploy', '--dry-run', '--env', environment, '--outfile', file)
  const modules = await readModules(await readFile(file))
  return { file, modules, bytes: { atStart: await bytesAtStart(), ofAll: gzipped(modules) } }
}

const gzipped = (modules: { contents: Uint8Array }[]) =>
  gzipSync(Buffer.concat(modules.map((module) => module.contents))).length

/** What is only imported on first use stands in the same file, but is not evaluated until then. */
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

async function readModules(upload: Buffer<ArrayBuffer>) {
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
