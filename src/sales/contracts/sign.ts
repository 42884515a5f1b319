import { and, inArray, sql } from 'drizzle-orm'
import { sha256 } from '../../core/crypto'
import type { Database } from '../../core/database/database'
import { conflict, invalid, notFound } from '../../core/http/errors'
import { startJob } from '../../core/jobs/start'
import { makeManifest } from '../../playback/manifest/manifest'
import { partStatements, partsOf } from '../../talk/published/queries'
import { shownWithDecks } from '../../talk/published/shown-with-decks'
import { wordsIn } from '../../words/languages'
import { type Asked, applyChange } from './change'
import { faultOf, requireDocument, termsHash } from './compare'
import { signedDocument } from './compose'
import { type ActingParty, newEvidence } from './evidence'
import { findEvents, findQuestionsAsked, findTimeWatched, isAccessible } from './queries'
import { findStoredDocument, storeDocument } from './stored-document'
import { type Contract, contracts, waiting } from './tables'
import { requireWaiting } from './transitions'
import type { Signing } from './tree'

const prefix = 'data:image/png;base64,'
const longest = 400_000
const widest = 2400
const mostPixels = 2_000_000

const refusal = () =>
  invalid('signature.value', `must be a PNG picture as a data URL of at most ${longest} characters.`)

async function requireMark({ kind, value }: Signing['signature']): Promise<Signing['signature']> {
  if (kind === 'typed') {
    if (!/[\p{L}\p{N}]/u.test(value)) throw invalid('signature.value', 'must be the name as it was typed.')
    return { kind, value }
  }
  if (!value.startsWith(prefix) || value.length > longest || !/^[A-Za-z0-9+/]+=*$/.test(value.slice(prefix.length)))
    throw refusal()
  const bytes = Buffer.from(value.slice(prefix.length), 'base64')
  if (bytes.length < 33 || bytes.toString('latin1', 12, 16) !== 'IHDR') throw refusal()
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
  if (width > widest || height > widest || width * height > mostPixels)
    throw invalid('signature.value', `must be a picture of at most ${mostPixels} pixels.`)
  const picture = pictureIn(bytes, width, height)
  if (
    !(await hasStrokes(picture).catch(() => {
      throw refusal()
    }))
  )
    throw invalid('signature.value', 'is a picture on which nothing was drawn.')
  return { kind, value: prefix + picture.toString('base64') }
}

const head = 8
const around = 12
const needed = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'])

/** Only the picture chunks are kept, because others may hold hidden data or unpack to any length. */
function pictureIn(bytes: Buffer, width: number, height: number) {
  const kept = [bytes.subarray(0, head)]
  const packed: Buffer[] = []
  for (let at = head; at + around <= bytes.length; ) {
    const end = at + around + bytes.readUInt32BE(at)
    const type = bytes.toString('latin1', at + 4, at + 8)
    if (end > bytes.length) throw refusal()
    if (needed.has(type)) kept.push(bytes.subarray(at, end))
    if (type === 'IDAT') packed.push(bytes.subarray(at + 8, end - 4))
    at = end
  }
  try {
    process
      .getBuiltinModule('node:zlib')
      .inflateSync(Buffer.concat(packed), { maxOutputLength: 8 * (width + 1) * (height + 1) })
  } catch {
    throw refusal()
  }
  return Buffer.concat(kept)
}

async function hasStrokes(bytes: Uint8Array) {
  const { decode } = await import('fast-png')
  const { data, channels } = decode(bytes)
  for (let index = channels; index < data.length; index++) if (data[index] !== data[index % channels]) return true
  return false
}

type SignInput = Pick<Signing, 'name' | 'signature'> & { initials: Record<string, string> }

const mostTries = 8

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
    const [[contract], events, [watched], asked, ...shown] = await db.batch([
      db
        .select()
        .from(contracts)
        .where(isAccessible(db, id, access)),
      findEvents(db, id),
      findTimeWatched(db, presentationId),
      findQuestionsAsked(db, presentationId),
      ...partStatements(db, presentationId, await shownWithDecks()),
    ])
    if (!contract) throw notFound('contract')
    requireSignable(contract, input, now)
    const stored = await findStoredDocument(env, contract)
    const unsigned = requireDocument({ document: stored, fault: faultOf(env, { contract, document: stored }, events) })
    const signature = await requireMark(input.signature)
    const { facts, htmlHash } = unsigned
    const initials = Object.fromEntries(contract.requiredInitials.map((label) => [label, input.initials[label] ?? '']))
    const signing = { name: input.name, signature, initials, signedAt: now }
    const { signed, cancelBy, ...made } = await signedDocument(facts, signing, contract.businessDays)
    const set = { status: 'signed' as const, signedAt: now, signedBy: input.name, cancelBy, sealingUntil: 0 }
    const document = { ...unsigned, facts: signed, signing, signedHtml: made.html, signedHtmlHash: made.htmlHash }
    const content = {
      name: input.name,
      signature: { kind: signature.kind, hash: sha256(signature.value) },
      documentHash: htmlHash,
      signedDocumentHash: made.htmlHash,
      termsHash: termsHash({ ...contract, ...set }, document),
      seen: {
        manifestVersion: versionOf(env, partsOf(shown), origin),
        secondsWatched: Math.round((watched?.milliseconds ?? 0) / 1000),
        questions: { count: asked.length, hash: hashOf(asked) },
      },
    }
    const change = {
      set: { ...set, wordsKey: await storeDocument(env, contract, document) },
      evidence: [
        ...(contract.requiredInitials.length ? [newEvidence(who, 'initialled', now, { initials })] : []),
        newEvidence(who, 'signed', now, content),
      ],
      events: ['contract.signed' as const],
    }
    const applied = await applyChange(db, env, contract, change, now)
    if (applied) return { contract: applied.contract, document }
  }
  throw conflict(
    'changed_meanwhile',
    'The contract is being changed by others at this moment. Look at it, then try again.',
  )
}

function requireSignable(contract: Contract, { initials }: SignInput, now: number) {
  requireWaiting(contract, now)
  if (contract.consentedAt === null) throw conflict('consent_missing', 'Consent to electronic records first.')
  for (const label of contract.requiredInitials)
    if (!initials[label]?.trim()) throw invalid('initials', `must have yours for “${label}”.`)
  const unknown = Object.keys(initials).find((label) => !contract.requiredInitials.includes(label))
  if (unknown !== undefined) throw invalid('initials', `names “${unknown.slice(0, 100)}”, for which none are asked.`)
}

function versionOf(env: Env, { deck, presentation }: ReturnType<typeof partsOf>, origin: string) {
  if (!deck || !presentation || presentation.isGone) return null
  const made = makeManifest(env, deck, presentation, origin, wordsIn(presentation.language))
  return made?.etag.replaceAll('"', '') ?? null
}

/** Questions are deleted after 90 days, so the evidence keeps only their hash. */
const hashOf = (asked: { question: string; createdAt: number }[]) =>
  sha256(JSON.stringify(asked.map(({ question, createdAt }) => [createdAt, question])))

export type SealContract = { kind: 'seal-contract'; contractId: string }

export const startSealing = (env: Env, contractId: string) =>
  startJob(env, { kind: 'seal-contract', contractId } satisfies SealContract)
