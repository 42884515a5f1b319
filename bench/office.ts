import type { BenchRequest } from './rows.ts'
import { rowsAtOnce, type Site } from './site.ts'
import { shown } from './viewer.ts'

const day = 86_400_000
const ofMonth = 1000

const offices = new WeakMap<Site, Promise<{ headers: { cookie: string } }>>()

/** A company with this many homeowners in several stages. Of those who watched, a few hundred did so this month. */
export async function officeOf(site: Site, homeowners: number): Promise<Partial<BenchRequest>> {
  const office = offices.get(site) ?? madeOffice(site, homeowners)
  offices.set(site, office)
  return office
}

/** The last four weeks, as Home asks for them. */
export async function monthOf(site: Site, homeowners: number): Promise<Partial<BenchRequest>> {
  const date = (time: number) => new Date(time).toISOString().slice(0, 10)
  const path = `/api/analytics?from=${date(Date.now() - 27 * day)}&to=${date(Date.now())}&limit=1`
  return { ...(await officeOf(site, homeowners)), path }
}

async function madeOffice(site: Site, homeowners: number) {
  const { headers, deckId } = await shown(site, homeowners)
  const start = Date.now() - 28 * day
  const time = `iif(place <= ${ofMonth}, ${start} + (place % 28) * ${day}, ${start} - (place % 700) * ${day})`
  for (let from = 0; from < homeowners; from += rowsAtOnce) {
    const those = `from (select id, organization_id, ${from} + row_number() over (order by id) as place from presentations
      where deck_id = ? order by id limit ${rowsAtOnce} offset ${from})`
    const run = (sql: string) => site.database.prepare(sql).bind(deckId).run()
    await run(`insert or ignore into presentation_activity
      (presentation_id, organization_id, views, first_viewed_at, last_viewed_at, activity_at, link_sent_at, chosen_tier)
      select id, organization_id, place % 2, iif(place % 2, ${time}, null), iif(place % 2, ${time}, 0), ${time}, ${start},
        iif(place % 9 = 3, 'better', null) ${those}`)
    await run(`insert into viewer_sessions
      (presentation_id, viewer_session_id, day, begun_at, seen_at, views, viewed_at, is_complete, watched)
      select id, 'viewer', (${time}) / ${day}, ${time}, ${time}, 1, ${time}, place % 4 = 1, '{}' ${those} where place % 2`)
    await run(`update presentations set stage = found.stage from (select id as of, case when place % 9 = 3 then 'chose'
        when place % 2 then 'watching' when place % 3 then 'sent' else 'not_sent' end as stage ${those}) as found
      where id = found.of`)
  }
  // A job adds up the days before the last two.
  await site.database
    .prepare('update organizations set days_folded_until = ?')
    .bind(start + 26 * day)
    .run()
  return { headers }
}
