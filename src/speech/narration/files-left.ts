import { sql } from 'drizzle-orm'
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core'
import { presentationNarrations } from './tables'

type Named = { organizationId: AnySQLiteColumn; track: AnySQLiteColumn }

/** In SQL, because a statement finds them for many rows. `trackFiles` names the same files. */
export const filesOfTrack = ({ organizationId, track }: Named) => {
  const file = sql`'narration/' || ${organizationId} || '/tracks/' || ${track}`
  return sql`json_array(${file} || '.mp3', ${file} || '.json')`
}

const { presentationId, tracks, clips } = presentationNarrations

export const filesOfPresentation = sql`(
  select json_group_array('narration/' || presentations.organization_id || '/' || file.value)
  from presentations, json_each((
    select json_group_array(name) from (
      select 'tracks/' || track.key || ending.value as name
      from json_each(${tracks}) as track, json_each('[".mp3",".json"]') as ending
      union all select 'clips/' || clip.value from json_each(${clips}) as clip
    )
  )) as file
  where presentations.id = ${presentationId}
)`
