import type { Modules } from './bundle.ts'
import { median } from './median.ts'
import { sized } from './options.ts'
import { asking } from './questions.ts'
import type { BenchRequest } from './rows.ts'
import { asFetched, type Server, type Site, startBareWorker, startSite } from './site.ts'
import { beaconTo, unopened } from './viewer.ts'
import type { WorkerProcess } from './worker-process.ts'

/**
 * The CPU time as a multiple of a bare Worker's that answers the same number of bytes, for each turn, from the least to
 * the most.
 */
export type CpuTime = { name: string; milliseconds: number; times: number[] }

type Kind = { name: string; requests: number; prepare: (site: Site) => Promise<Partial<BenchRequest>> }

const turns = sized(7, 2)
const links = sized(150, 5)
const questions = sized(40, 2)

const kinds: Kind[] = [
  {
    name: 'a link never opened before',
    requests: links,
    prepare: (site) => unopened(site, turns * links + sized(200, 5)),
  },
  { name: 'a beacon', requests: links, prepare: async (site) => ({ method: 'POST', ...(await beaconTo(site)) }) },
  {
    name: 'a question answered from passages',
    requests: questions,
    prepare: async (site) => ({
      ...{ method: 'POST', path: '/api/qa' },
      ...(await asking(site, 'Does the ice shield leak?')),
    }),
  },
]

/**
 * Alternates between both. The CPU time is that of the process, because V8 compiles and collects on threads of its own;
 * it includes the local D1 and KV.
 */
export async function measureCpuTime(modules: Modules): Promise<CpuTime[]> {
  const measured: CpuTime[] = []
  for (const { name, requests, prepare } of kinds) {
    await using open = new AsyncDisposableStack()
    const site = await startSite(modules)
    open.defer(site.dispose)
    const { worker } = site
    if (!worker) return []
    const request = { path: '/', ...(await prepare(site)) }
    const [first = request.path, ...paths] = request.paths ?? []
    const next = request.paths ? () => paths.shift() ?? first : () => request.path
    const bytes = await send(site, request, first)
    const bare = await startBareWorker([{ bytes, type: 'application/json' }])
    open.defer(bare.dispose)
    const bareWorker = bare.worker
    if (!bareWorker) return []

    const own = () => millisecondsEach(worker, requests, () => send(site, request, next()))
    const base = () => millisecondsEach(bareWorker, 4 * requests, () => send(bare, request, '/0'))
    for (const warmUp of [own, base]) await warmUp()
    const each: { own: number; base: number }[] = []
    for (let turn = 1; turn < turns; turn++) each.push({ own: await own(), base: await base() })
    const times = each.map(({ own, base }) => own / base).toSorted((a, b) => a - b)
    measured.push({ name, milliseconds: median(each.map(({ own }) => own)), times })
  }
  return measured
}

async function millisecondsEach(worker: WorkerProcess, requests: number, send: () => Promise<unknown>) {
  const before = worker.computed()
  for (let sent = 0; sent < requests; sent++) await send()
  return (worker.computed() - before) / requests
}

async function send({ address }: Pick<Server, 'address'>, request: BenchRequest, path: string) {
  const response = await fetch(new URL(path, address), asFetched(request))
  const bytes = (await response.bytes()).length
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`)
  return bytes
}
