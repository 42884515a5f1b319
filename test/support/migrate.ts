import { applyD1Migrations } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { directory, shards } from './databases'

type Migrations = Parameters<typeof applyD1Migrations>[1]

const { DIRECTORY_MIGRATIONS, SHARD_MIGRATIONS } = env as typeof env & {
  DIRECTORY_MIGRATIONS: Migrations
  SHARD_MIGRATIONS: Migrations
}
/** Migrations run once for all files, which share a runtime and its databases. */
const shared = globalThis as { isMigrated?: boolean }
if (!shared.isMigrated) {
  await applyD1Migrations(directory, DIRECTORY_MIGRATIONS)
  for (const shard of shards) await applyD1Migrations(shard, SHARD_MIGRATIONS)
  shared.isMigrated = true
}
