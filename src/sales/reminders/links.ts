import { eq } from 'drizzle-orm'
import { commit, none, type Work } from '../../core/database/commit'
import type { Database } from '../../core/database/database'
import { needed } from '../../core/needed'
import { viewerUrl } from '../../decks/presentations/schemas'
import { tokenOf } from '../../events/mails/mail-token'
import type { Mail } from '../../events/mails/tables'
import { manageUrl } from '../appointments/shown-visit'
import { appointmentLinks, appointments } from '../appointments/tables'
import { mailedLinks } from '../contracts/mailed-links'
import { inTurnOf } from '../contracts/signers'
import { contracts } from '../contracts/tables'
import type { Facts } from './facts'

export type Linked = { to: 'presentation' | 'contract' | 'visit'; links: { name: string; url: string }[] }

/**
 * Links to what is still to be done. The link of a contract or a visit opens it for anyone who has it, so it goes only
 * to the address that the contract or visit itself has. Any other address gets the presentation's link.
 */
export async function linksOf(work: Work, mail: Mail, facts: Facts, now: number): Promise<Linked> {
  const { env, db } = work
  const base = needed(env, 'APP_URL')
  const { contractId, appointmentId, presentationId } = facts
  const name = facts.homeowner.first_name
  const signers = contractId ? await waitedFor(db, contractId, mail.recipient) : []
  if (contractId && signers.length) {
    const linked = await mailedLinks(work, signers, { contractId, mail, now })
    return { to: 'contract', links: linked.map(({ signer, url }) => ({ name: signer.name, url })) }
  }
  if (appointmentId && (await emailOfVisit(db, appointmentId))[0]?.email === mail.recipient) {
    const { token, hash } = tokenOf(env, mail)
    const row = { tokenHash: hash, createdAt: now, appointmentId, wasMailed: true }
    await commit(work, { link: db.insert(appointmentLinks).values(row).onConflictDoNothing() }, none)
    return { to: 'visit', links: [{ name, url: manageUrl(base, appointmentId, token) }] }
  }
  return { to: 'presentation', links: [{ name, url: viewerUrl(base, presentationId) }] }
}

async function waitedFor(db: Database, id: string, recipient: string) {
  const [contract] = await db.select().from(contracts).where(eq(contracts.id, id))
  return contract ? inTurnOf(contract).filter(({ email }) => email === recipient) : []
}

const emailOfVisit = (db: Database, id: string) =>
  db.select({ email: appointments.email }).from(appointments).where(eq(appointments.id, id))
