import type { Context } from 'hono'
import { ApiError } from '../../core/errors'

export const rangeHeader = (c: Context) => (c.req.method === 'GET' ? c.req.header('range') : undefined)

export const rangeNotSatisfiable = (contentRange: string) =>
  new ApiError(416, 'The range lies outside of the file.', { 'content-range': contentRange })

export type Range = { first: number | undefined; last: number | undefined }

/** HTTP demands to ignore an invalid header, and to refuse a range beyond the end. */
export function parseRange(header: string | undefined): Range | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? []
  const first = from === '' ? undefined : Number(from)
  const last = to === '' ? undefined : Number(to)
  const isInvalid = first === undefined ? !last : last !== undefined && last < first
  return isInvalid ? undefined : { first, last }
}

export const asStored = ({ first, last }: Range): R2Range =>
  first === undefined
    ? { suffix: last ?? 0 }
    : last === undefined
      ? { offset: first }
      : { offset: first, length: last - first + 1 }

export function within({ first, last }: Range, size: number) {
  const offset = first ?? Math.max(0, size - (last ?? 0))
  const end = first === undefined || last === undefined ? size - 1 : Math.min(last, size - 1)
  if (offset >= size || end < offset) throw rangeNotSatisfiable(`bytes */${size}`)
  return { offset, end }
}
