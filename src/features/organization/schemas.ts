import { emailAddress } from '../../core/shapes'
import { z } from '../../core/zod'
import { organization, organizationName, personName, role } from '../auth/schemas'

const embedOrigin = z
  .string()
  .max(253)
  .transform((value, context) => {
    const origin = originOf(value)
    if (origin) return origin
    context.addIssue({ code: 'custom', message: 'must be an origin such as https://www.example.com' })
    return z.NEVER
  })
  .openapi({ type: 'string', example: 'https://www.summit-roofing.example' })

/** It becomes part of a Content-Security-Policy, where the `;`, `,` and `'` that URLs allow in a host have a meaning. */
const plainOrigin = /^https?:\/\/([a-z0-9.-]+|\[[0-9a-f:]+\])(:\d+)?$/

function originOf(value: string) {
  if (!/^https?:\/\/\S+$/i.test(value) || !URL.canParse(value)) return undefined
  const { origin, href } = new URL(value)
  return href === `${origin}/` && plainOrigin.test(origin) ? origin : undefined
}

const withoutRepeats = (origins: string[]) => [...new Set(origins)]

export const organizationPatch = z
  .strictObject({
    name: organizationName.optional(),
    allowedEmbedOrigins: z.array(embedOrigin).max(50).transform(withoutRepeats).optional(),
  })
  .openapi('OrganizationPatch')

export const memberPatch = z.strictObject({ role }).openapi('MemberPatch')

export const organizationAnswer = z.object({ organization }).openapi('OrganizationAnswer')

export const inviteInput = z.strictObject({ email: emailAddress, name: personName, role }).openapi('InviteInput')

export const member = z
  .object({
    id: z.uuid().openapi({ example: '0b9f5d0c-58a4-4c1b-8f7e-5a3c2d1e0f9a' }),
    email: emailAddress,
    name: personName,
    role,
    status: z.enum(['active', 'invited']).openapi({ example: 'invited' }),
    createdAt: z.iso.datetime().openapi({ example: '2026-05-04T09:30:00.000Z' }),
  })
  .openapi('Member')

export const memberAnswer = z.object({ member }).openapi('MemberAnswer')
export const members = z.object({ members: z.array(member) }).openapi('Members')

export const invited = z
  .object({
    member,
    inviteUrl: z.url().openapi({ example: 'https://porchlight.example/invite#token=Yq2s8T' }),
    expiresAt: z.iso.datetime().openapi({ example: '2026-05-11T09:30:00.000Z' }),
  })
  .openapi('Invited')

export const memberPath = z.object({
  userId: z.uuid().openapi({ param: { name: 'userId', in: 'path' }, example: '0b9f5d0c-58a4-4c1b-8f7e-5a3c2d1e0f9a' }),
})

type Person = { id: string; email: string; name: string; role: z.infer<typeof role>; createdAt: number }

export const memberOf = (person: Person, status: z.infer<typeof member>['status']) => ({
  id: person.id,
  email: person.email,
  name: person.name,
  role: person.role,
  status,
  createdAt: new Date(person.createdAt).toISOString(),
})
