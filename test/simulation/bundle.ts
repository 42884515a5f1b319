import { readFile } from 'node:fs/promises'
import { Script } from 'node:vm'
import { build, type Plugin } from 'esbuild'

/** These globals of Node are replaced for an isolate's code. */
const shadowed = [
  'Date',
  'Math',
  'crypto',
  'fetch',
  'scheduler',
  'caches',
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'performance',
  'process',
  'console',
  'AbortSignal',
  'Response',
  'WebSocketPair',
  'WebSocketRequestResponsePair',
] as const

export type Globals = Record<(typeof shadowed)[number], unknown>

/** The entry points of an isolate. */
export type Loaded = {
  worker: { fetch: (request: Request, env: unknown, context: unknown) => Promise<Response> }
  jobs: {
    queue: (batch: unknown, env: unknown, context: unknown) => Promise<void>
    scheduled: (controller: unknown, env: unknown, context: unknown) => Promise<void>
  }
  OnDemand: new (context: unknown, env: unknown) => Record<string, (...given: unknown[]) => Promise<unknown>>
  LivePresentation: new (context: unknown, env: unknown) => unknown
  LiveCompany: new (context: unknown, env: unknown) => unknown
  createClient: typeof import('../../packages/client/src/index.ts').createClient
}

const entry = `
  export { default as worker } from './src/worker.ts'
  export { default as jobs, LiveCompany, LivePresentation, OnDemand } from './src/jobs-worker.ts'
  export { createClient } from './packages/client/src/index.ts'
`

const cloudflare: Plugin = {
  name: 'cloudflare',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^cloudflare:/ }, ({ path }) => ({ path, namespace: 'cloudflare' }))
    onLoad({ filter: /./, namespace: 'cloudflare' }, () => ({
      contents: `
        export class WorkerEntrypoint { constructor(ctx, env) { this.ctx = ctx; this.env = env } }
        export class DurableObject { constructor(ctx, env) { this.ctx = ctx; this.env = env } }
        export class EmailMessage { constructor(from, to, raw) { this.from = from; this.to = to; this.raw = raw } }`,
    }))
  },
}

/** A code change that breaks a promise, to see that the simulation notices. */
export type Mistake = { file: string; from: string; to: string }

const mistaken = ({ file, from, to }: Mistake): Plugin => ({
  name: 'mistake',
  setup({ onLoad }) {
    onLoad({ filter: new RegExp(`${file.replaceAll('.', '\\.')}$`) }, async ({ path }) => {
      const text = await readFile(path, 'utf8')
      if (!text.includes(from)) throw new Error(`${file} has no ${from}`)
      return { contents: text.replace(from, to), loader: 'ts' }
    })
  },
})

/** Both Workers and the client are one script, evaluated once for each isolate, so that no two share their caches. */
export async function bundled(mistake?: Mistake): Promise<(globals: Globals) => Loaded> {
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir: process.cwd(), loader: 'ts' },
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    target: 'node24',
    // Generating voices is slow, and no promise about faults depends on them.
    define: { LOCAL_SPEECH: 'false' },
    alias: { zod: './src/vendor/zod.js', 'unpdf/pdfjs': './src/vendor/none.ts' },
    loader: { '.wasm': 'binary' },
    plugins: [cloudflare, ...(mistake ? [mistaken(mistake)] : [])],
    logLevel: 'error',
  })
  const [{ text } = { text: '' }] = outputFiles
  const names = [...shadowed, 'globalThis', 'require', 'module', 'exports']
  const script = new Script(`(function (${names.join(', ')}) {${text}\n})`, { filename: 'porchlight.cjs' })
  return (globals) => {
    const module = { exports: {} }
    const own = Object.entries(globals).map(([name, value]) => [name, { value, writable: true, configurable: true }])
    const global = Object.create(globalThis, Object.fromEntries(own))
    const evaluate = script.runInThisContext() as (...given: unknown[]) => void
    const builtIn = (name: string) => process.getBuiltinModule(name as 'node:crypto')
    evaluate(...shadowed.map((name) => globals[name]), global, builtIn, module, module.exports)
    return module.exports as Loaded
  }
}
