type Index = { name: string; partial: number }

/** The bytes that SQLite stores for a value, and the byte for its type. */
const bytesOf = (column: string) =>
  `(1 + case typeof(${column}) when 'text' then length(cast(${column} as blob)) when 'blob' then length(${column})
    when 'real' then 8 when 'integer' then iif(${column} in (0, 1), 0, 6) else 0 end)`

/** The overhead of a row or of an index entry: its length, its key, its place in the page. */
const around = 6

const sizeOf = (table: string, columns: string[], where = '') =>
  `select coalesce(sum(${[...columns.map((column) => bytesOf(`"${column}"`)), around].join(' + ')}), 0) as bytes
   from "${table}" ${where}`

/** Adds up each table and its indexes, without the free space in pages. */
export async function storedBytes(database: D1Database) {
  const all = async <Row = { name: string }>(sql: string) => (await database.prepare(sql).all<Row>()).results
  const tables = await all(
    `select name from sqlite_master where type = 'table' and sql not like 'create virtual%'
       and name not glob '_cf*' and name not glob 'sqlite*' and name not glob 'd1_*' and name not glob '*_fts*'`,
  )
  const sizes = new Map<string, number>()
  for (const { name } of tables) {
    const columns = (await all(`pragma table_info("${name}")`)).map((column) => column.name)
    const statements = [sizeOf(name, columns)]
    for (const index of await all<Index>(`pragma index_list("${name}")`)) {
      const indexed = await all<{ name: string | null }>(`pragma index_info("${index.name}")`)
      const [made] = await all<{ sql: string | null }>(`select sql from sqlite_master where name = '${index.name}'`)
      const where = index.partial ? /\bwhere\b.*$/is.exec(made?.sql ?? '')?.[0] : ''
      const names = indexed.flatMap((column) => column.name ?? [])
      statements.push(sizeOf(name, names, where))
    }
    const results = await database.batch<{ bytes: number }>(statements.map((sql) => database.prepare(sql)))
    sizes.set(
      name,
      results.reduce((sum, { results: [row] }) => sum + (row?.bytes ?? 0), 0),
    )
  }
  return sizes
}
