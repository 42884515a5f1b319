import { and, asc, eq, lte, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { type Database, primaryDatabase, statement } from '../../core/database/database'
import { deleteSome } from '../../core/database/table-rules'
import { defineScheduledJob, rowIf } from '../../core/jobs/define-job'
import { hasMails, removeMails } from '../../events/mails/queries'
import { recordEvent } from '../../events/outbox/outbox'
import { newEvidence, serviceParty } from './evidence'
import { contractEvent, hasHead, insertEvidence, movedOn } from './queries'
import { type Contract, contractEvents, contractLinks, contracts } from './tables'

const expiringAtOnce = 50

/** A contract signed between the read and the update stays signed, because its head changed. */
export const expireContractsJob = defineScheduledJob({
  kind: 'expire-contracts',
  due: (db, _env, now) =>
    db
      .select()
      .from(contracts)
      .where(and(sql`${contracts.status} in ('sent', 'opened')`, lte(contracts.expiresAt, now)))
      .orderBy(asc(contracts.expiresAt))
      .limit(expiringAtOnce),
  run: async (env, rows, now) => {
    const db = primaryDatabase(env)
    const [first, ...others] = rows.flatMap((contract) => expiring(db, env, contract, now))
    if (first) await db.batch([first, ...others])
  },
})

function expiring(db: Database, env: Env, contract: Contract, now: number) {
  const { rows, columns } = movedOn(env, contract, [newEvidence(serviceParty, 'expired', now)])
  const happened = hasHead(db, contract.id, columns.head)
  return [
    db
      .update(contracts)
      .set({ status: 'expired', ...columns, updatedAt: Math.max(now, contract.updatedAt + 1) })
      .where(and(eq(contracts.id, contract.id), eq(contracts.head, contract.head))),
    insertEvidence(db, rows, happened),
    recordEvent(db, contractEvent(contract, 'contract.expired'), now, happened),
  ]
}

const contractsAtOnce = 100

/**
 * Contracts without a signature whose presentation was deleted long ago. One that waits for its signature stays until it
 * has expired; one that was signed is kept for good.
 */
export const removeUnsignedContractsJob = defineScheduledJob({
  kind: 'remove-unsigned-contracts',
  due: (db, _env, now) => rowIf(db, sql`exists ${forgottenBefore(now)}`),
  run: (env, _rows, now) => removeUnsigned(primaryDatabase(env), now),
})

const forgottenBefore = (now: number) => sql`(
  select id from contracts
  where forget_at is not null and forget_at < ${now} and signed_at is null and status not in ('sent', 'opened')
  order by forget_at limit ${contractsAtOnce}
)`

async function removeUnsigned(db: Database, now: number) {
  const forgotten = forgottenBefore(now)
  const areTheirs = sql`contract_id in ${forgotten}`
  const has = (table: SQLiteTable) => sql`exists (select 1 from ${table} where contract_id = ${contracts.id})`
  const isLeft = sql`${has(contractEvents)} or ${hasMails(contracts.id)} or ${has(contractLinks)}`
  const lastNumber = sql`(select max(number) from contracts where organization_id = organizations.id and id in ${forgotten})`
  await db.batch([
    statement(
      db,
      sql`update organizations set last_contract_number = max(last_contract_number, ${lastNumber})
        where id in (select organization_id from contracts where id in ${forgotten})`,
    ),
    deleteSome(db, contractEvents, areTheirs),
    removeMails(db, forgotten),
    deleteSome(db, contractLinks, areTheirs),
    statement(db, sql`delete from contracts where id in ${forgotten} and not (${isLeft})`),
  ])
}
