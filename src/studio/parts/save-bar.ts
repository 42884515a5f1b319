import { html, nothing } from 'lit'
import type { Context } from '../context'

type Bar = {
  isBusy: boolean
  canSave?: boolean
  /** Without it there is nothing to go back to. */
  discard?: (() => void) | undefined
}

/** Stays in sight at the bottom of a long form while it has changes to save. */
export const saveBar = ({ common }: Context, { isBusy, canSave = true, discard }: Bar) => html`<div class="save-bar">
  ${discard ? html`<p>${common.unsaved}</p>` : nothing}
  <div class="actions">
    ${discard ? html`<button type="button" class="quiet" ?disabled=${isBusy} @click=${discard}>${common.discard}</button>` : nothing}
    <button type="submit" ?disabled=${isBusy || !canSave}>${common.save}</button>
  </div>
</div>`
