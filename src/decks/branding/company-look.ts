import { sql } from 'drizzle-orm'
import { primaryDatabase } from '../../core/database/database'
import { findAtShard } from '../../core/database/shards'
import { needed } from '../../core/needed'
import { letterheadOf } from './letterhead'
import { findLook } from './queries'

/** For an email that is about no deck: the branding that the company changed last. */
export async function companyLook(env: Env, organizationId: string) {
  const at = await findAtShard(env, organizationId)
  const latest = sql`(select deck_id from branding where organization_id = ${organizationId} order by updated_at desc limit 1)`
  const [look] = at ? await findLook(primaryDatabase(at), organizationId, latest) : []
  return look && letterheadOf(look, needed(env, 'APP_URL'))
}
