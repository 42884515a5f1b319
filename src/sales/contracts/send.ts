import { sql } from 'drizzle-orm'
import { newToken } from '../../core/crypto'
import type { Database } from '../../core/database/database'
import { conflict, notFound } from '../../core/http/errors'
import { isoTime } from '../../core/http/shapes'
import { homeownerMailLimit } from '../../core/rate-limits/homeowner-mails'
import { applyChange, changeContract } from './change'
import { requireUnaltered, termsHash } from './compare'
import { compose, requireComplete } from './compose'
import { rulesOf } from './create'
import { type ActingParty, newEvidence } from './evidence'
import { sourceOf, sourceStatements } from './load-source'
import { mailedLater, mailedNow, type Sending } from './mail-of-day'
import { isAccessible } from './queries'
import { storeDocument } from './stored-document'
import { contracts } from './tables'
import { requireWaiting } from './transitions'

type Asked = { id: string; organizationId: string; who: ActingParty; now: number }

/** The draft is composed again, so that words, prices and dates are those of the day of sending. */
export async function sendDraft(db: Database, env: Env, { id, organizationId, who, now }: Asked) {
  const column = (name: string) => sql<string>`(select ${sql.raw(name)} from contracts where id = ${id})`
  const [[contract], ...rows] = await db.batch([
    db
      .select()
      .from(contracts)
      .where(isAccessible(db, id, { organizationId })),
    ...sourceStatements(db, column('presentation_id'), column('template_id')),
  ])
  if (!contract) throw notFound('contract')
  if (contract.status !== 'draft')
    throw conflict('contract_not_draft', `This contract is ${contract.status}, no draft any more.`)
  const found = sourceOf(rows, organizationId)
  const source = { ...found, number: contract.number }
  const composed = await compose(source, contract.tier, rulesOf(env), now)
  requireComplete(composed)
  const email = source.presented.homeowner.email || null
  const { token, hash } = newToken()
  const { facts, html, htmlHash, tierName, businessDays, expiresAt, consentText } = composed
  const set = {
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
    expiresAt,
  }
  const document = { consentText, facts, html, htmlHash, signing: null, signedHtml: null, signedHtmlHash: null }
  const agreed = {
    documentHash: htmlHash,
    termsHash: termsHash({ ...contract, ...set }, document),
    expiresAt: isoTime(expiresAt),
  }
  const wordsKey = await storeDocument(env, contract, document)
  const change = (sending: Sending) => ({
    set: { ...set, wordsKey },
    evidence: [newEvidence(who, 'sent', now, { ...agreed, ...sending.evidence })],
    events: sending.isEventNow ? ['contract.sent' as const] : [],
    link: hash,
    mails: sending.mails,
  })
  const asMailed = { ...change(mailedNow(email)), ...(email && { limit: homeownerMailLimit(env, email) }) }
  const otherwise = (freeAt: number) => change(mailedLater(env, freeAt))
  const sent = await applyChange(db, env, contract, { ...asMailed, otherwise }, now)
  if (!sent) throw conflict('changed_meanwhile', 'The contract changed meanwhile. Look at it, then try again.')
  return { ...sent, document, token }
}

export async function resend(db: Database, env: Env, { id, organizationId, who, now }: Asked) {
  const asked = { id, access: { organizationId }, now }
  const { token, hash } = newToken()
  const sent = await changeContract(db, env, asked, (whole) => {
    const { contract } = whole
    requireWaiting(contract, now)
    requireUnaltered(whole)
    const { homeownerEmail } = contract
    if (!homeownerEmail)
      throw conflict('no_email', 'There is no e-mail address of the homeowner to send the contract to.')
    return {
      set: {},
      evidence: [newEvidence(who, 'sent', now, { isAgain: true })],
      link: hash,
      isMailNeeded: true,
      replacesWaiting: true,
      mails: mailedNow(homeownerEmail).mails,
      limit: homeownerMailLimit(env, homeownerEmail),
    }
  })
  return { ...sent, token }
}
