import { html } from 'lit'
import type { Context } from '../../context'
import type { Stage, Words } from './standing'

type Counts = Record<Stage, number>
type Tabs = { words: Words; studio: Context; chosen: Stage | ''; choose: (stage: Stage | '') => void }

/** The counts are of the whole company or one owner, whatever else the list is filtered by. */
export function stageTabs(counts: Counts | undefined, { words, studio, chosen, choose }: Tabs) {
  const tab = (stage: Stage | '', label: string, count: number | undefined) => html`<button
    type="button"
    class="tab"
    aria-pressed=${stage === chosen}
    @click=${() => choose(stage)}
  >${label} <span class="count">${count === undefined ? '' : studio.format.number(count)}</span></button>`
  const all = counts && Object.values(counts).reduce((sum, each) => sum + each, 0)
  const stages = Object.entries(words.stages) as [Stage, string][]
  return html`<div class="tabs" role="group" aria-label=${words.stage}>
    ${tab('', words.allStages, all)} ${stages.map(([stage, label]) => tab(stage, label, counts?.[stage]))}
  </div>`
}
