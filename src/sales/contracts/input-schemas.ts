import { filledText, id, line, text } from '../../core/http/shapes'
import { z } from '../../core/http/zod'
import { contractDays, mostContractDays } from '../../core/limits'
import { signature, signersInput } from './signer-schemas'

export const contractInput = z
  .strictObject({
    presentationId: id,
    templateId: id,
    tier: z.enum(['good', 'better', 'best']).openapi({ example: 'better' }),
    isDraft: z.boolean().default(false),
    replaces: id.nullish().openapi({ description: 'An unsigned contract that the new one replaces and voids.' }),
    signers: signersInput.nullish(),
    inAnyOrder: z
      .boolean()
      .default(false)
      .openapi({ description: 'Whether signers may sign in any order instead of one after another as listed.' }),
    validDays: z
      .int()
      .min(1)
      .max(mostContractDays)
      .nullish()
      .openapi({
        example: 14,
        description: `For how many days after it is sent the contract can be signed; ${contractDays} unless you say otherwise. A quote that ends earlier ends it earlier.`,
      }),
  })
  .openapi('ContractInput')

const members = contractInput.omit({ presentationId: true, isDraft: true, replaces: true }).shape

export const draftPatch = z
  .strictObject({ ...members, inAnyOrder: members.inAnyOrder.unwrap() })
  .partial()
  .openapi('ContractDraftPatch')

export const token = text(200).openapi({ example: 'b6Cm…', description: 'The secret from the signer’s link.' })
const reason = text(500).nullish().openapi({ example: 'We changed our mind.' })

export const tokenInput = z.strictObject({ token }).openapi('ContractTokenInput')
export const endInput = z.strictObject({ token, reason }).openapi('ContractEndInput')
export const voidInput = z.strictObject({ reason }).openapi('ContractVoidInput')
export const signInput = z
  .strictObject({
    token,
    name: line(200).openapi({ example: 'Maria Okafor' }),
    signature,
    initials: z
      .record(filledText(200), line(20))
      .default({})
      .openapi({ example: { Payment: 'MO' }, description: 'The initials for each clause, by its heading.' }),
  })
  .openapi('ContractSignInput')

export const resendInput = z
  .strictObject({
    signerId: id.nullish().openapi({ description: 'The signer to send it to. Defaults to the next one.' }),
    isMailed: z
      .boolean()
      .default(true)
      .openapi({ description: 'Set it to `false` to get a link that you share yourself, without an email.' }),
  })
  .openapi('ContractResendInput')
