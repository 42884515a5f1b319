import { and, eq, gt, sql } from 'drizzle-orm'
import { newToken } from '../../core/crypto'
import { commit, none, type Work, workAt } from '../../core/database/commit'
import type { Database } from '../../core/database/database'
import { atDirectory } from '../../core/database/shards'
import { organizations } from '../../core/database/tables'
import { ApiError } from '../../core/http/errors'
import { log } from '../../core/log'
import { needed } from '../../core/needed'
import { day, hour } from '../../core/time'
import { serviceName } from '../../providers/mail'
import { plainLetterhead, writeMail } from '../../providers/mail-layout'
import { type MailWriter, sendMail } from './send-mail'
import { type linkPurposes, type Mail, mailedLinks, type Purpose } from './tables'
import { dueMails, writeMails } from './write-mails'

type LinkPurpose = (typeof linkPurposes)[number]
type LinkMail = Mail<Extract<Purpose, 'account.reset_password' | 'account.confirm' | 'organization.confirm_recipient'>>

type Content = { link: LinkPurpose; lifetime: number; path: string; subject: string; says: string; button: string }

const contents: Record<LinkMail['purpose'], Content> = {
  'account.reset_password': {
    link: 'reset-password',
    lifetime: hour,
    path: '/reset',
    subject: 'Choose a new password',
    says: 'Someone asked to reset the password for this email address on Porchlight. If it was you, choose a new one. The link works once, for one hour. If it wasn’t you, ignore this email: nothing has changed.',
    button: 'Choose new password',
  },
  'account.confirm': {
    link: 'confirm-account',
    lifetime: 7 * day,
    path: '/confirm',
    subject: 'Confirm your email address',
    says: 'Once you confirm it, Porchlight can send email in your company’s name. The link works for seven days. If you don’t have an account with us, ignore this email.',
    button: 'Confirm address',
  },
  'organization.confirm_recipient': {
    link: 'confirm-recipient',
    lifetime: 7 * day,
    path: '/confirm',
    subject: 'Confirm notifications',
    says: 'A company that calls itself “{company}” on Porchlight wants to email you about what happens with its presentations. The link works for seven days. If you don’t know this company, ignore this email, and you won’t hear from it.',
    button: 'Confirm notifications',
  },
}

/** The subject of the link: a member, or the organization whose recipients are asked. */
type Subject = { purpose: LinkMail['purpose']; id: string; organizationId?: string }

/**
 * Runs after the answer was sent, so that its timing doesn't reveal whether an email was sent. The schedule retries
 * what fails here.
 */
export async function mailLinks(work: Work, { purpose, id, organizationId }: Subject, emails: string[], now: number) {
  const kind = purpose.startsWith('account.') ? 'account' : 'organization'
  const recipients = sql`
    select ${organizationId ?? null} as organization_id, null as presentation_id, ${now} as sequence,
      'company' as audience, member.value as recipient
    from json_each(${JSON.stringify(emails)}) as member`
  const { due } = await commit(
    work,
    {
      mails: writeMails(work.db, { kind, id }, [{ purpose, audience: 'company' }], recipients, now),
      due: dueMails(work.db, id, now),
    },
    none,
  )
  const writers = { [purpose]: async () => writeLinkMail }
  const outcomes = await Promise.allSettled(due.map((mail) => sendMail(work, writers, mail.id, now)))
  const failed = outcomes.find((outcome) => outcome.status === 'rejected')
  if (failed) log('warn', { message: 'A link waits for the schedule.', purpose, error: String(failed.reason) })
}

export const writeLinkMail: MailWriter<LinkMail['purpose']> = async (work, mail, now) => {
  const { env, db } = work
  const { link, lifetime, path, subject, says, button } = contents[mail.purpose]
  if (mail.createdAt + lifetime <= now) return { unwanted: 'The link had already expired.' }
  return {
    compose: async () => {
      const { token, hash } = newToken()
      const company = mail.organizationId ? await findName(db, mail.organizationId) : ''
      // A link doesn't say which company it belongs to, so its row is in the directory.
      const directory = workAt(work, atDirectory(env))
      const row = {
        tokenHash: hash,
        purpose: link,
        email: mail.recipient,
        userId: mail.subjectKind === 'account' ? mail.subjectId : null,
        organizationId: mail.organizationId,
        createdAt: now,
        expiresAt: now + lifetime,
      }
      await commit(directory, { made: directory.db.insert(mailedLinks).values(row) }, none)
      const note = says.replace('{company}', () => company.slice(0, 60))
      const url = new URL(`${path}#token=${token}`, needed(env, 'APP_URL')).href
      const letterhead = plainLetterhead(serviceName)
      const content = { language: 'en', letterhead, headline: subject, links: [{ text: button, url }], note }
      return { to: [mail.recipient], written: writeMail(content) }
    },
  }
}

async function findName(db: Database, organizationId: string) {
  const [company] = await db
    .select({ name: organizations.name })
    .from(organizations)
    .where(eq(organizations.id, organizationId))
  return company?.name ?? ''
}

export const isOpenLink = (purpose: LinkPurpose, tokenHash: string, now: number) =>
  and(eq(mailedLinks.tokenHash, tokenHash), eq(mailedLinks.purpose, purpose), gt(mailedLinks.expiresAt, now))

export const usedLink = () => new ApiError(404, 'link_used', 'This link was used or has expired. Ask for a new one.')
