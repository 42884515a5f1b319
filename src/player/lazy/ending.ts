import { html, nothing } from 'lit'
import { phoneUrl } from '../../core/shared/phone-url'
import { checkIcon, replayIcon } from '../icons'
import type { PorchlightPlayer } from '../player'
import type { Action } from '../scenes'
import { contactLink, phoneText } from './contact-links'
import { doneLines } from './done-lines'
import css from './ending.css'
import { offersAtEnd } from './offers-at-end'
import { chosenTier, priceWords, tierToShow } from './price-tiers'
import { isBooked, isSignedElsewhere, signedContractOf } from './remembered'
import { keepAsPdf, preparePrinting, share, wasCopied } from './sharing-and-printing'

export { css, keepAsPdf }

export function show(player: PorchlightPlayer) {
  const { manifest, labels } = player
  if (!manifest) return nothing
  preparePrinting(player)
  const own = player.words.prices
  const { headline, body } = manifest.branding.cta
  const { before, after, contacts } = offersAtEnd(player)
  const canAsk = !before.some(({ type, config }) => type === 'ask_question' && !config.prompt)
  const main = before.find(isStep) ?? contacts[0] ?? before[0] ?? after[0]
  const pill = (offer: unknown) => (offer === main ? 'pill strong' : 'pill')
  const button = (action: Action) =>
    html`<button class=${pill(action)} part="action" dir="auto" @click=${() => player.takeAction(action)}>${player.labelOf(action)}</button>`
  const plain = (text: string, click: () => void, icon: unknown = nothing) =>
    html`<button class="quiet" lang=${labels.language} @click=${click}>${icon}<span>${text}</span></button>`
  return html`<div class="ending scroller" part="ending">
    ${
      asksForNext(player)
        ? html`<p class="thanks" lang=${labels.language}>${own.thanks}</p>
          <h2 class="headline" dir="auto" lang=${headline ? nothing : labels.language}>${headlineOf(player)}</h2>
          ${body ? html`<p class="ending-text" dir="auto">${body}</p>` : nothing}`
        : html`<h2 class="headline" lang=${labels.language}>${headlineOf(player)}</h2>`
    }
    ${choice(player)}
    ${doneLines(player)}
    <div class="ending-actions">
      ${before.map(button)}
      ${canAsk ? html`<button class="pill" lang=${labels.language} @click=${() => player.panels.toggle('questions')}>${labels.questions}</button>` : nothing}
      ${after.map(button)}
      ${contacts.map((each) => contactLink(player, each, pill(each)))}
    </div>
    ${person(player)}
    <div class="ending-more">
      ${plain(wasCopied(player) ? own.linkCopied : own.share, () => void share(player))}
      ${plain(own.keepPdf, () => void keepAsPdf(player))}
      ${plain(own.replay, () => player.session.startOver(), replayIcon())}
    </div>
    <p class="live" role="status" lang=${labels.language}>${wasCopied(player) ? own.linkCopied : ''}</p>
  </div>`
}

/** The company's headline asks for a visit, so a homeowner who has booked or signed is thanked instead. */
function asksForNext(player: PorchlightPlayer) {
  const { before, after, contacts } = offersAtEnd(player)
  const isBegun = isBooked(player) || signedContractOf(player) !== undefined || isSignedElsewhere(player)
  return !isBegun && before.length + after.length + contacts.length > 0
}

export const headlineOf = (player: PorchlightPlayer) =>
  asksForNext(player)
    ? player.manifest?.branding.cta.headline || player.words.prices.nextStep
    : player.words.prices.thanks

const isStep = ({ type }: Action) => type === 'book_appointment' || type === 'sign_contract'

function choice(player: PorchlightPlayer) {
  const { manifest, labels } = player
  const data = manifest?.slides.find(({ productData }) => productData)?.productData
  const tier = manifest && data && tierToShow(player, manifest.presentationId, data)
  if (!data || !tier) return nothing
  const words = priceWords(player)
  const isChosen = chosenTier(player, manifest.presentationId) !== undefined
  return html`<p class="ending-price">
    ${isChosen ? html`<small class="ending-chosen" lang=${labels.language}>${checkIcon()}${player.words.prices.yourChoice}</small>` : nothing}
    <b dir="auto">${tier.name}</b> <b class="ending-sum">${words.price(tier)}</b>
    ${tier.monthlyCents !== null && data.financing ? html`<small lang=${labels.language}>${words.aMonth(tier.monthlyCents)}: ${words.terms(data.financing)}</small>` : nothing}
  </p>`
}

function person({ manifest }: PorchlightPlayer) {
  if (!manifest) return nothing
  const { avatarUrl, chatName, contact } = manifest.branding
  if (!chatName && !contact.phone) return nothing
  return html`<p class="person">
    ${avatarUrl ? html`<img class="face" src=${avatarUrl} alt="" />` : nothing}
    <span>${chatName ? html`<b dir="auto">${chatName}</b>` : nothing}
      ${contact.phone ? html`<a href=${phoneUrl(contact.phone)} dir="ltr">${phoneText(contact.phone)}</a>` : nothing}</span>
  </p>`
}
