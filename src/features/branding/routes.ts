import { createRoute } from '@hono/zod-openapi'
import { answer, jsonBody, readErrors, writeErrors } from '../../core/contract'
import { requireOwnMedia } from '../../core/media'
import { looksLikeMediaKey } from '../../core/media-key'
import { createRouter } from '../../core/router'
import { deckPath } from '../decks/schemas'
import { getBranding, putBranding } from './queries'
import {
  type BrandingInput,
  brandingAnswer,
  brandingInput,
  brandingOf,
  fullBrandingAnswer,
  fullBrandingOf,
} from './schemas'

const tags = ['Decks']

export const brandingRoutes = createRouter()
  .openapi(
    createRoute({
      method: 'get',
      path: '/{deckId}/branding',
      operationId: 'getBranding',
      tags,
      summary: 'Get the branding',
      request: { params: deckPath },
      responses: {
        200: answer('The branding, fonts and contact included.', fullBrandingAnswer),
        ...readErrors(400, 404),
      },
    }),
    async (c) => {
      const branding = await getBranding(c.var.db, c.var.caller.organizationId, c.req.valid('param').deckId)
      return c.json({ branding: fullBrandingOf(branding) }, 200)
    },
  )
  .openapi(
    createRoute({
      method: 'put',
      path: '/{deckId}/branding',
      operationId: 'putBranding',
      tags,
      summary: 'Create or replace the branding',
      description: 'What is not sent takes its default; colours without a value are ones that read well together.',
      request: { params: deckPath, body: jsonBody(brandingInput) },
      responses: { 200: answer('The branding as it is now.', brandingAnswer), ...writeErrors(404, 409) },
    }),
    async (c) => {
      const { organizationId } = c.var.caller
      const input = c.req.valid('json')
      requireOwnMedia(organizationId, mediaIn(input))
      const branding = await putBranding(c.var.db, organizationId, c.req.valid('param').deckId, input, Date.now())
      return c.json({ branding: brandingOf(branding) }, 200)
    },
  )

function mediaIn({ logo, avatar, fonts }: BrandingInput) {
  const fontKey = (font?: string | null) => (font && looksLikeMediaKey(font) ? font : null)
  return { logo, avatar, 'fonts.heading': fontKey(fonts?.heading), 'fonts.body': fontKey(fonts?.body) }
}
