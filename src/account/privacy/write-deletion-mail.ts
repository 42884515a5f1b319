import { and, eq, isNotNull } from 'drizzle-orm'
import { companies } from '../../core/database/tables'
import { needed } from '../../core/needed'
import type { MailWriter } from '../../events/mails/send-mail'
import { serviceName } from '../../providers/mail'
import { plainLetterhead, writeMail } from '../../providers/mail-layout'
import { dateOf } from '../auth/schemas'

/** Reads the company at the time of writing, so no email announces a deletion that was canceled. */
export const writeDeletionMail: MailWriter<'organization.deletion'> = async ({ env, db }, mail) => {
  const [company] = await db
    .select({ name: companies.name, deletesAt: companies.deletesAt })
    .from(companies)
    .where(and(eq(companies.id, mail.subjectId), isNotNull(companies.deletesAt)))
  if (!company?.deletesAt) return { unwanted: 'The deletion was called off.' }
  const [name, date] = [company.name.slice(0, 60), dateOf(company.deletesAt)]
  const content = {
    language: 'en',
    letterhead: plainLetterhead(serviceName),
    headline: 'Your company’s account will be deleted',
    sentence: `An owner asked us to delete “${name}”. No one can sign in anymore, and its API keys and links no longer work.`,
    facts: [{ name: 'Will be deleted on', value: date }],
    links: [{ text: 'Stop deletion', url: new URL('/studio', needed(env, 'APP_URL')).href }],
    note: `Until then, an owner can sign in to the studio and stop the deletion, and everything will be as it was. After that, all decks, presentations, contracts (including signed ones), and accounts are gone for good.`,
  }
  return { compose: async () => ({ to: [mail.recipient], written: writeMail(content) }) }
}
