import { answer, createRouter, errors, jsonBody, route } from '../../core/http/route'
import { emailAddress, id, text } from '../../core/http/shapes'
import { z } from '../../core/http/zod'
import { longestEmailAddress, mostMatchedEmails } from '../../core/limits'
import { findMatches } from './matches'

const matchInput = z
  .strictObject({
    emails: z
      .array(text(longestEmailAddress).trim().toLowerCase().normalize('NFC').openapi({ example: 'maria@example.com' }))
      .min(1)
      .max(mostMatchedEmails),
  })
  .openapi('PresentationMatchInput')

const matches = z
  .object({
    matches: z
      .array(
        z
          .object({
            email: emailAddress,
            presentationId: id,
            firstName: z.string().openapi({ example: 'Maria' }),
            lastName: z.string().nullable().openapi({ example: 'Okafor' }),
          })
          .openapi('PresentationMatch'),
      )
      .max(mostMatchedEmails),
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
    summary: 'Find presentations by email',
    description: `Tells which of up to ${mostMatchedEmails} email addresses already belong to homeowners of your company, in any deck, so that an import creates no one twice. Capital letters make no difference, and an address that no one has is left out. Nothing is changed.`,
    request: { body: jsonBody(matchInput) },
    responses: { 200: answer('The newest presentation of each address.', matches), ...errors(400) },
  }),
  async (c) => {
    const { emails } = c.req.valid('json')
    return c.json({ matches: await findMatches(c.var.db, c.var.caller.organizationId, emails) }, 200)
  },
)
