import type { Module, Modules } from './bundle.ts'

/** The billed operations, counted by the bindings themselves. */
export type Operations = {
  requests: number
  statements: number
  rowsRead: number
  rowsWritten: number
  kvReads: number
  kvWrites: number
  r2Reads: number
  r2Writes: number
  queueMessages: number
  /** Each call of a Durable Object, and each twentieth message of a socket. */
  objectRequests: number
}

export const countsPath = '/bench-counts'
/** Answers the number of statements of each database, by its binding, since the last request. */
export const statementsPath = '/bench-statements'
/** Runs the schedule once. */
export const schedulePath = '/bench-schedule'

/** Puts both Workers behind modules that count; the first answers the counts of both since the last request. */
export const counted = ({ requests, jobs }: Modules): Modules => ({
  requests: [counter(requests, answering), ...requests],
  jobs: [counter(jobs, working), ...jobs],
})

function counter([main]: Module[], script: string): Module {
  if (!main) throw new Error('The bundle has no module.')
  const contents = Uint8Array.from(Buffer.from(`import * as counted from './${main.path}'\n${counting}${script}`))
  return { type: 'ESModule', path: 'bench-counting.js', contents }
}

const counting = `
const worker = counted.default
const none = () => ({
  requests: 0, statements: 0, rowsRead: 0, rowsWritten: 0, kvReads: 0, kvWrites: 0, r2Reads: 0, r2Writes: 0, queueMessages: 0,
  objectRequests: 0,
})
let counts = none()
let statementsOf = {}

const tally = (result, name) => {
  statementsOf[name] = (statementsOf[name] ?? 0) + 1
  counts.statements++
  counts.rowsRead += result.meta.rows_read
  counts.rowsWritten += result.meta.rows_written
  return result
}
const before = (target, name, count) => (...args) => {
  count(...args)
  return target[name](...args)
}
const replaced = (target, methods) =>
  new Proxy(target, {
    get(_, name) {
      if (methods[name]) return methods[name]
      const value = target[name]
      return typeof value === 'function' ? value.bind(target) : value
    },
  })

/** Only what carries its cost along: raw() and first() do not, so the rows come by all(). */
const statement = (inner, name) => ({
  inner,
  bind: (...values) => statement(inner.bind(...values), name),
  all: async () => tally(await inner.all(), name),
  run: async () => tally(await inner.run(), name),
  raw: async () => tally(await inner.all(), name).results.map(Object.values),
  first: async (column) => {
    const [row = null] = tally(await inner.all(), name).results
    return row && column ? row[column] : row
  },
})
const database = (target, name) =>
  replaced(target, {
    withSession: (...args) => database(target.withSession(...args), name),
    prepare: (sql) => statement(target.prepare(sql), name),
    batch: async (statements) => {
      const results = await target.batch(statements.map(({ inner }) => inner))
      return results.map((result) => tally(result, name))
    },
  })
const keyValue = (target) => {
  const read = (keys) => { counts.kvReads += Array.isArray(keys) ? keys.length : 1 }
  const write = () => { counts.kvWrites++ }
  return replaced(target, {
    get: before(target, 'get', read),
    getWithMetadata: before(target, 'getWithMetadata', read),
    put: before(target, 'put', write),
    delete: before(target, 'delete', write),
  })
}
const bucket = (target) => {
  const read = () => { counts.r2Reads++ }
  return replaced(target, {
    head: before(target, 'head', read),
    get: before(target, 'get', read),
    put: before(target, 'put', () => { counts.r2Writes++ }),
  })
}
const queue = (target) =>
  replaced(target, {
    send: before(target, 'send', () => { counts.queueMessages++ }),
    sendBatch: before(target, 'sendBatch', (messages) => { counts.queueMessages += [...messages].length }),
  })
const namespace = (target) =>
  replaced(target, { getByName: before(target, 'getByName', () => { counts.objectRequests++ }) })

/** Workers, which seem to have any method. */
const others = ['ON_DEMAND', 'COUNTS', 'EMAIL']
const kinds = [['withSession', database], ['getWithMetadata', keyValue], ['createMultipartUpload', bucket], ['sendBatch', queue],
  ['getByName', namespace]]
const isKind = (binding, method) => typeof binding === 'object' && typeof binding[method] === 'function'
const wrapped = (env) =>
  Object.fromEntries(
    Object.entries(env).map(([name, binding]) => {
      if (others.includes(name)) return [name, binding]
      const [, wrap] = kinds.find(([method]) => isKind(binding, method)) ?? []
      return [name, wrap ? wrap(binding, name) : binding]
    }),
  )
const taken = () => {
  const before = counts
  counts = none()
  return before
}
const takenStatements = () => {
  const before = statementsOf
  statementsOf = {}
  return before
}
`

const answering = `
export default {
  async fetch(request, env, context) {
    const { pathname } = new URL(request.url)
    if (pathname === '${schedulePath}') return env.COUNTS.fetch(request)
    if (pathname === '${statementsPath}') return Response.json(takenStatements())
    if (pathname !== '${countsPath}') {
      counts.requests++
      return worker.fetch(request, wrapped(env), context)
    }
    const ofJobs = await (await env.COUNTS.fetch(request)).json()
    return Response.json(Object.fromEntries(Object.entries(taken()).map(([name, count]) => [name, count + ofJobs[name]])))
  },
}
`

const working = `
export class OnDemand extends counted.OnDemand {
  constructor(context, env) {
    super(context, wrapped(env))
  }
}
const watched = (Live) =>
  class extends Live {
    constructor(context, env) {
      super(context, wrapped(env))
    }
    webSocketMessage(...told) {
      counts.objectRequests += 1 / 20
      return super.webSocketMessage(...told)
    }
  }
export const LivePresentation = watched(counted.LivePresentation)
export const LiveCompany = watched(counted.LiveCompany)
export default {
  async fetch(request, env, context) {
    if (new URL(request.url).pathname !== '${schedulePath}') return Response.json(taken())
    await worker.scheduled({ scheduledTime: Date.now() }, wrapped(env), context)
    return new Response()
  },
  queue(batch, env, context) {
    counts.requests++
    return worker.queue(batch, wrapped(env), context)
  },
}
`
