import { sql } from 'drizzle-orm'
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core'
import { type Status, waiting } from './tables'

/** The presentation's newest contract. */
export const latestContract = (presentationId: AnySQLiteColumn) => sql`(
  select json_object('id', id, 'status', status, 'signers', json_array_length(signers),
    'signed', (select count(value ->> 'signedAt') from json_each(contracts.signers)),
    'unsigned', json((select json_group_array(value ->> 'name') from json_each(contracts.signers)
      where value ->> 'signedAt' is null)),
    'isUnmailed', json(iif((select value ->> 'email' is null from json_each(contracts.signers) where value ->> 'signedAt' is null
      order by iif(in_any_order, value ->> 'email' is null, 0), key limit 1), 'true', 'false'))) from contracts
  where presentation_id = ${presentationId} order by created_at desc, number desc limit 1
)`

const hasContract = (statuses: Status[]) => (presentationId: AnySQLiteColumn) =>
  sql`exists (select 1 from contracts where presentation_id = ${presentationId} and status in ${statuses})`

/** A contract names a price, so someone who was sent one is as far as someone who chose a price in the player. */
export const contractShown = {
  name: 'contract',
  latest: latestContract,
  reachesStage: { chose: hasContract(waiting), signed: hasContract(['signed', 'sealed']) },
} as const
