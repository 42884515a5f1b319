import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import { defineConfig } from 'vitest/config'

const migrations = await readD1Migrations('drizzle')

export default defineConfig({
  test: {
    reporters: ['default', './test/support/closing-line.ts'],
    silent: 'passed-only',
    projects: [
      {
        extends: true,
        plugins: [
          cloudflareTest({
            wrangler: { configPath: './wrangler.toml' },
            miniflare: { bindings: { TEST_MIGRATIONS: migrations } },
          }),
        ],
        test: {
          name: 'worker',
          testTimeout: 30_000,
          include: ['test/*.test.ts'],
          setupFiles: ['test/support/migrate.ts', 'test/support/query-plans.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'node',
          include: ['test/browser/*.test.ts', 'test/e2e/*.test.ts', 'test/house/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
    ],
  },
})
