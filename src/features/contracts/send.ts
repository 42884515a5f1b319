import { sql } from 'drizzle-orm'
import type { Database } from '../../core/database'
import { conflict, notFound } from '../../core/errors'
import { homeownerMailLimit } from '../../core/rate-limits/homeowner-mails'
import { findWriter, requireWriter } from '../auth/queries'
import { newToken } from '../auth/tokens'
import { isAccessible } from './access'
import { type ActingParty, newEvidence } from './acting-party'
import { applyChange, changeContract } from './change'
import { compose, requireComplete } from './compose'
import { rulesOf } from './create'
import { sourceOf, sourceStatements } from './load-source'
import { contracts } from './tables'
import { requireWaiting } from './transitions'

type Asked = { id: string; organizationId: string; sessionId: string; who: ActingParty; now: number }

/** The draft is composed again, so that words, prices and dates are those of the day of sending. */
export async function sendDraft(db: Database, env: Env, { id, organizationId, sessionId, who, now }: Asked) {
  const column = (name: string) => sql<string>`(select ${sql.raw(name)} from contracts where id = ${id})`
  const [writer, [contract], ...rows] = await db.batch([
    findWriter(db, sessionId, now),
    db
      .select()
      .from(contracts)
      .where(isAccessible(db, id, { organizationId })),
    ...sourceStatements(db, column('presentation_id'), column('template_id')),
  ])
  requireWriter(writer)
  if (!contract) throw notFound('contract')
  if (contract.status !== 'draft') throw conflict(`This contract is ${contract.status}, no draft any more.`)
  const found = sourceOf(rows, organizationId)
  const source = { ...found, number: contract.number }
  const composed = await compose(source, contract.tier, rulesOf(env), now)
  requireComplete(composed)
  const email = source.presented.homeowner.email || null
  const { token, hash } = newToken()
  const { facts, html, htmlHash, tierName, businessDays, expiresAt, consentText } = composed
  const change = {
    set: {
      status: 'sent' as const,
      sentAt: now,
      title: facts.title,
      language: facts.language,
      timeZone: facts.timeZone,
      tierName,
      totalCents: facts.totalCents,
      depositCents: facts.depositCents,
      company: facts.company,
      homeownerName: facts.homeowner.name,
      homeownerEmail: email,
      requiredInitials: facts.requiredInitials,
      businessDays,
      consentText,
      expiresAt,
    },
    evidence: [newEvidence(who, 'sent', now, { documentHash: htmlHash })],
    events: ['contract.sent' as const],
    document: { facts, html, htmlHash },
    link: hash,
    ...(email && mailed(env, email)),
  }
  const sent = await applyChange(db, env, contract, change, now, sessionId)
  if (!sent) throw conflict('The contract changed meanwhile. Look at it, then try again.')
  const document = { contractId: id, facts, html, htmlHash, signing: null, signedHtml: null, signedHtmlHash: null }
  return { ...sent, document, token }
}

const mailed = (env: Env, email: string) => ({
  mails: [{ kind: 'link' as const, audience: 'homeowner' as const }],
  limit: homeownerMailLimit(env, email),
})

export async function resend(db: Database, env: Env, { id, organizationId, sessionId, who, now }: Asked) {
  const asked = { id, access: { organizationId }, sessionId, now }
  const { token, hash } = newToken()
  const sent = await changeContract(db, env, asked, ({ contract }) => {
    requireWaiting(contract, now)
    const { homeownerEmail } = contract
    if (!homeownerEmail) throw conflict('There is no e-mail address of the homeowner to send the contract to.')
    return {
      set: {},
      evidence: [newEvidence(who, 'sent', now, { isAgain: true })],
      link: hash,
      isMailNeeded: true,
      ...mailed(env, homeownerEmail),
    }
  })
  return { ...sent, token }
}
