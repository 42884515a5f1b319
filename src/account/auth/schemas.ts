import type { Member } from '../../core/http/context'
import { emailAddress, id, isoTime, line, pathId, timestamp } from '../../core/http/shapes'
import { z } from '../../core/http/zod'
import { mostListedSessions } from '../../core/limits'

export const personName = line(100).openapi({ example: 'Ana Ruiz' })
export const organizationName = line(100).openapi({ example: 'Summit Roofing' })

const password = z.string().min(10).max(200).openapi({ example: 'a long walk home' })
export const role = z.enum(['owner', 'editor', 'viewer']).openapi({ example: 'editor' })

export const registerInput = z
  .strictObject({ organizationName, name: personName, email: emailAddress, password })
  .openapi('RegisterInput')

export const loginInput = z
  .strictObject({ email: emailAddress, password: z.string().max(200) })
  .openapi('LoginInput', { example: { email: 'demo@summit-roofing.example', password: 'porchlight-demo' } })

export const mePatch = z
  .strictObject({
    name: personName.optional(),
    email: emailAddress.optional(),
    password: password.optional(),
    currentPassword: z.string().max(200).optional(),
  })
  .refine(
    ({ email, password, currentPassword }) => (email ?? password) === undefined || currentPassword !== undefined,
    {
      path: ['currentPassword'],
      error: 'is required to set a new email or password',
    },
  )
  .openapi('MePatch')

export const confirmPasswordInput = z
  .strictObject({ password: z.string().max(200).openapi({ example: 'a long walk home' }) })
  .openapi('ConfirmPasswordInput')

export const acceptInviteInput = z
  .strictObject({ token: z.string().min(1).max(200).openapi({ example: 'Yq2…' }), password })
  .openapi('AcceptInviteInput')

const mailedToken = z.string().min(1).max(200).openapi({ example: 'Yq2…' })

export const forgotPasswordInput = z.strictObject({ email: emailAddress }).openapi('ForgotPasswordInput')
export const resetPasswordInput = z.strictObject({ token: mailedToken, password }).openapi('ResetPasswordInput')
export const confirmEmailInput = z.strictObject({ token: mailedToken }).openapi('ConfirmEmailInput')

const user = z.object({ id, email: emailAddress, name: personName, role }).openapi('User')

export const organization = z
  .object({
    id,
    name: organizationName,
    allowedEmbedOrigins: z.array(z.string()).openapi({ example: ['https://www.summit-roofing.example'] }),
  })
  .openapi('Organization')

export const sessionPath = z.object({ sessionId: pathId('sessionId') })

const session = z
  .object({
    id,
    device: z.string().nullable().openapi({ example: 'Chrome 142, Mac' }),
    createdAt: timestamp,
    expiresAt: timestamp,
    isCurrent: z.boolean().openapi({ example: true }),
  })
  .openapi('Session')

export const sessionList = z.object({ sessions: z.array(session).max(mostListedSessions) }).openapi('SessionList')

export const signedIn = z.object({ user, organization }).openapi('SignedIn')

const userOf = (caller: Member) => ({
  id: caller.userId,
  email: caller.email,
  name: caller.name,
  role: caller.role,
})

const organizationOf = (caller: Member) => ({
  id: caller.organizationId,
  name: caller.organizationName,
  allowedEmbedOrigins: caller.allowedEmbedOrigins,
})

/** The UTC date, for the day on which something is deleted. */
export const dateOf = (milliseconds: number) => isoTime(milliseconds).slice(0, 10)

export const signedInAs = (caller: Member) => ({ user: userOf(caller), organization: organizationOf(caller) })
