import { spawn } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { build } from './build.ts'
import { wrangler } from './wrangler.ts'

/** Everything a change must pass; the tests come last, so that their count is the last line. */
await step('Lint and format', () => run('biome', 'check', '.'))
await step('Bindings match wrangler.toml', () =>
  wrangler('types', 'src/env.d.ts', '--include-runtime=false', '--strict-vars=false', '--check'),
)
await step('Migrations match the tables', refuseMissingMigration)
await step('Types', () => run('tsc', '--noEmit'))
await step('Build', build)
await step('Deploy, without deploying', () => wrangler('deploy', '--dry-run', '--env', 'production'))
await step('Tests', () => run('vitest', 'run'))

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

async function refuseMissingMigration() {
  const before = await migrations()
  await run('drizzle-kit', 'generate', '--name', 'missing')
  const added = (await migrations()).filter((file) => !before.includes(file))
  if (added.length) throw new Error(`The tables changed: name and commit the migration (now ${added.join(', ')}).`)
}

async function migrations() {
  return (await readdir('drizzle')).filter((file) => file.endsWith('.sql'))
}
