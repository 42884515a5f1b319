import { pricesOf } from '../cost.ts'
import { countsPath, type Operations, schedulePath } from '../counting.ts'
import type { Figure } from '../report.ts'
import type { Site } from '../site.ts'

const minutesOfDay = 1440
const daysOfMonth = 30
/** Dollars a million, beyond what the plan includes. */
const priceOfRead = 0.001

/** Of a site whose Workers are `counted`: what one run of the schedule reads where nothing is to be done. */
export async function measureSweep(site: Site) {
  const take = async () => (await (await site.send({ path: countsPath })).json()) as Operations
  await take()
  await runSchedule(site)
  return take()
}

/** The first runs look at each company for what nobody used for long, which is due again a day later. */
export async function measureRestingSweep(site: Site) {
  let swept = await measureSweep(site)
  for (;;) {
    const again = await measureSweep(site)
    if (again.rowsRead >= swept.rowsRead) return again
    swept = again
  }
}

/** Where the Workers are `counted`. */
export async function runSchedule(site: Site) {
  const answer = await site.send({ path: schedulePath })
  if (!answer.ok) throw new Error(`The schedule failed: ${await answer.text()}`)
}

type Swept = Awaited<ReturnType<typeof measureSweep>>

export function sweepFigures(empty: Swept, full: Swept): Figure[] {
  const rows = empty.rowsRead * minutesOfDay
  const dollars = (rows * daysOfMonth * priceOfRead) / 1e6
  return [
    {
      text: `scale: the schedule of an idle deployment of four shards reads ${empty.rowsRead} rows a minute in ${empty.statements} statements, ${rows.toLocaleString('en')} a day, $${dollars.toFixed(4)} a month at the prices of ${pricesOf}`,
    },
    {
      text: `scale: that of the full one reads ${full.rowsRead} rows a minute, at most as many and ${sparedRows}`,
      isReached: full.rowsRead <= empty.rowsRead + sparedRows,
      isFirm: true,
    },
  ]
}

/** What an index tells of the end of what is not due. */
const sparedRows = 400
