import { type AnyColumn, sql } from 'drizzle-orm'
import { type Durations, lengthOfKey } from '../../talk/published/parts'
import { narrationGrants, narrationPronunciations, narrationTracks } from './tables'

/** A link that KV does not answer reads it with its deck, so this file knows only tables. */
export const pronunciations = (organizationId: AnyColumn) =>
  sql<string | null>`(
    select version from ${narrationPronunciations} as said where said.organization_id = ${organizationId}
  )`.as('pronunciations')

/** Earlier texts and voices have tracks too, so only the last ones made are told. */
const mostTracks = 100

export const durations = (ownerId: AnyColumn) =>
  sql<Durations>`(
    select json_group_object(substr(track, 1, ${sql.raw(String(lengthOfKey))}), round(duration_seconds, 2)) from (
      select made.track, made.duration_seconds from ${narrationGrants} as granted
      join ${narrationTracks} as made on made.track = granted.track
      where granted.owner_id = ${ownerId} and granted.utterance is null
      order by made.created_at desc limit ${sql.raw(String(mostTracks))}
    )
  )`
    .mapWith(JSON.parse)
    .as('durations')
