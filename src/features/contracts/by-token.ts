import type { Context } from 'hono'
import type { AppEnv } from '../../core/context'
import { changeContract, type Whole } from './change'
import { contractResponse } from './contract-response'
import { queueMails } from './mail-queue'

export const shownTo = (c: Context<AppEnv>, whole: Whole, token: string) => ({
  contract: contractResponse(whole, { kind: 'homeowner', token }, c.req.url, Date.now()),
})

export async function actByToken(
  c: Context<AppEnv>,
  id: string,
  token: string,
  decide: Parameters<typeof changeContract>[3],
) {
  const asked = { id, access: { token }, now: Date.now() }
  const { mailIds, ...whole } = await changeContract(c.var.db, c.env, asked, decide)
  if (mailIds.length) c.executionCtx.waitUntil(queueMails(c.env, mailIds))
  return shownTo(c, whole, token)
}
