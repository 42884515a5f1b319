import { answer, createRouter, errors, jsonBody, route } from '../../core/http/route'
import { emailAddress, externalId, id, text } from '../../core/http/shapes'
import { z } from '../../core/http/zod'
import { longestEmailAddress, mostMatched } from '../../core/limits'
import { homeowner } from './homeowner-data'
import { findMatches } from './matches'

const listOf = <Shape extends z.ZodType>(shape: Shape) => z.array(shape).min(1).max(mostMatched).optional()
const phone = text(50).openapi({ example: '+1 555 0134' })

const matchInput = z
  .strictObject({
    emails: listOf(
      text(longestEmailAddress).trim().toLowerCase().normalize('NFC').openapi({ example: 'maria@example.com' }),
    ),
    externalIds: listOf(text(200).normalize('NFC').openapi({ example: 'crm-4711' })),
    phones: listOf(phone),
  })
  .refine(({ emails, externalIds, phones }) => emails ?? externalIds ?? phones, {
    error: 'must have emails, externalIds or phones',
  })
  .openapi('PresentationMatchInput')

const matches = z
  .object({
    matches: z
      .array(
        z
          .object({
            by: z.enum(['externalId', 'email', 'phone']).openapi({ example: 'email' }),
            email: emailAddress.optional(),
            phone: phone.optional(),
            externalId: externalId.nullable(),
            presentationId: id,
            firstName: z.string().openapi({ example: 'Maria' }),
            lastName: z.string().nullable().openapi({ example: 'Okafor' }),
            homeownerData: homeowner,
          })
          .openapi('PresentationMatch'),
      )
      .max(3 * mostMatched),
  })
  .openapi('PresentationMatches')

export const presentationMatchRoutes = createRouter().openapi(
  route({
    method: 'post',
    path: '/matches',
    isRepeatable: true,
    isAudited: false,
    confirmsSession: true,
    operationId: 'matchPresentations',
    tags: ['Presentations'],
    summary: 'Find presentations by email, external ID or phone',
    description: `Tells which of up to ${mostMatched} emails, ${mostMatched} external IDs and ${mostMatched} phone numbers already belong to homeowners of your company, in any deck, so that an import creates no one twice. Capital letters in emails make no difference, nor do the spaces and marks of a phone number or the +1 before it; numbers of fewer than seven digits are ignored. Each match has what the homeowner has now, so an import can send only what differs. What no one has is left out. Nothing is changed.`,
    request: { body: jsonBody(matchInput) },
    responses: { 200: answer('The newest presentation for each value.', matches), ...errors(400) },
  }),
  async (c) => {
    const { emails = [], externalIds = [], phones = [] } = c.req.valid('json')
    const asked = { emails, externalIds, phones }
    return c.json({ matches: await findMatches(c.var.db, c.var.caller.organizationId, asked) }, 200)
  },
)
