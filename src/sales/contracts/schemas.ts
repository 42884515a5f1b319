import { nextCursor, pageQuery } from '../../core/http/paging'
import { filledText, id, pathId, timestamp } from '../../core/http/shapes'
import { z } from '../../core/http/zod'
import { contractLanguages } from '../../locales/index'
import { token } from './input-schemas'
import { signer } from './signer-schemas'
import { evidenceTypes, statuses } from './tables'

const depositStatuses = ['none', 'due', 'paid', 'refunded'] as const
export type DepositStatus = (typeof depositStatuses)[number]

const cents = z.int().openapi({ example: 1_890_000 })

const contract = z
  .object({
    id,
    number: z.int().openapi({ example: 42, description: 'The contract’s number, counted by company.' }),
    title: z.string().openapi({ example: 'Roofing agreement' }),
    status: z.enum(statuses).openapi({ example: 'sent' }),
    html: z.string().nullable().openapi({
      example: '<article lang="en"><h1>Roofing agreement</h1></article>',
    }),
    htmlHash: z.string().nullable().openapi({ example: '9f86d0…' }),
    language: z.enum(contractLanguages).openapi({ example: 'en' }),
    timeZone: z.string().openapi({ example: 'America/Denver', description: 'The IANA time zone of the home.' }),
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
            '`none` before the last signature, if there is no deposit, and if the contract ended before it was paid. `due` even if it can’t be paid online.',
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
      .openapi('ContractCompany', { description: 'Your company as it was when the contract was made.' }),
    homeowner: z
      .object({
        name: z.string().openapi({ example: 'Maria Okafor' }),
        email: z.string().nullable().openapi({
          example: 'm…@example.com',
          description: 'The homeowner’s email address, masked without a session; null if unknown.',
        }),
      })
      .openapi('ContractHomeowner'),
    signers: z.array(signer).openapi({ description: 'Everyone who signs for the home, in order unless `inAnyOrder`.' }),
    signerId: id.nullable().openapi({ description: 'The signer whose link was used to read it; null without one.' }),
    inAnyOrder: z.boolean().openapi({ example: false }),
    companySigns: z
      .boolean()
      .openapi({ example: false, description: 'Whether a member of your company has to sign after the homeowners.' }),
    countersignedAt: timestamp.nullable(),
    countersignedBy: z
      .string()
      .nullable()
      .openapi({ example: 'Ana Ruiz', description: 'Who signed for your company; null until someone has.' }),
    requiredInitials: z.array(z.string()).openapi({
      example: ['Payment'],
      description: 'The headings of the clauses to initial. Each is also the `data-initials` of its element in `html`.',
    }),
    consent: z
      .object({
        text: z.string().openapi({ example: 'I agree to use electronic records and signatures.' }),
        givenAt: timestamp.nullable(),
      })
      .openapi('ContractConsent', {
        description: 'Consent to electronic records, by the signer whose link it is or else by the first one.',
      }),
    documentOpenedAt: timestamp.nullable(),
    sentAt: timestamp.nullable(),
    openedAt: timestamp.nullable(),
    signedAt: timestamp.nullable(),
    signedBy: z.string().nullable().openapi({ example: 'Maria Okafor, Sam Okafor' }),
    sealedAt: timestamp.nullable(),
    expiresAt: timestamp.openapi({ description: 'When the contract expires if it isn’t signed, in UTC.' }),
    validDays: z.int().nullable().openapi({
      example: 14,
      description: 'For how many days after it is sent the contract can be signed, if your company chose that.',
    }),
    cancelBy: timestamp.nullable(),
    cancelledAt: timestamp.nullable(),
    declinedAt: timestamp.nullable(),
    endReason: z.string().nullable().openapi({
      example: 'We found another company.',
      description: 'Why it was declined, canceled or voided, for your company only; null if no one said.',
    }),
    documentUrl: z.string().openapi({ example: 'https://porchlight.example/api/contracts/3f0e8a52/document.pdf' }),
    presentationId: id,
    templateId: id,
    replacedBy: id.nullable(),
    mailProblem: z.string().nullable().openapi({
      example: null,
    }),
    sealProblem: z.string().nullable().openapi({
      example: null,
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
      description: 'The first signer’s link. Null for a draft, and for callers who only have the presentation’s link.',
    }),
    signUrls: z.array(z.object({ signerId: id, signUrl: z.url() }).openapi('ContractSignUrl')).openapi({
      description: 'The link of each signer, or only of the one it was sent to again. Empty if `signUrl` is null.',
    }),
    isMailed: z.boolean().openapi({
      example: true,
      description:
        'Whether the link is being emailed to the first signer. False for a draft, for a signer without an address, and when you’ve reached today’s limit for this address: then the email and `contract.sent` wait (see `mailProblem`).',
    }),
  })
  .openapi('ContractSent')

const summary = contract
  .omit({ html: true, htmlHash: true, company: true, requiredInitials: true, consent: true, signerId: true })
  .openapi('ContractSummary')
export const contractList = z.object({ contracts: z.array(summary), nextCursor }).openapi('ContractList')

export const contractPath = z.object({ contractId: pathId('contractId') })
export const tokenQuery = z.strictObject({ token: token.optional() })
const oneNumber = z.coerce.number().int().min(1).optional().openapi({ example: 42, description: 'Only this contract.' })
export const listQuery = z.strictObject({
  ...pageQuery,
  status: z.enum([...statuses, 'waiting']).optional(),
  number: oneNumber,
  presentationId: id.optional().openapi({ description: 'Only the contracts made from this presentation.' }),
  q: filledText(100).optional().openapi({
    example: 'Okafor',
    description:
      'Text to find in the names and email addresses of the contract’s signers or in the homeowner’s data. “42”, “#42”, and “Contract 42” find that number, and “$18,450” that total.',
  }),
})

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
          .openapi({ description: 'The first event that isn’t as it was written; null if all are.' }),
        head: hash.openapi({ description: 'The `hash` of the last event.' }),
        events: z.array(evidenceEvent),
      })
      .openapi('Evidence'),
  })
  .openapi('EvidenceAnswer')

export const verification = z
  .object({
    isOurs: z.boolean().openapi({ example: true, description: 'Whether we sealed this file.' }),
    isIntact: z
      .boolean()
      .openapi({ example: true, description: 'Whether neither the file nor its chain of evidence was changed.' }),
    contractId: id.nullable(),
    sealedAt: timestamp.nullable(),
    timestamp: z
      .object({
        at: timestamp,
        authority: z.string().openapi({
          example: 'DigiCert Timestamp 2026',
          description: 'Who issued the time stamp, as its certificate says.',
        }),
      })
      .nullable()
      .openapi({ description: 'The seal’s time stamp (RFC 3161); null for older seals without one.' }),
  })
  .openapi('Verification')

export type ContractView = z.infer<typeof contract>
