import { sql } from 'drizzle-orm'
import { newToken } from '../../core/crypto'
import { read, type Work } from '../../core/database/commit'
import { conflict, notFound } from '../../core/http/errors'
import { isoTime } from '../../core/http/shapes'
import { maskedEmail } from '../../core/mask-personal-data'
import { homeownerMailLimit } from '../../core/rate-limits/homeowner-mails'
import { applyChange, changeContract } from './change'
import { requireUnaltered, termsHash } from './compare'
import { compose, requireComplete, rulesOf } from './compose'
import { type ActingParty, concerning, newEvidence } from './evidence'
import { sourceOf, sourceStatements } from './load-source'
import { firstAsked, firstInTurn, mailedLater, mailedNow, type Sending } from './mail-of-day'
import type { NamedSigner } from './parties'
import { isAccessible } from './queries'
import { inTurnOf, isInTurn } from './signers'
import { storeDocument } from './stored-document'
import { type Contract, contracts, type Signer } from './tables'
import { requireWaiting } from './transitions'

type Asked = { id: string; organizationId: string; who: ActingParty; now: number }

/** Composes the draft again, so that its text, prices and dates are those of the day it is sent. */
export async function sendDraft(work: Work, { id, organizationId, who, now }: Asked) {
  const { env, db } = work
  const column = (name: string) => sql<string>`(select ${sql.raw(name)} from contracts where id = ${id})`
  const {
    found: [contract],
    ...rows
  } = await read(db, {
    found: db
      .select()
      .from(contracts)
      .where(isAccessible(db, id, { organizationId })),
    ...sourceStatements(db, column('presentation_id'), column('template_id')),
  })
  if (!contract) throw notFound('contract')
  if (contract.status !== 'draft') throw conflict('contract_not_draft', 'This contract is no longer a draft.')
  const source = { ...sourceOf(rows, organizationId), number: contract.number }
  const composed = await compose(
    source,
    { ...contract, signers: namedIn(contract) },
    rulesOf(env, contract.validDays),
    now,
  )
  requireComplete(composed)
  const email = source.presented.homeowner.email || null
  const links = composed.signers.map(({ id: signerId }) => ({ signerId, ...newToken() }))
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
    signers: composed.signers,
    inAnyOrder: facts.inAnyOrder ?? false,
    companySigns: facts.companySigns ?? false,
    expiresAt,
  }
  const document = { consentText, facts, html, htmlHash, signedHtml: null, signedHtmlHash: null }
  const agreed = {
    documentHash: htmlHash,
    termsHash: termsHash({ ...contract, ...set }, document),
    expiresAt: isoTime(expiresAt),
    ...concerning(firstInTurn(composed)),
  }
  const wordsKey = await storeDocument(env, contract, document)
  const change = (sending: Sending) => ({
    set: { ...set, wordsKey },
    evidence: [newEvidence(who, 'sent', now, { ...agreed, ...sending.evidence })],
    events: sending.isEventNow ? ['contract.sent' as const] : [],
    links: links.map(({ signerId, hash: tokenHash }) => ({ signerId, tokenHash })),
    mails: sending.mails,
  })
  const asked = firstAsked(composed)
  const asMailed = {
    ...change(mailedNow(asked)),
    ...(asked[0] && { limit: homeownerMailLimit(env, organizationId, asked[0]) }),
  }
  const otherwise = (freeAt: number) => change(mailedLater(env, asked, freeAt))
  const sent = await applyChange(work, contract, { ...asMailed, otherwise }, now)
  if (!sent)
    throw conflict('changed_meanwhile', 'Someone changed the contract at the same time. Check it, then try again.')
  return { ...sent, document, links }
}

/** Leaves out what the draft took from the presentation, so that it is read again. */
const namedIn = (contract: Contract): NamedSigner[] =>
  contract.signers.map(({ id, name, email, role, fromPresentation = [] }) => ({
    id,
    role,
    ...(!fromPresentation.includes('name') && { name }),
    ...(!fromPresentation.includes('email') && { email }),
  }))

/** Goes to the next person to sign, unless a signer is named. */
export async function resend(work: Work, signerId: string | null, { id, organizationId, who, now }: Asked) {
  const asked = { id, access: { organizationId }, now }
  const { token, hash } = newToken()
  let toWhom = ''
  const sent = await changeContract(work, asked, (whole) => {
    const { contract } = whole
    requireWaiting(contract, now)
    requireUnaltered(whole)
    const { id: found, email } = requireAsked(contract, signerId)
    if (!email) throw conflict('no_email', 'This signer has no email address to send the contract to.')
    toWhom = found
    const mailed = inTurnOf(contract).filter((each) => each.email === email)
    return {
      set: {},
      evidence: [
        newEvidence(who, 'sent', now, { isAgain: true, recipient: maskedEmail(email), ...concerning(mailed) }),
      ],
      links: [{ signerId: found, tokenHash: hash }],
      isMailNeeded: true,
      replacesWaiting: email,
      mails: mailedNow([email]).mails,
      limit: homeownerMailLimit(work.env, organizationId, email),
    }
  })
  return { ...sent, links: [{ signerId: toWhom, token }] }
}

function requireAsked(contract: Contract, signerId: string | null): Signer {
  const signer = signerId === null ? inTurnOf(contract)[0] : contract.signers.find(({ id }) => id === signerId)
  if (!signer && signerId !== null) throw notFound('signer')
  if (!signer || signer.signedAt !== null)
    throw conflict('signed_already', 'Everyone who could get a link has already signed this contract.')
  if (!isInTurn(contract, signer))
    throw conflict('not_your_turn', 'Someone else signs before this signer, who gets the link when it’s their turn.')
  return signer
}
