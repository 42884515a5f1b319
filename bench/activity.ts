import { ownerOf } from './decks.ts'
import { sized } from './options.ts'
import type { BenchRequest } from './rows.ts'
import { rowsAtOnce, type Site } from './site.ts'

const presentations = sized(100, 5)

const leads = (deckId: string | undefined, count: number) =>
  Array.from({ length: count }, (_, n) => ({
    deckId,
    externalId: `lead-${n}`,
    homeownerData: { first_name: 'Maria', last_name: 'Okafor', city: 'Boulder', email: `maria-${n}@example.com` },
    metadata: { stage: 'inspected' },
  }))

export async function batchOf(site: Site, count: number): Promise<Partial<BenchRequest>> {
  const { headers, deckIds } = await ownerOf(site, 1)
  return { headers, body: { presentations: leads(deckIds[0], count) } }
}

/** Sends leads again that the company has already sent, as a CRM does every night, each time with another name. */
export async function knownLeads(site: Site, count: number): Promise<Partial<BenchRequest>> {
  const { headers, deckIds } = await ownerOf(site, 1)
  const presentations = leads(deckIds[0], count)
  const made = await site.send({ method: 'POST', path: '/api/presentations/batch', headers, body: { presentations } })
  const answered = await made.text()
  if (!made.ok) throw new Error(answered)
  const others = presentations.map((lead) => ({ ...lead, homeownerData: { last_name: '[<id>]' } }))
  return { headers, body: { presentations: others } }
}

/** A company with this many events, and the page after the first thousandth of them. */
export async function feedOf(site: Site, count: number): Promise<Partial<BenchRequest>> {
  const { headers, organizationId, deckIds } = await ownerOf(site, 1)
  const now = Date.now()
  for (let from = 0; from < count; from += rowsAtOnce)
    await site.database
      .prepare(
        `with recursive series(value) as (select ?1 union all select value + 1 from series where value < ?2)
         insert into events (id, organization_id, deck_id, type, data, created_at, enqueued_at, sequence)
         select printf('%08x-0000-4000-8000-', value) || lower(hex(randomblob(6))), ?3, ?4, 'deck.deleted',
           json_object('deckId', ?4, 'name', 'Roofs', 'externalId', null, 'metadata', json('{}')), ?5, ?5, value
         from series`,
      )
      .bind(from, Math.min(from + rowsAtOnce, count) - 1, organizationId, deckIds[0], now)
      .run()
  return { headers, path: `/api/events?limit=100&after=${Math.floor(count / 1000)}` }
}

/** Creates a hundred presentations with this many viewings in total. */
export async function watchedSoOften(site: Site, viewings: number): Promise<Partial<BenchRequest>> {
  const { headers, deckIds, organizationId } = await ownerOf(site, 1, 10)
  const path = '/api/presentations/batch'
  const made = await site.send({
    method: 'POST',
    path,
    headers,
    body: { presentations: leads(deckIds[0], presentations) },
  })
  if (!made.ok) throw new Error(`${path}: ${await made.text()}`)
  await made.text()
  for (let from = 0; from < viewings; from += rowsAtOnce)
    await site.database
      .prepare(
        `with recursive series(value) as (select ?1 union all select value + 1 from series where value < ?2),
           watched(place, id) as (select row_number() over (order by id) - 1, id from presentations where organization_id = ?3)
         insert into viewer_sessions (presentation_id, viewer_session_id, day, begun_at, seen_at, views, viewed_at, is_complete, watched)
         select watched.id, 'viewer-' || value, 20000, 0, ?4 + value, 1, ?4 + value, 0, '{"01234567":60000}'
         from series join watched on place = value % ?5`,
      )
      .bind(from, Math.min(from + rowsAtOnce, viewings) - 1, organizationId, Date.now() - viewings, presentations)
      .run()
  await site.database
    .prepare(
      `update presentation_activity set (views, milliseconds_watched, first_viewed_at, last_viewed_at, activity_at) = (
         select count(*), 60000 * count(*), min(seen_at), max(seen_at), max(seen_at) from viewer_sessions as session
         where session.presentation_id = presentation_activity.presentation_id)
       where organization_id = ?`,
    )
    .bind(organizationId)
    .run()
  return { headers }
}
