import { hashToken } from '../../core/crypto'
import { answer, createRouter, errors, jsonBody, route } from '../../core/http/route'
import { z } from '../../core/http/zod'
import { themeOf } from '../../core/shared/theme'
import { findInvite, usedInvite } from '../auth/redeem-link'
import type { LookOf } from './invite-mail'

const input = z
  .strictObject({
    token: z.string().min(1).max(200).openapi({ example: 'Yq2…', description: 'From the invite’s link.' }),
  })
  .openapi('InviteTokenInput')

const color = (description: string) => z.string().openapi({ example: '#1a2b3c', description })

const inviteLook = z
  .object({
    company: z
      .object({
        name: z.string().openapi({ example: 'Summit Roofing', description: 'The company’s name.' }),
        logoUrl: z.string().nullable().openapi({ description: 'The company’s logo; null if there is none.' }),
        logoBackground: z.string().nullable().openapi({
          example: '#ffffff',
          description: 'A color on which the logo is visible; null without a logo.',
        }),
        stage: color('The color behind the company’s name.'),
        onStage: color('The color of the name.'),
        accent: color('The color of buttons.'),
        onAccent: color('The color of the text on buttons.'),
      })
      .nullable()
      .openapi('InvitingCompany', { description: 'Who invites; null if the company has no branding yet.' }),
  })
  .openapi('InviteLook')

export const inviteLookRoutes = (lookOf: LookOf) =>
  createRouter().openapi(
    route({
      method: 'post',
      path: '/invite',
      database: 'directory',
      access: 'public',
      idempotency: 'none',
      isAudited: false,
      operationId: 'readInvite',
      tags: ['Authentication'],
      summary: 'Read an invite',
      description:
        'Returns the name and the look of the company to anyone with the token from the invite’s link. The invite stays open.',
      request: { body: jsonBody(input) },
      responses: { 200: answer('The company that invites.', inviteLook), ...errors(404) },
    }),
    async (c) => {
      const invite = await findInvite(c.var.db, hashToken(c.req.valid('json').token), Date.now())
      if (!invite) throw usedInvite()
      const look = await lookOf(c.env, invite.organizationId)
      if (!look) return c.json({ company: null }, 200)
      const { name, palette, logo } = look
      const { stage, accent, 'on-stage': onStage, 'on-accent': onAccent } = themeOf({ palette })
      const logoBackground = logo?.background ?? null
      const company = { name, logoUrl: logo?.url ?? null, logoBackground, stage, onStage, accent, onAccent }
      return c.json({ company }, 200)
    },
  )
