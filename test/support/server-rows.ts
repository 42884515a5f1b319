import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const patience = 10_000

/** Opens a file of D1 or R2, which a test can read while the server writes it. */
export function withRows<Result>(
  file: string,
  work: (rows: DatabaseSync) => Result,
  { readOnly = true, timeout = patience } = {},
): Result {
  const rows = new DatabaseSync(file, { readOnly, timeout })
  try {
    return work(rows)
  } finally {
    rows.close()
  }
}

/** Lists the files of one kind that a server keeps below its state. */
export function filesOf(state: string, place: 'd1/miniflare-D1DatabaseObject' | 'r2/miniflare-R2BucketObject') {
  const directory = join(state, 'v3', place)
  const isData = (name: string) => name.endsWith('.sqlite') && !name.startsWith('metadata')
  return readdirSync(directory)
    .filter(isData)
    .map((name) => join(directory, name))
}

/** Finds the database that has the rows of a company. */
export function shardFileOf(state: string, organizationId: string) {
  const hasCompany = (file: string) =>
    withRows(
      file,
      (rows) =>
        rows.prepare("select 1 from sqlite_master where name = 'presentations'").get() &&
        rows.prepare('select 1 from organizations where id = ?').get(organizationId),
    )
  return filesOf(state, 'd1/miniflare-D1DatabaseObject').find(hasCompany) ?? ''
}

/** Lists the emails that a server sent, each in a file whose name all of its attempts share. */
export const mailFilesOf = (state: string) =>
  readdirSync(state, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.eml'))
