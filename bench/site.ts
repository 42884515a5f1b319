import { readdir, readFile } from 'node:fs/promises'
import { convertV4MiniflareOptions, Miniflare, type V4WorkerOptions } from 'miniflare'
import { unstable_getMiniflareWorkerOptions, unstable_readConfig } from 'wrangler'
import type { Module } from './bundle.ts'
import type { BenchRequest } from './rows.ts'

export type Site = Awaited<ReturnType<typeof startSite>>

/** The Worker of the bundle with bindings of its own, all of them empty but for the tables. */
export async function startSite(modules: Module[]) {
  const { dispose, address, miniflare } = await start({ ...bindings(), modules })
  const database = await miniflare.getD1Database('DB')
  for (const migration of await migrations()) await database.batch(migration.map((sql) => database.prepare(sql)))
  const send = (request: BenchRequest) => fetch(new URL(request.path, address), asFetched(request))
  const files = await miniflare.getR2Bucket('FILES')
  const vars = config().vars as unknown as Env
  return { address, database, files, vars, send, dispose }
}

/** `/0`, `/1` … answer as many bytes of the same type as the Worker does, and nothing else is done. */
export function startBareWorker(answers: { bytes: number; type: string }[]) {
  const script = `
    const answers = ${JSON.stringify(answers)}.map(({ bytes, type }) => ({
      body: 'x'.repeat(bytes),
      init: { headers: { 'content-type': type } },
    }))
    export default {
      fetch(request) {
        const { body, init } = answers[request.url.slice(request.url.lastIndexOf('/') + 1)]
        return new Response(body, init)
      },
    }`
  return start({ compatibilityDate: config().compatibility_date, modules: true, script })
}

export const asFetched = ({ method = 'GET', headers, body }: BenchRequest) => ({
  method,
  headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
  ...(body === undefined ? {} : { body: JSON.stringify(body) }),
})

/** The socket leads straight to the Worker, past the proxy that Miniflare puts before it. */
async function start(worker: V4WorkerOptions) {
  const socket = { host: '127.0.0.1', port: 0 }
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({ ...socket, handleStructuredLogs: () => {}, ...worker, unsafeDirectSockets: [socket] }),
  )
  const dispose = () => miniflare.dispose()
  return { address: await miniflare.unsafeGetDirectURL(), miniflare, dispose }
}

const config = () => unstable_readConfig({ config: 'wrangler.toml' }, { hideWarnings: true })

/** What wrangler.toml gives to local work, but with no limit on tries. */
function bindings() {
  const { modulesRules: _, assets: __, ...options } = unstable_getMiniflareWorkerOptions(config()).workerOptions
  const ratelimits = Object.entries(options.ratelimits ?? {}).map(([name, limiter]) => {
    return [name, { ...limiter, simple: { ...limiter.simple, limit: 1_000_000_000 } }]
  })
  return { ...options, name: 'porchlight', ratelimits: Object.fromEntries(ratelimits) }
}

async function migrations() {
  const files = (await readdir('drizzle')).filter((file) => file.endsWith('.sql')).sort()
  const scripts = await Promise.all(files.map((file) => readFile(`drizzle/${file}`, 'utf8')))
  return scripts.map((script) => script.split('--> statement-breakpoint'))
}
