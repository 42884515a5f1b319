import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
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

/** The very upload that `npm run deploy` would send, main module first. */
export async function buildBundle(directory: string) {
  const file = join(directory, 'worker.bundle')
  await wrangler('deploy', '--dry-run', '--env', 'production', '--outfile', file)
  const modules = await readModules(await readFile(file))
  const [main, ...later] = modules
  return { file, modules, gzippedBytes: gzipped(main ? [main] : []), laterBytes: gzipped(later) }
}

const gzipped = (modules: Module[]) => gzipSync(Buffer.concat(modules.map((module) => module.contents))).length

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
