import { eq } from 'drizzle-orm'
import type { Database } from '../../core/database/database'
import { needed } from '../../core/needed'
import { tokenOf } from '../../events/mails/mail-token'
import type { Mail } from '../../events/mails/tables'
import { viewerUrl } from '../../talk/presentations/schemas'
import { manageUrl } from '../appointments/shown-visit'
import { appointmentLinks, appointments } from '../appointments/tables'
import { signUrl } from '../contracts/contract-response'
import { contractLinks, contracts } from '../contracts/tables'
import type { Facts } from './facts'

export type Link = { to: 'talk' | 'contract' | 'visit'; url: string }

/**
 * To what is still to be done. The link of a contract or a visit opens it to whoever has it, so that it goes only to the
 * address that the contract or the visit itself has; any other gets that of the talk.
 */
export async function linkOf(env: Env, db: Database, mail: Mail, facts: Facts, now: number): Promise<Link> {
  const base = needed(env, 'APP_URL')
  const { token, hash } = tokenOf(env, mail)
  const { contractId, appointmentId, presentationId } = facts
  const isTheirs = (rows: { email: string | null }[]) => rows[0]?.email === mail.recipient
  const made = { tokenHash: hash, createdAt: now }
  if (contractId && isTheirs(await emailOfContract(db, contractId))) {
    await db
      .insert(contractLinks)
      .values({ ...made, contractId })
      .onConflictDoNothing()
    return { to: 'contract', url: signUrl(base, contractId, token) }
  }
  if (appointmentId && isTheirs(await emailOfVisit(db, appointmentId))) {
    await db
      .insert(appointmentLinks)
      .values({ ...made, appointmentId })
      .onConflictDoNothing()
    return { to: 'visit', url: manageUrl(base, appointmentId, token) }
  }
  return { to: 'talk', url: viewerUrl(base, presentationId) }
}

const emailOfContract = (db: Database, id: string) =>
  db.select({ email: contracts.homeownerEmail }).from(contracts).where(eq(contracts.id, id))

const emailOfVisit = (db: Database, id: string) =>
  db.select({ email: appointments.email }).from(appointments).where(eq(appointments.id, id))
