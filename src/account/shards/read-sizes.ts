import { and, eq, gt, notExists } from 'drizzle-orm'
import { commit, none, type WorkAnywhere, workAt } from '../../core/database/commit'
import { atDirectory, everyShard, shardsOf } from '../../core/database/shards'
import { shards } from '../../core/database/tables'
import { defineScheduledJob, rowIf } from '../../core/jobs/define-job'
import { alarmingShardBytes } from '../../core/limits'
import { log } from '../../core/log'
import { day } from '../../core/time'
import { announce } from './queries'

export const readSizesJob = defineScheduledJob({
  kind: 'read-shard-sizes',
  in: 'directory',
  due: (db, env, now) => {
    const [first = ''] = shardsOf(env)
    const isFresh = and(eq(shards.name, first), gt(shards.updatedAt, now - day))
    return rowIf(db, notExists(db.select({ name: shards.name }).from(shards).where(isFresh)))
  },
  run: (work, _rows, now) => readSizes(work, now),
})

/** D1 reports the size of the database with every answer. */
async function readSizes(work: WorkAnywhere, now: number) {
  const directory = workAt(work, atDirectory(work.env))
  try {
    await everyShard(work.env, async ({ DB, SHARD: name }) => {
      const { meta } = await DB.prepare('select 1').run()
      const bytes = meta.size_after
      if (bytes >= alarmingShardBytes) log('error', { message: 'A shard is nearly full.', shard: name, bytes })
      const noting = directory.db
        .insert(shards)
        .values({ name, isOpen: true, bytes, updatedAt: now })
        .onConflictDoUpdate({ target: shards.name, set: { bytes, updatedAt: now } })
      await commit(directory, { noted: noting }, none)
    })
  } finally {
    await announce(directory)
  }
}
