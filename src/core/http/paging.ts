import { mostRowsOfPage, mostRowsUnpaged } from '../limits'
import { invalid } from './errors'
import { z } from './zod'

export type Cursor = { createdAt: number; id: string }

export const pageQuery = {
  limit: z.coerce.number().int().min(1).max(mostRowsOfPage).optional().openapi({ example: 50 }),
  cursor: z
    .string()
    .max(200)
    .optional()
    .openapi({ description: 'The `nextCursor` of the previous page. Leave it out for the first.' }),
}

const usualPage = 50

/** Reads one extra row, which tells whether there is a next page. In SQLite, -1 means no limit. */
export const rowsToRead = (limit: number | undefined) => (limit === undefined ? -1 : limit + 1)

export const pageRows = (cursor: string | undefined) => (cursor === undefined ? mostRowsUnpaged : usualPage)

type Page<Row> = { rows: Row[]; nextCursor: string | null }

/**
 * The body of a list that is sent whole, `{ [name]: [...], nextCursor: null }`. Only one page is in memory at a time.
 * An error cuts the response off, so an incomplete list is never well-formed JSON.
 */
export function wholeList<Row>(name: string, first: Page<Row>, readAfter: (cursor: string) => Promise<Page<Row>>) {
  const pieces = piecesOf(name, first, readAfter)
  return new ReadableStream<string>({
    async pull(controller) {
      const { value, done } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
  }).pipeThrough(new TextEncoderStream())
}

async function* piecesOf<Row>(name: string, first: Page<Row>, readAfter: (cursor: string) => Promise<Page<Row>>) {
  yield `{"${name}":[${first.rows.map((row) => JSON.stringify(row)).join()}`
  let { nextCursor } = first
  while (nextCursor !== null) {
    const next = await readAfter(nextCursor)
    yield next.rows.map((row) => `,${JSON.stringify(row)}`).join('')
    nextCursor = next.nextCursor
  }
  yield '],"nextCursor":null}'
}

export const nextCursor = z
  .string()
  .nullable()
  .openapi({ example: null, description: 'Pass it as `cursor` to get the next page; null on the last page.' })

export function readCursor(cursor: string | undefined): Cursor | undefined {
  if (cursor === undefined) return undefined
  const [, createdAt, id] = cursor.match(/^(\d{1,16})_([0-9a-f-]{36})$/) ?? []
  if (createdAt === undefined || id === undefined) throw invalid('cursor', 'must be the nextCursor of an earlier page.')
  return { createdAt: Number(createdAt), id }
}

export const cursorOf = ({ createdAt, id }: Cursor) => `${createdAt}_${id}`

/** For lists with an order of their own. The cursor is the index, from zero, at which the next page begins. */
export function readPlace(cursor: string | undefined): number {
  if (cursor === undefined) return 0
  if (!/^\d{1,4}$/.test(cursor)) throw invalid('cursor', 'must be the nextCursor of an earlier page.')
  return Number(cursor)
}

/** `rows` begin at this index, and there is one more than `limit` if there is a next page. */
export const pageFrom = <Row>(place: number, rows: Row[], limit: number) => ({
  rows: rows.slice(0, limit),
  nextCursor: rows.length > limit ? String(place + limit) : null,
})

/** `rows` has one more than `limit` if there is a next page. */
export function page<Row extends Cursor>(rows: Row[], limit = rows.length) {
  const last = rows[limit - 1]
  return {
    rows: rows.slice(0, limit),
    nextCursor: rows.length > limit && last ? cursorOf(last) : null,
  }
}
