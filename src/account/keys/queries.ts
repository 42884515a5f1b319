import { and, desc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import { commit, made, none, type Work, workAt } from '../../core/database/commit'
import { type Database, insertWhere } from '../../core/database/database'
import { atShard } from '../../core/database/shards'
import { companies, organizations } from '../../core/database/tables'
import type { Caller, KeyHolder } from '../../core/http/context'
import { conflict, notFound } from '../../core/http/errors'
import { mostApiKeys } from '../../core/limits'
import { log } from '../../core/log'
import { hour } from '../../core/time'
import { letsIn } from '../callers/queries'
import { type ApiKey, apiKeys } from './tables'

const isOpen = (now: number) =>
  and(isNull(apiKeys.revokedAt), or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, now)))

/** Finds a key by the hash of its secret, or of its previous secret while that is still valid. */
export async function findKeyHolder(db: Database, hash: string, now: number) {
  const isPrevious = and(eq(apiKeys.previousHash, hash), gt(apiKeys.previousUntil, now))
  const [row] = await db
    .select({
      keyId: apiKeys.id,
      name: apiKeys.name,
      scopes: apiKeys.scopes,
      organizationId: apiKeys.organizationId,
      shard: companies.shard,
      expiresAt: sql<number>`min(
        coalesce(${apiKeys.expiresAt}, ${Number.MAX_SAFE_INTEGER}),
        iif(${apiKeys.hash} = ${hash}, ${Number.MAX_SAFE_INTEGER}, ${apiKeys.previousUntil})
      )`.as('ends_at'),
    })
    .from(apiKeys)
    .innerJoin(companies, eq(companies.id, apiKeys.organizationId))
    .where(and(or(eq(apiKeys.hash, hash), isPrevious), isOpen(now), letsIn))
  // The guard raises the role if the key's scopes allow writing.
  return row && { caller: { kind: 'key', role: 'viewer', ...row } satisfies KeyHolder }
}

export const listKeys = (db: Database, organizationId: string) =>
  db
    .select()
    .from(apiKeys)
    .where(eq(apiKeys.organizationId, organizationId))
    .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id))
    .limit(mostApiKeys)

/** The company's copy says whether it has a key. If `keepEvents` fails, the job that makes the copies does it. */
const copyDue = (db: Database, organizationId: string, now: number) =>
  db.update(companies).set({ copyDueAt: now }).where(eq(companies.id, organizationId))

/** Anyone with a key can read the feed of events, so they are kept from now on. */
export async function keepEvents(work: Work, { organizationId, shard }: Pick<Caller, 'organizationId' | 'shard'>) {
  const { db, ...at } = workAt(work, atShard(work.env, shard))
  const kept = db.update(organizations).set({ keepsEvents: true }).where(eq(organizations.id, organizationId))
  try {
    await commit({ db, ...at }, { kept }, none)
  } catch (error) {
    // The key exists, and only this answer shows its secret.
    log('warn', { message: 'A company keeps its events only after its next copy.', error: String(error) })
  }
}

/** If the organization is at the limit, the key that ended first makes room. */
export async function createKey(work: Work, row: ApiKey, now: number) {
  const { db } = work
  const ofCompany = eq(apiKeys.organizationId, row.organizationId)
  const counted = sql`(select count(*) from api_keys where organization_id = ${row.organizationId})`
  const firstEnded = db
    .select({ id: apiKeys.id })
    .from(apiKeys)
    .where(and(ofCompany, or(sql`${apiKeys.revokedAt} is not null`, lte(apiKeys.expiresAt, now))))
    .orderBy(sql`coalesce(${apiKeys.revokedAt}, ${apiKeys.expiresAt})`)
    .limit(1)
  const {
    created: [key],
  } = await commit(
    work,
    {
      ended: db
        .delete(apiKeys)
        .where(and(ofCompany, sql`${counted} >= ${mostApiKeys}`, sql`${apiKeys.id} = ${firstEnded}`)),
      created: insertWhere(db, apiKeys, row, sql`${counted} < ${mostApiKeys}`).returning(),
    },
    [made(apiKeys, row.id), { rows: ({ db }) => [copyDue(db, row.organizationId, now)] }],
  )
  if (!key)
    throw conflict(
      'too_many_api_keys',
      `An organization has at most ${mostApiKeys} API keys. Revoke one you no longer need.`,
    )
  return key
}

type Changeable = Pick<ApiKey, 'name' | 'scopes' | 'start' | 'hash' | 'previousUntil' | 'revokedAt'>
type Patch = { [Member in keyof Changeable]?: Changeable[Member] | undefined }

/** Changes a key that wasn't revoked. Also returns the hashes it had, because their copies are outdated. */
export async function updateKey(work: Work, organizationId: string, id: string, patch: Patch) {
  const { db } = work
  const isIt = and(eq(apiKeys.id, id), eq(apiKeys.organizationId, organizationId))
  // A key that has expired gets no new secret, because it would open nothing.
  const mayChange = patch.hash ? isOpen(Date.now()) : isNull(apiKeys.revokedAt)
  const previousHash = patch.hash && sql`${apiKeys.hash}`
  const { known, updated } = await commit(
    work,
    {
      known: db.select().from(apiKeys).where(isIt),
      updated: db
        .update(apiKeys)
        .set({ id, ...patch, ...(previousHash && { previousHash }) })
        .where(and(isIt, mayChange))
        .returning(),
    },
    none,
  )
  if (!known[0]) throw notFound('api key', 'API key')
  if (known[0].revokedAt !== null) throw conflict('api_key_revoked', 'This API key was revoked. Create a new one.')
  if (!updated[0]) throw conflict('api_key_expired', 'This API key has expired. Create a new one.')
  return { row: updated[0], outdated: hashesOf(known) }
}

export const hashesOf = (rows: Pick<ApiKey, 'hash' | 'previousHash'>[]) =>
  rows.flatMap(({ hash, previousHash }) => (previousHash === null ? [hash] : [hash, previousHash]))

export const selectHashes = (db: Database, organizationId: string) =>
  db
    .select({ hash: apiKeys.hash, previousHash: apiKeys.previousHash })
    .from(apiKeys)
    .where(eq(apiKeys.organizationId, organizationId))

export const noteUsed = (db: Database, id: string, now: number) =>
  db
    .update(apiKeys)
    .set({ lastUsedAt: now })
    .where(and(eq(apiKeys.id, id), or(isNull(apiKeys.lastUsedAt), lte(apiKeys.lastUsedAt, now - hour))))
