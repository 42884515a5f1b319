import { html } from 'lit'
import type { Context } from '../context'
import './dialog'

type Shown = { heading: string; text: string; label: string; value: string; close: () => void }

/** No call returns this again, so it stays until the person confirms that they have copied it. */
export const shownOnce = (studio: Context, { heading, text, label, value, close }: Shown) => html`<studio-dialog
  fixed
  heading=${heading}
  .content=${html`<p>${text}</p>
    ${copyField(studio, label, value)}
    <div class="actions"><button type="button" class="quiet" @click=${close}>${studio.common.done}</button></div>`}
></studio-dialog>`

/** Returns whether the browser allowed it. */
export const copyText = async (text: string) =>
  (await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  )) ?? false

/** A text with a button that copies it. */
export const copyField = ({ common, say }: Context, label: string, value: string, { isMain = false } = {}) => {
  const copy = async (event: Event) => {
    const input = (event.currentTarget as HTMLElement).parentElement?.querySelector('input')
    input?.select()
    // Without permission to write to the clipboard, the selected text can be copied by hand.
    if (await copyText(value)) say(common.copied)
  }
  return html`<div class="copied">
    <label>${label} <input type="text" readonly .value=${value} /></label>
    <button type="button" class=${isMain ? '' : 'quiet'} @click=${copy}>${common.copy}</button>
  </div>`
}
