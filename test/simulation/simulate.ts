import { createHash } from 'node:crypto'
import type { Globals, Loaded } from './bundle.ts'
import type { Fault } from './faults.ts'
import { afterAMonth, always, invariants, soon } from './invariants/index.ts'
import type { Invariant } from './invariants/rows.ts'
import { startWorkload } from './workload.ts'
import { createWorld } from './world.ts'

export type Options = {
  seed: number
  hours: number
  companies?: number
  rate?: number
  /** No faults happen after this many. */
  most?: number
  load: (globals: Globals) => Loaded
}

export type Run = {
  problems: { invariant: string; what: string }[]
  faults: Fault[]
  steps: number
  requests: number
  /** A hash of everything logged, which shows whether two runs were the same. */
  digest: string
  lines: string[]
}

const hour = 60 * 60 * 1000

export async function simulate({
  seed,
  hours,
  companies = 3,
  rate = 0.02,
  most = Number.POSITIVE_INFINITY,
  load,
}: Options): Promise<Run> {
  const world = await createWorld({ seed, rate, most, load })
  world.start()
  const workload = startWorkload(world, companies, hours)
  const problems: Run['problems'] = []
  const ends = world.timeline.now + hours * hour
  while (world.timeline.now < ends && !problems.length) {
    await world.timeline.run(Math.min(ends, world.timeline.now + hour))
    for (const { name, check } of always)
      problems.push(...check(world, workload).map((what) => ({ invariant: name, what })))
  }
  if (!problems.length) await settle()
  world.end()
  return {
    problems,
    faults: world.faults.injected,
    steps: world.timeline.steps,
    requests: world.requests(),
    lines: world.lines,
    digest: createHash('sha256').update(world.lines.join('\n')).digest('hex').slice(0, 16),
  }

  async function settle() {
    workload.ledger.isClosing = true
    world.faults.isCalm = true
    await world.timeline.run(world.timeline.now + 2 * hour)
    for (const each of soon) problems.push(...(await problemsOf(each)))
    // By then the longest retry wait is over, every checkout has expired, and the days of analytics are folded.
    world.timeline.jump(96 * hour)
    await world.timeline.run(world.timeline.now + hour)
    for (const each of invariants) problems.push(...(await problemsOf(each)))
    if (!workload.ledger.companies.some(({ isDeleted }) => isDeleted)) return
    // The schedule does not run in this month, as if the whole service had been down.
    world.timeline.jump(31 * 24 * hour)
    await world.timeline.run(world.timeline.now + 2 * hour)
    for (const each of afterAMonth) problems.push(...(await problemsOf(each)))
  }

  async function problemsOf({ name, check }: Invariant) {
    let found: string[] | undefined
    new Promise<string[]>((resolve) => resolve(check(world, workload))).then(
      (all) => {
        found = all
      },
      (error) => {
        found = [`could not be checked: ${error}`]
      },
    )
    await world.timeline.run(world.timeline.now + hour, () => found !== undefined)
    return (found ?? ['took more than an hour to check']).map((what) => ({ invariant: name, what }))
  }
}

/** The fewest faults from the start of the run that still break something. */
export async function shrink(options: Options, { faults }: Run): Promise<Run> {
  let [works, breaks] = [-1, faults.length]
  let shortest: Run | undefined
  while (breaks - works > 1) {
    const most = Math.floor((works + breaks) / 2)
    const run = await simulate({ ...options, most })
    if (run.problems.length) [breaks, shortest] = [most, run]
    else works = most
  }
  return shortest ?? simulate({ ...options, most: breaks })
}
