import { createReadStream, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { convertV4MiniflareOptions, Miniflare, type V4WorkerOptions } from 'miniflare'
import { unstable_getMiniflareWorkerOptions, unstable_readConfig } from 'wrangler'
import type { Module } from './bundle.ts'
import type { BenchRequest } from './rows.ts'

const memory = '/dev/shm'

export type Site = Awaited<ReturnType<typeof startSite>>

/** Where a Worker listens, and the first errors that it logged. */
export type Server = Pick<Awaited<ReturnType<typeof start>>, 'address' | 'errors'>

/** The Worker of the bundle with bindings of its own, empty but for the tables; `startKept` finds what it left in `kept`. */
export async function startSite(modules: Module[], kept?: string) {
  const { miniflare, ...server } = await startKept(modules, kept)
  const database = await miniflare.getD1Database('DB')
  await database.batch((await migrations()).flat().map((sql) => database.prepare(sql)))
  const send = (request: BenchRequest) => fetch(new URL(request.path, server.address), asFetched(request))
  const files = await miniflare.getR2Bucket('FILES')
  const manifests = await miniflare.getKVNamespace('MANIFESTS')
  const vars = config().vars as unknown as Env
  return { ...server, database, files, manifests, vars, send }
}

export const startKept = (modules: Module[], kept?: string) => start({ ...bindings(), modules }, kept)

/** Modules that are not the service's own, the first of which answers. */
export const startModules = (modules: Module[], bindings: Record<string, string>) => {
  const { compatibility_date: compatibilityDate, compatibility_flags: compatibilityFlags } = config()
  return start({ name: 'part', compatibilityDate, compatibilityFlags, modules, bindings } as V4WorkerOptions)
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

/**
 * `/key,key` answers these values of KV. It carries the bytes of `modules`, which it never runs, because Miniflare takes
 * longer to hand them to workerd than workerd to load them.
 */
export function startBareReader(modules: Module[], kept: string) {
  const script = `
    export default {
      async fetch(request, env) {
        const keys = new URL(request.url).pathname.slice(1).split(',').filter(Boolean)
        const values = keys.length ? await env.MANIFESTS.get(keys, { type: 'text', cacheTtl: 30 }) : new Map()
        return new Response([...values.values()].join(), { headers: { 'content-type': 'application/json' } })
      },
    }`
  const main: Module = { type: 'ESModule', path: 'bare.js', contents: Uint8Array.from(Buffer.from(script)) }
  const carried = modules.map(({ type, path, contents }): Module => {
    return { type: type === 'ESModule' ? 'Text' : 'Data', path: `carried/${path}`, contents }
  })
  return start({ ...bindings(), modules: [main, ...carried] }, kept)
}

export const asFetched = ({ method = 'GET', headers, body }: BenchRequest) => ({
  method,
  headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
  ...(body === undefined ? {} : { body: JSON.stringify(body) }),
})

/** The socket leads straight to the Worker, past the proxy that Miniflare puts before it. */
async function start(worker: V4WorkerOptions, kept?: string) {
  const socket = { host: '127.0.0.1', port: 0 }
  const log = join(scratch, `${crypto.randomUUID()}.log`)
  const options = { ...socket, ...worker, unsafeDirectSockets: [socket] }
  const storage = { resourcePersistencePath: kept ?? mkdtempSync(join(scratch, 'storage-')) }
  const unsafeRuntimeEnv = { WORKERD_LOG: log }
  const miniflare = new Miniflare({ ...convertV4MiniflareOptions(options), ...storage, unsafeRuntimeEnv })
  const dispose = () => miniflare.dispose()
  return { address: await miniflare.unsafeGetDirectURL(), errors: () => firstErrors(log), miniflare, dispose }
}

/** In memory where there is such a place: the local D1 flushes the disk at each read, and D1 does not. */
const scratch = mkdtempSync(join(existsSync(memory) ? memory : tmpdir(), 'porchlight-bench-'))
process.once('exit', () => rmSync(scratch, { recursive: true, force: true }))
process.env.MINIFLARE_WORKERD_PATH = join(import.meta.dirname, 'workerd-to-file')

async function firstErrors(log: string) {
  const errors: string[] = []
  for await (const line of createInterface(createReadStream(log))) {
    if (line.includes('"level":"error"')) errors.push((JSON.parse(line) as { message: string }).message)
    if (errors.length === errorsKept) break
  }
  return errors
}

const errorsKept = 3

const config = () => unstable_readConfig({ config: 'wrangler.toml' }, { hideWarnings: true })

/** What wrangler.toml gives to local work, but with no limit on tries and questions. */
export function bindings() {
  const { modulesRules: _, assets: __, ...options } = unstable_getMiniflareWorkerOptions(config()).workerOptions
  const ratelimits = Object.entries(options.ratelimits ?? {}).map(([name, limiter]) => {
    return [name, { ...limiter, simple: { ...limiter.simple, limit: 1_000_000_000 } }]
  })
  const vars = { ...(options.bindings as object), QUESTIONS_PER_HOUR: 1_000_000_000 }
  return { ...options, name: 'porchlight', bindings: vars, ratelimits: Object.fromEntries(ratelimits) }
}

async function migrations() {
  const files = (await readdir('drizzle')).filter((file) => file.endsWith('.sql')).sort()
  const scripts = await Promise.all(files.map((file) => readFile(`drizzle/${file}`, 'utf8')))
  return scripts.map((script) => script.split('--> statement-breakpoint'))
}
