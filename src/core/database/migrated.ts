import { ApiError } from '../http/errors'
import { cachePart } from '../isolate-cache'
import { directoryName } from './shards'

/**
 * The migrations this code requires; a database may have more. Databases are migrated before the code is released and
 * are only ever added to, so raise these together with the first code that needs a migration.
 */
export const leastMigrations = { directory: '0000_first.sql', shard: '0000_first.sql' }

/** Each database is asked only once, because it never loses a migration. */
const migrated = cachePart<true>('migrated databases')

export const isMigrated = (name: string) => migrated.get(name) === true
export const noteMigrated = (name: string) => migrated.set(name, true)

const behind = () =>
  new ApiError(503, 'being_updated', 'This part of the service is being brought up to date. Try again in a moment.', {
    'retry-after': '10',
  })

/** Each database is checked separately, so one that is behind affects only its own companies. */
export async function requireMigrated({ DB, SHARD }: Env) {
  const least = SHARD === directoryName ? leastMigrations.directory : leastMigrations.shard
  const found = await DB.withSession('first-primary')
    .prepare('select 1 from d1_migrations where name >= ? limit 1')
    .bind(least)
    .first()
    .catch((error: unknown) => {
      if (/no such table: d1_migrations/.test(String(error))) return null
      throw error
    })
  if (!found) throw behind()
  noteMigrated(SHARD)
}
