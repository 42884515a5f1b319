import { html, nothing } from 'lit'
import type { Context } from '../context'
import type { Paged } from '../paged'
import { failed } from './states'

/** Below a list: its next page, and why that did not come. */
export function moreRows<Item>(studio: Context, { hasMore, isAsking, error, more }: Paged<Item>) {
  if (!hasMore) return nothing
  return html`${error === undefined ? nothing : failed(studio, error)}
    <p><button type="button" class="quiet" ?disabled=${isAsking} @click=${more}>${studio.common.showMore}</button></p>`
}
