import { env } from 'cloudflare:workers'
import { afterAll, expect } from 'vitest'

/** Records every statement that a test file runs, and asks SQLite afterwards how it would find the rows. */
const statements = new Set<string>()
const session = Object.getPrototypeOf(env.DB.withSession('first-primary'))
const { prepare } = session
session.prepare = function (sql: string) {
  statements.add(sql)
  return prepare.call(this, sql)
}

const isReadable = (sql: string) => /^\s*(select|insert|update|delete|with)\b/i.test(sql)

/** What SQLite may walk through whole: values that the statement brings itself, never a table. */
const brought =
  /^SCAN (CONSTANT ROW|\d+ CONSTANT ROW|listed|named|member|ranked|found|\(subquery|\S+ VIRTUAL TABLE INDEX)/

/** All rows of an organization, where the statement knows the deck or the slide. */
const isWide = (detail: string, sql: string) =>
  /^SEARCH .*\(organization_id=\?\)$/.test(detail) && /"?(deck_id|slide_id)"? = \?/.test(sql)

afterAll(async () => {
  const walks: string[] = []
  for (const sql of [...statements].filter(isReadable)) {
    const parameters = sql.match(/\?/g)?.length ?? 0
    const plan = env.DB.prepare(`explain query plan ${sql}`).bind(...Array(parameters).fill(null))
    const { results } = await plan.all<{ detail: string }>()
    for (const { detail } of results)
      if ((detail.startsWith('SCAN') && !brought.test(detail)) || isWide(detail, sql)) walks.push(`${detail}: ${sql}`)
  }
  expect(walks).toEqual([])
})
