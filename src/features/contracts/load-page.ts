import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../core/database'
import { branding } from '../branding/tables'
import { isAccessible } from './access'
import type { ActingParty } from './acting-party'
import { applyChange } from './change'
import { findDocument } from './statements'
import { contracts } from './tables'
import { open } from './transitions'

type Asked = { id: string; token: string; now: number; who: ActingParty; isLookingOnly: boolean }

export async function loadPage(db: Database, env: Env, { id, token, now, who, isLookingOnly }: Asked) {
  const access = { token }
  const [[contract], [document], [look]] = await db.batch([
    db
      .select()
      .from(contracts)
      .where(isAccessible(db, id, access)),
    findDocument(db, id),
    db
      .select({ palette: branding.palette, logo: branding.logo })
      .from(branding)
      .where(eq(branding.deckId, sql`(select deck_id from contracts where id = ${id})`)),
  ])
  if (!contract || !document || contract.status === 'draft') return undefined
  const change = isLookingOnly ? undefined : await open(who, now)({ contract, document })
  const opened = change && (await applyChange(db, env, contract, change, now))
  return { whole: { contract: opened?.contract ?? contract, document }, look }
}
