import type { Faults } from '../faults.ts'
import type { Isolate } from '../isolate.ts'
import type { Random } from '../random.ts'
import type { Timeline } from '../timeline.ts'
import type { Socket } from './sockets.ts'

const second = 1000
const alarmTries = 6

type Code = Record<string, (...given: unknown[]) => unknown>
/** An object while it is awake, in the isolate that runs it. */
type Instance = { isolate: Isolate; code: Code; running: number }
type Kept = {
  name: string
  storage: Map<string, unknown>
  alarmAt: number | null
  sockets: { socket: Socket; tags: string[] }[]
  ping?: { request: string; response: string }
  instance?: Instance | undefined
}
type Given = { timeline: Timeline; random: Random; faults: Faults; isolate: () => Isolate }

/**
 * Objects of one class. Whatever isn't in their storage or in an attachment is lost when an object is evicted, which
 * happens often here; its sockets stay open. They break if its isolate stops.
 */
export class DurableObjects {
  readonly kind: 'LivePresentation' | 'LiveCompany'
  /** How often an object was constructed, the first time or after an eviction. */
  constructions = 0
  readonly #kept = new Map<string, Kept>()
  readonly #given: Given

  constructor(kind: DurableObjects['kind'], given: Given) {
    this.kind = kind
    this.#given = given
  }

  getByName(name: string) {
    return new Proxy({} as Code, {
      get: (_, method) =>
        method === 'then' ? undefined : (...given: unknown[]) => this.#call(this.#find(name), String(method), given),
    })
  }

  texts() {
    return [...this.#kept.values()].flatMap(({ name, storage }) =>
      [...storage].map(([key, value]) => ({
        place: `${this.kind} ${name}`,
        text: `${key} ${JSON.stringify(value)}`,
      })),
    )
  }

  #find(name: string): Kept {
    const kept = this.#kept.get(name) ?? { name, storage: new Map(), alarmAt: null, sockets: [] }
    this.#kept.set(name, kept)
    return kept
  }

  async #call(kept: Kept, method: string, given: unknown[]) {
    const { timeline, random, faults } = this.#given
    const fault = faults.drawn(['object before', 'object after'], `${this.kind} ${method}`)
    await timeline.wait(random.between(1, 20))
    if (fault === 'object before') throw new Error('Network connection lost.')
    const sent = method === 'fetch' ? [new Request(...(given as [string, RequestInit]))] : structuredClone(given)
    const result = await this.#run(kept, (code) => code[method]?.(...sent))
    await timeline.wait(random.between(1, 20))
    if (fault === 'object after') throw new Error('Network connection lost.')
    return result
  }

  async #run(kept: Kept, work: (code: Code) => unknown) {
    const instance = this.#awake(kept)
    instance.running++
    try {
      return await instance.isolate.orStopped((async () => work(instance.code))())
    } finally {
      instance.running--
      this.#mayEvict(kept, instance)
    }
  }

  #awake(kept: Kept): Instance {
    if (kept.instance) return kept.instance
    const isolate = this.#given.isolate()
    const instance: Instance = { isolate, code: {}, running: 0 }
    kept.instance = instance
    instance.code = new isolate.code[this.kind](this.#stateOf(kept, instance), isolate.env) as Code
    this.constructions++
    isolate.whenStopped(() => {
      if (kept.instance !== instance) return
      kept.instance = undefined
      for (const { socket } of kept.sockets.splice(0)) {
        socket.onClose = () => undefined
        socket.cut(this.#given.random.between(1, 20))
      }
    })
    return instance
  }

  #mayEvict(kept: Kept, instance: Instance) {
    if (instance.running === 0 && this.#given.random.happens(0.3) && kept.instance === instance)
      kept.instance = undefined
  }

  #stateOf(kept: Kept, instance: Instance) {
    return {
      storage: this.#storageOf(kept),
      acceptWebSocket: (socket: Socket, tags: string[] = []) => this.#accept(kept, socket, tags),
      getWebSockets: (tag?: string) =>
        kept.sockets.filter(({ tags }) => tag === undefined || tags.includes(tag)).map(({ socket }) => socket),
      getTags: (of: Socket) => kept.sockets.find(({ socket }) => socket === of)?.tags ?? [],
      setWebSocketAutoResponse: (pair: { request: string; response: string }) => {
        kept.ping = pair
      },
      waitUntil: (work: Promise<unknown>) => {
        instance.running++
        const isDone = () => {
          instance.running--
          this.#mayEvict(kept, instance)
        }
        work.then(isDone, isDone)
      },
    }
  }

  /** Nothing else reaches an object while it waits for its storage, so these take no time. */
  #storageOf(kept: Kept) {
    const { storage } = kept
    return {
      get: async (key: string) => structuredClone(storage.get(key)),
      put: async (key: string, value: unknown) => void storage.set(key, structuredClone(value)),
      delete: async (key: string) => storage.delete(key),
      deleteAll: async () => storage.clear(),
      list: async ({ prefix = '', limit }: { prefix?: string; limit?: number } = {}) => {
        const found = [...storage].filter(([key]) => key.startsWith(prefix))
        return structuredClone(new Map(found.toSorted(([one], [other]) => (one < other ? -1 : 1)).slice(0, limit)))
      },
      getAlarm: async () => kept.alarmAt,
      setAlarm: async (at: number) => {
        kept.alarmAt = at
        this.#given.timeline.after(at - this.#given.timeline.now, () => {
          if (kept.alarmAt !== at) return
          kept.alarmAt = null
          void this.#alarm(kept)
        })
      },
    }
  }

  /** An alarm that fails, or whose isolate stops, is tried again. */
  async #alarm(kept: Kept) {
    for (let tries = 0; tries < alarmTries; tries++)
      try {
        await this.#run(kept, (code) => code.alarm?.())
        return
      } catch {
        await this.#given.timeline.wait(2 * second * 2 ** tries)
      }
  }

  #accept(kept: Kept, socket: Socket, tags: string[]) {
    const entry = { socket, tags }
    kept.sockets.push(entry)
    const tell = (work: (code: Code) => unknown) => this.#run(kept, work).catch(() => undefined)
    socket.onMessage = (text) => {
      if (text === kept.ping?.request) socket.send(kept.ping.response)
      else void tell((code) => code.webSocketMessage?.(socket, text))
    }
    socket.onClose = async (code, reason) => {
      await tell((object) => object.webSocketClose?.(socket, code, reason, true))
      kept.sockets = kept.sockets.filter((each) => each !== entry)
    }
  }
}
