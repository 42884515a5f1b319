import type { PorchlightPlayer } from '../player'
import type { Kit } from './chunks'
import css from './ending.css'
import { link, waysOf } from './ways'

export { css }

/** It promises nothing that it has no button for. */
export function show(kit: Kit, player: PorchlightPlayer) {
  const { html, nothing, icons } = kit
  const { manifest, labels } = player
  if (!manifest) return nothing
  const { headline, body } = manifest.branding.cta
  const actions = manifest.actions.filter(({ trigger }) => trigger === 'presentation_end')
  const ways = waysOf(player)
  const hasNext = ways.length + actions.length > 0
  return html`<div class="ending scroller" part="ending">
    ${
      hasNext
        ? html`<p class="thanks" lang=${labels.language}>${labels.thanks}</p>
          <h2 class="headline" dir="auto" lang=${headline ? nothing : labels.language}>${headline || labels.nextStep}</h2>
          ${body ? html`<p class="ending-text" dir="auto">${body}</p>` : nothing}`
        : html`<h2 class="headline" lang=${labels.language}>${labels.thanks}</h2>`
    }
    <div class="ending-actions">
      ${ways.map((way, index) => link(kit, player, way, index === 0 ? 'pill strong' : 'pill'))}
      ${actions.map((action) => html`<button class="pill" part="action" @click=${() => player.act(action)}>${action.label}</button>`)}
      <button class="pill" lang=${labels.language} @click=${() => player.startOver()}>${icons.replay}<span>${labels.replay}</span></button>
    </div>
  </div>`
}
