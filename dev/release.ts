import { readdir } from 'node:fs/promises'
import { unstable_readConfig } from 'wrangler'
import { wrangler } from './wrangler.ts'

const directory = 'public/embed'

/** Copies the player's files to R2, because pages that run this release still load them after the next deploy. */
export async function storeRelease(env: string, where: string[]) {
  const { r2_buckets: buckets } = unstable_readConfig({ config: 'wrangler.toml', env }, { hideWarnings: true })
  const bucket = buckets.find(({ binding }: { binding: string }) => binding === 'FILES')?.bucket_name
  for (const file of (await readdir(directory)).filter((name) => name.endsWith('.js')))
    await wrangler('r2', 'object', 'put', `${bucket}/embed/${file}`, '--file', `${directory}/${file}`, ...where)
}
