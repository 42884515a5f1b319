import nodeCrypto from 'node:crypto'
import type { Globals } from './bundle.ts'
import type { Random } from './random.ts'
import { type Socket, SocketResponse } from './stores/sockets.ts'
import type { Timeline } from './timeline.ts'

type Given = {
  timeline: Timeline
  random: Random
  fetch: typeof globalThis.fetch
  log: (line: string) => void
  isStopped: () => boolean
  socketPair: () => [Socket, Socket]
}

/** The time, the randomness and the network of the simulation. */
export function globalsOf({ timeline, random, fetch, log, isStopped, socketPair }: Given): Globals {
  const RealDate = Date
  class SimulatedDate extends RealDate {
    constructor(...given: unknown[]) {
      super(...((given.length ? given : [timeline.now]) as [number]))
    }

    static override now() {
      return timeline.now
    }
  }

  const wait = (milliseconds: number, { signal }: { signal?: AbortSignal } = {}) =>
    new Promise<void>((resolve, reject) => {
      const event = timeline.after(milliseconds, () => {
        if (!isStopped()) resolve()
      })
      signal?.addEventListener('abort', () => {
        timeline.cancel(event)
        reject(signal.reason)
      })
    })

  type Timer = ReturnType<Timeline['after']>
  const repeat = (run: () => void, milliseconds: number) => {
    const timer = { event: undefined as Timer | undefined }
    const again = () => {
      timer.event = timeline.after(milliseconds, () => {
        if (isStopped()) return
        run()
        again()
      })
    }
    again()
    return timer
  }

  const subtle = new Proxy({} as SubtleCrypto, {
    get:
      (_, name: 'digest') =>
      (...given: Parameters<SubtleCrypto['digest']>) =>
        timeline.busy(crypto.subtle[name](...given)),
  })

  const seeded = Object.assign(Object.create(nodeCrypto), {
    randomBytes: (length: number) => Buffer.from(random.bytes(length)),
    randomInt: (least: number, below?: number) =>
      below === undefined ? random.between(0, least - 1) : random.between(least, below - 1),
    randomUUID: () => random.uuid(),
    /** The real function takes a twentieth of a second for each password. */
    scrypt: (password: string, salt: string, length: number, ...others: unknown[]) => {
      const done = others.at(-1) as (error: null, key: Buffer) => void
      const key = nodeCrypto.createHash('sha512').update(`${password} ${salt}`).digest()
      queueMicrotask(() => done(null, Buffer.alloc(length, key)))
    },
  })

  const abortAfter = (milliseconds: number) => {
    const controller = new AbortController()
    timeline.after(milliseconds, () => controller.abort(new DOMException('It took too long.', 'TimeoutError')))
    return controller.signal
  }

  return {
    Date: SimulatedDate,
    Math: Object.assign(Object.create(Math), { random: () => random.next() }),
    crypto: {
      subtle,
      randomUUID: () => random.uuid(),
      getRandomValues: (into: Uint8Array) => {
        into.set(random.bytes(into.length))
        return into
      },
    },
    fetch,
    scheduler: { wait },
    caches: { default: { match: async () => undefined, put: async () => undefined, delete: async () => false } },
    setTimeout: (run: (...given: unknown[]) => void, milliseconds = 0, ...given: unknown[]) =>
      timeline.after(milliseconds, () => {
        if (!isStopped()) run(...given)
      }),
    clearTimeout: (event?: Timer) => event && timeline.cancel(event),
    setInterval: repeat,
    clearInterval: (timer?: { event: Timer | undefined }) => timer?.event && timeline.cancel(timer.event),
    performance: { now: () => timeline.now },
    process: {
      env: {},
      versions: process.versions,
      nextTick: process.nextTick,
      getBuiltinModule: (name: 'node:crypto') => (name === 'node:crypto' ? seeded : process.getBuiltinModule(name)),
    },
    console: Object.fromEntries(['log', 'info', 'warn', 'error', 'debug'].map((level) => [level, log])),
    Response: SocketResponse,
    WebSocketPair: function WebSocketPair() {
      return socketPair()
    },
    WebSocketRequestResponsePair: function WebSocketRequestResponsePair(request: string, response: string) {
      return { request, response }
    },
    AbortSignal: Object.assign(Object.create(AbortSignal), {
      timeout: abortAfter,
      any: (signals: AbortSignal[]) => AbortSignal.any(signals),
      abort: (reason: unknown) => AbortSignal.abort(reason),
    }),
  }
}
