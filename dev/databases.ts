import { join } from 'node:path'
import { unstable_readConfig } from 'wrangler'

export type BoundDatabase = { binding: string; id: string; migrations: string }

/** Returns the directory and each shard of an environment. */
export function databasesOf(env?: string, config = 'wrangler.toml'): BoundDatabase[] {
  const { d1_databases: bound } = unstable_readConfig({ config, ...(env && { env }) }, { hideWarnings: true })
  return bound.map((each: { binding: string; database_id?: string; migrations_dir?: string }) => ({
    binding: each.binding,
    id: String(each.database_id),
    migrations: String(each.migrations_dir),
  }))
}

export const shardsOf = (env?: string) => databasesOf(env).filter(({ binding }) => binding.startsWith('SHARD_'))

/** Returns the databases in the form that Miniflare expects. */
export const d1DatabasesOf = (databases: BoundDatabase[]) =>
  Object.fromEntries(databases.map(({ binding, id }) => [binding, id]))

/** The file with the current triggers is in the same folder as the shards' migrations. */
export const isMigration = (file: string) => /^\d+_\w+\.sql$/.test(file)

export const migrationFolders = ['drizzle/directory', 'drizzle/shard']

export const inProject = (path: string) => join(import.meta.dirname, '..', path)
