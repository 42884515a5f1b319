import { answer, createRouter, errors, route } from '../../core/http/route'
import { z } from '../../core/http/zod'
import { findSetup } from './queries'

const setupAnswer = z
  .object({
    setup: z
      .object({
        hasHours: z.boolean().openapi({ description: 'Whether the calendar has hours, so that homeowners can book.' }),
        hasAddress: z.boolean().openapi({ description: 'Whether your company’s mailing address is known.' }),
        hasPhone: z.boolean().openapi({ description: 'Whether the branding of a deck has a phone number.' }),
        hasPrices: z.boolean().openapi({ description: 'Whether a deck has price options, or you have a price list.' }),
        hasLink: z.boolean().openapi({ description: 'Whether a homeowner has a presentation.' }),
        hasReminders: z.boolean().openapi({ description: 'Whether there is a rule for reminders.' }),
      })
      .openapi('Setup', { description: 'What is set up.' }),
  })
  .openapi('SetupAnswer')

export const setupRoutes = createRouter().openapi(
  route({
    method: 'get',
    path: '/setup',
    operationId: 'getSetup',
    tags: ['Organization'],
    summary: 'Get what is set up',
    description:
      'Says which of the things that every company needs are there: hours, an address, a phone number, prices, a first link and reminders.',
    responses: { 200: answer('What is set up.', setupAnswer), ...errors(404) },
  }),
  async (c) => c.json({ setup: await findSetup(c.var.db, c.var.caller.organizationId) }, 200),
)
