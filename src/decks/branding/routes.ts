import { workOf } from '../../core/http/context'
import { answer, createRouter, errors, jsonBody, route } from '../../core/http/route'
import { deckPath } from '../../core/http/shapes'
import { versionOf } from '../../core/http/versions'
import { looksLikeMediaKey } from '../../core/media-key'
import { requireOwnMedia } from '../../core/uploads/schemas'
import { brandingVersion, getBranding, putBranding } from './queries'
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
    route({
      method: 'get',
      path: '/{deckId}/branding',
      version: brandingVersion,
      operationId: 'getBranding',
      tags,
      summary: 'Get a deck’s branding',
      description:
        'Returns the deck’s branding, with the default colors and texts wherever the deck sets none of its own.',
      request: { params: deckPath },
      responses: {
        200: answer('The branding, including fonts and contact.', fullBrandingAnswer),
        ...errors(400, 404),
      },
    }),
    async (c) => {
      const branding = await getBranding(c.var.db, c.var.caller.organizationId, c.req.valid('param').deckId)
      return c.json({ branding: fullBrandingOf(branding) }, 200, versionOf(branding))
    },
  )
  .openapi(
    route({
      method: 'put',
      path: '/{deckId}/branding',
      version: brandingVersion,
      operationId: 'putBranding',
      tags,
      summary: 'Replace a deck’s branding',
      description:
        'Creates or replaces the branding. Members you leave out take their defaults; colors you leave out are chosen to be readable with the others.',
      request: { params: deckPath, body: jsonBody(brandingInput) },
      responses: { 200: answer('The saved branding.', brandingAnswer), ...errors(404, 409) },
    }),
    async (c) => {
      const { organizationId } = c.var.caller
      const input = c.req.valid('json')
      requireOwnMedia(organizationId, mediaIn(input))
      const branding = await putBranding(workOf(c), organizationId, c.req.valid('param').deckId, input, Date.now())
      return c.json({ branding: brandingOf(branding) }, 200, versionOf(branding))
    },
  )

function mediaIn({ logo, avatar, fonts }: BrandingInput) {
  const fontKey = (font?: string | null) => (font && looksLikeMediaKey(font) ? font : null)
  return { logo, avatar, 'fonts.heading': fontKey(fonts?.heading), 'fonts.body': fontKey(fonts?.body) }
}
