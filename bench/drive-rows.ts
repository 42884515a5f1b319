import type { Modules } from './bundle.ts'
import { failure, inTime } from './failure.ts'
import { compare } from './load.ts'
import { options } from './options.ts'
import { type Probe, probe } from './probe.ts'
import type { Figure, Result } from './report.ts'
import { type Row, rows, siteOf } from './rows.ts'
import { startBareWorker, startSite } from './site.ts'

type Driving = {
  /** Settles when the page server has started, because nothing is timed while it starts. */
  server: Promise<unknown>
  signal: AbortSignal
  say: (progress: string) => void
}

/** The speed of a row without a goal is only reported. */
const leastOf = ({ against }: Row) => against && 1 / against.within

/** A failing row doesn't affect the others, except those that are compared with it. */
export async function driveRows(modules: Modules, asked: Row[], { server, signal, say }: Driving) {
  await using open = new AsyncDisposableStack()
  const needed = new Set(asked.flatMap(({ name, against }) => [name, against?.row]))
  const bySite = Map.groupBy(
    rows.filter(({ name }) => needed.has(name)),
    siteOf,
  )
  const probes: Probe[] = []
  const results: Result[] = []
  const failures: Figure[] = []
  // Sites run one after another, because Miniflare's bindings block this thread, and everything that waits for another
  // site with it.
  for (const rowsOfSite of bySite.values()) {
    const starting = startSite(modules)
    open.defer(() => starting.then(({ dispose }) => dispose()).catch(() => undefined))
    for (const row of rowsOfSite) {
      signal.throwIfAborted()
      say(`Preparing ${row.name}…`)
      try {
        probes.push(await inTime(starting.then((site) => probe(row, site))))
      } catch (error) {
        failures.push(failure(row.name, error))
      }
    }
  }
  if (!options.smoke) await server
  const bare = await startBareWorker(probes.map(({ answer }) => answer))
  open.defer(bare.dispose)

  for (const row of asked) {
    signal.throwIfAborted()
    const probed = probes.find((probe) => probe.row === row)
    if (!probed) continue
    say(`Driving ${row.name}…`)
    const { target } = probed
    const bareRequest = { ...target.request, path: `/${probes.indexOf(probed)}`, paths: undefined }
    try {
      const baseline = row.against
        ? targetOf(probes, row.against.row)
        : { name: 'the bare Worker', server: bare, request: bareRequest, asked: 0 }
      results.push({ ...probed, ...(await compare(target, baseline, leastOf(row), row.seconds)) })
    } catch (error) {
      failures.push(failure(row.name, error))
    }
  }
  return { results, failures }
}

function targetOf(probes: Probe[], name: string) {
  const found = probes.find(({ row }) => row.name === name)
  if (!found) throw new Error(`"${name}", which it is compared with, could not be prepared.`)
  return found.target
}
