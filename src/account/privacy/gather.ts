import { and, getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core'
import { zipSync } from 'fflate'
import { read } from '../../core/database/commit'
import { type Database, primaryDatabase } from '../../core/database/database'
import { atDirectory } from '../../core/database/shards'
import { columnOf, type TableRules } from '../../core/database/table-rules'
import { exportedFolders } from '../../core/uploads/folders'
import { tables } from '../../tables'
import { homeownerOf, idsOf, pageOf, tablesFoundFirst } from './homeowner-rows'
import { partKey } from './parts'
import type { Progress } from './progress'
import type { PrivacyRequest } from './tables'

type Files = Record<string, Uint8Array>
type Found = { after: string | null; files: Files; count?: number }
type Reader = (env: Env, request: PrivacyRequest) => Promise<Found>
type IsTheirs = (request: PrivacyRequest) => SQL

/** A part is built in memory, and a Worker has 128 MB. */
const mostBytesOfPart = 24_000_000

/** Everything to read about a homeowner or a company, in order. */
export function readersOf({ kind }: Pick<PrivacyRequest, 'kind'>): [string, Reader][] {
  const isCompanys = kind === 'company_export'
  const rows = tables.flatMap((rules): [string, Reader][] => {
    const isTheirs = isCompanys ? companysIn(rules) : homeownersIn(rules)
    if (!isTheirs) return []
    const name = getTableName(rules.table)
    const readAt = (at: (env: Env) => Env) => rowsOf(rules, isTheirs, isCompanys, at)
    const ofShard: [string, Reader][] = rules.in === 'directory' ? [] : [[name, readAt((env) => env)]]
    return rules.in && isCompanys ? [...ofShard, [`directory ${name}`, readAt((env) => atDirectory(env))]] : ofShard
  })
  const files = exportedFolders.map((folder): [string, Reader] => [`files ${folder}`, filesIn(folder)])
  return isCompanys ? [...rows, ...files] : rows
}

/** Reads on until a part is full or time is up, so that a small file has a single part. */
export async function gatherPart(
  env: Env,
  request: PrivacyRequest,
  until: number,
): Promise<Progress & { phase: string }> {
  const readers = readersOf(request)
  const files: Files = {}
  const counts: Record<string, number> = {}
  let bytes = 0
  let index = Math.max(
    0,
    readers.findIndex(([name]) => `gather ${name}` === request.phase),
  )
  let after: string | null = request.after
  while (index < readers.length && bytes < mostBytesOfPart && Date.now() < until) {
    const [name, reader] = readers[index] as [string, Reader]
    const found: Found = await reader(env, { ...request, after })
    for (const content of Object.values(found.files)) bytes += content.length
    Object.assign(files, found.files)
    if (found.count) counts[name] = (counts[name] ?? 0) + found.count
    after = found.after ?? ''
    if (found.after === null) index++
  }
  const hasPart = bytes > 0
  if (hasPart) await storePart(env, request, files)
  const next = readers[index]
  return { phase: next ? `gather ${next[0]}` : 'end', after: next ? (after ?? '') : null, counts, hasPart }
}

const storePart = (env: Env, request: PrivacyRequest, files: Files) =>
  env.FILES.put(partKey(request, request.parts), zipSync(files, { level: 1 }), {
    httpMetadata: { contentType: 'application/zip' },
  })

function homeownersIn({ table, ofHomeowner, through, isExported, in: place }: TableRules): IsTheirs | undefined {
  if (!isExported || place === 'directory') return undefined
  if (ofHomeowner?.isFoundFirst) return ({ id }) => sql`${columnOf(table, 'id')} in ${idsOf(id, table)}`
  if (ofHomeowner) return (request) => ofHomeowner.isTheirs(homeownerOf(request))
  const presentationId = columnOf(table, 'presentationId')
  if (presentationId) return ({ id }) => sql`${presentationId} in ${idsOf(id)}`
  const above = tablesFoundFirst().find((each) => each.table === through)
  const key = above && keyTo(table, above.table)
  return key && (({ id }) => sql`${key} in ${idsOf(id, above.table)}`)
}

function companysIn({ table, through, isExported }: TableRules): IsTheirs | undefined {
  if (!isExported) return undefined
  const own = columnOf(table, 'organizationId')
  if (own) return ({ organizationId }) => sql`${own} = ${organizationId}`
  if (through === null) return ({ organizationId }) => sql`${columnOf(table, 'id')} = ${organizationId}`
  const key = through && keyTo(table, through)
  const [above, id] = [through && columnOf(through, 'organizationId'), through && columnOf(through, 'id')]
  return key && above && id
    ? ({ organizationId }) => sql`(select ${above} from ${through} where ${id} = ${key}) = ${organizationId}`
    : undefined
}

const keyTo = (table: SQLiteTable, other: SQLiteTable) =>
  getTableConfig(table)
    .foreignKeys.map((key) => key.reference())
    .find(({ foreignTable }) => foreignTable === other)?.columns[0]

function rowsOf(
  { table, secrets = [], ownFiles = [] }: TableRules,
  isTheirs: IsTheirs,
  isCompanys: boolean,
  at: (env: Env) => Env,
): Reader {
  const name = getTableName(table)
  const naming = Object.entries(getTableColumns(table)).flatMap(([column, each]) =>
    ownFiles.includes(each) && !isCompanys ? [column] : [],
  )
  const isFoundByCompany = isCompanys && columnOf(table, 'organizationId') !== undefined
  return async (env, request) => {
    const db = primaryDatabase(at(env))
    const theirs = isTheirs(request)
    const page = pageOf(table, request, isFoundByCompany ? theirs : undefined)
    const { last, rows } = await readPage(db, table, page?.last ?? sql`null`, and(page?.isInPage, theirs))
    const shown = rows.map((row) => Object.fromEntries(Object.entries(row).filter(([each]) => !secrets.includes(each))))
    const keys = rows.flatMap((row) => naming.flatMap((column) => (row[column] ? [String(row[column])] : [])))
    const place = request.after === '' ? '' : `-${request.after}`
    const text = new TextEncoder().encode(JSON.stringify(shown, null, 1))
    const files = rows.length ? { [`${name}${place}.json`]: text, ...(await filesOf(env, keys)) } : {}
    return { after: last, files, count: rows.length }
  }
}

async function readPage(db: Database, table: SQLiteTable, last: SQL, where: SQL | undefined) {
  const { pages, rows } = await read(db, {
    pages: db.select({ last: sql<string | number | null>`${last}`.as('last') }).from(sql`(select 1)`),
    rows: db.select().from(table).where(where),
  })
  const found = pages[0]?.last ?? null
  return { last: found === null ? null : String(found), rows: rows as Record<string, unknown>[] }
}

async function filesOf(env: Env, keys: string[]): Promise<Files> {
  const files: Files = {}
  for (const key of keys) {
    const stored = await env.FILES.get(key)
    if (stored) files[`files/${key}`] = new Uint8Array(await stored.arrayBuffer())
  }
  return files
}

const filesAtOnce = 20

/** Takes as many files as fit beside what the part already has. */
const filesIn =
  (folder: string): Reader =>
  async (env, { organizationId, after }) => {
    const prefix = `${folder}/${organizationId}/`
    const { objects, truncated } = await env.FILES.list({
      prefix,
      limit: filesAtOnce,
      ...(after === '' ? {} : { startAfter: after }),
    })
    let bytes = 0
    const some = objects.filter(({ size }, index) => {
      bytes += size
      return index === 0 || bytes < mostBytesOfPart
    })
    const last = some.at(-1)?.key ?? null
    const files = await filesOf(
      env,
      some.map(({ key }) => key),
    )
    return { after: truncated || some.length < objects.length ? last : null, files, count: some.length }
  }
