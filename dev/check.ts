import { spawn } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { build } from './build.ts'
import { migrationFolders } from './databases.ts'
import { writeMigrations } from './migration.ts'
import { packPlayer } from './player-package.ts'
import { refuseUnmarkedRemovals } from './shrinking-migrations.ts'
import { checkTriggers } from './triggers.ts'
import { checkTypes } from './types.ts'
import { wrangler } from './wrangler.ts'

const isQuick = process.argv.includes('--quick')

// The tests come last, so that their count is the last line.
await step('Lint and format', () => run('biome', 'check', '.', '--error-on-warnings'))
await step('Types', () => run('tsc', '--noEmit'))
await step('Unused files, exports and packages', () => run('knip'))
// The studio and the client are checked against the types of the API, which the build writes.
await step('Build', build)
await step('Types of what the build is for', async () => {
  for (const project of ['src/player', 'src/studio', 'test/browser', 'test/simulation'])
    await run('tsc', '--noEmit', '-p', project)
})
if (!isQuick) {
  await step('Types of the bindings', checkTypes)
  await step('Migrations match the tables', refuseMissingMigration)
  await step('Triggers match the tables', checkTriggers)
  await step('Migrations take nothing away that is still read', async () => {
    for (const folder of migrationFolders) await refuseUnmarkedRemovals(folder)
  })
  await step('The npm package of the player', packAndForget)
  for (const config of ['wrangler.toml', 'wrangler.jobs.toml'])
    await step(`Deploy ${config}, without deploying`, () =>
      wrangler('deploy', '--dry-run', '--config', config, '--env', 'production'),
    )
}
const { SEED = '1' } = process.env
await step(`Tests, seed ${SEED}`, () => run('vitest', 'run', '--project', isQuick ? 'unit' : '!long-*'))

async function step(name: string, work: () => Promise<unknown>) {
  console.log(`\n— ${name}`)
  try {
    await work()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

async function run(command: string, ...args: string[]) {
  const code = await new Promise((resolve) => spawn(command, args, { stdio: 'inherit' }).on('close', resolve))
  if (code !== 0) process.exit(1)
}

async function packAndForget() {
  const directory = await mkdtemp(join(tmpdir(), 'player-package-'))
  console.log(basename(await packPlayer(directory)))
  await rm(directory, { recursive: true })
}

/** Deletes the generated migration, because a person has to choose its name. */
async function refuseMissingMigration() {
  const before = await mkdtemp(join(tmpdir(), 'migrations-'))
  await cp('drizzle', before, { recursive: true })
  const isMissing = (await writeMigrations('missing')).length > 0
  if (isMissing) {
    await rm('drizzle', { recursive: true })
    await cp(before, 'drizzle', { recursive: true })
  }
  await rm(before, { recursive: true })
  if (isMissing) throw new Error('The tables changed: run `npm run migration -- NAME`, and commit what it writes.')
}
