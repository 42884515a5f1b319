import { sql } from 'drizzle-orm'
import { primaryDatabase } from '../database/database'
import { everyDatabase } from '../database/shards'
import { log } from '../log'
import { problemsOf } from '../settings'

/** Sentences that name what does not answer and what is not set up, in either Worker; none if all is well. */
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
