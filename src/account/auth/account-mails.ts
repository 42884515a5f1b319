import { commit, none, type Work, type WorkAnywhere, workAt } from '../../core/database/commit'
import { atDirectory } from '../../core/database/shards'
import type { Member } from '../../core/http/context'
import { isOn } from '../../core/needed'
import { countOrWait, readCounts, retryAt, takeCounts } from '../../core/rate-limits/queries'
import { hour } from '../../core/time'
import { mailLinks } from '../../events/mails/mailed-links'
import { copyCompanyOrLater } from './copy-company'
import { selectAccount } from './queries'

/**
 * Over the limit, no email is sent. The answer stays the same, so it doesn't reveal which addresses have an account.
 */
export async function mailReset(work: WorkAnywhere, email: string, block: string, now: number) {
  const at = workAt(work, atDirectory(work.env))
  const { db } = at
  const limits = [
    { key: `resets ${email}`, most: 3, milliseconds: hour },
    { key: `resets ${block}`, most: 20, milliseconds: hour },
  ]
  const {
    counted,
    accounts: [account],
  } = await commit(
    at,
    {
      counted: readCounts(db, limits, now),
      taken: takeCounts(db, limits, now),
      accounts: selectAccount(db, email),
    },
    none,
  )
  if (!account || retryAt(counted, limits) !== undefined) return
  await mailLinks(at, { purpose: 'account.reset_password', id: account.userId }, [email], now)
}

/** Does nothing if the deployment also sends email to unconfirmed addresses. */
export async function askToConfirm(
  work: WorkAnywhere,
  { userId, email }: Pick<Member, 'userId' | 'email'>,
  now = Date.now(),
) {
  if (isOn(work.env as Env, 'CONFIRM_RECIPIENTS')) await mailConfirmation(work, userId, email, now)
}

/** The company's shard keeps its members' addresses, so it is told of the new one too. */
export async function confirmNewEmail(work: Work, member: Pick<Member, 'userId' | 'email' | 'organizationId'>) {
  await copyCompanyOrLater(work, member.organizationId)
  work.waitUntil(askToConfirm(work, member))
}

export async function mailConfirmation(work: WorkAnywhere, userId: string, email: string, now: number) {
  const at = workAt(work, atDirectory(work.env))
  const limits = [{ key: `confirmations ${email}`, most: 3, milliseconds: hour }]
  if ((await countOrWait(at, limits, now)) !== undefined) return
  await mailLinks(at, { purpose: 'account.confirm', id: userId }, [email], now)
}
