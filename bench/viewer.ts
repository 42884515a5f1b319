import { setTimeout } from 'node:timers/promises'
import { stored } from '../src/decks/published/parts.ts'
import { ownerOf } from './decks.ts'
import { rowsAtOnce, type Site } from './site.ts'

/** Creates a presentation of a deck with ten slides, among others of the same deck, as the API would. */
export async function shown(site: Site, others = 0, slides = 10) {
  const { headers, organizationId, deckIds } = await ownerOf(site, 1, slides)
  const [deckId = ''] = deckIds
  const response = await site.send({
    method: 'POST',
    path: '/api/presentations',
    headers,
    body: { deckId, homeownerData: { first_name: 'Maria', city: 'Boulder' } },
  })
  const { presentation } = (await response.json()) as { presentation: { id: string } }
  for (let left = others; left > 0; left -= rowsAtOnce)
    await site.database
      .prepare(
        `with recursive series(value) as (select 1 union all select value + 1 from series where value < ?1)
         insert into presentations (id, deck_id, organization_id, homeowner_data, voice_settings, language_settings,
           created_at, updated_at)
         select substr(?2, 1, 8) || lower('-' || hex(randomblob(2)) || '-400' || substr(hex(randomblob(1)), 2)
           || '-8' || substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6))),
           ?2, ?3, '{"first_name":"Maria"}', '{}', '{}', ?4, ?4 from series`,
      )
      .bind(Math.min(left, rowsAtOnce), deckId, organizationId, Date.now())
      .run()
  return { headers, deckId, path: `/api/viewer/presentations/${presentation.id}` }
}

/** Requests it once, so that it is in the memory of the isolate. */
export async function warm(site: Site, others = 0) {
  const { path } = await shown(site, others)
  await (await site.send({ path })).text()
  return { path }
}

/** Each opens a socket, which workerd closes if this thread is too busy to write to it. */
const putsAtOnce = 50

/**
 * Creates links that no one has opened, of a deck that others watch: a part of each is in KV, as after its creation
 * through the API. `changed` changes the deck first.
 */
export async function unopened(site: Site, others: number, changed = false) {
  const { headers, deckId, paths } = await many(site, others)
  const ids = paths.map((path) => path.slice(path.lastIndexOf('/') + 1))
  const part = {
    revision: 1,
    isGone: false as const,
    deckId,
    homeowner: { first_name: 'Maria' },
    language: null,
    hasCaptions: true,
    speed: 1,
    pitch: 1,
    voiceId: null,
    quote: null,
    durations: {},
  }
  for (let from = 0; from < ids.length; from += putsAtOnce) {
    const some = ids.slice(from, from + putsAtOnce)
    await Promise.all(some.map((id) => site.manifests.put(`presentation:${id}`, stored({ ...part, id }))))
  }
  const deckKey = `deck:${deckId.slice(0, 8)}`
  for (const name of changed ? ['Watched', 'Changed'] : ['Watched']) {
    await site.send({ method: 'PATCH', path: `/api/decks/${deckId}`, headers, body: { name } })
    while (!(await site.manifests.get(deckKey, 'text'))?.includes(`"title":"${name}"`)) await setTimeout(50)
    await setTimeout(50)
  }
  return { path: paths[0] ?? '', paths }
}

/** Creates presentations that KV does not know, each of which is read from D1. */
export async function unknownToKv(site: Site, others: number) {
  const { paths } = await many(site, others)
  return { path: paths[0] ?? '', paths }
}

async function many(site: Site, others: number) {
  const { deckId, headers } = await shown(site, others)
  const { results } = await site.database
    .prepare('select id from presentations where deck_id = ? order by id limit 20000')
    .bind(deckId)
    .all<{ id: string }>()
  return { deckId, headers, paths: results.map(({ id }) => `/api/viewer/presentations/${id}`) }
}

export async function beaconTo(site: Site) {
  const { path, headers, deckId } = await shown(site)
  const { results } = await site.database
    .prepare('select id from slides where deck_id = ? limit 1')
    .bind(deckId)
    .all<{ id: string }>()
  const events = [
    { type: 'started', at: new Date().toISOString() },
    { type: 'watched', slideId: results[0]?.id, seconds: 12.5, at: new Date().toISOString() },
  ]
  return { path: `${path}/events`, headers, body: { viewerSessionId: crypto.randomUUID(), events } }
}

/** Creates a presentation watched to the end by this many viewers, with one event for each slide. */
export async function watched(site: Site, viewers: number, slides: number) {
  const { path, headers, deckId } = await shown(site, 0, slides)
  const presentationId = path.slice(path.lastIndexOf('/') + 1)
  await site.database
    .prepare(
      `with recursive series(value) as (select 1 union all select value + 1 from series where value < ?)
       insert into viewer_sessions
         (presentation_id, viewer_session_id, day, begun_at, seen_at, views, viewed_at, is_complete, watched)
       select ?, 'viewer-' || value, 20000, 0, 0, 1, 0, value % 2,
         (select json_group_object(substr(id, -8), 10000) from slides where deck_id = ?) from series`,
    )
    .bind(viewers, presentationId, deckId)
    .run()
  return { path: `/api/presentations/${presentationId}/analytics`, headers }
}
