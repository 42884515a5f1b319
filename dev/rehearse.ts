import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { build } from './build.ts'
import { databasesOf, shardsOf } from './databases.ts'
import { applyMigrations } from './migrate.ts'
import { bundle, checkOut, migrationsOf, type Release } from './rehearse/release.ts'
import { keepAsking, signIn, usualRequests } from './rehearse/requests.ts'
import { isDirectory, takeBack } from './rehearse/take-back.ts'
import { keptSigningKey } from './signing-key.ts'

const { values: options } = parseArgs({ options: { from: { type: 'string' }, 'persist-to': { type: 'string' } } })
const state = options['persist-to'] ?? '.wrangler/state'
const stageMilliseconds = 3000
const scratch = mkdtempSync(join(tmpdir(), 'porchlight-rehearsal-'))
const failures: string[] = []
// wrangler would warn about the secrets that stand-ins replace, and Miniflare would print each line that a Worker logs.
process.env.WRANGLER_LOG = 'error'
process.env.MINIFLARE_WORKERD_PATH = join(import.meta.dirname, '../bench/workerd-to-file')

try {
  await rehearse()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  rmSync(scratch, { recursive: true, force: true })
}

async function rehearse() {
  if (!existsSync(join(state, 'v3'))) throw new Error(`There is no local data in ${state}: run \`npm run dev\` once.`)
  const from = options.from ?? releaseBefore()
  console.log(`From ${git('log', '-1', '--format=%h %s', from)}. Building both releases as for production…`)
  const key = await keptSigningKey(state)
  const directory = checkOut(from, join(scratch, 'before'))
  await build()
  const [before, after] = await Promise.all([bundle('before', directory, key), bundle('after', process.cwd(), key)])

  cpSync(join(state, 'v3'), join(scratch, 'v3'), { recursive: true })
  for (const file of databaseFiles())
    takeBack(file, migrationsOf(directory, isDirectory(file) ? 'drizzle/directory' : 'drizzle/shard'))
  await stage('The release before, while the tables are migrated', before, before, async (miniflare) => {
    await pause()
    for (const { binding, migrations } of databasesOf()) {
      const done = await applyMigrations(await miniflare.getD1Database(binding), migrations)
      console.log(`  migrated meanwhile: ${binding}: ${done.join(', ') || 'nothing'}`)
    }
  })
  await stage('Its requests with the new Worker of the jobs', before, after)
  await stage('The new release', after, after, async (_, address) => {
    const ready = await fetch(new URL('/readyz', address))
    if (!ready.ok) failures.push(`/readyz: ${ready.status} ${await ready.text()}`)
  })
  await stage('Rolled back, on the new tables', before, before)
  if (failures.length)
    throw new Error(`\n${failures.length} failures:\n${[...new Set(failures)].slice(0, 20).join('\n')}`)
  console.log('No request failed.')
}

async function stage(
  title: string,
  { requests }: Release,
  { jobs }: Release,
  meanwhile?: (miniflare: Miniflare, address: URL) => Promise<unknown>,
) {
  const socket = { host: '127.0.0.1', port: 0 }
  const workers = [{ ...requests, unsafeDirectSockets: [socket] }, jobs]
  const log = join(scratch, 'workers.log')
  const storage = { resourcePersistencePath: join(scratch, 'v3'), unsafeRuntimeEnv: { WORKERD_LOG: log } }
  const miniflare = new Miniflare({ ...convertV4MiniflareOptions({ ...socket, workers }), ...storage })
  try {
    const address = await miniflare.unsafeGetDirectURL()
    const stop = keepAsking(address, await signIn(address), usualRequests(await findDemo(miniflare)))
    await meanwhile?.(miniflare, address)
    await pause()
    const asked = await stop()
    failures.push(...asked.failures.map((failure) => `${title}: ${failure}`))
    const counts = [...asked.counts].sort().map(([status, count]) => `${count} × ${status}`)
    console.log(`${title}: ${counts.join(', ')}`)
    for (const line of errorsIn(log)) console.log(`  logged: ${line}`)
  } finally {
    await miniflare.dispose()
  }
}

/** Returns the first error of each kind. */
function errorsIn(log: string) {
  const lines = readFileSync(log, 'utf8')
    .split('\n')
    .filter((line) => line.includes('"level":"error"'))
  return [...new Set(lines.map((line) => String((JSON.parse(line) as { message: string }).message)))].slice(0, 5)
}

async function findDemo(miniflare: Miniflare) {
  for (const { binding } of shardsOf()) {
    const db = await miniflare.getD1Database(binding)
    const row = await db
      .prepare('select id, deck_id from presentations where deleted_at is null order by created_at limit 1')
      .first<{ id: string; deck_id: string }>()
    if (row) return { presentationId: row.id, deckId: row.deck_id }
  }
  throw new Error('The local data has no presentation: run `npm run dev` once.')
}

function databaseFiles() {
  const folder = join(scratch, 'v3/d1/miniflare-D1DatabaseObject')
  const files = readdirSync(folder).filter((name) => /^[0-9a-f]{64}\.sqlite$/.test(name))
  if (!files.length) throw new Error(`There is no database in ${folder}.`)
  return files.map((file) => join(folder, file))
}

/**
 * Returns the last deployment, as tagged by `npm run deploy`; otherwise the commit before the latest migration, or the
 * last commit if that migration is the first.
 */
function releaseBefore() {
  const tag = git('tag', '--list', 'deployed-production')
  if (tag) return tag
  const before = `${git('log', '-1', '--format=%H', '--', 'drizzle')}~1`
  return git('ls-tree', '--name-only', before, 'drizzle/shard/0000_first.sql') ? before : 'HEAD'
}

function git(...args: string[]) {
  return execFileSync('git', args, { encoding: 'utf8' }).trim()
}

function pause() {
  return new Promise((resolve) => setTimeout(resolve, stageMilliseconds))
}
