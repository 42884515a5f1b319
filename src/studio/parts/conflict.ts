import { html } from 'lit'
import type { Context } from '../context'

export type Difference = { label: string; theirs: string; mine: string }
type Does = { keepMine: () => void; takeTheirs: () => void; close: () => void }

/** When someone else saved first, the later person sees the differences and chooses. */
export const conflictDialog = ({ common }: Context, differences: Difference[], does: Does) =>
  html`<studio-dialog
    heading=${common.changedMeanwhile}
    close-label=${common.close}
    @close=${does.close}
    .content=${html`
      <p>${common.changedMeanwhileText}</p>
      <dl class="differences">
        ${differences.map(
          ({ label, theirs, mine }) => html`<div>
            <dt>${label}</dt>
            <dd><small>${common.savedValue}</small>${theirs}</dd>
            <dd><small>${common.yourValue}</small>${mine}</dd>
          </div>`,
        )}
      </dl>
      <div class="actions">
        <button type="button" @click=${does.keepMine}>${common.saveMine}</button>
        <button type="button" class="quiet" @click=${does.takeTheirs}>${common.takeSaved}</button>
      </div>
    `}
  ></studio-dialog>`
