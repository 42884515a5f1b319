import { emailAddress, id, line, text, timestamp } from '../../core/http/shapes'
import { z } from '../../core/http/zod'
import { signerRoles } from './tables'

const mostSigners = 4

const role = z.enum(signerRoles).openapi({ example: 'co_owner' })

export const signer = z
  .object({
    id,
    name: z.string().openapi({ example: 'Sam Okafor' }),
    email: z.string().nullable().openapi({
      example: 's…@example.com',
      description:
        'The signer’s email address; null if there is none. Without a session you see only your own, masked.',
    }),
    role,
    status: z.enum(['waiting', 'sent', 'opened', 'signed', 'declined']).openapi({
      example: 'sent',
      description: 'What the signer has done; `waiting` until it is their turn.',
    }),
    signedAt: timestamp.nullable(),
    coOwner: z
      .object({ name: z.string(), email: z.string().nullable(), namedAt: timestamp })
      .openapi('NamedCoOwner', {
        example: { name: 'Sam Okafor', email: 'sam@example.com', namedAt: '2026-05-06T15:00:00.000Z' },
      })
      .nullable()
      .openapi({
        description:
          'A co-owner who has to sign too, as this signer said; null if none. Without a session you see only the one you named.',
      }),
  })
  .openapi('ContractSigner')

const signerInput = z
  .strictObject({
    name: line(200).optional().openapi({ example: 'Sam Okafor' }),
    email: emailAddress.nullish(),
    role,
  })
  .openapi('ContractSignerInput')

const keyOf = ({ name, email }: z.infer<typeof signerInput>) => `${name?.toLowerCase()} ${email}`

export const signersInput = z
  .array(signerInput)
  .min(1)
  .max(mostSigners)
  .superRefine((signers, context) => {
    for (const [index, { name }] of signers.entries())
      if (index > 0 && name === undefined)
        context.addIssue({ code: 'custom', path: [index, 'name'], message: 'is required' })
    const named = signers.filter(({ name }) => name !== undefined)
    if (new Set(named.map(keyOf)).size < named.length)
      context.addIssue({ code: 'custom', message: 'must not contain the same person twice' })
  })
  .openapi({
    description:
      'Who signs for the home. Leave it out to have only the presentation’s homeowner sign; what you leave out of the first signer also comes from the presentation. Signers without an email address have to get the link from you. Requires a session.',
  })

export const coOwnerInput = z
  .strictObject({
    token: text(200).openapi({ example: 'b6Cm…', description: 'The secret from the signer’s link.' }),
    name: line(200).openapi({ example: 'Sam Okafor' }),
    email: emailAddress.nullish(),
  })
  .openapi('ContractCoOwnerInput')

export const signature = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('typed'), value: line(200).openapi({ example: 'Maria Okafor' }) }),
    z.strictObject({
      kind: z.literal('drawn'),
      value: text(400_000).openapi({ example: 'data:image/png;base64,iVBORw0KGgo=' }),
    }),
  ])
  .openapi({ description: 'The signature: a typed name, or a drawing as a PNG data URL.' })

export const countersignInput = z
  .strictObject({
    password: z.string().min(1).max(200).optional().openapi({
      example: 'a long walk home',
      description: 'Your own password. Not needed within ten minutes of signing in.',
    }),
    name: line(200)
      .optional()
      .openapi({ example: 'Ana Ruiz', description: 'The name to sign with. Leave it out to use your own.' }),
    signature: signature.optional().openapi({
      description:
        'The signature: a typed name, or a drawing as a PNG data URL. Leave it out to sign with your typed name.',
    }),
  })
  .openapi('ContractCountersignInput')
