import { and, eq, gt } from 'drizzle-orm'
import type { Database } from '../../core/database'
import { ApiError } from '../../core/errors'
import { log } from '../../core/log'
import { emailHtml } from '../../providers/email-content'
import { sendMail } from '../../providers/mail'
import { type linkPurposes, mailedLinks } from './tables'
import { newToken } from './tokens'

type Purpose = (typeof linkPurposes)[number]

export type LinkMail = {
  purpose: Purpose
  email: string
  userId?: string
  organizationId?: string
  lifetime: number
  subject: string
  says: string
  button: string
}

const pages: Record<Purpose, string> = {
  'reset-password': '/reset',
  'confirm-account': '/confirm',
  'confirm-recipient': '/confirm',
}

/** Runs after the answer was sent, so that its timing does not reveal whether a mail was sent. */
export async function mailLinks(env: Env, db: Database, mails: LinkMail[], now: number) {
  const made = mails.map((mail) => ({ mail, ...newToken() }))
  const [first, ...others] = made.map(({ mail, hash }) =>
    db.insert(mailedLinks).values({
      tokenHash: hash,
      purpose: mail.purpose,
      email: mail.email,
      userId: mail.userId ?? null,
      organizationId: mail.organizationId ?? null,
      createdAt: now,
      expiresAt: now + mail.lifetime,
    }),
  )
  if (!first) return
  try {
    await db.batch([first, ...others])
    await Promise.all(made.map(({ mail, token }) => send(env, mail, token)))
  } catch (error) {
    log('error', { message: 'A link was not mailed.', purpose: mails[0]?.purpose, error: String(error) })
  }
}

function send(env: Env, { purpose, email, subject, says, button }: LinkMail, token: string) {
  const link = { text: button, url: new URL(`${pages[purpose]}#token=${token}`, env.APP_URL).href }
  const html = emailHtml({ company: 'Porchlight', headline: subject, facts: [], link, time: says })
  return sendMail(env, { to: [email], subject, text: [subject, `${button}: ${link.url}`, says].join('\n\n'), html })
}

export const isOpenLink = (purpose: Purpose, tokenHash: string, now: number) =>
  and(eq(mailedLinks.tokenHash, tokenHash), eq(mailedLinks.purpose, purpose), gt(mailedLinks.expiresAt, now))

export const usedLink = () => new ApiError(404, 'This link was used or has expired. Ask for a new one.')
