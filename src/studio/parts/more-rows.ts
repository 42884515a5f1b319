import { html, nothing } from 'lit'
import type { Context } from '../context'
import type { Paged } from '../paged'
import { failed } from './states'

/** Shows a button for the next page below a list, and the error if that did not load. */
export function moreRows<Item>(studio: Context, { hasMore, isAsking, error, more }: Paged<Item>) {
  if (!hasMore) return nothing
  return html`${error === undefined ? nothing : failed(studio, error)}
    <p><button type="button" class="quiet" ?disabled=${isAsking} @click=${more}>${studio.common.showMore}</button></p>`
}
