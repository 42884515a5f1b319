import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { d1DatabasesOf, databasesOf, inProject, isMigration } from './databases.ts'

/** Does the same as `wrangler d1 migrations apply --local`, which starts a server for each migration. */
export async function migrate(directory: string) {
  const databases = databasesOf(undefined, inProject('wrangler.toml'))
  const worker = { modules: true, script: 'export default {}', d1Databases: d1DatabasesOf(databases) }
  const storage = { resourcePersistencePath: join(directory, 'v3') }
  const miniflare = new Miniflare({ ...convertV4MiniflareOptions(worker), ...storage })
  try {
    for (const { binding, migrations } of databases)
      await applyMigrations(await miniflare.getD1Database(binding), migrations)
  } finally {
    await miniflare.dispose()
  }
}

export async function applyMigrations(db: D1Database, folder: string) {
  await db.prepare(createTable).run()
  const { results } = await db.prepare('select name from d1_migrations').all<{ name: string }>()
  const applied = new Set(results.map(({ name }) => name))
  const all = (await readdir(inProject(folder))).filter(isMigration).sort()
  if ([...applied].some((name) => !all.includes(name)))
    throw new Error('The local data is of another version of the databases. Run `npm run reset` to start fresh.')
  const files = all.filter((file) => !applied.has(file))
  for (const file of files) {
    const statements = (await readFile(join(inProject(folder), file), 'utf8')).split('--> statement-breakpoint')
    const record = db.prepare('insert into d1_migrations (name) values (?)').bind(file)
    await db.batch([...statements.map((sql) => db.prepare(sql)), record])
  }
  return files
}

/** The same table as wrangler's, so that each continues where the other stopped. */
const createTable = `create table if not exists d1_migrations (
  id integer primary key autoincrement, name text unique, applied_at timestamp default current_timestamp not null
)`
