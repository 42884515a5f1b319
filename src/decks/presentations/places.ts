import { invalid } from '../../core/http/errors'

export const sorts = ['createdAt', 'updatedAt', 'lastViewedAt'] as const
export type Sort = (typeof sorts)[number]

/** A row's place in the list: the value it is sorted by, and its id. */
export type Place = { at: number; id: string }

const letters = { createdAt: '', updatedAt: 'u', lastViewedAt: 'v' }

export const cursorOf = (sort: Sort, { at, id }: Place) => `${letters[sort]}${at}_${id}`

/** A cursor is valid only for the order it came from. */
export function readPlace(sort: Sort, cursor: string | undefined): Place | undefined {
  if (cursor === undefined) return undefined
  const [, letter, at, id] = cursor.match(/^([uv]?)(\d{1,16})_([0-9a-f-]{36})$/) ?? []
  if (letter !== letters[sort] || at === undefined || id === undefined)
    throw invalid('cursor', `must be the nextCursor of an earlier page that was sorted by ${sort}.`)
  return { at: Number(at), id }
}
