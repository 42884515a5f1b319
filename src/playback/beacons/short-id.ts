import { sql } from 'drizzle-orm'

/**
 * How a viewer session names a slide of its deck: by the end of its id, because all of it would be most of the row. It
 * stays the same when slides are moved, and goes to no other when one is deleted.
 */
const length = 8

export const shortIdOf = (slideId: string) => slideId.slice(-length)

/** In a statement that reads `slides`. */
export const shortId = sql.raw(`substr(slides.id, -${length})`)
