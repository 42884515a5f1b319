import { eq } from 'drizzle-orm'
import { read } from '../../core/database/commit'
import { isoTime } from '../../core/http/shapes'
import { maskedEmail } from '../../core/mask-personal-data'
import { needed } from '../../core/needed'
import { letterheadOf, replyToCompany } from '../../decks/branding/letterhead'
import type { MailWriter } from '../../events/mails/send-mail'
import type { Mail, Purpose } from '../../events/mails/tables'
import { fill } from '../../locales/fill'
import { wordsIn } from '../../locales/languages'
import { type MimeMail, serviceName } from '../../providers/mail'
import { type Letterhead, type MailContent, plainLetterhead, writeMail } from '../../providers/mail-layout'
import { type Change, changeContract } from './change'
import { faultOf } from './compare'
import { depositStatus, takesPayments } from './deposit'
import { copyToAttach } from './document'
import { concerning, newEvidence, serviceParty } from './evidence'
import { linksOf, mailedLinks } from './mailed-links'
import { findEvents, findLookOf, findSentLink, tellsOfSending } from './queries'
import { inTurnOf, toldOf } from './signers'
import { findStoredDocument } from './stored-document'
import { type Actor, type Contract, type ContractEvent, contracts, type Signer } from './tables'
import { isExpired } from './transitions'
import { contractEmails, dateIn, deadlineIn, firstNamesIn, listIn, money } from './words'

type ContractMail = Mail<Extract<Purpose, `contract.${string}`>>

type KindOf<Name> = Name extends `contract.${infer Kind}` ? Kind : never
type MailKind = KindOf<ContractMail['purpose']>

const kindOf = ({ purpose }: ContractMail) => purpose.slice('contract.'.length) as MailKind

type HomeownerMail = Exclude<MailKind, 'co_owner_named' | 'consent_withdrawn' | 'unsealed'>

const companySubjects: Record<MailKind, string> = {
  link: 'Sent: contract {number}, {name}',
  countersign: 'Your signature is needed: contract {number}, {name}',
  copy: 'Signed: contract {number}, {name}',
  cancelled: 'Canceled: contract {number}, {name}',
  declined: 'Declined: contract {number}, {name}',
  void: 'Withdrawn: contract {number}, {name}',
  consent_withdrawn: 'Paper records needed: contract {number}, {name}',
  co_owner_named: 'A co-owner needs to sign too: contract {number}, {name}',
  unsealed: 'Signed, not yet sealed: contract {number}, {name}',
}

const companyNotes = {
  countersign:
    'The homeowners have signed. Your company signs next. Sign in the studio before their time to cancel ends, and the contract will be sealed.',
  usual: 'To open the PDF, sign in to the studio first.',
  consent_withdrawn:
    'The homeowner withdrew their consent to electronic records. From now on, send this contract, and everything that concerns it, on paper. What was signed stays valid.',
  co_owner_named:
    'Before signing, the homeowner said that a co-owner needs to sign too. The names in this contract can’t be changed. Open it in the studio and draft a new one that names everyone. Each of them gets a link, and this contract becomes void.',
  unsealed:
    'Either no timestamp authority has answered for a day, or the signed document is missing or doesn’t match its evidence. Open the contract to see which. We’ll keep trying, and we’ll email both sides their copy once it’s sealed.',
}

type Told = {
  company: Letterhead
  /** The signers whose address the email goes to. */
  linked: { signer: Signer; url: string }[]
  /** The person who declined or canceled the contract. */
  ender: Actor | null
  canPayOnline: boolean
  now: number
}

function mailOf(
  env: Env,
  mail: ContractMail,
  contract: Contract,
  told: Told,
  attachment?: MimeMail['attachment'],
): MimeMail {
  const isHomeowner = mail.audience === 'homeowner'
  const content = isHomeowner ? forHomeowner(mail, contract, told) : forCompany(env, mail, contract)
  const { name, email } = contract.signers[0] as Signer
  const homeowner = email ? { name, email } : undefined
  return {
    from: { name: isHomeowner ? told.company.name : serviceName, email: needed(env, 'EMAIL_FROM') },
    replyTo: isHomeowner ? replyToCompany(told.company) : homeowner,
    to: mail.recipient,
    id: mail.id,
    written: writeMail(content),
    attachment,
  }
}

/**
 * The contract keeps the company's name at that time. The contact details are the current ones as long as the deck
 * exists.
 */
export const letterheadIn = ({ company }: Contract, now: Letterhead): Letterhead => ({
  ...now,
  name: company.name,
  address: now.address ?? company.address,
  phone: now.phone ?? company.phone,
  email: now.email ?? company.email,
})

function forHomeowner(mail: ContractMail, contract: Contract, told: Told): MailContent {
  const { company, linked, ender, now } = told
  const { language, timeZone, number, title, totalCents, expiresAt, cancelBy } = contract
  const words = contractEmails[language]
  const { hello, kinds, cancelledByOther, cancelOver } = words
  const kind = kindOf(mail) as HomeownerMail
  const isByOther = ender !== null && ender.id !== null && !linked.some(({ signer }) => signer.id === ender.id)
  const said = {
    ...kinds[kind],
    ...(kind === 'cancelled' && isByOther && { sentence: cancelledByOther }),
    ...(kind === 'copy' && cancelBy !== null && cancelBy <= now && { note: cancelOver }),
  }
  const values = {
    company: company.name,
    name: firstNamesIn(
      language,
      linked.map(({ signer }) => signer),
    ),
    who: ender?.name ?? '',
    number: String(number),
    title,
    total: money(totalCents, language),
    expires: deadlineIn(contract, isoTime(expiresAt)),
    cancelBy: cancelBy === null ? '' : dateIn(cancelBy - 1, language, timeZone),
  }
  const deposit =
    kind === 'copy' && depositStatus(contract) === 'due' ? money(contract.depositCents, language) : undefined
  const payUrl = deposit && told.canPayOnline && linked[0] ? `${linked[0].url}#deposit` : undefined
  return {
    language,
    letterhead: company,
    headline: fill(said.subject, values),
    greeting: fill(hello, values),
    sentence: fill(said.sentence, values),
    facts: deposit ? [{ name: words.depositDue, value: deposit }] : [],
    links: [...(payUrl ? [{ text: words.payDeposit, url: payUrl }] : []), ...linksOf(said.button, linked)],
    note: [deposit && !payUrl ? words.depositElsewhere : '', said.note]
      .filter(Boolean)
      .map((note) => fill(note, values))
      .join(' '),
    footnote: company.email ? null : wordsIn(language).mail.noReplies,
  }
}

function forCompany(env: Env, mail: ContractMail, contract: Contract): MailContent {
  const kind = kindOf(mail)
  const signers = contract.signers
  const { number, title, homeownerName, homeownerEmail, tierName, totalCents, timeZone } = contract
  const facts = {
    Contract: title,
    Homeowner: homeownerName,
    Email: homeownerEmail,
    'To be signed by':
      signers.length > 1
        ? listIn(
            'en',
            signers.map(({ name }) => name),
          )
        : null,
    'Co-owner': kind === 'co_owner_named' ? coOwnersOf(signers) : null,
    'Price option': tierName,
    Total: money(totalCents, 'en'),
    'Can be canceled through':
      (kind === 'copy' || kind === 'countersign') && contract.cancelBy !== null
        ? dateIn(contract.cancelBy - 1, 'en', timeZone)
        : null,
  }
  return {
    language: 'en',
    letterhead: plainLetterhead(contract.company.name),
    headline: fill(companySubjects[kind], { number: String(number), name: homeownerName }),
    facts: Object.entries(facts).flatMap(([name, value]) => (value ? [{ name, value }] : [])),
    links: [
      { text: 'Open PDF', url: new URL(`/api/contracts/${contract.id}/document.pdf`, needed(env, 'APP_URL')).href },
    ],
    note: kind in companyNotes ? companyNotes[kind as keyof typeof companyNotes] : companyNotes.usual,
  }
}

const coOwnersOf = (signers: Signer[]) =>
  signers
    .flatMap(({ coOwner }) => (coOwner ? [[coOwner.name, coOwner.email].filter(Boolean).join(', ')] : []))
    .join('; ')

function enderIn(events: ContractEvent[]): Actor | null {
  const end = events.findLast(({ type }) => type === 'cancelled' || type === 'declined')
  return end ? JSON.parse(end.actor) : null
}

export const writeContractMail: MailWriter<ContractMail['purpose']> = async (work, mail, now) => {
  const { env, db } = work
  const { purpose, audience } = mail
  const {
    found: [contract],
    events,
    looks: [look],
    sent: [linkSent],
  } = await read(db, {
    found: db.select().from(contracts).where(eq(contracts.id, mail.subjectId)),
    events: findEvents(db, mail.subjectId),
    looks: findLookOf(db, mail.subjectId),
    sent: findSentLink(db, mail.subjectId, mail.recipient),
  })
  if (!contract || !look) return { unwanted: 'This contract doesn’t exist anymore.' }
  const { id, organizationId, status } = contract
  const isWaiting = (status === 'sent' || status === 'opened') && !isExpired(contract, now)
  const isLink = purpose === 'contract.link'
  if (isLink && !isWaiting) return { unwanted: 'There is nothing left to sign.' }
  if (purpose === 'contract.unsealed' && contract.sealedAt !== null) return { unwanted: 'It has been sealed since.' }
  if (isLink && faultOf(env, { contract, document: await findStoredDocument(env, contract) }, events))
    return { unwanted: 'The contract doesn’t match its evidence.' }
  const isCopy = purpose === 'contract.copy'
  const signers = (isLink ? inTurnOf(contract) : toldOf(contract)).filter(({ email }) => email === mail.recipient)
  if (audience === 'homeowner' && !signers.length) return { unwanted: 'No one at this address needs to sign anymore.' }
  const hasSeenIt = linkSent || signers.some(({ openedAt, signedAt }) => openedAt !== null || signedAt !== null)
  if (purpose === 'contract.void' && !hasSeenIt) return { unwanted: 'This address never got the link.' }
  const proof = proofOf(contract, mail, signers, now)
  return {
    compose: async () => {
      const linked = audience === 'homeowner' ? await mailedLinks(work, signers, { contractId: id, mail, now }) : []
      const told = {
        company: letterheadIn(contract, letterheadOf(look, needed(env, 'APP_URL'))),
        linked,
        ender: enderIn(events),
        canPayOnline: takesPayments(env, look.stripeAccountId),
        now,
      }
      return mailOf(env, mail, contract, told, isCopy ? await copyToAttach(env, contract, events) : undefined)
    },
    ...(proof && { whenSent: () => changeContract(work, { id, access: { organizationId }, now }, () => proof) }),
  }
}

/** Added to the contract's evidence once the email is sent. */
function proofOf(contract: Contract, mail: ContractMail, signers: Signer[], now: number): Change | undefined {
  const { audience, purpose, isCounted } = mail
  const recipient = maskedEmail(mail.recipient)
  if (purpose === 'contract.copy') {
    const content = { audience, recipient, ...(audience === 'homeowner' && concerning(signers)) }
    return { set: {}, evidence: [newEvidence(serviceParty, 'copy_sent', now, content)] }
  }
  if (purpose !== 'contract.link' || isCounted) return undefined
  const content = { isMailed: true, recipient, ...concerning(signers) }
  return {
    set: {},
    evidence: [newEvidence(serviceParty, 'sent', now, content)],
    events: tellsOfSending(contract, mail) ? ['contract.sent'] : [],
  }
}
