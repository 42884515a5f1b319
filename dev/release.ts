import { readdir } from 'node:fs/promises'
import { unstable_readConfig } from 'wrangler'
import { wrangler } from './wrangler.ts'

const directory = 'public/embed'

/** Puts the parts of the player where the Worker finds them when a later release has taken their place. */
export async function keepRelease(where: string[]) {
  const { r2_buckets: buckets } = unstable_readConfig(
    { config: 'wrangler.toml', env: 'production' },
    { hideWarnings: true },
  )
  const bucket = buckets.find(({ binding }: { binding: string }) => binding === 'FILES')?.bucket_name
  for (const file of (await readdir(directory)).filter((name) => name.endsWith('.js')))
    await wrangler('r2', 'object', 'put', `${bucket}/embed/${file}`, '--file', `${directory}/${file}`, ...where)
}

if (import.meta.main) await keepRelease(process.argv.slice(2))
