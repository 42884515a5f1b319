import { nextCursor, pageQuery } from '../../core/http/paging'
import { filledText, id, line, pathId, text, timestamp } from '../../core/http/shapes'
import { z } from '../../core/http/zod'
import { contractLanguages } from '../../locales/index'
import { signature, signer, signersInput } from './signer-schemas'
import { evidenceTypes, statuses } from './tables'

const depositStatuses = ['none', 'due', 'paid', 'refunded'] as const
export type DepositStatus = (typeof depositStatuses)[number]

const cents = z.int().openapi({ example: 1_890_000 })

const contract = z
  .object({
    id,
    number: z.int().openapi({ example: 42, description: 'Counted by company.' }),
    title: z.string().openapi({ example: 'Roofing agreement' }),
    status: z.enum(statuses).openapi({ example: 'sent' }),
    html: z.string().nullable().openapi({
      example: '<article lang="en"><h1>Roofing agreement</h1></article>',
      description:
        'All of its words; after the signature, with it. Null for who has only the link of the presentation.',
    }),
    htmlHash: z.string().nullable().openapi({ example: '9f86d0…', description: 'SHA-256, in hexadecimal.' }),
    language: z.enum(contractLanguages).openapi({ example: 'en' }),
    timeZone: z.string().openapi({ example: 'America/Denver', description: 'Where the roof is.' }),
    tier: z.enum(['good', 'better', 'best']).openapi({ example: 'better' }),
    tierName: z.string().openapi({ example: 'Better' }),
    totalCents: cents,
    depositCents: cents.openapi({ example: 189_000 }),
    deposit: z
      .object({
        cents: cents.openapi({ example: 189_000 }),
        status: z.enum(depositStatuses).openapi({
          example: 'due',
          description:
            '`none` before the last signature, without a deposit, and where a contract ended before it was paid; `due` also where it cannot be paid here.',
        }),
        paidAt: timestamp.nullable(),
        refundedAt: timestamp.nullable(),
      })
      .openapi('ContractDeposit'),
    company: z
      .object({
        name: z.string().openapi({ example: 'Summit Roofing' }),
        phone: z.string().nullable().openapi({ example: '+1 303 555 0100' }),
        email: z.string().nullable().openapi({ example: 'office@summit-roofing.example' }),
        address: z.string().nullable().openapi({ example: '400 Canyon Boulevard, Boulder, CO 80302' }),
      })
      .openapi('ContractCompany', { description: 'As it was when the contract was made.' }),
    homeowner: z
      .object({
        name: z.string().openapi({ example: 'Maria Okafor' }),
        email: z.string().nullable().openapi({ example: 'm…@example.com', description: 'Masked without a session.' }),
      })
      .openapi('ContractHomeowner'),
    signers: z.array(signer).openapi({ description: 'In the order in which they sign, unless `inAnyOrder`.' }),
    signerId: id.nullable().openapi({ description: 'Whose link it was read with.' }),
    inAnyOrder: z.boolean().openapi({ example: false }),
    companySigns: z.boolean().openapi({ example: false, description: 'After all signers.' }),
    countersignedAt: timestamp.nullable(),
    countersignedBy: z.string().nullable().openapi({ example: 'Ana Ruiz', description: 'For the company.' }),
    requiredInitials: z.array(z.string()).openapi({
      example: ['Payment'],
      description: 'Each is the heading of a clause, and names the element with this `data-initials` in `html`.',
    }),
    consent: z
      .object({
        text: z.string().openapi({ example: 'I agree to use electronic records and signatures.' }),
        givenAt: timestamp.nullable(),
      })
      .openapi('ContractConsent', {
        description:
          'To electronic records, of whose link it is or else of the first signer; null again once it was withdrawn.',
      }),
    documentOpenedAt: timestamp
      .nullable()
      .openapi({ description: 'By whose link it is, or else by the first signer.' }),
    sentAt: timestamp.nullable(),
    openedAt: timestamp.nullable(),
    signedAt: timestamp
      .nullable()
      .openapi({ description: 'By the last of those who must sign, the company included.' }),
    signedBy: z.string().nullable().openapi({ example: 'Maria Okafor, Sam Okafor' }),
    sealedAt: timestamp.nullable(),
    expiresAt: timestamp.openapi({ description: 'Of an unsigned contract.' }),
    cancelBy: timestamp
      .nullable()
      .openapi({ description: 'Until then it can be cancelled; null before the last homeowner has signed.' }),
    cancelledAt: timestamp.nullable(),
    declinedAt: timestamp.nullable(),
    documentUrl: z.string().openapi({ example: 'https://porchlight.example/api/contracts/3f0e8a52/document.pdf' }),
    presentationId: id,
    templateId: id,
    replacedBy: id.nullable().openapi({ description: 'The contract that took its place.' }),
    mailProblem: z.string().nullable().openapi({
      example: null,
      description: 'Why an email to the homeowner has not gone out, or waits for tomorrow. For the company alone.',
    }),
    sealProblem: z.string().nullable().openapi({
      example: null,
      description: 'Why it is not sealed a day after it was signed, for the company. It goes on being tried.',
    }),
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .openapi('Contract')

export const contractAnswer = z.object({ contract }).openapi('ContractAnswer')
export const sentAnswer = z
  .object({
    contract,
    signUrl: z.url().nullable().openapi({
      example: 'https://porchlight.example/contracts/3f0e8a52?token=b6Cm',
      description: 'Of the first signer. Null for a draft, and for who has only the link of the presentation.',
    }),
    signUrls: z.array(z.object({ signerId: id, signUrl: z.url() }).openapi('ContractSignUrl')).openapi({
      description: 'Of each signer, or of the one it was sent to again; empty where `signUrl` is null.',
    }),
    isMailed: z.boolean().openapi({
      example: true,
      description:
        'Whether the link is emailed to the first signer. False for a draft, without an address, and if you have emailed this address as often as you may today: then the email waits (`mailProblem`), and so does `contract.sent`.',
    }),
  })
  .openapi('ContractSent')

const summary = contract
  .omit({ html: true, htmlHash: true, company: true, requiredInitials: true, consent: true, signerId: true })
  .openapi('ContractSummary')
export const contractList = z.object({ contracts: z.array(summary), nextCursor }).openapi('ContractList')

export const contractInput = z
  .strictObject({
    presentationId: id,
    templateId: id,
    tier: z.enum(['good', 'better', 'best']).openapi({ example: 'better' }),
    isDraft: z.boolean().default(false),
    replaces: id.nullish().openapi({ description: 'An unsigned contract, which is void from then on.' }),
    signers: signersInput.nullish(),
    inAnyOrder: z.boolean().default(false).openapi({ description: 'Not one after another, as they are listed.' }),
  })
  .openapi('ContractInput')

const token = text(200).openapi({ example: 'b6Cm…', description: 'Of the link.' })
const reason = text(500).nullish().openapi({ example: 'We changed our mind.' })

export const tokenInput = z.strictObject({ token }).openapi('ContractTokenInput')
export const endInput = z.strictObject({ token, reason }).openapi('ContractEndInput')
export const signInput = z
  .strictObject({
    token,
    name: line(200).openapi({ example: 'Maria Okafor' }),
    signature,
    initials: z
      .record(filledText(200), line(20))
      .default({})
      .openapi({ example: { Payment: 'MO' }, description: 'By the clause that they are for.' }),
  })
  .openapi('ContractSignInput')

export const resendInput = z
  .strictObject({
    signerId: id.nullish().openapi({ description: 'Defaults to the next signer.' }),
  })
  .openapi('ContractResendInput')

export const contractPath = z.object({ contractId: pathId('contractId') })
export const tokenQuery = z.strictObject({ token: token.optional() })
export const listQuery = z.strictObject({ ...pageQuery, status: z.enum(statuses).optional() })

const hash = z.string().openapi({ example: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08' })

const evidenceEvent = z
  .object({
    position: z.int().openapi({ example: 0 }),
    type: z.enum(evidenceTypes).openapi({ example: 'signed' }),
    at: timestamp,
    actor: z
      .object({
        kind: z.enum(['company', 'homeowner', 'service']),
        id: z.string().nullable(),
        name: z.string().nullable(),
      })
      .openapi('EvidenceActor', { example: { kind: 'homeowner', id: null, name: null } }),
    address: z.string().nullable().openapi({ example: '203.0.113.7' }),
    device: z.string().nullable().openapi({ example: 'Mozilla/5.0' }),
    content: z.looseObject({}).openapi({ additionalProperties: true, example: { documentHash: '9f86d0…' } }),
    contentHash: hash,
    previousHash: hash,
    hash,
  })
  .openapi('EvidenceEvent')

export const evidenceAnswer = z
  .object({
    evidence: z
      .object({
        isIntact: z.boolean().openapi({ example: true }),
        fault: z
          .object({
            position: z.int(),
            type: z.enum(evidenceTypes).nullable(),
            problem: z.string(),
          })
          .openapi('EvidenceFault', { example: { position: 2, type: 'opened', problem: 'It was altered.' } })
          .nullable()
          .openapi({ description: 'The first event that is not as it was written.' }),
        head: hash.openapi({ description: 'The hash of the last event.' }),
        events: z.array(evidenceEvent),
      })
      .openapi('Evidence'),
  })
  .openapi('EvidenceAnswer')

export const verification = z
  .object({
    isOurs: z.boolean().openapi({ example: true, description: 'Signed by us.' }),
    isIntact: z.boolean().openapi({ example: true, description: 'The file, and the chain of evidence behind it.' }),
    contractId: id.nullable(),
    sealedAt: timestamp.nullable(),
    timestamp: z
      .object({
        at: timestamp,
        authority: z
          .string()
          .openapi({ example: 'DigiCert Timestamp 2026', description: 'As its certificate names it.' }),
      })
      .nullable()
      .openapi({ description: 'The time stamp in the seal (RFC 3161). Null of seals from before there were any.' }),
  })
  .openapi('Verification')

export type ContractView = z.infer<typeof contract>
