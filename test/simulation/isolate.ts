import type { Loaded } from './bundle.ts'
import type { FaultKind } from './faults.ts'
import { globalsOf } from './globals.ts'
import { d1Of } from './stores/d1.ts'
import type { DurableObjects } from './stores/durable-objects.ts'
import { kvOf } from './stores/kv.ts'
import { queueOf } from './stores/queues.ts'
import { r2Of } from './stores/r2.ts'
import type { Call, CallKind, World } from './world.ts'

const faultsOf: Record<CallKind, readonly FaultKind[]> = {
  d1: ['d1 before', 'd1 after', 'd1 slow', 'd1 overloaded'],
  kv: ['kv before'],
  r2: ['r2 before', 'r2 after'],
  queue: ['queue lost', 'queue after'],
  email: ['email before'],
}

const messages: Partial<Record<FaultKind, string>> = {
  'd1 before': 'D1_ERROR: Network connection lost.',
  'd1 after': 'D1_ERROR: Network connection lost.',
  'd1 overloaded': 'D1_ERROR: D1 DB is overloaded. Requests queued for too long.',
  'kv before': 'KV failed: 500 Internal Server Error',
  'r2 before': 'internal error; please contact R2 support. (10001)',
  'r2 after': 'internal error; please contact R2 support. (10001)',
  'queue lost': 'Queue send failed: Internal Server Error',
  'queue after': 'Queue send failed: Internal Server Error',
  'email before': 'The mail service is not available.',
}

const isDoneAll = (kind: FaultKind | undefined) => kind === 'd1 after' || kind === 'r2 after' || kind === 'queue after'

/** Runs the real code. Once it is stopped, nothing that it waits for ever arrives. */
export class Isolate {
  readonly env: Record<string, unknown>
  readonly code: Loaded
  isStopped = false
  readonly #world: World
  readonly #stopping: ((error: Error) => void)[] = []

  constructor(world: World) {
    this.#world = world
    const { timeline, stores, queues, random, socketPair } = world
    this.code = world.load(
      globalsOf({
        timeline,
        random,
        fetch: (...given) => this.#unlessStopped(world.network.fetch(new Request(...given))),
        log: world.log,
        isStopped: () => this.isStopped,
        socketPair,
      }),
    )
    const { call } = this
    const onDemand: ProxyHandler<object> = {
      get: (_, name) =>
        name === 'then' ? undefined : (...given: unknown[]) => this.#unlessStopped(world.onDemand(String(name), given)),
    }
    const queue = (name: string) => queueOf(queues.get(name) ?? missing(name), call)
    const allowed = { limit: async () => ({ success: true }) }
    this.env = {
      ...world.settings,
      DIRECTORY: d1Of(stores.directory, call),
      ...Object.fromEntries(stores.shards.map((each) => [each.name, d1Of(each, call)])),
      SESSIONS: kvOf(stores.sessions, call, world.faults),
      MANIFESTS: kvOf(stores.manifests, call, world.faults),
      FILES: r2Of(stores.files, call, timeline),
      EVENTS: queue('porchlight-events'),
      DELIVERIES: queue('porchlight-deliveries'),
      DELIVERIES_SLOW: queue('porchlight-deliveries-slow'),
      JOBS: queue('porchlight-jobs'),
      EMAIL: {
        send: (message: { to: string | string[]; raw?: unknown }) =>
          call('email', String(message.to), () => {
            const [, id] = /^Message-ID: <([^@]*)@/m.exec(String(message.raw)) ?? []
            for (const to of [message.to].flat()) world.deliverEmail(id ?? to)
          }),
      },
      IMAGES: { info: async () => ({ format: 'image/png', fileSize: 1, width: 1, height: 1 }) },
      ...Object.fromEntries(world.limits.map((name) => [name, allowed])),
      LIVE_PRESENTATIONS: this.#objects(world.objects.presentations),
      LIVE_COMPANIES: this.#objects(world.objects.companies),
      ON_DEMAND: new Proxy({}, onDemand),
    }
  }

  readonly call: Call = (kind, what, run) =>
    new Promise((resolve, reject) => {
      const { timeline, faults, random } = this.#world
      const fault = faults.drawn(faultsOf[kind], what)
      const slow = fault === 'd1 slow' ? random.between(5000, 40_000) : 0
      const refusal = fault && messages[fault] ? new Error(messages[fault]) : undefined
      timeline.after(random.between(1, 20) + slow, () => {
        // Anything already sent arrives, even if its sender has stopped since.
        const isLost = refusal !== undefined && !isDoneAll(fault)
        const outcome = isLost ? { error: refusal } : resultOf(run)
        timeline.after(random.between(1, 20), () => {
          if (!this.isStopped && faults.drawn(['isolate stopped'], what, 0.2)) this.stop()
          if (this.isStopped) return
          const error = 'error' in outcome ? outcome.error : refusal
          if (error) reject(error)
          else resolve((outcome as { result: never }).result)
        })
      })
    })

  /** The response is read to its end here, because its body belongs to this isolate. */
  async request(request: Request): Promise<Response> {
    const answering = this.code.worker.fetch(request, this.env, this.#context())
    return this.orStopped(
      answering.then(async (response) => {
        if (response.status === 101) return response
        const body = await response.arrayBuffer()
        const { status, headers } = response
        return new Response(body.byteLength ? body : null, { status, headers })
      }),
    )
  }

  consume(batch: unknown) {
    return this.orStopped(this.code.jobs.queue(batch, this.env, this.#context()))
  }

  schedule(scheduledTime: number) {
    return this.orStopped(this.code.jobs.scheduled({ scheduledTime, cron: '* * * * *' }, this.env, this.#context()))
  }

  serve(name: string, given: unknown[]): Promise<unknown> {
    const entrypoint = new this.code.OnDemand(this.#context(), this.env)
    return this.orStopped(entrypoint[name]?.(...given) ?? missing(name))
  }

  stop() {
    this.isStopped = true
    for (const tell of this.#stopping.splice(0)) tell(new Error('The Worker stopped.'))
  }

  whenStopped(run: () => void) {
    this.#stopping.push(run)
  }

  /** Rejects if the isolate stops before the work is done. */
  orStopped<Result>(work: Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#stopping.push(reject)
      work.then(resolve, reject)
    })
  }

  #context() {
    return {
      waitUntil: (work: Promise<unknown>) => void work.catch(() => undefined),
      passThroughOnException: () => undefined,
      props: {},
    }
  }

  #objects(all: DurableObjects) {
    const stubOf = (name: string) =>
      new Proxy(all.getByName(name), {
        get: (stub, method) => {
          const call = stub[String(method)]
          return call && ((...given: unknown[]) => this.#unlessStopped(call(...given) as Promise<unknown>))
        },
      })
    return { getByName: stubOf }
  }

  #unlessStopped<Result>(work: Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      work.then(
        (result) => this.isStopped || resolve(result),
        (error) => this.isStopped || reject(error),
      )
    })
  }
}

function resultOf<Result>(run: () => Result) {
  try {
    return { result: run() }
  } catch (error) {
    return { error: error as Error }
  }
}

function missing(name: string): never {
  throw new Error(`The simulation has no ${name}.`)
}
