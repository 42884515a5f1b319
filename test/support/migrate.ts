import { applyD1Migrations } from 'cloudflare:test'
import { env } from 'cloudflare:workers'

const { TEST_MIGRATIONS } = env as typeof env & { TEST_MIGRATIONS: Parameters<typeof applyD1Migrations>[1] }
await applyD1Migrations(env.DB, TEST_MIGRATIONS)
