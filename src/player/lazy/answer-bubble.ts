import type { PorchlightPlayer } from '../player'
import type { TemplateHelpers } from './chunks'
import { contactLink, contactLinksOf } from './contact-links'
import { contactWordsOf } from './contact-words'
import type { Bubble } from './conversation'
import { mailUrl, phoneUrl } from './links'
import { nameOfLanguage, wordsIn } from './question-words'

export function bubble(helpers: TemplateHelpers, player: PorchlightPlayer, each: Bubble, own: string) {
  const { html, nothing } = helpers
  const { from, text, isPlayerText, isPending, hasContact } = each
  const { language } = player.labels
  // Another element than the whole answer has, because the log reads that aloud when it is added.
  if (isPending) return html`<p class="bubble rep" dir="auto" aria-hidden="true" lang=${own}>${text || '…'}</p>`
  return html`<p class="bubble ${from}" dir="auto" lang=${isPlayerText ? language : (each.language ?? own)}>${text}${hasContact ? contactSentence(helpers, player) : nothing}${sourceChips(helpers, player, each)}</p>`
}

function sourceChips({ html, nothing }: TemplateHelpers, player: PorchlightPlayer, { citations, language }: Bubble) {
  if (!citations?.length) return nothing
  const spoken = player.labels.language
  const words = wordsIn(spoken)
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

function contactSentence(helpers: TemplateHelpers, player: PorchlightPlayer) {
  const { html, nothing } = helpers
  const { contact, cta } = player.manifest?.branding ?? {}
  if (contact?.phone || contact?.email)
    return html`<span class="ways">
      ${contactWordsOf(player.labels.language).askDirectly}
      ${contact.phone ? html`<a href=${phoneUrl(contact.phone)}>${contact.phone}</a>` : nothing}
      ${contact.email ? html`<a href=${mailUrl(contact.email)}>${contact.email}</a>` : nothing}
    </span>`
  if (!cta?.buttonUrl) return nothing
  return html`<span class="ways">${contactWordsOf(player.labels.language).askDirectly} ${contactLinksOf(player).map((each) => contactLink(helpers, player, each, ''))}</span>`
}
