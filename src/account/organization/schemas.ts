import type { Organization } from '../../core/database/tables'
import { invalid } from '../../core/http/errors'
import { cursorOf, nextCursor, pageQuery, readCursor } from '../../core/http/paging'
import { emailAddress, line, timeZone, voiceId } from '../../core/http/shapes'
import { z } from '../../core/http/zod'
import { fewestPresentationDays, mostPresentationDays } from '../../core/limits'
import { inviteLanguages } from '../../locales/invites/index'
import { organization, organizationName, personName, role } from '../auth/schemas'
import type { MemberCursor } from './queries'

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

/** Stricter than a URL, because `;`, `,` and `'` would change the Content-Security-Policy it goes into. */
const plainOrigin = /^https?:\/\/([a-z0-9.-]+|\[[0-9a-f:]+\])(:\d+)?$/

function originOf(value: string) {
  if (!/^https?:\/\/\S+$/i.test(value) || !URL.canParse(value)) return undefined
  const { origin, href } = new URL(value)
  return href === `${origin}/` && plainOrigin.test(origin) ? origin : undefined
}

const withoutRepeats = (origins: string[]) => [...new Set(origins)]

const address = line(300).openapi({
  example: '400 Canyon Boulevard, Boulder, CO 80302',
  description: 'The company’s mailing address, for legal notices; null if it hasn’t given one.',
})

const stripeAccountId = z
  .string()
  .regex(/^acct_[A-Za-z0-9]{1,60}$/, 'must be the id of an account at Stripe, such as acct_1T8oxK0AcRNJbwd4')
  .openapi({
    example: 'acct_1T8oxK0AcRNJbwd4',
    description: 'The company’s Stripe account, connected to ours, that receives deposits; null if there is none.',
  })

const presentationDays = z.int().min(fewestPresentationDays).max(mostPresentationDays).openapi({ example: 730 })

export const organizationPatch = z
  .strictObject({
    name: organizationName.optional(),
    allowedEmbedOrigins: z.array(embedOrigin).max(50).transform(withoutRepeats).optional(),
    voiceId: voiceId.nullish(),
    address: address.nullish(),
    stripeAccountId: stripeAccountId.nullish(),
    timeZone: timeZone.optional().openapi({
      description:
        'An IANA time zone, which decides when a day begins in analytics. Days already counted don’t change.',
    }),
    presentationDays: presentationDays.nullish().openapi({
      description: 'After how many days without a viewing a presentation is deleted; null keeps them all.',
    }),
    hasOwnPresentationDays: z.boolean().optional().openapi({
      description: 'Send `false` to go back to the usual number of days, whatever `presentationDays` says.',
    }),
  })
  .refine((patch) => !patch.hasOwnPresentationDays || patch.presentationDays !== undefined, {
    path: ['hasOwnPresentationDays'],
    error: 'must be sent together with presentationDays, unless it is false',
  })
  .openapi('OrganizationPatch')

export type OrganizationPatch = z.infer<typeof organizationPatch>

export const memberPatch = z.strictObject({ role }).openapi('MemberPatch')

const organizationSettings = organization
  .extend({
    voiceId: voiceId
      .nullable()
      .openapi({ description: 'The voice for decks that don’t choose one; null uses the default of each language.' }),
    address: address.nullable(),
    stripeAccountId: stripeAccountId.nullable(),
    timeZone: z.string().openapi({ example: 'America/Denver' }),
    presentationDays: z.int().nullable().openapi({
      example: 730,
      description: 'After how many days without a viewing a presentation is deleted; null keeps them all.',
    }),
    hasOwnPresentationDays: z
      .boolean()
      .openapi({ description: 'Whether your company has set `presentationDays` itself.' }),
  })
  .openapi('OrganizationSettings')

export const organizationAnswer = z.object({ organization: organizationSettings }).openapi('OrganizationAnswer')

export const settingsOf = (
  { id, name, allowedEmbedOrigins, voiceId, address, stripeAccountId, timeZone, presentationDays }: Organization,
  usualDays: number,
) => ({
  id,
  name,
  allowedEmbedOrigins,
  voiceId,
  address,
  stripeAccountId,
  timeZone,
  presentationDays: (presentationDays ?? usualDays) || null,
  hasOwnPresentationDays: presentationDays !== null,
})

/** In the row, null means the default and 0 means never. */
export function storedDays({ presentationDays, hasOwnPresentationDays }: OrganizationPatch) {
  if (hasOwnPresentationDays === false) return null
  return presentationDays === undefined ? undefined : (presentationDays ?? 0)
}

export const inviteInput = z
  .strictObject({
    email: emailAddress,
    name: personName,
    role,
    language: z
      .enum(inviteLanguages)
      .default('en')
      .openapi({ example: 'en', description: 'The language of the email.' }),
  })
  .openapi('InviteInput')

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
export const members = z.object({ members: z.array(member), nextCursor: nextCursor.optional() }).openapi('Members')
export const memberListQuery = z.strictObject(pageQuery)

export const invited = z
  .object({
    member,
    inviteUrl: z.url().openapi({ example: 'https://porchlight.example/invite#token=Yq2s8T' }),
    expiresAt: z.iso.datetime().openapi({ example: '2026-05-11T09:30:00.000Z' }),
    isEmailed: z.boolean().openapi({
      example: true,
      description:
        'Whether the invite is emailed too. It isn’t over the daily limit, or before an owner has confirmed their own email.',
    }),
  })
  .openapi('Invited')

export const memberPath = z.object({
  userId: z.uuid().openapi({ param: { name: 'userId', in: 'path' }, example: '0b9f5d0c-58a4-4c1b-8f7e-5a3c2d1e0f9a' }),
})

/** The cursor's first letter names the list in which the last page ended: members or invites. */
export function readMemberCursor(cursor: string | undefined): MemberCursor | undefined {
  if (cursor === undefined) return undefined
  const place = readCursor(cursor.slice(1))
  const status = { a: 'active', i: 'invited' }[cursor[0] ?? '']
  if (!place || !status) throw invalid('cursor', 'must be the nextCursor of an earlier page.')
  return { ...place, status: status as MemberCursor['status'] }
}

export function memberPage(rows: { person: Person; status: MemberCursor['status'] }[], limit: number) {
  const last = rows[limit - 1]
  return {
    members: rows.slice(0, limit).map(({ person, status }) => memberOf(person, status)),
    nextCursor: rows.length > limit && last ? `${last.status[0]}${cursorOf(last.person)}` : null,
  }
}

type Person = { id: string; email: string; name: string; role: z.infer<typeof role>; createdAt: number }

export const memberOf = (person: Person, status: z.infer<typeof member>['status']) => ({
  id: person.id,
  email: person.email,
  name: person.name,
  role: person.role,
  status,
  createdAt: new Date(person.createdAt).toISOString(),
})
