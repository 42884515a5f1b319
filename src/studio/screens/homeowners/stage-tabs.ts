import { html, nothing } from 'lit'
import { ref } from 'lit/directives/ref.js'
import type { Context } from '../../context'
import type { Stage, Words } from './standing'

type Counts = Record<Stage, number>
type Tabs = { words: Words; studio: Context; chosen: Stage | ''; choose: (stage: Stage | '') => void }

/** On a phone the tabs are one row that scrolls. The page must not scroll with it, because Back finds its place. */
const showChosen = (tab?: Element) =>
  requestAnimationFrame(() => {
    const row = tab?.parentElement
    if (!(tab instanceof HTMLElement) || !row) return
    row.scrollLeft = tab.offsetLeft - row.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2
  })

/** The counts are of the whole company or one owner, whatever else the list is filtered by. */
export function stageTabs(counts: Counts | undefined, { words, studio, chosen, choose }: Tabs) {
  const tab = (stage: Stage | '', label: string, count: number | undefined) => html`<button
    type="button"
    class="tab"
    aria-pressed=${stage === chosen}
    @click=${() => choose(stage)}
    ${counts && stage === chosen ? ref(showChosen) : nothing}
  >${label} <span class="count">${count === undefined ? '' : studio.format.number(count)}</span></button>`
  const all = counts && Object.values(counts).reduce((sum, each) => sum + each, 0)
  const stages = Object.entries({ ...words.stages, ...words.stageTabs }) as [Stage, string][]
  return html`<div class="tabs" role="group" aria-label=${words.stage}>
    ${tab('', words.allStages, all)} ${stages.map(([stage, label]) => tab(stage, label, counts?.[stage]))}
  </div>`
}
