import type { ReactiveControllerHost } from 'lit'
import { Cached } from './cached'

export type Page<Item> = { items: Item[]; nextCursor: string | null }
type Source<Item> = { key: string; load: (cursor: string | undefined) => Promise<Page<Item>> }

/** A list that is shown page by page. Its first page is asked for anew whenever the list is opened. */
export class Paged<Item> {
  error: unknown
  isAsking = false
  #later: { key: string; pages: Page<Item>[] } = { key: '', pages: [] }
  #key = ''
  readonly #first: Cached<Page<Item>>
  readonly #host: ReactiveControllerHost
  readonly #source: () => Source<Item>

  constructor(host: ReactiveControllerHost, source: () => Source<Item>) {
    this.#host = host
    this.#source = source
    this.#first = new Cached(host, () => {
      const { key, load } = source()
      this.#key = key
      return { key, load: () => load(undefined) }
    })
  }

  get #pages() {
    const { value } = this.#first
    if (!value) return []
    return this.#later.key === this.#key ? [value, ...this.#later.pages] : [value]
  }

  /** Nothing until the first page is there. */
  get items() {
    return this.#first.value && this.#pages.flatMap(({ items }) => items)
  }

  get first() {
    return this.#first
  }

  get hasMore() {
    return (this.#pages.at(-1)?.nextCursor ?? null) !== null
  }

  readonly more = async () => {
    const cursor = this.#pages.at(-1)?.nextCursor
    if (!cursor || this.isAsking) return
    const key = this.#key
    this.isAsking = true
    this.error = undefined
    this.#host.requestUpdate()
    try {
      const page = await this.#source().load(cursor)
      if (key === this.#key) this.#later = { key, pages: [...(this.#later.key === key ? this.#later.pages : []), page] }
    } catch (error) {
      this.error = error
    }
    this.isAsking = false
    this.#host.requestUpdate()
  }

  readonly reload = () => {
    this.#later = { key: '', pages: [] }
    return this.#first.reload()
  }
}
