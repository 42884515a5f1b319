import { and, eq, sql } from 'drizzle-orm'
import { commit, none, read, type Work } from '../../core/database/commit'
import { isoTime } from '../../core/http/shapes'
import { needed } from '../../core/needed'
import { letterheadOf, replyToCompany } from '../../decks/branding/letterhead'
import { findLook } from '../../decks/branding/queries'
import type { HomeownerData } from '../../decks/presentations/homeowner-data'
import type { MailWriter } from '../../events/mails/send-mail'
import type { Mail } from '../../events/mails/tables'
import { findWords, letterOf, saidTo } from './email'
import { type Facts, findFacts, isStillSo } from './facts'
import { linksOf } from './links'
import { planOf } from './plan'
import { addressHash, stopUrl } from './stop-link'
import { findStop, hasStop } from './stops'
import { type Reason, reasons, reminders } from './tables'

type ReminderMail = Mail<'presentation.reminder'>

/**
 * Checks everything again and claims the reminder in one statement just before it is sent, so someone who books by then
 * gets none. A claimed reminder is never sent again, unless the mail service said that it didn't accept it.
 */
export const writeReminderMail: MailWriter<'presentation.reminder'> = async (work, mail, now) => {
  const { env, db } = work
  const organizationId = mail.organizationId ?? ''
  const hash = addressHash(organizationId, mail.recipient)
  const deckId = sql`(select deck_id from presentations where id = ${mail.subjectId})`
  const {
    found: [facts],
    words: [said],
    looks: [look],
    stops,
  } = await read(db, {
    found: findFacts(db, now).where(isOf(mail)),
    words: findWords(db, mail),
    looks: findLook(db, organizationId, deckId),
    stops: findStop(db, organizationId, hash),
  })
  if (!facts || !look) return { unwanted: 'It isn’t wanted anymore.' }
  const settled = (set: Partial<typeof reminders.$inferInsert>) =>
    db
      .update(reminders)
      .set(set)
      .where(and(isOf(mail), sql`${reminders.state} in ('waiting', 'leaving')`))
  const settle = (set: Partial<typeof reminders.$inferInsert>) => commit(work, { settled: settled(set) }, none)
  const skip = async (reason: Reason) => {
    await settle({ state: 'skipped', reason })
    return { unwanted: reasons[reason] }
  }
  if (facts.state === 'leaving') return skip('interrupted')
  if (facts.state !== 'waiting') return { unwanted: 'It was already sent.' }
  if (stops.length) return skip('unsubscribed')
  if (facts.recipient !== mail.recipient) return waitUntil(now, 'It goes to a different address now.')
  const plan = planOf(facts, now)
  if ('skip' in plan) return skip(plan.skip)
  if (!plan.isDue) return waitUntil(plan.goesAt, `It goes at ${isoTime(plan.goesAt)}, in an email of its own.`)
  if (!said) return skip('rule_removed')

  async function waitUntil(dueAt: number, unwanted: string) {
    await settle({ dueAt, mailId: null })
    return { unwanted }
  }

  return {
    compose: async () => {
      const linked = await linksOf(work, mail, facts, now)
      const company = letterheadOf(look, needed(env, 'APP_URL'))
      const stopsAt = stopUrl(env, { organizationId, addressHash: hash, presentationId: facts.presentationId })
      const written = letterOf(saidTo(addresseeOf(facts), said), company, linked, stopsAt)
      if (!(await claim(work, facts, hash, now)))
        return waitUntil(now, 'Something changed while it was being sent, so we’ll check it again.')
      return {
        from: { name: company.name, email: needed(env, 'EMAIL_FROM') },
        replyTo: replyToCompany(company),
        to: mail.recipient,
        id: mail.id,
        unsubscribeUrl: stopsAt,
        written,
      }
    },
    effects: [{ rows: () => [settled({ state: 'sent', sentAt: now })] }],
    takeBack: () => settle({ state: 'waiting' }),
  }
}

/** A contract knows only a co-owner's name. Their home is the same. */
function addresseeOf({ homeowner, recipient, signerName }: Facts): HomeownerData {
  if (!signerName) return homeowner
  const [first_name = '', ...others] = signerName.split(/\s+/)
  return { ...homeowner, first_name, last_name: others.join(' '), email: recipient ?? '', phone: '' }
}

const isOf = ({ subjectId, id }: ReminderMail) => and(eq(reminders.presentationId, subjectId), eq(reminders.mailId, id))

async function claim(work: Work, facts: Facts, hash: string, now: number) {
  const { presentationId, ruleId, organizationId } = facts
  const claim = work.db
    .update(reminders)
    .set({ state: 'leaving' })
    .where(
      and(
        eq(reminders.presentationId, presentationId),
        eq(reminders.ruleId, ruleId),
        isStillSo(facts, now),
        sql`not ${hasStop(organizationId, hash)}`,
      ),
    )
    .returning({ ruleId: reminders.ruleId })
  return (await commit(work, { claim }, none)).claim.length > 0
}
