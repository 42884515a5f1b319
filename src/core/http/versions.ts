import { and, eq, getTableColumns, isNull, ne, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Effect } from '../database/commit'
import type { AppEnv } from './context'
import { ApiError, invalid } from './errors'

type Row = { updatedAt: number }

const tagOf = ({ updatedAt }: Row) => `"${updatedAt.toString(36)}"`

/** The header of an answer that shows this row. Every write moves `updatedAt`, even within a millisecond. */
export const versionOf = (row: Row | undefined): Record<string, string> => (row ? { ETag: tagOf(row) } : {})

/**
 * Lets a write through only if the row still has a version that `If-Match` names. `column` is what the last parameter of
 * the path names, or else the caller's company.
 */
export const requireVersion = (column: SQLiteColumn | undefined) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const asked = c.req.header('if-match')?.trim()
    if (asked === undefined || (asked === '*' && column)) return next()
    if (!column) throw invalid('If-Match', 'isn’t supported here, because what you change has no version.')
    const tags = tagsIn(asked)
    const row = await rowOf(c, column)
    // Only a PUT creates what it doesn't find; for the others, the handler says what is missing.
    if (!row && c.req.method !== 'PUT') return next()
    if (!row || !tags.includes(tagOf(row))) throw changedSince(row)
    c.set('version', stillHas(c, column, row))
    await next()
    if (isVersionLost(c.error)) throw changedSince(await rowOf(c, column))
  })

/** A proxy that compresses an answer makes its tag weak. */
function tagsIn(header: string) {
  const tags = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  if (!tags.every((tag) => /^"[^"]*"$/.test(tag)))
    throw invalid('If-Match', 'must be the ETag of an earlier answer, with its quotation marks.')
  return tags
}

const changedSince = (row: Row | undefined) =>
  new ApiError(
    412,
    'version_conflict',
    row
      ? 'It was changed after you read it, so nothing was saved. Read it again, then send the change with its new ETag.'
      : 'It doesn’t exist yet or anymore, so nothing was saved. Send the call without If-Match to create it.',
    versionOf(row),
  )

/** Finds the row that the last parameter of the path names, or else that of the caller's company. */
export function isNamed(c: Context<AppEnv>, column: SQLiteColumn) {
  const { organizationId } = c.var.caller
  const name = c.req.routePath.match(/.*:(\w+)/)?.[1]
  if (!name) return eq(column, organizationId)
  const value = c.req.param(name) ?? ''
  const id = name === 'externalId' ? value.normalize() : value.toLowerCase()
  const columns = columnsOf(column)
  return and(eq(column, id), eq(columns.organizationId, organizationId), columns.deletedAt && isNull(columns.deletedAt))
}

const columnsOf = ({ table }: SQLiteColumn) =>
  getTableColumns(table as SQLiteTable) as Record<'updatedAt' | 'organizationId', SQLiteColumn> & {
    deletedAt?: SQLiteColumn
  }

async function rowOf(c: Context<AppEnv>, column: SQLiteColumn): Promise<Row | undefined> {
  const { updatedAt } = columnsOf(column)
  const [row] = await c.var.db.select({ updatedAt }).from(column.table).where(isNamed(c, column))
  return row as Row | undefined
}

/** If another write came first, this sets `updated_at` to null, which the table refuses, so the whole batch fails. */
function stillHas(c: Context<AppEnv>, column: SQLiteColumn, row: Row): Effect {
  const isOther = and(isNamed(c, column), ne(columnsOf(column).updatedAt, row.updatedAt))
  let isWritten = false
  return {
    rowsBefore: ({ db }) =>
      isWritten
        ? []
        : [
            db
              .update(column.table as SQLiteTable)
              .set({ updatedAt: sql`null` })
              .where(isOther),
          ],
    afterCommit: () => {
      isWritten = true
    },
  }
}

const isVersionLost = (error: unknown): boolean =>
  error instanceof Error &&
  (/NOT NULL constraint failed: \w+\.updated_at\b/.test(error.message) || isVersionLost(error.cause))
