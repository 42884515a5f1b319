import { execFileSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { unstable_readConfig } from 'wrangler'
import { build } from './build.ts'
import { databasesOf } from './databases.ts'
import { configurations, listSecrets, problemsOfDeployment, readConfigurations } from './deployment.ts'
import { storeRelease } from './release.ts'
import { wrangler } from './wrangler.ts'

const { env } = readOptions()

await deploy().catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})

async function deploy() {
  await refuseWhatIsMissing()
  console.log('Building…')
  await build()
  // Each database is migrated separately: a shard that is behind answers 503 and delays no other.
  for (const { binding } of databasesOf(env)) {
    console.log(`Migrating ${binding}…`)
    await wrangler('d1', 'migrations', 'apply', binding, '--remote', '--env', env)
  }
  await storeRelease(env, ['--remote'])
  // The jobs Worker is deployed first, because the other one calls it.
  for (const { file } of configurations) {
    console.log(`Deploying ${file}…`)
    await wrangler('deploy', '--config', file, '--env', env)
  }
  // `npm run rehearse` starts from the last deployment.
  execFileSync('git', ['tag', '--force', `deployed-${env}`], { stdio: 'ignore' })
  await askWhetherReady()
}

async function refuseWhatIsMissing() {
  const read = readConfigurations(env)
  const early = problemsOfDeployment(read, () => []).filter((problem) => !problem.includes('the secret '))
  if (early.length) throw refusal(early)
  const secrets = new Map<string, string[]>()
  for (const { worker, file } of read) secrets.set(worker, await listSecrets(file, env))
  const problems = problemsOfDeployment(read, (worker) => secrets.get(worker) ?? [])
  if (problems.length) throw refusal(problems)
}

function refusal(problems: string[]) {
  return new Error(`Nothing was deployed. docs/deploying.md says how to set these:\n${problems.join('\n')}`)
}

/** Only the Workers themselves know whether a secret has the right form. */
async function askWhetherReady() {
  const { vars } = unstable_readConfig({ config: 'wrangler.toml', env }, { hideWarnings: true })
  const address = new URL('/readyz', String(vars.APP_URL)).href
  const response = await fetch(address)
  if (!response.ok) throw new Error(`Deployed, but ${address} answers ${response.status}: ${await response.text()}`)
  console.log(`Deployed: ${address} is ready.`)
}

function readOptions() {
  try {
    const { values } = parseArgs({ options: { env: { type: 'string' } } })
    return { env: values.env ?? 'production' }
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\nUsage: npm run deploy -- [--env staging]`)
    process.exit(1)
  }
}
