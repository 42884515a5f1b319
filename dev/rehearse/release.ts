import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { V4WorkerOptions } from 'miniflare'
import { unstable_getMiniflareWorkerOptions, unstable_readConfig } from 'wrangler'
import { readModules } from '../../bench/bundle.ts'
import { isMigration } from '../databases.ts'
import { configurations } from '../deployment.ts'
import { localSecrets } from '../local-secrets.ts'
import { type makeSigningKey, signingVars } from '../signing-key.ts'
import { wranglerIn } from '../wrangler.ts'
import type { Migration } from './take-back.ts'

export type Release = { name: string; directory: string; requests: V4WorkerOptions; jobs: V4WorkerOptions }

/** Creates a folder with the files of a commit, and builds them. */
export function checkOut(commit: string, directory: string) {
  mkdirSync(directory, { recursive: true })
  const archive = execFileSync('git', ['archive', commit], { maxBuffer: 2 ** 30 })
  execFileSync('tar', ['-x', '-C', directory], { input: archive })
  symlinkSync(resolve('node_modules'), join(directory, 'node_modules'))
  execFileSync(process.execPath, ['dev/build.ts'], { cwd: directory, stdio: 'pipe' })
  return directory
}

/** Only remaining placeholders are filled in. */
const standIns: Record<string, string> = {
  APP_URL: 'https://rehearsal.example',
  EMAIL_FROM: 'rehearsal@rehearsal.example',
  R2_S3_ENDPOINT: 'https://rehearsal.r2.cloudflarestorage.com',
  TIMESTAMP_URL: 'https://time.rehearsal.example',
}

export async function bundle(
  name: string,
  directory: string,
  key: Awaited<ReturnType<typeof makeSigningKey>>,
): Promise<Release> {
  // Any certificate will do, because no time stamp is requested.
  const root = `-----BEGIN CERTIFICATE-----\n${key.certificate}\n-----END CERTIFICATE-----`
  const vars = { ...signingVars(key), TIMESTAMP_ROOTS: root }
  const built = configurations.map(async ({ worker, file }) => {
    const output = join(directory, `.rehearsal-${name}-${worker}`)
    await wranglerIn(directory, 'deploy', '--dry-run', '--config', file, '--env', 'production', '--outfile', output)
    const modules = await readModules(readFileSync(output))
    rmSync(output)
    return [worker, { ...optionsOf(join(directory, file), vars), modules }] as const
  })
  const { requests, jobs } = Object.fromEntries(await Promise.all(built)) as Record<string, V4WorkerOptions>
  if (!requests || !jobs) throw new Error('There are two Workers.')
  const serviceBindings = { ON_DEMAND: { name: String(jobs.name), entrypoint: 'OnDemand' } }
  return { name, directory, requests: { ...requests, serviceBindings }, jobs }
}

/** Uses production's options except for the location of the data. Nothing replaces Workers AI, so it is left out. */
function optionsOf(file: string, signing: object): V4WorkerOptions {
  const optionsFor = (env?: string) => {
    const config = unstable_readConfig({ config: file, ...(env && { env }) }, { hideWarnings: true })
    return {
      name: config.name,
      options: unstable_getMiniflareWorkerOptions(config).workerOptions as Record<string, unknown>,
    }
  }
  const { name, options } = optionsFor('production')
  const local = optionsFor().options
  const { modulesRules: _, assets: __, ai: ___, ...others } = options
  const vars = Object.entries(options.bindings as object).map(([each, value]) => {
    return [each, String(value).includes('…') ? standIns[each] : value]
  })
  const { d1Databases, kvNamespaces, r2Buckets } = local
  const bindings = { ...Object.fromEntries(vars), ...localSecrets, ...signing }
  return { ...others, name, d1Databases, kvNamespaces, r2Buckets, bindings } as V4WorkerOptions
}

export function migrationsOf(directory: string, folder: string): Migration[] {
  const path = join(directory, folder)
  if (!existsSync(path))
    throw new Error(
      `That release has no ${folder}: its databases were laid out otherwise, so it can’t be rolled back to.`,
    )
  return readdirSync(path)
    .filter(isMigration)
    .sort()
    .map((name) => ({ name, sql: readFileSync(join(path, name), 'utf8') }))
}
