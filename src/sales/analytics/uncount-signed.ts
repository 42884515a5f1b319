import { sql } from 'drizzle-orm'
import type { Database } from '../../core/database/database'
import { dayIn } from './unfolded'

/** A contract that is canceled at this time no longer counts as signed. Days that aren't folded yet leave it out by themselves. */
export const uncountSigned = (db: Database, contractId: string, cancelledAt: number) =>
  db.run(sql`update deck_days set signed = signed - 1 where signed > 0 and (deck_id, day) in (
    select presentations.deck_id, ${dayIn(sql`contracts.organization_id`, sql`contracts.signed_at`)}
    from contracts cross join presentations on presentations.id = contracts.presentation_id
      cross join organizations as company on company.id = contracts.organization_id
    where contracts.id = ${contractId} and contracts.cancelled_at = ${cancelledAt}
      and contracts.signed_at < company.days_folded_until)`)
