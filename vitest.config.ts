import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import { kCurrentWorker, type V4WorkerOptions } from 'miniflare'
import { defineConfig } from 'vitest/config'
import { unstable_getMiniflareWorkerOptions } from 'wrangler'
import { localSecrets } from './dev/local-secrets.ts'
import { makeSigningKey, makeTimeKey, signingVars, timeVars } from './dev/signing-key.ts'
import { LongestFirst } from './test/support/budgets.ts'
import { checkAnswers } from './test/support/document-checks.ts'
import { loadAtOnce } from './test/support/load-at-once.ts'

/** `npm run fuzz` sets both. */
const { FUZZ_REQUESTS = '3000', FUZZ_SEED = String(Math.floor(Math.random() * 2 ** 31)) } = process.env
console.log(`The fuzzer’s seed: ${FUZZ_SEED}`)
const fuzzing = { FUZZ_REQUESTS: Number(FUZZ_REQUESTS), FUZZ_SEED: Number(FUZZ_SEED) }

const signing = { ...signingVars(await makeSigningKey()), ...timeVars(await makeTimeKey()) }

/** One Worker does both in the tests, with what each of the two has. */
const jobs = unstable_getMiniflareWorkerOptions('wrangler.jobs.toml').workerOptions as V4WorkerOptions

const migrations = {
  DIRECTORY_MIGRATIONS: await readD1Migrations('drizzle/directory'),
  SHARD_MIGRATIONS: await readD1Migrations('drizzle/shard'),
}

export default defineConfig({
  test: {
    reporters: ['default', './test/support/budgets.ts', './test/support/closing-line.ts'],
    silent: 'passed-only',
    // As many as there are cores: with three, pages waited for longer than their tests do.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // What a file needs is built by itself, in an organization of its own; a runtime for each file took half of the run.
    isolate: false,
    projects: [
      {
        extends: true,
        plugins: [
          loadAtOnce,
          cloudflareTest({
            main: 'test/support/worker.ts',
            wrangler: { configPath: './wrangler.toml' },
            miniflare: {
              compatibilityFlags: jobs.compatibilityFlags ?? [],
              queueConsumers: jobs.queueConsumers ?? {},
              serviceBindings: {
                ON_DEMAND: { name: kCurrentWorker, entrypoint: 'OnDemand' },
                DOCUMENT_CHECKER: checkAnswers,
              },
              bindings: {
                ...(jobs.bindings as object),
                ...migrations,
                NARRATION_AHEAD: false,
                PREVIEWS_A_MINUTE: 0,
                ...localSecrets,
                ...signing,
                ...fuzzing,
              },
            },
          }),
        ],
        test: {
          name: 'worker',
          testTimeout: 30_000,
          expect: { poll: { timeout: 10_000 } },
          include: ['test/*/*.test.ts'],
          exclude: ['test/house/floors.test.ts'],
          restoreMocks: true,
          setupFiles: ['test/support/migrate.ts', 'test/support/globals.ts', 'test/support/query-plans.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['test/browser/*.test.ts', 'test/e2e/*.test.ts'],
          globalSetup: ['test/support/global-setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 30_000 } },
        },
      },
      {
        extends: true,
        // Some of them bundle a Worker.
        test: { name: 'node', include: ['test/house/*.test.ts', 'test/house/floors.test.ts'], testTimeout: 60_000 },
      },
    ],
  },
})
