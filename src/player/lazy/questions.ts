import { html, nothing } from 'lit'
import type { AnswerPassage, Citation } from '../../answers/questions/schemas'
import { fill } from '../../locales/fill'
import type { Manifest, ManifestFaq } from '../../playback/manifest/manifest-schemas'
import { closeIcon, sendIcon } from '../icons'
import type { PorchlightPlayer } from '../player'
import { askCompany, sendToCompany, tellCompany } from './ask-company'
import { contactLink, contactLinksOf } from './contact-links'
import { contactName } from './contact-name'
import { mailUrl, phoneUrl } from './links'
import css from './questions.css'

export type Bubble = {
  from: 'user' | 'rep'
  text: string
  faqId?: string
  isPlayerText?: boolean
  isPending?: boolean
  hasContact?: boolean
  /** This is set if there was no answer, so that the homeowner may send the question to the company. */
  toSend?: { answerId: string; state: 'open' | 'busy' | 'sent' | 'failed' }
  citations?: Citation[]
  passages?: AnswerPassage[]
  language?: string
}
export type Conversation = { bubbles: Bubble[]; near: ManifestFaq[]; leave: AbortController }

/** Keyed by manifest rather than by player, so that the next homeowner does not see this conversation. */
const conversations = new WeakMap<Manifest, Conversation>()
const mostSuggestions = 6
const mostFollowUps = 3

function conversationOf(manifest: Manifest) {
  const leave = new AbortController()
  const conversation = conversations.get(manifest) ?? { bubbles: [], near: [], leave }
  conversations.set(manifest, conversation)
  return conversation
}

function suggestions(
  { playback }: PorchlightPlayer,
  { faqs }: Manifest,
  { bubbles, near }: Conversation,
): ManifestFaq[] {
  if (near.length) return near
  const here = playback?.scene?.slide?.id
  const isAsked = (faq: ManifestFaq) => bubbles.some(({ faqId }) => faqId === faq.id)
  const isHere = (faq: ManifestFaq) => Number(faq.relatedSlideId === here)
  return faqs
    .filter((faq) => !isAsked(faq))
    .toSorted((a, b) => isHere(b) - isHere(a))
    .slice(0, bubbles.length ? mostFollowUps : mostSuggestions)
}

export { css }

/** The server recognizes the same question in other words. */
const bare = (question: string) =>
  question
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

export function ask(player: PorchlightPlayer, question: string) {
  const { manifest, playback } = player
  if (!manifest) return
  const faq = manifest.faqs.find((each) => bare(each.question) === bare(question))
  if (!player.emit('question', { question, faqId: faq?.id ?? null }, true)) return
  const conversation = conversationOf(manifest)
  const { bubbles } = conversation
  conversation.leave.abort()
  for (const bubble of bubbles.splice(0))
    if (!bubble.isPending || bubble.text) bubbles.push({ ...bubble, isPending: false })
  conversation.near = []
  bubbles.push({ from: 'user', text: question })
  if (faq) {
    bubbles.push({ from: 'rep', text: faq.answer, faqId: faq.id, language: faq.language })
    playback?.giveAnswer(faq)
    if (navigator.onLine) tellCompany(player, manifest, question)
  } else void askCompany(player, manifest, conversation, question)
  player.refresh()
  void player.updateComplete.then(() => showLast(player))
}

/** A pressed suggestion disappears; without this its focus would land on another suggestion. */
function showLast({ shadowRoot, controlsVisibility }: PorchlightPlayer) {
  const list = shadowRoot?.querySelector<HTMLElement>('.bubbles')
  const last = [...(list?.querySelectorAll<HTMLElement>('.bubble.user') ?? [])].at(-1)
  if (!list || !last) return
  list.scrollTop = last.offsetTop - list.clientTop - 72
  const isWriting = shadowRoot?.activeElement?.matches('.field') && !controlsVisibility.isTouch
  if (!isWriting) list.focus({ preventScroll: true })
}

/** An emoji of several code points is one letter to a reader. */
const firstLetter = (name: string) => new Intl.Segmenter().segment(name)[Symbol.iterator]().next().value?.segment ?? ''

export function show(player: PorchlightPlayer) {
  const { manifest, labels } = player
  if (!manifest) return nothing
  const { avatarUrl, chatName, name, chatGreeting } = manifest.branding
  const words = player.words.questions
  const own = manifest.language ?? 'en'
  const conversation = conversationOf(manifest)
  const chips = suggestions(player, manifest, conversation)
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    const input = (event.currentTarget as HTMLFormElement).querySelector('input')
    const question = input?.value.trim()
    if (!input || !question) return
    input.value = ''
    void player.ask(question)
  }
  const who = chatName || name
  return html`<section class="panel questions" part="panel" role="dialog" tabindex="-1" lang=${labels.language} aria-label=${labels.questions}>
    <header class="panel-head">
      ${
        avatarUrl
          ? html`<img class="avatar" part="avatar" src=${avatarUrl} alt="" />`
          : html`<span class="avatar letter" aria-hidden="true">${firstLetter(who)}</span>`
      }
      <h2 class="panel-title" dir="auto" lang=${own} title=${who}>${who}</h2>
      <button class="control" aria-label=${labels.close} @click=${() => player.panels.close()}>${closeIcon()}</button>
    </header>
    <div class="bubbles scroller" role="log" tabindex="0" aria-label=${labels.questions}>
      <p class="bubble rep" dir="auto" lang=${chatGreeting ? own : labels.language}>${chatGreeting || words.greeting}</p>
      ${conversation.bubbles.map((each) => bubble(player, each, own))}
      ${
        chips.length
          ? html`<div class="chips" role="group" aria-label=${words.suggestions} lang=${own}>
            ${chips.map(({ question, language }) => html`<button class="chip" dir="auto" lang=${language} @click=${() => player.ask(question)}>${question}</button>`)}
          </div>`
          : nothing
      }
    </div>
    <form class="ask-form" @submit=${send}>
      <input class="field" data-first type="text" maxlength="500" autocomplete="off" placeholder=${words.yourQuestion} aria-label=${words.yourQuestion} @input=${() => player.playback?.answer && player.playback.pauseForUnanswered()} />
      <button class="control send" type="submit" aria-label=${words.send}>${sendIcon()}</button>
    </form>
  </section>`
}

function bubble(player: PorchlightPlayer, each: Bubble, own: string) {
  const { from, text, isPlayerText, isPending, hasContact } = each
  const { language } = player.labels
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

function sendingTo(player: PorchlightPlayer, bubble: Bubble) {
  const { manifest, words, labels } = player
  if (!bubble.toSend || !manifest) return nothing
  const { state } = bubble.toSend
  const name = contactName(manifest.branding)
  const send = async () => {
    await sendToCompany(player, manifest, bubble)
    // The button is gone, and its focus with it.
    if (bubble.toSend?.state === 'sent')
      player.shadowRoot?.querySelector<HTMLElement>('.bubbles')?.focus({ preventScroll: true })
  }
  return html`<span class="sending" lang=${labels.language}>
    ${state === 'sent' ? nothing : html`<button ?disabled=${state === 'busy'} @click=${send}>${fill(words.questions.sendTo, { name })}</button>`}
    <span role="status">${state === 'sent' ? fill(words.questions.sentTo, { name }) : state === 'failed' ? words.booking.failed : nothing}</span>
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
