import { sql } from 'drizzle-orm'
import { newToken } from '../../core/crypto'
import { read, type Work } from '../../core/database/commit'
import { conflict, notFound } from '../../core/http/errors'
import { isoTime } from '../../core/http/shapes'
import { maskedEmail } from '../../core/mask-personal-data'
import { homeownerMailLimit } from '../../core/rate-limits/homeowner-mails'
import type { TierName } from '../../core/shared/tiers'
import { applyChange, changeContract } from './change'
import { requireUnaltered, termsHash } from './compare'
import { columnsOf, compose, documentComposed, requireComplete, rulesOf } from './compose'
import { type ActingParty, concerning, newEvidence } from './evidence'
import { sourceOf, sourceStatements } from './load-source'
import { firstAsked, firstInTurn, mailedLater, mailedNow, type Sending, sharedByCompany } from './mail-of-day'
import type { NamedSigner } from './parties'
import { isAccessible } from './queries'
import { inTurnOf, isInTurn } from './signers'
import { storeDocument } from './stored-document'
import { type Contract, contracts, type Signer } from './tables'
import { requireWaiting } from './transitions'

type Asked = { id: string; organizationId: string; who: ActingParty; now: number }

/** Composes the draft again, so that its text, prices and dates are those of the day it is sent. */
export async function sendDraft(work: Work, { id, organizationId, who, now }: Asked) {
  const { env } = work
  const { contract, source } = await readDraft(work, { id, organizationId })
  const asked = { ...contract, signers: namedIn(contract) }
  const composed = await compose(source, asked, rulesOf(env, contract.validDays), now)
  requireComplete(composed)
  const links = composed.signers.map(({ id: signerId }) => ({ signerId, ...newToken() }))
  const set = { status: 'sent' as const, sentAt: now, ...columnsOf(composed, source) }
  const document = documentComposed(composed)
  const agreed = {
    documentHash: document.htmlHash,
    termsHash: termsHash({ ...contract, ...set }, document),
    expiresAt: isoTime(composed.expiresAt),
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
  const addresses = firstAsked(composed)
  const asMailed = {
    ...change(mailedNow(addresses)),
    ...(addresses[0] && { limit: homeownerMailLimit(env, organizationId, addresses[0]) }),
  }
  const otherwise = (freeAt: number) => change(mailedLater(env, addresses, freeAt))
  const sent = await applyChange(work, contract, { ...asMailed, otherwise }, now)
  if (!sent) throw changedMeanwhile()
  return { ...sent, document, links }
}

export type DraftChange = {
  templateId?: string | undefined
  tier?: TierName | undefined
  signers?: NamedSigner[] | null | undefined
  inAnyOrder?: boolean | undefined
  validDays?: number | null | undefined
}

/** Composes the draft again, too, so that it shows the prices and the homeowner of today. */
export async function changeDraft(work: Work, change: DraftChange, { id, organizationId, who, now }: Asked) {
  const { env } = work
  const { contract, source } = await readDraft(work, { id, organizationId, templateId: change.templateId })
  const { tier = contract.tier, inAnyOrder = contract.inAnyOrder, validDays = contract.validDays } = change
  const signers = change.signers === undefined ? namedIn(contract) : change.signers
  const composed = await compose(source, { tier, signers, inAnyOrder }, rulesOf(env, validDays), now)
  const templateId = source.template.id
  const document = documentComposed(composed)
  const wordsKey = await storeDocument(env, contract, document)
  const set = { templateId, tier, validDays, wordsKey, ...columnsOf(composed, source) }
  const evidence = [newEvidence(who, 'changed', now, { templateId, tier })]
  const changed = await applyChange(work, contract, { set, evidence }, now)
  if (!changed) throw changedMeanwhile()
  return { ...changed, document }
}

const changedMeanwhile = () =>
  conflict('changed_meanwhile', 'Someone changed the contract at the same time. Check it, then try again.')

async function readDraft({ db }: Work, asked: { id: string; organizationId: string; templateId?: string | undefined }) {
  const { id, organizationId } = asked
  const column = (name: string) => sql<string>`(select ${sql.raw(name)} from contracts where id = ${id})`
  const {
    found: [contract],
    ...rows
  } = await read(db, {
    found: db
      .select()
      .from(contracts)
      .where(isAccessible(db, id, { organizationId })),
    ...sourceStatements(db, column('presentation_id'), asked.templateId ?? column('template_id')),
  })
  if (!contract) throw notFound('contract')
  if (contract.status !== 'draft') throw conflict('contract_not_draft', 'This contract is no longer a draft.')
  return { contract, source: { ...sourceOf(rows, organizationId), number: contract.number } }
}

/** Leaves out what the draft took from the presentation, so that it is read again. */
const namedIn = (contract: Contract): NamedSigner[] =>
  contract.signers.map(({ id, name, email, role, fromPresentation = [] }) => ({
    id,
    role,
    ...(!fromPresentation.includes('name') && { name }),
    ...(!fromPresentation.includes('email') && { email }),
  }))

type Resent = { signerId: string | null; isMailed: boolean }

/** Goes to the next person to sign, unless a signer is named. Someone without an email gets the link from the company. */
export async function resend(work: Work, { signerId, isMailed }: Resent, { id, organizationId, who, now }: Asked) {
  const asked = { id, access: { organizationId }, now }
  const { token, hash } = newToken()
  let toWhom = ''
  const sent = await changeContract(work, asked, (whole) => {
    const { contract } = whole
    requireWaiting(contract, now)
    requireUnaltered(whole)
    const { id: found, email: address } = requireAsked(contract, signerId)
    toWhom = found
    const email = isMailed ? address : null
    const mailed = inTurnOf(contract).filter((each) => (email ? each.email === email : each.id === found))
    const again = { isAgain: true, ...(email && { recipient: maskedEmail(email) }), ...concerning(mailed) }
    const { mails, evidence } = isMailed ? mailedNow(email ? [email] : []) : sharedByCompany
    return {
      set: {},
      evidence: [newEvidence(who, 'sent', now, { ...again, ...evidence })],
      links: [{ signerId: found, tokenHash: hash }],
      mails,
      ...(email && {
        isMailNeeded: true,
        replacesWaiting: email,
        limit: homeownerMailLimit(work.env, organizationId, email),
      }),
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
