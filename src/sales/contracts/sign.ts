import { and, inArray, sql } from 'drizzle-orm'
import { sha256 } from '../../core/crypto'
import type { Work } from '../../core/database/commit'
import type { Caller } from '../../core/http/context'
import { conflict, invalid } from '../../core/http/errors'
import { partStatements, partsOf } from '../../decks/published/queries'
import { wordsIn } from '../../locales/languages'
import { makeManifest } from '../../playback/manifest/manifest'
import * as pictures from '../../playback/previews/shown-with-decks'
import * as sound from '../../speech/narration/shown-with-decks'
import { afterSignature } from './after-signature'
import { type Asked, changeContract } from './change'
import { requireDocument, termsHash } from './compare'
import { type ActingParty, actingAs, newEvidence } from './evidence'
import { findMessages, findQuestionsAsked, findTimeWatched, isAccessible } from './queries'
import { requireMark } from './signature-mark'
import { signedDocument } from './signed-document'
import { isInTurn, signerIn, withSigner } from './signers'
import { type ContractDocument, shownWords, storeDocument } from './stored-document'
import { type Actor, type Contract, type ContractEvent, contracts, type Signer, waiting } from './tables'
import { requireHomeowner, requireWaiting } from './transitions'
import type { Signing } from './tree'

type SignInput = Pick<Signing, 'name' | 'signature'> & { initials: Record<string, string> }

export async function sign(
  work: Work,
  asked: Asked,
  input: SignInput,
  who: ActingParty,
  { caller, origin }: { caller?: Caller | undefined; origin: string },
) {
  const { env, db } = work
  const { id, access, now } = asked
  const signable = and(isAccessible(db, id, access), inArray(contracts.status, waiting))
  const presentationId = sql`${db.select({ id: contracts.presentationId }).from(contracts).where(signable)}`
  let document: ContractDocument | undefined
  const changed = await changeContract(
    work,
    asked,
    async (whole, { watched: [watched], questions, messages, shown }) => {
      const { contract, events } = whole
      requireHomeowner(caller, contract)
      const signer = signerIn(whole)
      requireSignable(contract, signer, input, now)
      const unsigned = requireDocument(whole)
      const signature = await requireMark(input.signature)
      const initials = Object.fromEntries(
        contract.requiredInitials.map((label) => [label, input.initials[label] ?? '']),
      )
      const signing = { name: input.name, signature, initials, signedAt: now }
      const made = await signedDocument(unsigned.facts, { signerId: signer.id, signing }, contract.businessDays)
      const signed = withSigner(contract, signer.id, { signedAt: now })
      const follows = afterSignature({ contract, signers: signed.signers, facts: made.signed, now }, made.cancelBy)
      const set = { ...signed, ...follows.set }
      document = { ...unsigned, facts: made.signed, signedHtml: made.html, signedHtmlHash: made.htmlHash }
      const acting = actingAs(who, signer)
      const content = {
        ...signatureContent(input.name, signature, shownWords(unsigned).hash, { ...contract, ...set }, document),
        ...sameNetworkAndBrowser(events, acting),
        // The presentation was made for the first signer. We can't tell whether another signer watched it.
        ...(signer.id === contract.signers[0]?.id && {
          seen: {
            manifestVersion: versionOf(env, partsOf(shown), origin),
            secondsWatched: Math.round((watched?.milliseconds ?? 0) / 1000),
            questions: {
              count: questions.length,
              hash: hashOf(questions.map(({ question, createdAt }) => [createdAt, question])),
            },
            conversation: {
              count: messages.length,
              hash: hashOf(messages.map(({ createdAt, sender, name, text }) => [createdAt, sender, name, text])),
            },
          },
        }),
      }
      return {
        ...follows,
        set: { ...set, wordsKey: await storeDocument(env, contract, document) },
        evidence: [
          ...(contract.requiredInitials.length ? [newEvidence(acting, 'initialled', now, { initials })] : []),
          newEvidence(acting, 'signed', now, content),
        ],
      }
    },
    {
      watched: findTimeWatched(db, presentationId),
      questions: findQuestionsAsked(db, presentationId),
      messages: findMessages(db, presentationId),
      shown: partStatements(db, presentationId, { ...sound, ...pictures }),
    },
  )
  return { ...changed, document }
}

function requireSignable(contract: Contract, signer: Signer, { initials }: SignInput, now: number) {
  requireWaiting(contract, now)
  if (signer.signedAt !== null) throw conflict('signed_already', 'You have already signed this contract.')
  if (!isInTurn(contract, signer))
    throw conflict('not_your_turn', 'Someone else signs before you. We’ll email you when it’s your turn.')
  if (signer.consentedAt === null) throw conflict('consent_missing', 'Agree to electronic records first.')
  for (const label of contract.requiredInitials)
    if (!initials[label]?.trim()) throw invalid('initials', `must include yours for “${label}”.`)
  const unknown = Object.keys(initials).find((label) => !contract.requiredInitials.includes(label))
  if (unknown !== undefined)
    throw invalid('initials', `names the clause “${unknown.slice(0, 100)}”, which doesn’t need initials.`)
}

/** The content of a signature's event, whether a homeowner's or the company's. */
export const signatureContent = (
  name: string,
  signature: Signing['signature'],
  documentHash: string,
  contract: Contract,
  document: ContractDocument,
) => ({
  name,
  signature: { kind: signature.kind, hash: sha256(signature.value) },
  documentHash,
  signedDocumentHash: document.signedHtmlHash,
  termsHash: termsHash(contract, document),
})

/** Two people may sign on one phone, but all we know is that their network and browser type match. */
function sameNetworkAndBrowser(events: ContractEvent[], { actor, address, device }: ActingParty) {
  const names = events
    .filter((event) => event.type === 'signed' && event.address === address && event.device === device)
    .map((event): Actor => JSON.parse(event.actor))
    .filter(({ id }) => id !== actor.id)
    .flatMap(({ name }) => name ?? [])
  return device !== null && names.length ? { sameNetworkAndBrowserAs: names } : {}
}

function versionOf(env: Env, { deck, presentation }: ReturnType<typeof partsOf>, origin: string) {
  if (!deck || !presentation || presentation.isGone) return null
  const made = makeManifest(env, deck, presentation, origin, wordsIn(presentation.language))
  return made?.etag.replaceAll('"', '') ?? null
}

/** Questions are deleted after 90 days, so the evidence keeps only their hash. */
const hashOf = (said: (string | number)[][]) => sha256(JSON.stringify(said))
