import { type SQL, sql } from 'drizzle-orm'
import { tooMany } from '../../core/errors'
import type { Limit } from '../../core/rate-limits/queries'

export const hasRoom = ({ key, most }: Limit, now: number): SQL =>
  sql`not exists (select 1 from counts where key = ${key} and until > ${now} and count >= ${most})`

export const tooManyMails = (seconds: number) =>
  tooMany('This homeowner was sent enough mail for today. Look into the mailbox, or try again tomorrow.', seconds)
