import type { PorchlightPlayer } from '../player'
import type { Kit } from './chunks'
import css from './ending.css'

export { css }

export function show({ html, nothing, icons }: Kit, player: PorchlightPlayer) {
  const { manifest, labels } = player
  if (!manifest) return nothing
  const { headline, body, buttonText, buttonUrl } = manifest.branding.cta
  const actions = manifest.actions.filter(({ trigger }) => trigger === 'presentation_end')
  const isWeb = buttonUrl?.startsWith('http') ?? false
  return html`<div class="ending scroller" part="ending">
    <p class="thanks">${labels.thanks}</p>
    ${headline ? html`<h2 class="headline" dir="auto">${headline}</h2>` : nothing}
    ${body ? html`<p class="ending-text" dir="auto">${body}</p>` : nothing}
    <div class="ending-actions">
      ${
        buttonUrl && buttonText
          ? html`<a class="pill strong" part="cta" href=${buttonUrl} target=${isWeb ? '_blank' : nothing} rel="noopener">${buttonText}</a>`
          : nothing
      }
      ${actions.map((action) => html`<button class="pill" part="action" @click=${() => player.act(action)}>${action.label}</button>`)}
      <button class="pill" @click=${() => player.startOver()}>${icons.replay}<span>${labels.replay}</span></button>
    </div>
  </div>`
}
