import { applyD1Migrations } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { directory, shards } from './databases'

type Migrations = Parameters<typeof applyD1Migrations>[1]

const { DIRECTORY_MIGRATIONS, SHARD_MIGRATIONS } = env as typeof env & {
  DIRECTORY_MIGRATIONS: Migrations
  SHARD_MIGRATIONS: Migrations
}
await applyD1Migrations(directory, DIRECTORY_MIGRATIONS)
for (const shard of shards) await applyD1Migrations(shard, SHARD_MIGRATIONS)
