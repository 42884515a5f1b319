import { eq } from 'drizzle-orm'
import { sha256 } from '../../core/crypto'
import { commit, type Work } from '../../core/database/commit'
import type { Database } from '../../core/database/database'
import { laterThan } from '../../core/database/database'
import { companyInDecksChanged } from '../../core/effects'
import type { Pronunciation } from './plan-clips'
import { narrationPronunciations } from './tables'

export const pronunciationsVersion = narrationPronunciations.organizationId

export async function findPronunciations(db: Database, organizationId: string) {
  const [row] = await db
    .select()
    .from(narrationPronunciations)
    .where(eq(narrationPronunciations.organizationId, organizationId))
  return row
}

/** An unchanged list keeps its version, so that sending it again renames no track. */
export async function putPronunciations(
  work: Work,
  organizationId: string,
  pronunciations: Pronunciation[],
  now: number,
) {
  const version = pronunciations.length ? sha256(JSON.stringify(pronunciations)).slice(0, 16) : ''
  const values = { pronunciations, version, updatedAt: now }
  const saved = work.db
    .insert(narrationPronunciations)
    .values({ organizationId, ...values })
    .onConflictDoUpdate({
      target: narrationPronunciations.organizationId,
      set: { ...values, updatedAt: laterThan(narrationPronunciations.updatedAt, now) },
    })
    .returning({ updatedAt: narrationPronunciations.updatedAt })
  // Track names depend on the pronunciations, so every deck's part is published again.
  return (await commit(work, { saved }, [companyInDecksChanged(organizationId)])).saved[0]
}
