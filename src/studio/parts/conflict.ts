import { html } from 'lit'
import type { Context } from '../context'

type Difference = { label: string; theirs: string; mine: string }
type Does = { keepMine: () => void; takeTheirs: () => void; close: () => void }

/** Somebody else saved first: the later one sees what differs, and chooses. */
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

type Choices<Whole> = {
  mine: Whole
  theirs: Whole
  base: Whole
  merged: (mine: Whole, theirs: Whole, base: Whole, winner: 'mine' | 'theirs') => Whole
  save: (whole: Whole) => unknown
  goOn: (whole: Whole) => void
  close: () => void
}

/** The later one saves with what the earlier one changed elsewhere, or goes on from what was saved. */
export const choicesOf = <Whole>({ mine, theirs, base, merged, save, goOn, close }: Choices<Whole>): Does => ({
  close,
  keepMine: () => {
    close()
    save(merged(mine, theirs, base, 'mine'))
  },
  takeTheirs: () => {
    goOn(merged(mine, theirs, base, 'theirs'))
    close()
  },
})
