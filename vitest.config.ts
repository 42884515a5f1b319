import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import { kCurrentWorker, type V4WorkerOptions } from 'miniflare'
import { defineConfig } from 'vitest/config'
import { unstable_getMiniflareWorkerOptions } from 'wrangler'
import { localSecrets } from './dev/local-secrets.ts'
import { makeSigningKey, makeTimeKey, signingVars, timeVars } from './dev/signing-key.ts'
import { checkAnswers } from './test/support/document-checks.ts'
import { loadAtOnce } from './test/support/load-at-once.ts'
import { keepDataInMemory } from './test/support/memory.ts'
import { LongestFirst } from './test/support/slowest.ts'

keepDataInMemory()

/** Everyday tests always use the same seed; `npm run test:long` chooses one. */
const { SEED = '1', FUZZ_REQUESTS = '20000' } = process.env
const random = { SEED: Number(SEED), FUZZ_REQUESTS: Number(FUZZ_REQUESTS) }

const signing = { ...signingVars(await makeSigningKey()), ...timeVars(await makeTimeKey()) }

/** One Worker does both in the tests, with what each of the two has. */
const jobs = unstable_getMiniflareWorkerOptions('wrangler.jobs.toml').workerOptions as V4WorkerOptions

const migrations = {
  DIRECTORY_MIGRATIONS: await readD1Migrations('drizzle/directory'),
  SHARD_MIGRATIONS: await readD1Migrations({
    migrationsDir: 'drizzle/shard',
    migrationsPattern: 'drizzle/shard/*_*.sql',
  }),
}

const inWorker = () => [
  loadAtOnce,
  cloudflareTest({
    main: 'test/support/worker.ts',
    wrangler: { configPath: './wrangler.toml' },
    miniflare: {
      compatibilityFlags: jobs.compatibilityFlags ?? [],
      queueConsumers: jobs.queueConsumers ?? {},
      durableObjects: jobs.durableObjects ?? {},
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
        ...random,
      },
    },
  }),
]

const worker = {
  // A runner that starts late gets every cached module in one message, and one that large closes its socket.
  fsModuleCache: false,
  testTimeout: 30_000,
  expect: { poll: { timeout: 10_000 } },
  restoreMocks: true,
  setupFiles: ['test/support/migrate.ts', 'test/support/globals.ts', 'test/support/query-plans.ts'],
}

const browser = {
  globalSetup: ['test/support/global-setup.ts'],
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
}

const long = 'test/*/*.long.test.ts'
const inBrowser = 'test/{browser,e2e}/'

/** `npm test` runs `unit`, `worker`, `simulation` and `browser`; `npm run test:long` runs the others. */
export default defineConfig({
  test: {
    reporters: ['default', './test/support/slowest.ts', './test/support/closing-line.ts'],
    silent: 'passed-only',
    // On two cores the third works while the others wait for a page or a database.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    // What a file needs is built by itself, in an organization of its own; a runtime for each file took half of the run.
    isolate: false,
    projects: [
      {
        extends: true,
        // Some of them bundle a Worker.
        test: { name: 'unit', include: ['test/house/*.test.ts', 'test/*/*.unit.test.ts'], testTimeout: 60_000 },
      },
      {
        extends: true,
        plugins: inWorker(),
        test: {
          ...worker,
          name: 'worker',
          include: ['test/*/*.test.ts'],
          exclude: ['test/{house,browser,e2e,simulation}/**', 'test/*/*.{unit,long}.test.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'simulation', include: ['test/simulation/*.test.ts'], exclude: [long], testTimeout: 120_000 },
      },
      {
        extends: true,
        test: {
          ...browser,
          name: 'browser',
          include: [`${inBrowser}*.test.ts`],
          exclude: ['test/*/*.{unit,long}.test.ts'],
        },
      },
      {
        extends: true,
        plugins: inWorker(),
        test: {
          ...worker,
          name: 'long-worker',
          include: [long],
          exclude: ['test/{browser,e2e,simulation}/**'],
          // Fuzzing leaves hundreds of companies, whose sweeps would run in the middle of the tests of moves.
          isolate: true,
        },
      },
      {
        extends: true,
        test: { name: 'long-simulation', include: ['test/simulation/*.long.test.ts'], testTimeout: 1_200_000 },
      },
      {
        extends: true,
        test: { ...browser, name: 'long-browser', include: [`${inBrowser}*.long.test.ts`] },
      },
    ],
  },
})
