import { sql } from 'drizzle-orm'
import { newToken } from '../../core/crypto'
import { commit, none, type Work } from '../../core/database/commit'
import { isOn, needed } from '../../core/needed'
import type { MailWriter } from '../../events/mails/send-mail'
import { dueMails, writeMails } from '../../events/mails/write-mails'
import { fillPlain } from '../../locales/fill'
import { inviteWords } from '../../locales/invites/index'
import { type Letterhead, plainLetterhead, writeMail } from '../../providers/mail-layout'
import type { Invite } from '../auth/tables'
import { findInvited, insertInviteLink, invitedRecipient } from './invite-queries'

/** Joins the batch that makes the invite, after it. Nothing is due if no invite was made or it may not be emailed. */
export function inviteMail({ env, db }: Work, invite: Invite) {
  const now = invite.createdAt
  const recipient = invitedRecipient(db, invite, isOn(env, 'CONFIRM_RECIPIENTS'), now)
  // An invite that replaces an earlier one has kept its id.
  const id = sql`(select id from invites where token_hash = ${invite.tokenHash})`
  return {
    mails: writeMails(
      db,
      { kind: 'account', id },
      [{ purpose: 'account.invite', audience: 'company' }],
      recipient,
      now,
    ),
    due: dueMails(db, id, now),
  }
}

/** Passed in by `src/mail-writers.ts`, because decks, whose branding it shows, are in a higher room. */
export type LookOf = (env: Env, organizationId: string) => Promise<Letterhead | undefined>

/** The email gets a link of its own, because only the hash of the one that the API returned is stored. */
export const writeInviteMail =
  (lookOf: LookOf): MailWriter<'account.invite'> =>
  async (work, mail, now) => {
    const { env, db } = work
    const [invite] = await findInvited(db, mail.subjectId)
    if (!invite || invite.expiresAt <= now) return { unwanted: 'The invite was withdrawn or has expired.' }
    return {
      compose: async () => {
        const { token, hash } = newToken()
        await commit(work, { made: insertInviteLink(db, hash, invite, now) }, none)
        const letterhead = (await lookOf(env, invite.organizationId)) ?? plainLetterhead(invite.companyName)
        const { language, words } = inviteWords(invite.language)
        const [company, name] = [letterhead.name, invite.name].map((text) => text.slice(0, 60))
        const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(invite.expiresAt)
        const url = new URL(`/invite#token=${token}`, needed(env, 'APP_URL')).href
        const filled = (text: string) => fillPlain(text, { company: company ?? '', name: name ?? '', date })
        const content = {
          language,
          letterhead,
          headline: filled(words.headline),
          greeting: filled(words.greeting),
          sentence: filled(words.sentence),
          links: [{ text: words.button, url }],
          note: filled(words.note),
        }
        return { to: [mail.recipient], written: writeMail(content) }
      },
    }
  }
