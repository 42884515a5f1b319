import { and, asc, eq, lte, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { commit, none, type Work } from '../../core/database/commit'
import { deleteSome } from '../../core/database/table-rules'
import { contractChanged } from '../../core/effects'
import { defineSweep, isAtHome, rowIf } from '../../core/jobs/define-job'
import { hasMails, removeMails } from '../../events/mails/queries'
import { event } from '../../events/outbox/outbox'
import { newEvidence, serviceParty } from './evidence'
import { contractEvent, hasHead, insertEvidence, movedOn } from './queries'
import { deleteFilesOf } from './stored-document'
import { type Contract, contractEvents, contractLinks, contracts } from './tables'
import { unsignedAt } from './transitions'

const expiringAtOnce = 50

/** A contract signed between the read and the update stays signed, because its head changed. */
export const expireContractsJob = defineSweep({
  kind: 'expire-contracts',
  due: (db, _env, now) =>
    db
      .select()
      .from(contracts)
      .where(
        and(
          sql`${contracts.status} in ('sent', 'opened')`,
          lte(contracts.expiresAt, now),
          isAtHome(db, contracts.organizationId),
        ),
      )
      .orderBy(asc(contracts.expiresAt))
      .limit(expiringAtOnce),
  run: async (work, rows, now) => {
    const all = rows.map((contract) => expiring(work, contract, now))
    const following = all.flatMap(({ following }) => following)
    await commit(work, { expired: all.flatMap(({ statements }) => statements) }, following)
  },
})

function expiring({ env, db }: Work, contract: Contract, now: number) {
  const { rows, columns } = movedOn(env, contract, [newEvidence(serviceParty, 'expired', now)])
  const happened = hasHead(db, contract.id, columns.head)
  return {
    statements: [
      db
        .update(contracts)
        .set({ status: 'expired', ...unsignedAt(now), ...columns, updatedAt: Math.max(now, contract.updatedAt + 1) })
        .where(and(eq(contracts.id, contract.id), eq(contracts.head, contract.head))),
      insertEvidence(db, rows, happened),
    ],
    following: [event(contractEvent(contract, 'contract.expired'), now, happened), contractChanged(contract.id, now)],
  }
}

const contractsAtOnce = 100

/**
 * Removes unsigned contracts whose presentation was deleted long ago. A contract that can still be signed stays until
 * it expires, and a signed contract is kept for good.
 */
export const removeUnsignedContractsJob = defineSweep({
  kind: 'remove-unsigned-contracts',
  due: (db, _env, now) =>
    db
      .select({ id: contracts.id, organizationId: contracts.organizationId })
      .from(contracts)
      // The copy that a move leaves behind may be out of date about its files.
      .where(and(sql`${contracts.id} in ${forgottenBefore(now)}`, isAtHome(db, contracts.organizationId))),
  run: async (work, rows, now) => {
    await deleteFilesOf(work.env, rows)
    await removeUnsigned(work, now)
  },
})

const forgottenBefore = (now: number) => sql`(
  select id from contracts
  where forget_at is not null and forget_at < ${now} and signed_at is null and status not in ('sent', 'opened')
  order by forget_at limit ${contractsAtOnce}
)`

function removeUnsigned(work: Work, now: number) {
  const { db } = work
  const forgotten = forgottenBefore(now)
  const areTheirs = sql`contract_id in ${forgotten}`
  const has = (table: SQLiteTable) => sql`exists (select 1 from ${table} where contract_id = ${contracts.id})`
  const isLeft = sql`${has(contractEvents)} or ${hasMails(contracts.id)} or ${has(contractLinks)}`
  const lastNumber = sql`(select max(number) from contracts where organization_id = organizations.id and id in ${forgotten})`
  return commit(
    work,
    {
      organizations: db.run(sql`update organizations set last_contract_number = max(last_contract_number, ${lastNumber})
          where id in (select organization_id from contracts where id in ${forgotten})`),
      events: deleteSome(db, contractEvents, areTheirs),
      mails: removeMails(db, forgotten),
      links: deleteSome(db, contractLinks, areTheirs),
      contracts: db.run(sql`delete from contracts where id in ${forgotten} and not (${isLeft})`),
    },
    none,
  )
}

/** Whether a presentation has a contract that can still be signed, or canceled by law. */
export const hasOpenContract = (now: number) => sql`exists (
  select 1 from contracts where presentation_id = presentations.id
    and (cancel_by > ${now} and cancelled_at is null or status in ('sent', 'opened') and expires_at > ${now})
)`

const endedBefore = (now: number) => sql`(
  select id from contracts where links_end_at is not null and links_end_at < ${now}
  order by links_end_at limit ${contractsAtOnce}
)`

export const removeContractLinksJob = defineSweep({
  kind: 'remove-contract-links',
  due: (db, _env, now) => rowIf(db, sql`exists ${endedBefore(now)}`),
  run: (work, _rows, now) => {
    const { db } = work
    const ended = endedBefore(now)
    return commit(
      work,
      {
        links: deleteSome(db, contractLinks, sql`contract_id in ${ended}`),
        contracts: db.run(sql`update contracts set links_end_at = null where id in ${ended}
            and not exists (select 1 from contract_links where contract_id = contracts.id)`),
      },
      none,
    )
  },
})
