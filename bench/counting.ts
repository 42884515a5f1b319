import type { Module, Modules } from './bundle.ts'

/** What Cloudflare charges for, counted by the bindings themselves. */
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
}

export const countsPath = '/bench-counts'

/** Both Workers behind modules that count; the first answers the counts of both since they were last asked for. */
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
})
let counts = none()

const tally = (result) => {
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
const statement = (inner) => ({
  inner,
  bind: (...values) => statement(inner.bind(...values)),
  all: async () => tally(await inner.all()),
  run: async () => tally(await inner.run()),
  raw: async () => tally(await inner.all()).results.map(Object.values),
  first: async (column) => {
    const [row = null] = tally(await inner.all()).results
    return row && column ? row[column] : row
  },
})
const database = (target) =>
  replaced(target, {
    withSession: (...args) => database(target.withSession(...args)),
    prepare: (sql) => statement(target.prepare(sql)),
    batch: async (statements) => (await target.batch(statements.map(({ inner }) => inner))).map(tally),
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

/** Workers, which seem to have any method. */
const others = ['ON_DEMAND', 'COUNTS']
const kinds = [['withSession', database], ['getWithMetadata', keyValue], ['createMultipartUpload', bucket], ['sendBatch', queue]]
const isKind = (binding, method) => typeof binding === 'object' && typeof binding[method] === 'function'
const wrapped = (env) =>
  Object.fromEntries(
    Object.entries(env).map(([name, binding]) => {
      if (others.includes(name)) return [name, binding]
      const [, wrap] = kinds.find(([method]) => isKind(binding, method)) ?? []
      return [name, wrap ? wrap(binding) : binding]
    }),
  )
const taken = () => {
  const before = counts
  counts = none()
  return before
}
`

const answering = `
export default {
  async fetch(request, env, context) {
    if (new URL(request.url).pathname !== '${countsPath}') {
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
export default {
  fetch: () => Response.json(taken()),
  queue(batch, env, context) {
    counts.requests++
    return worker.queue(batch, wrapped(env), context)
  },
}
`
