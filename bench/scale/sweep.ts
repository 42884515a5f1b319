import { pricesOf } from '../cost.ts'
import { countsPath, type Operations, schedulePath } from '../counting.ts'
import type { Figure } from '../report.ts'
import type { Site } from '../site.ts'

const minutesOfDay = 1440
const daysOfMonth = 30
/** The price in dollars per million, beyond what the plan includes. */
const priceOfRead = 0.001

/** Measures, on a site with `counted` Workers, what one run of the schedule reads when there is nothing to do. */
export async function measureSweep(site: Site) {
  const take = async () => (await (await site.send({ path: countsPath })).json()) as Operations
  await take()
  await runSchedule(site)
  return take()
}

/** The first runs look for unused data in each company, which is due again a day later. */
export async function measureRestingSweep(site: Site) {
  let swept = await measureSweep(site)
  for (;;) {
    const again = await measureSweep(site)
    if (again.rowsRead >= swept.rowsRead) return again
    swept = again
  }
}

/** Only for sites with `counted` Workers. */
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

/** The rows of an index that are read to find the end of what is due. */
const sparedRows = 400
