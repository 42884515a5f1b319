import { createHash, createHmac } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { databasesOf } from './databases.ts'
import { wrangler } from './wrangler.ts'

/** The databases of a deployed environment, or the local ones. */
export type Place = { environment: string } | { directory: string }
export type Row = Record<string, string | number | null>

const patience = 5000

export const environmentOf = (place: Place) => ('environment' in place ? place.environment : undefined)

/** Runs a single statement. */
export const ask = async (place: Place, binding: string, sql: string): Promise<Row[]> =>
  'environment' in place ? askRemote(place.environment, binding, sql) : askLocal(place.directory, binding, sql)

async function askRemote(environment: string, binding: string, sql: string): Promise<Row[]> {
  const output = await wrangler(
    ...['d1', 'execute', binding, '--remote', '--env', environment, '--json', '--yes', '--command', sql],
  )
  const [answers = '[]'] = /^\[$[\s\S]*^\]$/m.exec(output) ?? []
  const [answer] = JSON.parse(answers) as { results?: Row[] }[]
  return answer?.results ?? []
}

/**
 * Wrangler isn't used here, because its own server would lock the file while `npm run dev` writes, which then answers
 * 500.
 */
function askLocal(directory: string, binding: string, sql: string): Row[] {
  const id = databasesOf().find((each) => each.binding === binding)?.id ?? ''
  const file = join(directory, 'v3/d1/miniflare-D1DatabaseObject', `${nameOfFile(id)}.sqlite`)
  if (!existsSync(file)) throw new Error(`There is no local data in ${directory}: run \`npm run dev\` once.`)
  const db = new DatabaseSync(file, { timeout: patience })
  try {
    return db.prepare(sql).all() as Row[]
  } finally {
    db.close()
  }
}

/** Miniflare derives the file name from the id of the database in this way. */
function nameOfFile(id: string) {
  const key = createHash('sha256').update('miniflare-D1DatabaseObject').digest()
  const short = (data: string | Buffer) => createHmac('sha256', key).update(data).digest().subarray(0, 16)
  const name = short(id)
  return Buffer.concat([name, short(name)]).toString('hex')
}
