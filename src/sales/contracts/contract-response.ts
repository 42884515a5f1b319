import type { Context } from 'hono'
import { type AppEnv, workOf } from '../../core/http/context'
import { isoTime } from '../../core/http/shapes'
import { maskedEmail, maskedName } from '../../core/mask-personal-data'
import { day } from '../../core/time'
import { changeContract, type Whole } from './change'
import { depositStatus } from './deposit'
import type { ContractView } from './schemas'
import { signerIn, statusOf } from './signers'
import { shownWords } from './stored-document'
import type { Signer } from './tables'
import { isExpired } from './transitions'

export type Reader = { kind: 'company' } | { kind: 'homeowner'; token: string; signerId: string } | { kind: 'public' }

export const signUrl = (base: string, id: string, token: string) =>
  new URL(`/contracts/${id}?token=${token}`, base).href

/** Someone who has only the presentation's link may learn that a contract was sent, but none of its content. */
export function contractResponse(
  { contract, document }: Whole,
  viewer: Reader,
  base: string,
  now: number,
): ContractView {
  const isPublic = viewer.kind === 'public'
  const signerId = viewer.kind === 'homeowner' ? viewer.signerId : null
  const reader = signerIn({ contract, signerId })
  return {
    ...contractSummary(contract, base, now),
    ...(viewer.kind !== 'company' && {
      mailProblem: null,
      sealProblem: null,
      endReason: null,
      homeowner: {
        name: isPublic ? maskedName(contract.homeownerName) : contract.homeownerName,
        email: ownAddress(contract.homeownerEmail, reader.email),
      },
      signers: contract.signers.map((signer) => ({
        ...signerView(contract, signer),
        ...(isPublic && { name: maskedName(signer.name) }),
        email: signer.id === signerId ? ownAddress(signer.email, reader.email) : null,
        ...(signer.id !== signerId && { coOwner: null }),
      })),
    }),
    signerId,
    documentOpenedAt: timeOrNull(reader.documentOpenedAt),
    documentUrl: documentUrl(base, contract.id, viewer),
    html: (!isPublic && document && shownWords(document).html) || null,
    htmlHash: (!isPublic && document && shownWords(document).hash) || null,
    company: contract.company,
    requiredInitials: contract.requiredInitials,
    consent: { text: document?.consentText ?? '', givenAt: timeOrNull(reader.consentedAt) },
  }
}

const ownAddress = (email: string | null, own: string | null) => (email && email === own ? maskedEmail(email) : null)

const signerView = (contract: Whole['contract'], signer: Signer) => ({
  id: signer.id,
  name: signer.name,
  email: signer.email,
  role: signer.role,
  status: statusOf(contract, signer),
  signedAt: timeOrNull(signer.signedAt),
  coOwner: signer.coOwner ? { ...signer.coOwner, namedAt: isoTime(signer.coOwner.namedAt) } : null,
})

function documentUrl(base: string, id: string, viewer: Reader) {
  const url = new URL(`/api/contracts/${id}/document.pdf`, base)
  if (viewer.kind === 'homeowner') url.searchParams.set('token', viewer.token)
  return url.href
}

export const contractSummary = (row: Whole['contract'], base: string, now: number) => ({
  id: row.id,
  number: row.number,
  title: row.title,
  status: isExpired(row, now) ? ('expired' as const) : row.status,
  language: row.language,
  timeZone: row.timeZone,
  tier: row.tier,
  tierName: row.tierName,
  totalCents: row.totalCents,
  depositCents: row.depositCents,
  deposit: {
    cents: row.depositCents,
    status: depositStatus(row),
    paidAt: timeOrNull(row.depositPaidAt),
    refundedAt: timeOrNull(row.depositRefundedAt),
  },
  homeowner: { name: row.homeownerName, email: row.homeownerEmail },
  signers: row.signers.map((signer) => signerView(row, signer)),
  inAnyOrder: row.inAnyOrder,
  companySigns: row.companySigns,
  countersignedAt: timeOrNull(row.countersignedAt),
  countersignedBy: row.countersignedBy,
  documentOpenedAt: timeOrNull(row.documentOpenedAt),
  sentAt: timeOrNull(row.sentAt),
  openedAt: timeOrNull(row.openedAt),
  signedAt: timeOrNull(row.signedAt),
  signedBy: row.signedBy,
  sealedAt: timeOrNull(row.sealedAt),
  expiresAt: isoTime(row.expiresAt),
  validDays: row.validDays,
  cancelBy: timeOrNull(row.cancelBy),
  cancelledAt: timeOrNull(row.cancelledAt),
  declinedAt: timeOrNull(row.declinedAt),
  endReason: row.endReason,
  documentUrl: documentUrl(base, row.id, { kind: 'company' }),
  presentationId: row.presentationId,
  templateId: row.templateId,
  replacedBy: row.replacedBy,
  mailProblem: row.mailProblem ?? null,
  sealProblem: isLate(row, now)
    ? 'It was signed over a day ago and could not be sealed yet. If it opens, no time-stamp authority answers, and it is tried again each hour; else its words are missing, or not as its evidence recorded them.'
    : null,
  createdAt: isoTime(row.createdAt),
  updatedAt: isoTime(row.updatedAt),
})

const isLate = ({ signedAt, sealedAt }: Whole['contract'], now: number) =>
  signedAt !== null && sealedAt === null && signedAt + day <= now

const timeOrNull = (moment: number | null) => (moment === null ? null : isoTime(moment))

export const shownTo = (c: Context<AppEnv>, whole: Whole, token: string) => ({
  contract: contractResponse(whole, { kind: 'homeowner', token, signerId: signerIn(whole).id }, c.req.url, Date.now()),
})

export async function actByToken(
  c: Context<AppEnv>,
  id: string,
  token: string,
  decide: Parameters<typeof changeContract>[2],
) {
  const asked = { id, access: { token }, now: Date.now() }
  return shownTo(c, await changeContract(workOf(c), asked, decide), token)
}

type Sent = { links: { signerId: string; token: string }[]; isMailed: boolean }

export function linksOf(base: string, id: string, { links, isMailed }: Sent) {
  const signUrls = links.map(({ signerId, token }) => ({ signerId, signUrl: signUrl(base, id, token) }))
  return { signUrl: signUrls[0]?.signUrl ?? null, signUrls, isMailed }
}
