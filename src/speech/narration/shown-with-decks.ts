import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { type Durations, lengthOfKey } from '../../decks/published/parts'
import { narrationPronunciations, narrationTracks, presentationNarrations } from './tables'

/** A link that KV can't answer reads this with its deck, so this file imports only tables. */
export const pronunciations = (organizationId: AnyColumn) =>
  sql<string | null>`(
    select version from ${narrationPronunciations} as said where said.organization_id = ${organizationId}
  )`.as('pronunciations')

/** Earlier texts and voices have tracks too, so only the latest ones are returned. */
const mostTracks = sql.raw('100')

const toldDurations = (latest: SQL) =>
  sql<Durations>`(
    select json_group_object(substr(track, 1, ${sql.raw(String(lengthOfKey))}), round(seconds, 2)) from (${latest})
  )`
    .mapWith(JSON.parse)
    .as('durations')

export const deckDurations = (deckId: AnyColumn) =>
  toldDurations(sql`
    select made.track, made.duration_seconds as seconds from ${narrationTracks} as made where made.deck_id = ${deckId}
    order by made.created_at desc limit ${mostTracks}`)

/** The object's last members are the latest. */
export const presentationDurations = (presentationId: AnyColumn) =>
  toldDurations(sql`
    select listed.key as track, listed.value as seconds
    from ${presentationNarrations} as own, json_each(own.tracks) as listed
    where own.presentation_id = ${presentationId} order by listed.id desc limit ${mostTracks}`)
