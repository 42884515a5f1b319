import type { Send } from './calls.ts'

export type ItemOf<List> = List extends readonly (infer Item)[]
  ? Item
  : NonNullable<
      { [Name in keyof List]: NonNullable<List[Name]> extends readonly (infer Item)[] ? Item : never }[keyof List]
    >

/** Requests the next page when it is needed. The list is the response itself, or its only field that is a list. */
export async function* eachOf(send: Send, path: string, init: { params?: { query?: object } } = {}) {
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const query = { ...init.params?.query, ...(cursor && { cursor }) }
    const { data, response } = await send('get', path, { ...init, params: { ...init.params, query } })
    const page = data as unknown[] | { nextCursor?: string | null; [name: string]: unknown }
    if (Array.isArray(page)) {
      yield* page
      cursor = response.headers.get('next-cursor')
    } else {
      yield* Object.values(page).find(Array.isArray) ?? []
      cursor = page.nextCursor ?? null
    }
  }
}
