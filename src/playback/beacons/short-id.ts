import { sql } from 'drizzle-orm'

/**
 * A viewer session names a slide by the end of its id, because whole ids would be most of the row. The name stays the
 * same when slides are moved, and never passes to another slide when one is deleted.
 */
const length = 8

export const shortIdOf = (slideId: string) => slideId.slice(-length)

/** For a statement that reads `slides`. */
export const shortId = sql.raw(`substr(slides.id, -${length})`)
