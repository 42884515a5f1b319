import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { experimental_readRawConfig } from 'wrangler'
import { localBucketCredentials, localSecrets } from './local-secrets.ts'

/**
 * Writes a copy of a Worker's configuration with the credentials of the local bucket, and a `.dev.vars` beside it:
 * stand-ins for secrets and services, then the real `.dev.vars`, then what only this start decides. In the deployed
 * file, wrangler would warn about them, and `--var` reaches only the first Worker.
 */
export async function localConfiguration(file: string, directory: string, vars: Record<string, string>, standIns = {}) {
  const { rawConfig } = experimental_readRawConfig({ config: file })
  const { main, base_dir, assets, alias = {}, r2_buckets = [], name, env: _, ...others } = rawConfig
  const configuration = {
    ...others,
    name,
    main: resolve(main ?? ''),
    ...(base_dir && { base_dir: resolve(base_dir) }),
    ...(assets?.directory && { assets: { ...assets, directory: resolve(assets.directory) } }),
    alias: Object.fromEntries(Object.entries(alias).map(([from, to]) => [from, resolvedPath(String(to))])),
    r2_buckets: r2_buckets.map((bucket: object) => ({
      ...bucket,
      local_dev: { experimental_s3_credentials: localBucketCredentials },
    })),
  }
  const folder = join(directory, name ?? 'worker')
  const lines = (values: object) => Object.entries(values).map(([each, value]) => `${each}=${value}`)
  const own = await readFile('.dev.vars', 'utf8').catch(() => '')
  await mkdir(folder, { recursive: true })
  await writeFile(
    join(folder, '.dev.vars'),
    [...lines({ ...localSecrets, ...standIns }), own, ...lines(vars), ''].join('\n'),
    {
      mode: 0o600,
    },
  )
  await writeFile(join(folder, 'wrangler.json'), JSON.stringify(configuration))
  return join(folder, 'wrangler.json')
}

const resolvedPath = (path: string) => (path.startsWith('.') ? resolve(path) : path)
