import { setTimeout } from 'node:timers/promises'
import { keyOf } from '../src/decks/published/parts.ts'
import { register } from './account.ts'
import type { Modules } from './bundle.ts'
import { sized } from './options.ts'
import { fetchOnNewConnection, newStorage, startAnswering, startBareReader, startSite } from './site.ts'
import { warm } from './viewer.ts'

/**
 * `company` is the extra computing time of a company's first request after the manifest, compared with the second, and
 * `bare` is the computing time of the bare Worker from start to response.
 */
export type ColdIsolate = { own: number; reading: number; company: number; bare: number }

/**
 * `first` and `second` are requests of a company, after the manifest. With `bare` they are the CPU milliseconds of all
 * threads of the process, if the system reports them, because elapsed time shows how busy the machine is.
 */
type Turn = { own: number; reading: number; first: number; second: number; bare: number }

const rounds = sized(6, 1)

type Server = Awaited<ReturnType<typeof startAnswering>>

/**
 * Measures the milliseconds from the start of a fresh workerd to its first manifest, and until a bare Worker with the
 * same bindings has read the values of that manifest. Miniflare has already written the configuration by then, which
 * takes longer for a larger Worker.
 */
export async function measureColdIsolate(modules: Modules): Promise<ColdIsolate> {
  const kept = newStorage()
  const { path, cookie, keys } = await leave(modules, kept)
  const ofCompany = async (server: Server) => {
    const { worker } = server
    const before = worker?.computed() ?? 0
    const passed = await timed(server, '/api/decks', { cookie })
    return worker ? worker.computed() - before : passed
  }
  const turns: Turn[] = []
  for (let round = 0; round < rounds; round++) {
    const own = await started(() => startAnswering(modules.requests, kept), path)
    const [first, second] = [await ofCompany(own.server), await ofCompany(own.server)]
    await own.server.dispose()
    const bare = await started(() => startBareReader(kept), `/${keys.join()}`)
    const computed = bare.server.worker?.computed() ?? bare.milliseconds
    await bare.server.dispose()
    turns.push({ own: own.milliseconds, reading: bare.milliseconds, first, second, bare: computed })
  }
  // Other load on the machine makes a start longer, never shorter.
  const fastest = (name: keyof Turn) => Math.min(...turns.map((turn) => turn[name]))
  const company = fastest('first') - fastest('second')
  return { own: fastest('own'), reading: fastest('reading'), company, bare: fastest('bare') }
}

/** Leaves a presentation whose two values are in KV, and an account. */
async function leave(modules: Modules, kept: string) {
  const site = await startSite(modules, kept)
  const { path } = await warm(site)
  const { cookie } = await register(site)
  const id = path.slice(path.lastIndexOf('/') + 1)
  const keys = [keyOf('deck', id), keyOf('presentation', id)]
  const deadline = performance.now() + 20_000
  for (const key of keys)
    while (!(await site.manifests.get(key, 'text'))) {
      if (performance.now() > deadline) throw new Error(`KV never got ${key}.`)
      await setTimeout(50)
    }
  await site.dispose()
  return { path, cookie, keys }
}

async function started(start: () => Promise<Server>, path: string) {
  const server = await start()
  await timed(server, path)
  return { server, milliseconds: Date.now() - server.startedAt }
}

async function timed({ address }: Server, path: string, headers: Record<string, string> = {}) {
  const begin = performance.now()
  const response = await fetchOnNewConnection(new URL(path, address), { headers })
  await response.bytes()
  if (!response.ok) throw new Error(`A fresh workerd answered ${response.status} to ${path}.`)
  return performance.now() - begin
}
