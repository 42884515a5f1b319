import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { afterAll, describe, expect, it } from 'vitest'
import { Faults } from './faults'
import type { Isolate } from './isolate'
import { Random } from './random'
import { d1Of, Sqlite } from './stores/d1'
import { DurableObjects } from './stores/durable-objects'
import { KeyValues, kvOf } from './stores/kv'
import { type Outcome, QueueOf, queueOf } from './stores/queues'
import { Objects, r2Of } from './stores/r2'
import { Socket, SocketResponse } from './stores/sockets'
import { Timeline } from './timeline'
import type { Call } from './world'

/** The stand-ins, without any fault, are compared with the real ones. */
const clock = { now: Date.now() }
const call: Call = async (_kind, _what, run) => run()
const faults = new Faults(new Random('none'), clock, 0, 0)

/** Both kinds of Durable Objects run this. */
const room = `class Room {
  constructor(ctx) {
    this.ctx = ctx
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair('ping', 'pong'))
  }
  async fetch() {
    const { 0: client, 1: server } = new WebSocketPair()
    this.ctx.acceptWebSocket(server, ['viewer'])
    server.serializeAttachment({ heard: 0 })
    return new Response(null, { status: 101, webSocket: client })
  }
  async webSocketMessage(socket, text) {
    const { heard } = socket.deserializeAttachment()
    socket.serializeAttachment({ heard: heard + 1 })
    if (text === 'bye') return socket.close(4000, 'told')
    socket.send(JSON.stringify([heard, await this[text](socket)]))
  }
  async keep() {
    const { storage } = this.ctx
    for (const [key, value] of [['b 2', { at: [1] }], ['b 1', 'one'], ['a', 3]]) await storage.put(key, value)
    const listed = [await storage.list({ prefix: 'b ' }), await storage.list({ limit: 1 })].map((each) => [...each])
    return [...listed, (await storage.get('none')) ?? null, await storage.delete('a'), await storage.delete('a')]
  }
  sockets(socket) {
    const { ctx } = this
    const open = (tag) => ctx.getWebSockets(tag).filter(({ readyState }) => readyState === 1).length
    return [ctx.getTags(socket), open('viewer'), open('member')]
  }
  async wake() {
    await this.ctx.storage.setAlarm(Date.now() + 20)
    return (await this.ctx.storage.getAlarm()) > Date.now()
  }
  async alarm() {
    for (const socket of this.ctx.getWebSockets()) socket.send(JSON.stringify(['alarm', await this.ctx.storage.getAlarm()]))
  }
  async webSocketClose(socket, code, reason) {
    await this.ctx.storage.deleteAll()
    const left = [code, reason, socket.deserializeAttachment().heard, [...(await this.ctx.storage.list())]]
    for (const each of this.ctx.getWebSockets()) if (each !== socket) each.send(JSON.stringify(left))
  }
}`

/** Acknowledges, retries or throws as each message says, and notes what came. */
const consumer = `(seen) => async ({ queue, messages }) => {
  for (const message of messages) {
    const { text, asks } = message.body
    seen.push([queue, text, message.attempts])
    if (asks === 'ack') message.ack()
    if (asks === 'retry once' && message.attempts === 1) message.retry()
    if (asks === 'retry always' && queue === 'work') message.retry()
  }
  if (messages.some(({ body, attempts }) => body.asks === 'throw once' && attempts === 1)) throw new Error('Not yet.')
}`

const real = new Miniflare(
  convertV4MiniflareOptions({
    modules: true,
    script: `${room}
      export { Room }
      const seen = []
      export default {
        async fetch(request, env) {
          if (request.url.endsWith('/room')) return env.ROOMS.getByName('a').fetch(request)
          if (request.method === 'POST') await env.WORK.sendBatch(await request.json())
          return Response.json(seen)
        },
        queue: (${consumer})(seen),
      }`,
    compatibilityDate: '2026-06-01',
    durableObjects: { ROOMS: 'Room' },
    queueProducers: { WORK: 'work' },
    queueConsumers: {
      work: { maxBatchTimeout: 0, maxRetries: 1, deadLetterQueue: 'dead' },
      dead: { maxBatchTimeout: 0 },
    },
    d1Databases: ['DB'],
    kvNamespaces: ['KV'],
    r2Buckets: ['R2'],
  }),
)
afterAll(() => real.dispose())

const outcomeOf = async (work: () => Promise<unknown>) => {
  try {
    return await work()
  } catch (error) {
    return String(error).replace(/^.*?D1_ERROR/, 'D1_ERROR')
  }
}

describe('the D1 stand-in', () => {
  const databases = async () => [
    d1Of(new Sqlite('DB', new Random('d1'), clock), call),
    (await real.getD1Database('DB')) as unknown as D1Database,
  ]

  const make = 'create table if not exists things (id text primary key, size integer, data text) strict'
  const works: [string, (db: D1Database) => Promise<unknown>][] = [
    [
      'rows as objects and as arrays',
      async (db) => {
        const inserted = db.prepare('insert into things values (?, ?, ?) returning id, size')
        const { results } = await inserted.bind('z', 1, '{"b":[1,2]}').run()
        const raw = await db.prepare('select id, size, data -> ? as b from things').bind('b').raw({ columnNames: true })
        return [results, raw, await db.prepare('select * from things where id = ?').bind('none').first()]
      },
    ],
    [
      'how many rows a statement changed, in a batch and alone',
      async (db) => {
        const add = (id: string) => db.prepare('insert or ignore into things values (?, 1, null)').bind(id)
        const all = await db.batch([
          add('a'),
          add('b'),
          db.prepare('update things set size = 2'),
          db.prepare('select 1'),
        ])
        return [...all, await add('c').run()].map(({ meta }) => meta.changes)
      },
    ],
    [
      'what a batch that fails leaves',
      async (db) => {
        const add = (id: string) => db.prepare('insert into things values (?, 1, null)').bind(id)
        const refused = await outcomeOf(() => db.batch([add('x'), add('a')]))
        return [
          /UNIQUE constraint failed: things.id/.test(String(refused)),
          await db
            .prepare('select id from things order by id')
            .all()
            .then(({ results }) => results),
        ]
      },
    ],
    [
      'how values are stored',
      async (db) => {
        const types = 'select typeof(?1) as a, typeof(?2) as b, typeof(?3) as c, typeof(?4) as d, ?1 || ?2 as e'
        return db.prepare(types).bind(1, 1.5, true, null).first()
      },
    ],
    [
      'too many values',
      async (db) => {
        const many = Array.from({ length: 101 }, (_, at) => at)
        const outcome = await outcomeOf(() =>
          db
            .prepare(`select ${many.map(() => '?').join(', ')}`)
            .bind(...many)
            .run(),
        )
        return /too many SQL variables/.test(String(outcome))
      },
    ],
    [
      'full text',
      async (db) => {
        await db.prepare("create virtual table if not exists words using fts5 (text, tokenize = 'unicode61')").run()
        await db.prepare('insert into words values (?), (?)').bind('A slate roof', 'A gutter').run()
        return (await db.prepare("select text from words where words match 'slate'").all()).results
      },
    ],
  ]

  it.each(works)('answers like D1: %s', async (_, work) => {
    const [standIn, binding] = await Promise.all(
      (await databases()).map(async (db) => {
        await db.prepare(make).run()
        await db.prepare('delete from things').run()
        await db.prepare("insert into things values ('a', 1, null)").run()
        await db.prepare("delete from things where id <> 'a'").run()
        return outcomeOf(() => work(db))
      }),
    )
    expect(standIn).toEqual(binding)
  })
})

describe('the KV stand-in', () => {
  it('answers like KV', async () => {
    const work = async (kv: KVNamespace) => {
      await kv.put('one', '{"a":1}', { metadata: { v: 2 } })
      await kv.put('two', 'plain')
      const many = (await kv.get(['one', 'none'])) as Map<string, string | null>
      await kv.delete('two')
      return [
        await kv.get('one', 'json'),
        await kv.getWithMetadata('one').then(({ value, metadata }) => [value, metadata]),
        [...many],
        await kv.get('two'),
        (await kv.list({ prefix: 'o' })).keys.map(({ name }) => name),
      ]
    }
    const standIn = await work(kvOf(new KeyValues(clock), call, faults))
    expect(standIn).toEqual(await work((await real.getKVNamespace('KV')) as unknown as KVNamespace))
  })
})

describe('the R2 stand-in', () => {
  it('answers like R2', async () => {
    const work = async (bucket: R2Bucket) => {
      await bucket.put('a/one', 'hello there', {
        httpMetadata: { contentType: 'text/plain' },
        customMetadata: { by: 'me' },
      })
      await bucket.put('a/two', new Uint8Array([1, 2, 3]))
      const whole = await bucket.get('a/one')
      const part = await bucket.get('a/one', { range: { offset: 6, length: 5 } })
      const listed = await bucket.list({ prefix: 'a/', limit: 1 })
      await bucket.delete(['a/two'])
      return [
        [whole?.size, whole?.etag, whole?.httpMetadata?.contentType, whole?.customMetadata, await whole?.text()],
        await part?.text(),
        [listed.objects.map(({ key }) => key), listed.truncated],
        await bucket.head('a/two'),
        await bucket.get('a/none'),
      ]
    }
    const standIn = await work(r2Of(new Objects(), call, clock))
    expect(standIn).toEqual(await work((await real.getR2Bucket('R2')) as unknown as R2Bucket))
  })
})

describe('the stand-in of a queue', () => {
  type Seen = [queue: string, text: string, attempts: number]
  const batches = [
    ['ack', 'say nothing', 'retry once', 'retry always'],
    ['ack', 'say nothing', 'throw once'],
  ].map((all, number) => all.map((asks) => ({ body: { asks, text: `${number} ${asks}` } })))
  /** A whole batch comes again if its Worker threw, even what was acknowledged. */
  const total = 4 + 2 + 1 + 3 + 3
  const sorted = (seen: Seen[]) => seen.toSorted((one, other) => (String(one) < String(other) ? -1 : 1))

  it('answers like a queue', async () => {
    const timeline = new Timeline(0)
    const world = { timeline, random: new Random('queue'), faults: new Faults(new Random('none'), timeline, 0, 0) }
    const seen: Seen[] = []
    const consume = new Function(`return ${consumer}`)()(seen)
    const deliver = async (
      queue: string,
      messages: { id: string; body: unknown; attempts: number }[],
      outcome: Outcome,
    ) => {
      const batch = messages.map((message) => ({
        ...message,
        ack: () => outcome.acked.add(message.id),
        retry: () => outcome.retried.set(message.id, 0),
      }))
      return consume({ queue, messages: batch }).then(
        () => true,
        () => false,
      )
    }
    const dead = new QueueOf({ queue: 'dead' }, world, deliver, () => undefined)
    const settings = { queue: 'work', max_batch_timeout: 1, max_retries: 1, dead_letter_queue: 'dead' }
    const work = new QueueOf(settings, world, deliver, (_, body) => dead.send(body))
    const found: Seen[] = []
    for (const batch of batches) {
      await queueOf(work, call).sendBatch(batch as MessageSendRequest[])
      await timeline.run(timeline.now + 60_000)
      const sent = await real.dispatchFetch('http://real/', { method: 'POST', body: JSON.stringify(batch) })
      expect(sent.status).toBe(200)
      const count = () => real.dispatchFetch('http://real/').then((response) => response.json() as Promise<Seen[]>)
      await expect.poll(async () => (await count()).length).toBe(seen.length)
      found.splice(0, found.length, ...(await count()))
    }
    expect(seen).toHaveLength(total)
    expect(sorted(seen)).toEqual(sorted(found))
  })
})

type End = { send: (text: string) => void; close: () => void; heard: unknown[] }

describe('the stand-in of a Durable Object', () => {
  async function realEnd(): Promise<End> {
    const { webSocket } = await real.dispatchFetch('http://real/room', { headers: { upgrade: 'websocket' } })
    if (!webSocket) throw new Error('There is no socket.')
    const heard: unknown[] = []
    webSocket.addEventListener('message', ({ data }) => heard.push(data))
    webSocket.addEventListener('close', ({ code, reason }) => heard.push([code, reason]))
    webSocket.accept()
    return { send: (text) => webSocket.send(text), close: () => webSocket.close(3001, 'enough'), heard }
  }

  function standIns() {
    const timeline = new Timeline(Date.now())
    const random = new Random('objects')
    const pair = () => Socket.pair(timeline, random)
    const make = new Function('WebSocketPair', 'WebSocketRequestResponsePair', 'Response', 'Date', `return ${room}`)
    const Room = make(
      function WebSocketPair() {
        return pair()
      },
      function WebSocketRequestResponsePair(request: string, response: string) {
        return { request, response }
      },
      SocketResponse,
      { now: () => timeline.now },
    )
    const isolate = { isStopped: false, code: { LivePresentation: Room }, env: {}, orStopped, whenStopped: () => {} }
    const objects = new DurableObjects('LivePresentation', {
      ...{ timeline, random, faults: new Faults(random, timeline, 0, 0) },
      isolate: () => isolate as unknown as Isolate,
    })
    const run = (isDone: () => boolean) => timeline.run(timeline.now + 10_000, isDone)
    const open = async (): Promise<End> => {
      const answered = objects.getByName('a').fetch?.('http://room/', {}) as Promise<{ webSocket: Socket }>
      let socket: Socket | undefined
      void answered.then(({ webSocket }) => {
        socket = webSocket
      })
      await run(() => socket !== undefined)
      const heard: unknown[] = []
      if (socket) socket.onMessage = (text) => heard.push(text)
      if (socket) socket.onClose = (code, reason) => heard.push([code, reason])
      return { send: (text) => socket?.send(text), close: () => socket?.close(3001, 'enough'), heard }
    }
    return { open, run, objects }
  }

  async function play(open: () => Promise<End>, wait: (isDone: () => boolean) => Promise<unknown>) {
    const one = await open()
    for (const [text, answers] of [
      ['ping', 1],
      ['keep', 1],
      ['sockets', 1],
      ['wake', 2],
      ['bye', 1],
    ] as const) {
      const expected = one.heard.length + answers
      one.send(text)
      await wait(() => one.heard.length === expected)
    }
    const two = await open()
    two.send('sockets')
    await wait(() => two.heard.length === 1)
    const three = await open()
    two.close()
    await wait(() => three.heard.length === 1)
    return [one.heard, two.heard[0], three.heard]
  }

  it('answers like an object, whose sockets outlive its evictions', async () => {
    const { open, run, objects } = standIns()
    const standIn = await play(open, run)
    expect(objects.constructions).toBeGreaterThan(1)
    expect(standIn).toEqual(await play(realEnd, (isDone) => expect.poll(isDone).toBe(true)))
  })
})

const orStopped = <Result>(work: Promise<Result>) => work
