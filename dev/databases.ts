import { join } from 'node:path'
import { unstable_readConfig } from 'wrangler'

export type BoundDatabase = { binding: string; id: string; migrations: string }

/** The directory, and each shard, of an environment. */
export function databasesOf(env?: string, config = 'wrangler.toml'): BoundDatabase[] {
  const { d1_databases: bound } = unstable_readConfig({ config, ...(env && { env }) }, { hideWarnings: true })
  return bound.map((each: { binding: string; database_id?: string; migrations_dir?: string }) => ({
    binding: each.binding,
    id: String(each.database_id),
    migrations: String(each.migrations_dir),
  }))
}

export const shardsOf = (env?: string) => databasesOf(env).filter(({ binding }) => binding.startsWith('SHARD_'))

/** As Miniflare takes them. */
export const d1DatabasesOf = (databases: BoundDatabase[]) =>
  Object.fromEntries(databases.map(({ binding, id }) => [binding, id]))

/** The triggers in force stand beside the migrations of shards. */
export const isMigration = (file: string) => /^\d+_\w+\.sql$/.test(file)

export const migrationFolders = ['drizzle/directory', 'drizzle/shard']

export const inProject = (path: string) => join(import.meta.dirname, '..', path)
