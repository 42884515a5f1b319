import type { Module } from './bundle.ts'

/** What Cloudflare charges for, counted by the bindings themselves. */
export type Operations = {
  requests: number
  rowsRead: number
  rowsWritten: number
  kvReads: number
  kvWrites: number
  r2Reads: number
  r2Writes: number
  queueMessages: number
}

export const countsPath = '/bench-counts'

/** The bundle behind a module that counts, and answers the counts since they were last asked for. */
export function counted(modules: Module[]): Module[] {
  const [main] = modules
  if (!main) throw new Error('The bundle has no module.')
  const contents = Uint8Array.from(Buffer.from(`import worker from './${main.path}'\n${script}`))
  return [{ type: 'ESModule', path: 'bench-counting.js', contents }, ...modules]
}

const script = `
const none = () => ({
  requests: 0, rowsRead: 0, rowsWritten: 0, kvReads: 0, kvWrites: 0, r2Reads: 0, r2Writes: 0, queueMessages: 0,
})
let counts = none()

const tally = (result) => {
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

const kinds = [['withSession', database], ['getWithMetadata', keyValue], ['createMultipartUpload', bucket], ['sendBatch', queue]]
const isKind = (binding, method) => typeof binding === 'object' && typeof binding[method] === 'function'
const wrapped = (env) =>
  Object.fromEntries(
    Object.entries(env).map(([name, binding]) => {
      const [, wrap] = kinds.find(([method]) => isKind(binding, method)) ?? []
      return [name, wrap ? wrap(binding) : binding]
    }),
  )

export default {
  fetch(request, env, context) {
    if (new URL(request.url).pathname === '${countsPath}') {
      const answer = Response.json(counts)
      counts = none()
      return answer
    }
    counts.requests++
    return worker.fetch(request, wrapped(env), context)
  },
  queue(batch, env, context) {
    counts.requests++
    return worker.queue(batch, wrapped(env), context)
  },
}
`
