import type { Bundle } from './bundle.ts'
import { compare } from './load.ts'
import { type Probe, probe } from './probe.ts'
import { type Figure, type Result, rowFailure } from './report.ts'
import { type Row, rows, siteOf } from './rows.ts'
import { sharedServer } from './shared-server.ts'
import { startBareWorker, startSite } from './site.ts'

type Driving = {
  isAsked: (name: string) => boolean
  seconds: number
  signal: AbortSignal
  say: (progress: string) => void
}

/** The speed of a row without a goal is only told. */
const leastOf = ({ against }: Row) => against && 1 / against.within

export async function driveRows(bundle: Bundle, { isAsked, seconds: shortest, signal, say }: Driving) {
  await using open = new AsyncDisposableStack()
  say('Preparing…')
  // It takes half a minute to start, and then a minute until a job has drawn the poster.
  const pages = ['first paint', 'pictures'].some(isAsked) ? sharedServer().catch(() => undefined) : undefined
  const asked = rows.filter(({ name }) => isAsked(name))
  const needed = new Set(asked.flatMap(({ name, against }) => [name, against?.row]))
  const bySite = Map.groupBy(
    rows.filter(({ name }) => needed.has(name)),
    siteOf,
  )
  const prepare = async (rowsOfSite: Row[]) => {
    const site = await startSite(bundle.modules)
    open.defer(site.dispose)
    const probes: Probe[] = []
    for (const row of rowsOfSite) probes.push(await probe(row, site))
    return probes
  }
  const probes = (await Promise.all([...bySite.values()].map(prepare))).flat()
  await pages
  signal.throwIfAborted()
  const bare = await startBareWorker(probes.map(({ answer }) => answer))
  open.defer(bare.dispose)

  const results: Result[] = []
  const failures: Figure[] = []
  for (const row of asked) {
    signal.throwIfAborted()
    say(`Driving ${row.name}…`)
    const probed = find(probes, row.name)
    const path = `/${probes.indexOf(probed)}`
    const { target } = probed
    const baseline = row.against
      ? find(probes, row.against.row).target
      : { name: 'the bare Worker', server: bare, request: { ...target.request, path, paths: undefined }, asked: 0 }
    const seconds = Math.max(row.seconds ?? 0, shortest)
    try {
      const speed = await compare(target, baseline, leastOf(row), seconds)
      results.push({ ...probed, ...speed })
    } catch (error) {
      failures.push(rowFailure(error))
    }
  }
  return { results, failures }
}

function find(probes: Probe[], name: string) {
  const found = probes.find(({ row }) => row.name === name)
  if (!found) throw new Error(`There is no row "${name}" to compare with.`)
  return found
}
