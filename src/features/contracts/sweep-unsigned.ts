import { sql } from 'drizzle-orm'
import { primaryDatabase, statement } from '../../core/database'
import { deleteSome } from '../../core/delete-some'

const contractsAtOnce = 100

/**
 * Contracts without a signature whose presentation was deleted long ago. One that waits for its signature stays until it
 * has expired; one that was signed is kept for good.
 */
export async function sweepUnsignedContracts(env: Env, now: number) {
  const db = primaryDatabase(env)
  const forgotten = sql`(
    select id from contracts
    where forget_at is not null and forget_at < ${now} and signed_at is null and status not in ('sent', 'opened')
    order by forget_at limit ${contractsAtOnce}
  )`
  const areTheirs = sql`contract_id in ${forgotten}`
  const has = (table: string) => sql`exists (select 1 from ${sql.raw(table)} where contract_id = contracts.id)`
  const isLeft = sql`${has('contract_events')} or ${has('contract_mails')} or ${has('contract_links')}`
  const lastNumber = sql`(select max(number) from contracts where organization_id = organizations.id and id in ${forgotten})`
  await db.batch([
    statement(
      db,
      sql`update organizations set last_contract_number = max(last_contract_number, ${lastNumber})
        where id in (select organization_id from contracts where id in ${forgotten})`,
    ),
    deleteSome(db, 'contract_events', 'contract_id, position', areTheirs),
    deleteSome(db, 'contract_mails', 'id', areTheirs),
    deleteSome(db, 'contract_links', 'token_hash', areTheirs),
    statement(db, sql`delete from contracts where id in ${forgotten} and not (${isLeft})`),
  ])
}
