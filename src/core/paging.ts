import { invalid } from './errors'
import { z } from './zod'

export type Cursor = { createdAt: number; id: string }

const maximum = 200

export const pageQuery = {
  limit: z.coerce.number().int().min(1).max(maximum).optional().openapi({ example: 50 }),
  cursor: z.string().max(200).optional().openapi({ description: 'The `nextCursor` of the page before.' }),
}

export const nextCursor = z.string().nullable().openapi({ example: null, description: 'Null on the last page.' })

export function readCursor(cursor: string | undefined): Cursor | undefined {
  if (cursor === undefined) return undefined
  const [, createdAt, id] = cursor.match(/^(\d{1,16})_([0-9a-f-]{36})$/) ?? []
  if (createdAt === undefined || id === undefined) throw invalid('cursor must be the nextCursor of an earlier page.')
  return { createdAt: Number(createdAt), id }
}

/** Takes one row more than was asked for, which tells whether there is a next page. */
export function page<Row extends Cursor>(rows: Row[], limit: number) {
  const last = rows[limit - 1]
  return {
    rows: rows.slice(0, limit),
    nextCursor: rows.length > limit && last ? `${last.createdAt}_${last.id}` : null,
  }
}
