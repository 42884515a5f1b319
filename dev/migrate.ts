import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { unstable_readConfig } from 'wrangler'

const folder = join(import.meta.dirname, '../drizzle')
const configFile = join(import.meta.dirname, '../wrangler.toml')

/** Does what `wrangler d1 migrations apply --local` does, which starts a server for each migration. */
export async function migrate(directory: string) {
  const [database] = unstable_readConfig({ config: configFile }, { hideWarnings: true }).d1_databases
  const worker = { modules: true, script: 'export default {}', d1Databases: { DB: String(database?.database_id) } }
  const storage = { resourcePersistencePath: join(directory, 'v3') }
  const miniflare = new Miniflare({ ...convertV4MiniflareOptions(worker), ...storage })
  try {
    await applyMigrations(await miniflare.getD1Database('DB'))
  } finally {
    await miniflare.dispose()
  }
}

export async function applyMigrations(db: D1Database) {
  await db.prepare(createTable).run()
  const { results } = await db.prepare('select name from d1_migrations').all<{ name: string }>()
  const applied = new Set(results.map(({ name }) => name))
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql') && !applied.has(file)).sort()
  for (const file of files) {
    const statements = (await readFile(join(folder, file), 'utf8')).split('--> statement-breakpoint')
    const record = db.prepare('insert into d1_migrations (name) values (?)').bind(file)
    await db.batch([...statements.map((sql) => db.prepare(sql)), record])
  }
  return files
}

/** The same table as wrangler's, so that each continues where the other stopped. */
const createTable = `create table if not exists d1_migrations (
  id integer primary key autoincrement, name text unique, applied_at timestamp default current_timestamp not null
)`
