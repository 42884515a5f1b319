import { html, nothing } from 'lit'
import { phoneUrl } from '../../core/shared/phone-url'
import { fill } from '../../locales/fill'
import type { PorchlightPlayer } from '../player'
import { contactLink, contactLinksOf } from './contact-links'
import { contactName } from './contact-name'
import type { Bubble, Message } from './conversation'
import { mailUrl } from './links'
import { deliver, sendQuestion } from './live-chat'

export function bubble(player: PorchlightPlayer, each: Bubble, own: string) {
  const { from, text, isPlayerText, isPending, hasContact, message } = each
  const { language } = player.labels
  if (from === 'note') return html`<p class="note" dir="auto" lang=${language}>${text}</p>`
  if (message) return ofPerson(player, message)
  // The whole answer needs a different element, because the log reads an element aloud when it is added.
  if (isPending) return html`<p class="bubble rep" dir="auto" aria-hidden="true" lang=${own}>${text || '…'}</p>`
  return html`<p class="bubble ${from}" dir="auto" lang=${isPlayerText ? language : (each.language ?? own)}>${text}${passages(player, each)}${hasContact ? contactSentence(player) : nothing}${sourceChips(player, each)}${sendingTo(player, each)}</p>`
}

function passages({ words }: PorchlightPlayer, { passages = [] }: Bubble) {
  return passages.map(({ title, page, heading, quote }) => {
    const place = page ? `${title}, ${fill(words.questions.page, { n: String(page) })}` : title
    return html`<span class="passage"><q dir="auto">${quote}</q><cite dir="auto">${heading ? `${place} · ${heading}` : place}</cite></span>`
  })
}

function sourceChips(player: PorchlightPlayer, { citations, language }: Bubble) {
  if (!citations?.length) return nothing
  const spoken = player.labels.language
  const words = player.words.questions
  const scenes = player.playback?.sequence.scenes ?? []
  const titles = new Map(
    citations.map(({ title, page, kind, slideId }) => {
      const index = kind === 'slide' ? scenes.findIndex(({ id }) => id === slideId) : -1
      return [page ? `${title}, ${words.page.replace('{n}', String(page))}` : title, index]
    }),
  )
  const isForeign = language && language !== (player.manifest?.language ?? 'en').split('-')[0] && language !== spoken
  return html`<span class="sources" lang=${spoken}>
    ${isForeign ? html`<span class="in-language">${words.inLanguage.replace('{language}', nameOfLanguage(language, spoken))}</span>` : nothing}
    <span class="from">${words.sources}</span>
    ${[...titles].map(([title, index]) =>
      index < 0
        ? html`<span class="source">${title}</span>`
        : html`<button class="source" @click=${() => player.playback?.goTo(index)}>${title}</button>`,
    )}
  </span>`
}

/** The language that people write in is unknown. */
function ofPerson(player: PorchlightPlayer, message: Message) {
  const { from, name, text } = message
  return html`<div class="bubble ${from === 'viewer' ? 'user' : 'rep'}" lang="">
    ${from === 'member' ? html`<strong class="writer" dir="auto">${name}</strong>` : nothing}
    <p class="message" dir="auto">${text}</p>
    ${from === 'viewer' ? stateOf(player, message) : nothing}
  </div>`
}

/** The contact is named where the bubble doesn't name it already. */
function stateOf(player: PorchlightPlayer, message: Message, isContactNamed = false) {
  const { manifest, words, labels } = player
  if (!manifest) return nothing
  const { company, state, to, email } = { company: manifest.branding.name, ...message }
  const line = (text: unknown) => html`<span class="message-state" lang=${labels.language}>${text}</span>`
  if (state === 'sending') return line(words.live.sending)
  if (state !== 'sent')
    return line(html`
      ${state === 'tooMany' ? words.live.tooMany : words.live.notSent}
      <button class="retry" @click=${() => deliver(player, manifest, message)}>${labels.retry}</button>
    `)
  if (to === 'ringing') return line(fill(words.live.ringing, { company }))
  if (to !== 'company') return nothing
  return line([
    fill(words.live.sent, { company }),
    email ? ` ${fill(words.live.byEmail, { email })}` : email === null ? ` ${words.live.noEmail}` : nothing,
    email || isContactNamed ? nothing : contactSentence(player),
  ])
}

function sendingTo(player: PorchlightPlayer, each: Bubble) {
  const { manifest, words, labels } = player
  if (!each.toSend || !manifest) return nothing
  const { message } = each.toSend
  if (message)
    return html`<span class="sending" lang=${labels.language}>${stateOf(player, message, each.hasContact)}</span>`
  const send = () => {
    sendQuestion(player, manifest, each)
    // The button is gone, and its focus with it.
    void player.updateComplete.then(() =>
      player.shadowRoot?.querySelector<HTMLElement>('.bubbles')?.focus({ preventScroll: true }),
    )
  }
  return html`<span class="sending" lang=${labels.language}>
    <button @click=${send}>${fill(words.questions.sendTo, { name: contactName(manifest.branding) })}</button>
  </span>`
}

function contactSentence(player: PorchlightPlayer) {
  const { contact, cta } = player.manifest?.branding ?? {}
  if (contact?.phone || contact?.email)
    return html`<span class="ways">
      ${player.words.contact.askDirectly}
      ${contact.phone ? html`<a href=${phoneUrl(contact.phone)}><bdi dir="ltr">${contact.phone}</bdi></a>` : nothing}
      ${contact.email ? html`<a href=${mailUrl(contact.email)}>${contact.email}</a>` : nothing}
    </span>`
  if (!cta?.buttonUrl) return nothing
  return html`<span class="ways">${player.words.contact.askDirectly} ${contactLinksOf(player).map((each) => contactLink(player, each, ''))}</span>`
}

const nameOfLanguage = (language: string, spoken: string) =>
  new Intl.DisplayNames([spoken], { type: 'language' }).of(language) ?? language
