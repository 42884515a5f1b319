import { sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { nodeCrypto, sha256 } from '../crypto'
import { primaryDatabase } from '../database/database'
import { atDirectory, everyDatabase, shardsOf } from '../database/shards'
import { shards } from '../database/tables'
import type { AppEnv } from '../http/context'
import { closingShardBytes, fullShardBytes } from '../limits'
import { log } from '../log'
import { problemsOf } from '../settings'

/**
 * One sentence for each service that doesn't respond and each setting that is missing, in either Worker. Empty if all
 * is well.
 */
export async function findUnready(env: Env): Promise<string[]> {
  const problems = problemsOf('requests', env)
  const checks = {
    D1: () => everyDatabase(env, (at) => primaryDatabase(at).run(sql`select 1`)),
    KV: () => env.SESSIONS.get('ready'),
    R2: () => env.FILES.head('ready'),
    'the Worker of the jobs': async () => problems.push(...(await env.ON_DEMAND.findProblems())),
  }
  const unready = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => {
      try {
        await check()
        return []
      } catch (error) {
        log('warn', { message: `${name} does not answer.`, error: String(error) })
        return [name]
      }
    }),
  )
  const named = [...new Set(problems)].sort()
  if (named.length) log('error', { message: 'Settings are missing.', problems: named })
  const silent = unready.flat()
  return [...(silent.length ? [`Not answering: ${silent.join(', ')}.`] : []), ...named.map((problem) => `${problem}.`)]
}

/** Hashes all have the same length, and comparing them takes the same time wherever they differ. */
export function isDeployer(c: Context<AppEnv>) {
  const [, sent] = /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '') ?? []
  const { READYZ_SECRET: secret } = c.env
  if (!secret || !sent) return false
  return nodeCrypto().timingSafeEqual(Buffer.from(sha256(sent)), Buffer.from(sha256(secret)))
}

/** Based on the latest daily measurement. */
export async function fillOfShards(env: Env) {
  const known = await primaryDatabase(atDirectory(env)).select().from(shards)
  return shardsOf(env).map((name) => {
    const { bytes, isOpen } = known.find((each) => each.name === name) ?? { bytes: 0, isOpen: true }
    return { name, bytes, takesCompanies: isOpen && bytes < closingShardBytes, takesDocuments: bytes < fullShardBytes }
  })
}
