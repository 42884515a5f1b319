import { readFile, writeFile } from 'node:fs/promises'

/**
 * Turns production's part of a configuration into staging's: its own names, ids still to be filled in, nothing shared.
 */
export function stagingOf(configuration: string): string {
  const start = configuration.indexOf('\n[env.production]\n')
  if (start === -1 || configuration.includes('\n[env.staging]\n'))
    throw new Error('There is nothing to copy, or it is there.')
  return configuration
    .slice(start)
    .replaceAll('env.production', 'env.staging')
    .replaceAll(
      /^(name|service|script_name|database_name|bucket_name|R2_BUCKET|queue|dead_letter_queue) = "([a-z0-9-]+)"/gm,
      '$1 = "staging-$2"',
    )
    .replaceAll(/^(id|database_id) = ".*"/gm, '$1 = "…"')
    .replaceAll(/^APP_URL = ".*"/gm, 'APP_URL = "https://…"')
    .replaceAll(/pattern = ".*?"/g, 'pattern = "…"')
    .replaceAll(/^namespace_id = "1(\d+)"/gm, 'namespace_id = "2$1"')
}

if (import.meta.main)
  for (const file of ['wrangler.toml', 'wrangler.jobs.toml']) {
    const configuration = await readFile(file, 'utf8')
    await writeFile(file, `${configuration.trimEnd()}\n\n# ${'-'.repeat(90)}${stagingOf(configuration)}`)
    console.log(`${file} has [env.staging] now: fill in what is marked "…".`)
  }
