import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '../../core/database'
import { conflict, invalid, notFound } from '../../core/errors'
import { sha256 } from '../../core/sha256'
import { askings } from '../qa/tables'
import { makeManifest } from '../viewer/manifest'
import { partStatements, partsOf } from '../viewer/queries'
import { viewerSessions } from '../viewer/tables'
import { isAccessible } from './access'
import { type ActingParty, newEvidence } from './acting-party'
import { type Asked, applyChange } from './change'
import { signedDocument } from './compose'
import { requireMark } from './signature'
import { findDocument } from './statements'
import { waiting } from './states'
import { type Contract, contracts } from './tables'
import { requireWaiting } from './transitions'
import type { Signing } from './tree'

export type SignInput = Pick<Signing, 'name' | 'signature'> & { initials: Record<string, string> }

const mostTries = 8
const mostQuestions = 1000

export async function sign(
  db: Database,
  env: Env,
  { id, access, now }: Asked,
  input: SignInput,
  who: ActingParty,
  origin: string,
) {
  const signable = and(isAccessible(db, id, access), inArray(contracts.status, waiting))
  const presentationId = sql`${db.select({ id: contracts.presentationId }).from(contracts).where(signable)}`
  for (let tries = 0; tries < mostTries; tries++) {
    const [[contract], [document], [watched], asked, ...shown] = await db.batch([
      db
        .select()
        .from(contracts)
        .where(isAccessible(db, id, access)),
      findDocument(db, id),
      db
        .select({ milliseconds: sql<number | null>`sum(member.value)`.as('milliseconds') })
        .from(sql`viewer_sessions cross join json_each(viewer_sessions.watched) as member`)
        .where(eq(viewerSessions.presentationId, presentationId)),
      db
        .select({ question: askings.question, createdAt: askings.createdAt })
        .from(askings)
        .where(and(eq(askings.presentationId, presentationId), isNotNull(askings.presentationId)))
        .orderBy(asc(askings.createdAt))
        .limit(mostQuestions),
      ...partStatements(db, presentationId),
    ])
    if (!contract || !document) throw notFound('contract')
    requireSignable(contract, input, now)
    const signature = await requireMark(input.signature)
    const { facts, htmlHash } = document
    const initials = Object.fromEntries(contract.requiredInitials.map((label) => [label, input.initials[label] ?? '']))
    const signing = { name: input.name, signature, initials, signedAt: now }
    const { signed, cancelBy, ...made } = await signedDocument(facts, signing, contract.businessDays)
    const content = {
      name: input.name,
      signature: { kind: signature.kind, hash: sha256(signature.value) },
      documentHash: htmlHash,
      signedDocumentHash: made.htmlHash,
      seen: {
        manifestVersion: versionOf(env, partsOf(shown), origin),
        secondsWatched: Math.round((watched?.milliseconds ?? 0) / 1000),
        questions: { count: asked.length, hash: hashOf(asked) },
      },
    }
    const change = {
      set: { status: 'signed' as const, signedAt: now, signedBy: input.name, cancelBy, sealingUntil: 0 },
      evidence: [
        ...(contract.requiredInitials.length ? [newEvidence(who, 'initialled', now, { initials })] : []),
        newEvidence(who, 'signed', now, content),
      ],
      events: ['contract.signed' as const],
      document: { facts: signed, signing, signedHtml: made.html, signedHtmlHash: made.htmlHash },
    }
    const applied = await applyChange(db, env, contract, change, now)
    if (applied) {
      return { contract: applied.contract, document: { ...document, ...change.document } }
    }
  }
  throw conflict('The contract is being changed by others at this moment. Look at it, then try again.')
}

function requireSignable(contract: Contract, { initials }: SignInput, now: number) {
  requireWaiting(contract, now)
  if (contract.consentedAt === null) throw conflict('Consent to electronic records first.')
  for (const label of contract.requiredInitials)
    if (!initials[label]?.trim()) throw invalid(`initials must have yours for “${label}”.`)
  const unknown = Object.keys(initials).find((label) => !contract.requiredInitials.includes(label))
  if (unknown !== undefined) throw invalid(`initials names “${unknown.slice(0, 100)}”, for which none are asked.`)
}

function versionOf(env: Env, { deck, presentation }: ReturnType<typeof partsOf>, origin: string) {
  const made = deck && presentation && makeManifest(env, deck, presentation, origin)
  return made?.etag.replaceAll('"', '') ?? null
}

/** Questions are deleted after 90 days, so the evidence keeps only their hash. */
const hashOf = (asked: { question: string; createdAt: number }[]) =>
  sha256(JSON.stringify(asked.map(({ question, createdAt }) => [createdAt, question])))
