import { describe, expect, it } from 'vitest'
import { shards } from '../support/databases'
import { slowSteps } from '../support/query-plans'

async function slowStepsOf(sql: string) {
  const values = Array(sql.match(/\?/g)?.length ?? 0).fill(null)
  const [shard] = shards
  if (!shard) throw new Error('There is a shard.')
  const { results } = await shard
    .prepare(`explain query plan ${sql}`)
    .bind(...values)
    .all<{ parent: number; detail: string }>()
  return slowSteps(results, sql)
}

const words = (join: string) => `select passages.id, value ->> 'text' from json_each(?) as listed
  ${join} passages on passages.document_id = ? and passages.step = ? and passages.position = value ->> 'position'`

describe('the query plan check', () => {
  it('finds a full table scan', async () => {
    expect(await slowStepsOf(`select id from passages where body = ?`)).toEqual(['SCAN passages'])
  })

  it('finds a list that is parsed again for each row of a join', async () => {
    expect(await slowStepsOf(words('join'))).toEqual([expect.stringContaining('SCAN listed')])
    expect(await slowStepsOf(words('cross join'))).toEqual([])
  })

  it('allows a list to be scanned once', async () => {
    expect(await slowStepsOf('select id from decks where id in (select value from json_each(?) as listed)')).toEqual([])
  })
})
