import { and, eq, ne, not, sql } from 'drizzle-orm'
import { isOpenLink } from '../../events/mails/mailed-links'
import { mailedLinks } from '../../events/mails/tables'
import { users } from './tables'

/** An email that was still waiting when its account moved to another address opens nothing. */
export const isOpenAccountLink = (purpose: 'confirm-account' | 'reset-password', tokenHash: string, now: number) =>
  and(
    isOpenLink(purpose, tokenHash, now),
    not(
      sql`exists (select 1 from ${users} where ${and(eq(users.id, mailedLinks.userId), ne(users.email, mailedLinks.email))})`,
    ),
  )
