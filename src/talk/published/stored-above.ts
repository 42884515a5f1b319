import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { decks } from '../deck-ownership/tables'
import { presentations } from '../presentations/tables'
import { type Durations, lengthOfKey } from './parts'

/**
 * What speech and previews store about a deck is read with it in one statement. Those rooms stand above this one, so
 * their tables are named in SQL.
 */
const ofPreview = (column: string) =>
  sql<string | null>`(select ${sql.raw(column)} from deck_previews where deck_id = ${decks.id})`

export const previewKey = ofPreview('storage_key').as('preview_key')
export const posterKey = ofPreview('poster_key').as('poster_key')

/** The version of how the company says words. */
export const pronunciationsOf = (organizationId: AnyColumn) =>
  sql<string | null>`(
    select version from narration_pronunciations as said where said.organization_id = ${organizationId}
  )`.as('pronunciations')

/** Earlier texts and voices have tracks too, so only the last ones made are told. */
const mostTracks = sql.raw('100')

const durationsIn = (latest: SQL) =>
  sql<Durations>`(
    select json_group_object(substr(track, 1, ${sql.raw(String(lengthOfKey))}), round(seconds, 2)) from (${latest})
  )`
    .mapWith(JSON.parse)
    .as('durations')

export const deckDurations = durationsIn(sql`
  select made.track, made.duration_seconds as seconds from narration_tracks as made where made.deck_id = ${decks.id}
  order by made.created_at desc limit ${mostTracks}`)

/** The last ones of the object are the latest. */
export const presentationDurations = durationsIn(sql`
  select listed.key as track, listed.value as seconds
  from presentation_narrations as own, json_each(own.tracks) as listed
  where own.presentation_id = ${presentations.id} order by listed.id desc limit ${mostTracks}`)
