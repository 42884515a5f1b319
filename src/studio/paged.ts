import type { ReactiveControllerHost } from 'lit'
import { Cached } from './cached'
import { keepPages, pagesOf } from './place-in-list'

export type Page<Item> = { items: Item[]; nextCursor: string | null }
type Source<Item> = { key: string; load: (cursor: string | undefined) => Promise<Page<Item>> }

/**
 * A list that is shown page by page. Opening it again loads as many pages as were shown, so that the browser's Back
 * button finds the same place.
 */
export class Paged<Item> {
  error: unknown
  isAsking = false
  #key = ''
  #count = 1
  readonly #loaded: Cached<Page<Item>[]>
  readonly #host: ReactiveControllerHost
  readonly #source: () => Source<Item>

  constructor(host: ReactiveControllerHost, source: () => Source<Item>) {
    this.#host = host
    this.#source = source
    this.#loaded = new Cached(host, () => {
      const { key, load } = source()
      if (key !== this.#key) this.#count = pagesOf(key)
      this.#key = key
      return { key, load: () => this.#load(load) }
    })
  }

  async #load(load: Source<Item>['load']) {
    const pages = [await load(undefined)]
    for (let cursor = cursorOf(pages); cursor && pages.length < this.#count; cursor = cursorOf(pages))
      pages.push(await load(cursor))
    return pages
  }

  get #pages() {
    return this.#loaded.value?.slice(0, this.#count) ?? []
  }

  /** Returns undefined until the first page has loaded. */
  get items() {
    return this.#loaded.value && this.#pages.flatMap(({ items }) => items)
  }

  get loaded() {
    return this.#loaded
  }

  get hasMore() {
    return cursorOf(this.#pages) !== null
  }

  readonly more = async () => {
    if (!this.hasMore || this.isAsking) return
    const key = this.#key
    this.isAsking = true
    this.error = undefined
    this.#host.requestUpdate()
    try {
      if (this.#loaded.isAsking) await this.#loaded.reload()
      const cursor = cursorOf(this.#pages)
      const page = cursor && (await this.#source().load(cursor))
      if (page && key === this.#key && cursor === cursorOf(this.#pages)) {
        this.#loaded.tell([...this.#pages, page])
        this.#count++
        keepPages(key, this.#count)
      }
    } catch (error) {
      this.error = error
    }
    this.isAsking = false
    this.#host.requestUpdate()
  }

  readonly reload = () => this.#loaded.reload()
}

const cursorOf = <Item>(pages: Page<Item>[]) => pages.at(-1)?.nextCursor ?? null
