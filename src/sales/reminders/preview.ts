import { sql } from 'drizzle-orm'
import { read, type Work } from '../../core/database/commit'
import { newId } from '../../core/database/shards'
import type { Caller, Member } from '../../core/http/context'
import { conflict, tooMany } from '../../core/http/errors'
import { reminderTestsPerHour } from '../../core/limits'
import { needed } from '../../core/needed'
import { countOrWait, secondsUntil } from '../../core/rate-limits/queries'
import { hour } from '../../core/time'
import { letterheadOf, replyToCompany } from '../../decks/branding/letterhead'
import { findLook } from '../../decks/branding/queries'
import { admitRecipients } from '../../events/notifications/recipients'
import { sendMimeMail } from '../../providers/mail'
import { letterOf } from './email'
import type { Linked } from './links'
import type { PreviewInput } from './schemas'
import type { Occasion } from './tables'

const example = {
  ...{ first_name: 'Maria', last_name: 'Lopez', email: 'maria@example.com', phone: '(303) 555-0134' },
  ...{ address: '12 Maple Street', city: 'Boulder', state: 'CO', zip: '80302', country: 'United States' },
  ...{ roof_squares: '24.5', roof_area: '2,450', roof_pitch: '6/12' },
  ...{ price_good: '$14,200', price_better: '$17,900', price_best: '$22,400' },
}

const leadsTo = (when: Occasion): Linked['to'] =>
  when === 'contract_unsigned' ? 'contract' : when === 'appointment_soon' ? 'visit' : 'presentation'

/** Its links lead to the start page, because there is no homeowner whose link they could be. */
async function exampleOf(work: Work, organizationId: string, input: PreviewInput, subjectPrefix?: string) {
  const { env, db } = work
  const deckId = sql`(select id from decks where organization_id = ${organizationId} and deleted_at is null
    order by is_active desc, created_at desc limit 1)`
  const {
    looks: [look],
  } = await read(db, { looks: findLook(db, organizationId, deckId) })
  if (!look) throw new Error('The company of the caller is gone.')
  const base = needed(env, 'APP_URL')
  const company = letterheadOf(look, base)
  const { subject, text, language = null, when } = input
  const linked: Linked = { to: leadsTo(when), links: [{ name: example.first_name, url: base }] }
  return {
    company,
    written: letterOf({ subject, text, language, fields: example }, company, linked, base, subjectPrefix),
  }
}

export const writeExample = async (work: Work, { organizationId }: Caller, input: PreviewInput) =>
  (await exampleOf(work, organizationId, input)).written

export async function sendTest(work: Work, member: Member, input: PreviewInput, now: number) {
  const { env } = work
  const { organizationId, userId, email } = member
  const limits = [{ key: `reminder-tests:${userId}`, most: reminderTestsPerHour, milliseconds: hour }]
  const freeAt = await countOrWait(work, limits, now)
  if (freeAt)
    throw tooMany(
      'reminder_tests',
      'You’ve sent yourself too many tests this hour. Try again later.',
      secondsUntil(freeAt, now),
    )
  const { refusal } = await admitRecipients(work, organizationId, [email], now)
  if (refusal)
    throw conflict('address_not_confirmed', 'Confirm your email address first. Then we can send tests to it.')
  const { company, written } = await exampleOf(work, organizationId, input, '[Test]')
  const from = { name: company.name, email: needed(env, 'EMAIL_FROM') }
  await sendMimeMail(env, { from, replyTo: replyToCompany(company), to: email, id: newId(work.db.shard), written }, now)
}
