import { html, nothing, type TemplateResult } from 'lit'
import { backIcon } from '../icons'
import { addressOf } from '../router'

type Head = {
  title: string
  text?: string | undefined
  back?: { path: string; label: string }
  actions?: TemplateResult | typeof nothing
}

/** The first element of each screen. Its heading takes the focus when the screen opens. */
export const pageHead = ({ title, text, back, actions = nothing }: Head) => html`<header class="page-head">
  <div>
    ${back ? html`<a class="back" href=${addressOf(back.path)}>${backIcon()}${back.label}</a>` : nothing}
    <h1 tabindex="-1">${title}</h1>
    ${text ? html`<p class="quiet-text">${text}</p>` : nothing}
  </div>
  <div class="actions">${actions}</div>
</header>`
