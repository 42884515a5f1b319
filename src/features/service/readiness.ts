import { sql } from 'drizzle-orm'
import type { Database } from '../../core/database'
import { log } from '../../core/log'

export async function findUnready(env: Env, db: Database): Promise<string[]> {
  const checks = {
    D1: () => db.run(sql`select 1`),
    KV: () => env.SESSIONS.get('ready'),
    R2: () => env.FILES.head('ready'),
  }
  const outcomes = await Promise.all(
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
  return outcomes.flat()
}
