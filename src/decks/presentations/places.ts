import { invalid } from '../../core/http/errors'

export const sorts = ['createdAt', 'updatedAt', 'lastViewedAt', 'activityAt'] as const
export type Sort = (typeof sorts)[number]

const sortOfFilter = { createdSince: 'createdAt', updatedSince: 'updatedAt', activitySince: 'activityAt' } as const

/** The time that a list is filtered by, if there is just one. */
export function usualSort(filter: { [name in keyof typeof sortOfFilter]?: number | undefined }): Sort {
  const names = Object.keys(sortOfFilter) as (keyof typeof sortOfFilter)[]
  const [first, ...others] = names.filter((name) => filter[name] !== undefined)
  return first && !others.length ? sortOfFilter[first] : 'createdAt'
}

/** A row's place in the list: the value it is sorted by, and its id. */
export type Place = { at: number; id: string }

const letters = { createdAt: '', updatedAt: 'u', lastViewedAt: 'v', activityAt: 'a' }

export const cursorOf = (sort: Sort, { at, id }: Place) => `${letters[sort]}${at}_${id}`

/** A cursor is valid only for the order it came from. */
export function readPlace(sort: Sort, cursor: string | undefined): Place | undefined {
  if (cursor === undefined) return undefined
  const [, letter, at, id] = cursor.match(/^([uva]?)(\d{1,16})_([0-9a-f-]{36})$/) ?? []
  if (letter !== letters[sort] || at === undefined || id === undefined)
    throw invalid('cursor', `must be the nextCursor of an earlier page that was sorted by ${sort}.`)
  return { at: Number(at), id }
}
