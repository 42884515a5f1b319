import { createReadStream, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { convertV4MiniflareOptions, Miniflare, type V4WorkerOptions } from 'miniflare'
import { unstable_getMiniflareWorkerOptions, unstable_readConfig } from 'wrangler'
import { d1DatabasesOf, databasesOf } from '../dev/databases.ts'
import { localSecrets } from '../dev/local-secrets.ts'
import { applyMigrations } from '../dev/migrate.ts'
import type { Module, Modules } from './bundle.ts'
import type { BenchRequest } from './rows.ts'
import { workerProcess } from './worker-process.ts'

const memory = '/dev/shm'

/**
 * The most rows that one statement writes. workerd reads no socket while SQLite works, and then closes sockets that
 * were idle for five seconds before it reads the requests waiting in them, including those of Miniflare's bindings.
 */
export const rowsAtOnce = 5000

export type Site = Awaited<ReturnType<typeof startSite>>

/** The address of a Worker, and the first errors that it logged. */
export type Server = Pick<Awaited<ReturnType<typeof start>>, 'address' | 'errors'>

type Options = {
  /** Uses production's shards; by default the local ones. */
  environment?: 'production'
  /** Set if `kept` has the databases of an earlier site. */
  areKept?: boolean
  vars?: Vars
}

/**
 * Starts both Workers with bindings of their own, empty except for the tables; `startAnswering` finds what they left in
 * `kept`.
 */
export async function startSite(modules: Modules, kept?: string, { environment, areKept, vars = {} }: Options = {}) {
  const bound = databasesOf(environment)
  // Production's ids are not known yet.
  const ids = bound.map((database) => ({ ...database, id: database.binding }))
  const databases = environment && { d1Databases: d1DatabasesOf(ids) }
  const jobs = { ...withVars(bindings('wrangler.jobs.toml'), vars), ...databases, modules: modules.jobs }
  const serviceBindings = { ON_DEMAND: { name: jobs.name, entrypoint: 'OnDemand' }, COUNTS: jobs.name }
  const requests = {
    ...withVars(bindings('wrangler.toml'), vars),
    ...databases,
    modules: withLimiterInMemory(modules.requests),
    serviceBindings,
  }
  const { miniflare, ...server } = await start(kept, requests, jobs)
  const directory = await miniflare.getD1Database('DIRECTORY')
  const database = await miniflare.getD1Database('SHARD_00')
  for (const { binding, migrations } of areKept ? [] : bound)
    await applyMigrations(await miniflare.getD1Database(binding), migrations)
  /** Sets where new companies go: to one shard by default, so that a row is measured among the others. */
  const openOnly = async (shard: string) => {
    const names = bound.flatMap(({ binding }) => /^SHARD_(..)$/.exec(binding)?.[1]?.toLowerCase() ?? [])
    const rows = names.map((name) =>
      directory
        .prepare('insert or replace into shards (name, is_open, bytes, updated_at) values (?, ?, 0, 0)')
        .bind(name, name === shard ? 1 : 0),
    )
    await directory.batch(rows)
  }
  await openOnly('00')
  const send = (request: BenchRequest) =>
    fetchOnNewConnection(new URL(request.path, server.address), asFetched(request))
  const files = await miniflare.getR2Bucket('FILES')
  const manifests = await miniflare.getKVNamespace('MANIFESTS')
  const all = { ...config().vars, ...localSecrets, ...vars } as unknown as Env
  return { ...server, directory, database, files, manifests, vars: all, send, openOnly }
}

/** In production the limiter of keys counts in memory; Miniflare's writes each call to its own database. */
function withLimiterInMemory(modules: Module[]): Module[] {
  const script = `
    import worker from './${modules[0]?.path}'
    const counts = new Map()
    const limit = async ({ key }) => ({ success: counts.set(key, (counts.get(key) ?? 0) + 1).size > 0 })
    let own
    export default {
      ...worker,
      fetch: (request, env, context) => worker.fetch(request, (own ??= { ...env, API_KEY_CALLS: { limit } }), context),
    }`
  const contents = Uint8Array.from(Buffer.from(script))
  return [{ type: 'ESModule', path: 'with-limiter.js', contents }, ...modules]
}

/** The other Worker isn't there. */
const alone = { serviceBindings: {}, durableObjects: {} }

/** Starts the Worker that answers requests, alone in its process. */
export const startAnswering = (modules: Module[], kept: string) =>
  start(kept, { ...bindings('wrangler.toml'), ...alone, modules })

/** Starts other modules than the service's, of which the first answers. */
export const startModules = (modules: Module[], bindings: Record<string, string>) => {
  const { compatibility_date: compatibilityDate, compatibility_flags: compatibilityFlags } = config()
  return start(undefined, { name: 'part', compatibilityDate, compatibilityFlags, modules, bindings } as V4WorkerOptions)
}

/**
 * Starts a Worker that answers `/0`, `/1` … with as many bytes of the same type as the real one, and does nothing else.
 */
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
  return start(undefined, { name: 'bare', compatibilityDate: config().compatibility_date, modules: true, script })
}

/**
 * Starts a Worker that answers `/key,key` with these KV values, with the bindings of the Worker that answers requests.
 */
export function startBareReader(kept: string) {
  const script = `
    export default {
      async fetch(request, env) {
        const keys = new URL(request.url).pathname.slice(1).split(',').filter(Boolean)
        const values = await env.MANIFESTS.get(keys, { type: 'text', cacheTtl: 30 })
        return new Response([...values.values()].join(), { headers: { 'content-type': 'application/json' } })
      },
    }`
  const main: Module = { type: 'ESModule', path: 'bare.js', contents: Uint8Array.from(Buffer.from(script)) }
  return start(kept, { ...bindings('wrangler.toml'), ...alone, modules: [main] })
}

/** Uses its own socket, because workerd closes one that was idle for five seconds, even if a request waits in it. */
export const fetchOnNewConnection = (url: string | URL, init: RequestInit = {}) =>
  fetch(url, { ...init, headers: { ...(init.headers as Record<string, string>), connection: 'close' } })

export const asFetched = ({ method = 'GET', headers, body }: BenchRequest) => ({
  method,
  headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
  ...(body === undefined ? {} : { body: JSON.stringify(body) }),
})

/** The socket leads straight to the first Worker, bypassing Miniflare's proxy. */
async function start(kept: string | undefined, first: V4WorkerOptions, ...others: V4WorkerOptions[]) {
  const socket = { host: '127.0.0.1', port: 0 }
  const log = join(scratch, `${crypto.randomUUID()}.log`)
  const options = { ...socket, workers: [{ ...first, unsafeDirectSockets: [socket] }, ...others] }
  const storage = { resourcePersistencePath: kept ?? newStorage() }
  const unsafeRuntimeEnv = { WORKERD_LOG: log }
  const miniflare = new Miniflare({ ...convertV4MiniflareOptions(options), ...storage, unsafeRuntimeEnv })
  const dispose = () => miniflare.dispose()
  const address = await miniflare.unsafeGetDirectURL()
  const [{ mtimeMs: startedAt }, id] = await Promise.all([stat(`${log}.started`), readFile(`${log}.started`, 'utf8')])
  const worker = workerProcess(Number(id))
  return { address, startedAt, worker, errors: () => firstErrors(log), miniflare, dispose }
}

/** Data is in memory if possible, because the local D1 flushes the disk at each read, and the real one does not. */
const scratch = mkdtempSync(join(existsSync(memory) ? memory : tmpdir(), 'porchlight-bench-'))
/** A folder for what one server leaves to others; it is deleted with this process. */
export const newStorage = () => mkdtempSync(join(scratch, 'storage-'))
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

const config = (file = 'wrangler.toml') => unstable_readConfig({ config: file }, { hideWarnings: true })

type Vars = Record<string, string | number>

const withVars = <Options extends { bindings: object }>(options: Options, vars: Vars) => ({
  ...options,
  bindings: { ...options.bindings, ...vars },
})

/** Returns the local bindings of the file, but without limits on attempts and questions. */
function bindings(file: string) {
  const { modulesRules: _, assets: __, ...options } = unstable_getMiniflareWorkerOptions(config(file)).workerOptions
  const ratelimits = Object.entries(options.ratelimits ?? {}).map(([name, limiter]) => {
    return [name, { ...limiter, simple: { ...limiter.simple, limit: 1_000_000_000 } }]
  })
  const vars = { ...(options.bindings as object), ...localSecrets, QUESTIONS_PER_HOUR: 1_000_000_000 }
  const name = String(config(file).name)
  return { ...options, name, bindings: vars, ratelimits: Object.fromEntries(ratelimits) }
}
