import type { PorchlightPlayer } from '../player'
import { tierToShow } from './chosen-tier'
import type { TemplateHelpers } from './chunks'
import { closingWordsOf } from './closing-words'
import { contactLink, contactLinksOf, phoneText } from './contact-links'
import css from './ending.css'
import { replayIcon } from './lazy-icons'
import { phoneUrl } from './links'
import { priceWords } from './price-words'
import { keepAsPdf, preparePrinting } from './printed-pages'
import { share, wasCopied } from './share'

export { css, keepAsPdf }

export function show(helpers: TemplateHelpers, player: PorchlightPlayer) {
  const { html, nothing } = helpers
  const { manifest, labels } = player
  if (!manifest) return nothing
  preparePrinting(player)
  const own = closingWordsOf(labels.language)
  const { headline, body } = manifest.branding.cta
  const actions = manifest.actions.filter(({ trigger }) => trigger === 'presentation_end')
  const contacts = contactLinksOf(player)
  const hasNext = contacts.length + actions.length > 0
  const canAsk = !actions.some(({ type }) => type === 'ask_question')
  const plain = (text: string, click: () => void, icon: unknown = nothing) =>
    html`<button class="quiet" lang=${labels.language} @click=${click}>${icon}<span>${text}</span></button>`
  return html`<div class="ending scroller" part="ending">
    ${
      hasNext
        ? html`<p class="thanks" lang=${labels.language}>${own.thanks}</p>
          <h2 class="headline" dir="auto" lang=${headline ? nothing : labels.language}>${headline || labels.nextStep}</h2>
          ${body ? html`<p class="ending-text" dir="auto">${body}</p>` : nothing}`
        : html`<h2 class="headline" lang=${labels.language}>${own.thanks}</h2>`
    }
    ${choice(helpers, player)}
    <div class="ending-actions">
      ${contacts.map((each, index) => contactLink(helpers, player, each, index === 0 ? 'pill strong' : 'pill'))}
      ${actions.map((action) => html`<button class="pill" part="action" @click=${() => player.takeAction(action)}>${player.labelOf(action)}</button>`)}
      ${canAsk ? html`<button class="pill" lang=${labels.language} @click=${() => player.panels.toggle('questions')}>${labels.questions}</button>` : nothing}
    </div>
    ${person(helpers, player)}
    <div class="ending-more">
      ${plain(wasCopied(player) ? own.linkCopied : own.share, () => void share(player))}
      ${plain(own.keepPdf, () => void keepAsPdf(player))}
      ${plain(own.replay, () => player.session.startOver(), replayIcon(helpers))}
    </div>
    <p class="live" role="status" lang=${labels.language}>${wasCopied(player) ? own.linkCopied : ''}</p>
  </div>`
}

function choice(helpers: TemplateHelpers, player: PorchlightPlayer) {
  const { html, nothing } = helpers
  const { manifest, labels } = player
  const data = manifest?.slides.find(({ productData }) => productData)?.productData
  const tier = manifest && data && tierToShow(manifest.presentationId, data)
  if (!data || !tier) return nothing
  const words = priceWords(helpers, player)
  return html`<p class="ending-price">
    <b dir="auto">${tier.name}</b> <b class="ending-sum">${words.price(tier)}</b>
    ${tier.monthlyCents !== null && data.financing ? html`<small lang=${labels.language}>${words.aMonth(tier.monthlyCents)}: ${words.terms(data.financing)}</small>` : nothing}
  </p>`
}

function person({ html, nothing }: TemplateHelpers, { manifest }: PorchlightPlayer) {
  if (!manifest) return nothing
  const { avatarUrl, chatName, contact } = manifest.branding
  if (!chatName && !contact.phone) return nothing
  return html`<p class="person">
    ${avatarUrl ? html`<img class="face" src=${avatarUrl} alt="" />` : nothing}
    <span>${chatName ? html`<b dir="auto">${chatName}</b>` : nothing}
      ${contact.phone ? html`<a href=${phoneUrl(contact.phone)} dir="ltr">${phoneText(contact.phone)}</a>` : nothing}</span>
  </p>`
}
