import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** Entries of the same moment are listed in this order, the latest first. */
export const kinds = [
  'signed',
  'contract',
  'cancelled',
  'moved',
  'booked',
  'chose',
  'asked',
  'watched',
  'opened',
  'sent',
  'called',
  'noted',
  'lost',
  'reopened',
  'assigned',
  'edited',
] as const
export type Kind = (typeof kinds)[number]

/** The last entry of the previous page. */
export type Place = { at: number; kind: Kind; id: string }

/** Entries of the same moment are ordered by kind, so other kinds come before or after this place. */
export function isAfter(kind: Kind, at: SQLWrapper, id: SQLWrapper, place: Place | undefined): SQL | undefined {
  if (!place) return undefined
  const [here, there] = [kinds.indexOf(kind), kinds.indexOf(place.kind)]
  if (here === there) return sql`(${at}, ${id}) < (${place.at}, ${place.id})`
  return here > there ? sql`${at} <= ${place.at}` : sql`${at} < ${place.at}`
}
