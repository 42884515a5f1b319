import { unstable_readConfig } from 'wrangler'
import { localSecrets } from '../../dev/local-secrets.ts'
import { makeSigningKey, makeTimeKey, signingVars, timeVars } from '../../dev/signing-key.ts'
import type { Globals, Loaded } from './bundle.ts'
import { Faults } from './faults.ts'
import { Isolate } from './isolate.ts'
import { Network } from './network.ts'
import { Random } from './random.ts'
import { Sqlite } from './stores/d1.ts'
import { DurableObjects } from './stores/durable-objects.ts'
import { KeyValues } from './stores/kv.ts'
import { type Outcome, QueueOf } from './stores/queues.ts'
import { Objects } from './stores/r2.ts'
import { Socket } from './stores/sockets.ts'
import { Timeline } from './timeline.ts'

export type CallKind = 'd1' | 'kv' | 'r2' | 'queue' | 'email'
export type Call = <Result>(kind: CallKind, what: string, run: () => Result) => Promise<Result>
export type World = Awaited<ReturnType<typeof createWorld>>

export type Plan = {
  seed: number
  /** The probability that a call fails. */
  rate: number
  /** No faults happen after this many. */
  most: number
  load: (globals: Globals) => Loaded
}

/** This is forty minutes before midnight in Denver, so a short run sees a day end. */
const begins = Date.UTC(2027, 0, 4, 6, 20)
const minute = 60_000

const configOf = (config: string) => unstable_readConfig({ config }, { hideWarnings: true })

export async function createWorld({ seed, rate, most, load }: Plan) {
  const chance = new Random(`Porchlight ${seed}`)
  const timeline = new Timeline(begins)
  const faults = new Faults(chance.stream('faults'), timeline, rate, most)
  const random = chance.stream('code')
  const network = new Network({ timeline, faults, random: chance.stream('network') })
  const [app, jobs] = [configOf('wrangler.toml'), configOf('wrangler.jobs.toml')]

  const database = (name: string, folder: string) => {
    const sqlite = new Sqlite(name, random, timeline)
    sqlite.migrate(folder)
    return sqlite
  }
  const stores = {
    directory: database('DIRECTORY', 'drizzle/directory'),
    shards: ['SHARD_00', 'SHARD_01'].map((name) => database(name, 'drizzle/shard')),
    sessions: new KeyValues(timeline),
    manifests: new KeyValues(timeline),
    files: new Objects(),
  }

  const sockets = chance.stream('sockets')
  const objectsOf = (kind: DurableObjects['kind']) =>
    new DurableObjects(kind, { timeline, random: chance.stream(kind), faults, isolate: () => isolate('jobs') })
  const objects = { presentations: objectsOf('LivePresentation'), companies: objectsOf('LiveCompany') }

  const queues = new Map<string, QueueOf>()
  const lines: string[] = []
  const mailbox = new Map<string, number[]>()
  const world = {
    seed,
    chance,
    timeline,
    faults,
    random,
    network,
    stores,
    objects,
    socketPair: () => Socket.pair(timeline, sockets),
    queues,
    load,
    lines,
    /**
     * The times at which each email arrived, by the id of its row if its Message-ID has it, and otherwise by address.
     */
    mailbox,
    deliverEmail: (which: string) => mailbox.set(which, [...(mailbox.get(which) ?? []), timeline.now]),
    settings: {
      ...app.vars,
      ...jobs.vars,
      ...localSecrets,
      ...signingVars(await makeSigningKey()),
      ...timeVars(await makeTimeKey()),
      PAYMENTS_PROVIDER: 'stripe',
      STRIPE_SECRET_KEY: 'sk_test_simulated',
      NARRATION_AHEAD: false,
      PREVIEWS_A_MINUTE: 0,
    } as Record<string, unknown>,
    limits: app.ratelimits.map(({ name }: { name: string }) => name) as string[],
    log: (line: string) => {
      lines.push(`${new Date(timeline.now).toISOString()} ${line}`)
    },
    request,
    requests: () => requested,
    onDemand,
    start,
    isIdle: () => [...queues.values()].every(({ isEmpty }) => isEmpty) && running === 0,
    end: () => {
      for (const each of [...isolates.app, ...isolates.jobs]) each.stop()
      for (const each of [stores.directory, ...stores.shards]) each.close()
    },
  }

  const isolates: Record<'app' | 'jobs', Isolate[]> = { app: [], jobs: [] }
  const choose = chance.stream('isolates')
  let running = 0
  let requested = 0

  /** There are two of each kind, so that neither knows what the other has cached; a stopped one is replaced. */
  function isolate(kind: 'app' | 'jobs') {
    const at = choose.between(0, 1)
    const known = isolates[kind][at]
    if (known && !known.isStopped) return known
    const made = new Isolate(world)
    isolates[kind][at] = made
    return made
  }

  async function request(request: Request): Promise<Response> {
    requested++
    await timeline.wait(choose.between(5, 50))
    const [, key] = /^\/cdn-cgi\/local\/r2\/s3\/[^/]+\/(.+)/.exec(new URL(request.url).pathname) ?? []
    if (key) return upload(decodeURIComponent(key), request)
    const response = await isolate('app').request(request)
    await timeline.wait(choose.between(5, 50))
    return response
  }

  /** A file goes to storage by itself, with the URL that the Worker signed. */
  async function upload(key: string, request: Request) {
    const bytes = new Uint8Array(await request.arrayBuffer())
    const fault = faults.drawn(['r2 before', 'r2 after'], `upload ${key}`)
    if (fault !== 'r2 before') {
      const httpMetadata = { contentType: request.headers.get('content-type') ?? undefined }
      stores.files.stored.set(key, { bytes, httpMetadata, customMetadata: {}, uploaded: new Date(timeline.now) })
    }
    return new Response(null, { status: fault ? 500 : 200 })
  }

  async function onDemand(name: string, given: unknown[]) {
    await timeline.wait(1)
    return structuredClone(await isolate('jobs').serve(name, structuredClone(given)))
  }

  async function deliver(
    queue: string,
    messages: { id: string; body: unknown; attempts: number; sentAt: number }[],
    outcome: Outcome,
  ) {
    const batch = {
      queue,
      messages: messages.map(({ id, body, attempts, sentAt }) => ({
        id,
        body: structuredClone(body),
        attempts,
        timestamp: new Date(sentAt),
        ack: () => outcome.acked.add(id),
        retry: ({ delaySeconds = 0 } = {}) => outcome.retried.set(id, delaySeconds),
      })),
      ackAll: () => {
        outcome.isWhole = 'acked'
      },
      retryAll: () => {
        outcome.isWhole = 'retried'
      },
    }
    return isolate('jobs')
      .consume(batch)
      .then(
        () => true,
        () => false,
      )
  }

  for (const consumer of jobs.queues.consumers) {
    const forward = (name: string, body: unknown) => queues.get(name)?.send(body)
    queues.set(
      consumer.queue,
      new QueueOf(consumer, { timeline, random: chance.stream(consumer.queue), faults }, deliver, forward),
    )
  }

  /** Runs the schedule each minute. */
  function start() {
    timeline.after(minute, () => {
      running++
      void isolate('jobs')
        .schedule(timeline.now)
        .catch((error) => world.log(`The schedule failed: ${error}`))
        .finally(() => {
          running--
        })
      start()
    })
  }

  return world
}
