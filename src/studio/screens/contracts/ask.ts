import { html, nothing } from 'lit'
import { fill } from '../../../locales/fill'
import type { Context } from '../../context'
import { failed } from '../../parts/states'
import { addressOf } from '../../router'
import type { Contract, Words } from './standing'

export type Ask = 'send' | 'void'

type Does = { isBusy: boolean; error: unknown; close: () => void; confirm: () => void }

/** Says what will happen before it happens. */
export function askDialog(ask: Ask, contract: Contract, words: Words, studio: Context, does: Does) {
  const { heading, text, button } = {
    send: { heading: words.sendTitle, text: words.sendText, button: words.send },
    void: {
      heading: words.voidTitle,
      text: contract.status === 'draft' ? words.voidDraftText : words.voidText,
      button: words.void,
    },
  }[ask]
  const names = new Intl.ListFormat(studio.format.locale).format(contract.signers.map(({ name }) => name))
  const content = html`
    <p>${fill(text, { names, number: String(contract.number) })}</p>
    ${ask === 'send' && !studio.organization.address ? html`<p class="banner">${words.noAddress} <a href=${addressOf('/settings')}>${words.toAddress}</a></p>` : nothing}
    ${does.error === undefined ? nothing : failed(studio, does.error)}
    <div class="actions">
      <button type="button" class=${ask === 'void' ? 'danger' : ''} ?disabled=${does.isBusy} @click=${does.confirm}>${button}</button>
      <button type="button" class="quiet" @click=${does.close}>${studio.common.cancel}</button>
    </div>
  `
  return html`<studio-dialog heading=${heading} close-label=${studio.common.close} .content=${content} @close=${does.close}></studio-dialog>`
}
