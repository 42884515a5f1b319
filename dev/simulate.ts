import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { bundled } from '../test/simulation/bundle.ts'
import { type Fault, faultKinds } from '../test/simulation/faults.ts'
import { type Run, shrink, simulate } from '../test/simulation/simulate.ts'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1e6)) },
    seeds: { type: 'string', default: '1' },
    hours: { type: 'string', default: '6' },
    companies: { type: 'string', default: '3' },
    minutes: { type: 'string' },
    rate: { type: 'string', default: '0.02' },
    log: { type: 'string' },
  },
})
const shown = 8
const [first, count, hours, companies, rate] = [
  Number(values.seed),
  Number(values.seeds),
  Number(values.hours),
  Number(values.companies),
  Number(values.rate),
]

const load = await bundled()
const counts = new Map<string, number>()
let broken = 0
const ends = values.minutes === undefined ? undefined : Date.now() + Number(values.minutes) * 60_000
/** For so many minutes, half of the seeds are always the same ones; otherwise as many as were asked for. */
const seeds = Array.from({ length: ends ? 1000 : count }, (_, n) => (ends && n % 2 === 0 ? n / 2 + 1 : first + n))
let taken = 0
for (const seed of seeds) {
  if (ends && Date.now() > ends) break
  taken++
  const options = { seed, hours, companies, rate, load }
  const started = Date.now()
  const run = await simulate(options)
  for (const { kind } of run.faults) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  console.log(
    `Seed ${seed}: ${hours} hours of ${companies} companies in ${seconds} s, ${run.steps} steps, ${run.requests} requests, ${run.faults.length} faults, ${run.digest}.`,
  )
  if (values.log) writeFileSync(values.log, run.lines.join('\n'))
  if (run.problems.length === 0) continue
  broken++
  tell(run)
  console.log('Looking for the shortest prefix of faults that still breaks it …')
  const shortest = await shrink(options, run)
  console.log(`The first ${shortest.faults.length} of ${run.faults.length} faults are enough. The last of them:`)
  for (const fault of shortest.faults.slice(-shown)) console.log(`  ${describe(fault)}`)
  tell(shortest)
}
console.log('\nFaults')
for (const [kind, number] of [...counts].sort(([, one], [, other]) => other - one))
  console.log(`${String(number).padStart(6)}  ${faultKinds[kind as keyof typeof faultKinds]}`)
console.log(broken ? `\n${broken} of ${taken} seeds broke a promise.` : `\nEvery promise was kept with ${taken} seeds.`)
process.exit(broken ? 1 : 0)

function describe({ number, at, kind, what }: Fault) {
  return `${number}. ${new Date(at).toISOString()} ${faultKinds[kind]} (${what})`
}

function tell({ problems }: Run) {
  for (const { invariant, what } of problems.slice(0, shown)) console.log(`  ${invariant}\n    ${what}`)
  if (problems.length > shown) console.log(`  and ${problems.length - shown} more`)
}
