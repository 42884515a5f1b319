import { html, nothing } from 'lit'
import { fill } from '../../locales/fill'
import type { Manifest, ManifestFaq } from '../../playback/manifest/manifest-schemas'
import { closeIcon, sendIcon } from '../icons'
import type { PorchlightPlayer } from '../player'
import { askCompany, tellCompany } from './ask-company'
import { bubble } from './bubbles'
import { type Conversation, conversationOf, type Guest, memberIn } from './conversation'
import guestCss from './guest.css'
import { dismissCard, GuestCard } from './guest-card'
import { firstLetter, initials } from './initials'
import { accept, decline, isTooLong, receive, resume, send } from './live-chat'
import { isPreview } from './preview-mode'
import ownCss from './questions.css'

const mostSuggestions = 6
const mostFollowUps = 3

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

export const css = ownCss + guestCss

export { dismissCard, receive }

export function connected(player: PorchlightPlayer, manifest: Manifest) {
  GuestCard.of(player)
  resume(player, manifest)
}

/** The server recognizes the same question in other words. */
const bare = (question: string) =>
  question
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

export function ask(player: PorchlightPlayer, question: string) {
  const { manifest, playback } = player
  if (!manifest) return
  if (memberIn(conversationOf(manifest))) return send(player, manifest, question)
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

export function show(player: PorchlightPlayer) {
  const { manifest, labels } = player
  if (!manifest) return nothing
  const conversation = conversationOf(manifest)
  const member = memberIn(conversation)
  const isToPerson = member !== undefined || conversation.isToPerson
  const chips = isToPerson ? [] : suggestions(player, manifest, conversation)
  const { chatGreeting, name } = manifest.branding
  const words = player.words.questions
  const own = manifest.language ?? 'en'
  const write = isToPerson ? fill(player.words.live.messageTo, { name: member?.name ?? name }) : words.yourQuestion
  return html`<section class="panel questions" part="panel" role="dialog" tabindex="-1" lang=${labels.language} aria-label=${labels.questions}>
    ${head(player, manifest, member)}
    ${conversation.guest?.state === 'offered' ? offer(player, manifest, conversation.guest) : nothing}
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
      ${
        member || isPreview(player)
          ? nothing
          : html`<button class="chip ask-person" aria-pressed=${isToPerson} @click=${() => askPerson(player, conversation)}>${player.words.live.askPerson}</button>`
      }
    </div>
    <form class="ask-form" @submit=${(event: SubmitEvent) => submit(player, manifest, event)}>
      <input class="field" data-first type="text" maxlength="500" autocomplete="off" placeholder=${write} aria-label=${write} @input=${(event: InputEvent) => typed(player, event)} />
      <button class="control send" type="submit" aria-label=${words.send}>${sendIcon()}</button>
    </form>
  </section>`
}

function head(player: PorchlightPlayer, manifest: Manifest, member: Guest | undefined) {
  const { avatarUrl, chatName, name } = manifest.branding
  const who = member ? fill(player.words.live.from, { name: member.name, company: name }) : chatName || name
  const picture = member ? member.avatarUrl : avatarUrl
  return html`<header class="panel-head">
    ${
      picture
        ? html`<img class="avatar" part="avatar" src=${picture} alt="" />`
        : html`<span class="avatar letter" aria-hidden="true">${member ? initials(member.name) : firstLetter(who)}</span>`
    }
    <h2 class="panel-title" dir="auto" lang=${member ? player.labels.language : (manifest.language ?? 'en')} title=${who}>${who}</h2>
    <button class="control" aria-label=${player.labels.close} @click=${() => player.panels.close()}>${closeIcon()}</button>
  </header>`
}

function offer(player: PorchlightPlayer, { branding }: Manifest, { name }: Guest) {
  const words = player.words.live
  return html`<div class="guest within">
    <p class="guest-words" dir="auto">${fill(words.isHere, { name, company: branding.name })}</p>
    <div class="guest-buttons">
      <button class="guest-button strong" @click=${() => accept(player)}>${words.sayHello}</button>
      <button class="guest-button" @click=${() => decline(player)}>${words.notNow}</button>
    </div>
  </div>`
}

/** The next words go to the people at the company, until the button is pressed again. */
function askPerson(player: PorchlightPlayer, conversation: Conversation) {
  conversation.isToPerson = !conversation.isToPerson
  player.refresh()
  player.shadowRoot?.querySelector<HTMLElement>('.field')?.focus({ preventScroll: true })
}

function submit(player: PorchlightPlayer, manifest: Manifest, event: SubmitEvent) {
  event.preventDefault()
  const input = (event.currentTarget as HTMLFormElement).querySelector('input')
  const text = input?.value.trim()
  if (!input || !text) return
  const conversation = conversationOf(manifest)
  const isToPerson = memberIn(conversation) || conversation.isToPerson
  if (isToPerson && isTooLong(text)) {
    input.setCustomValidity(player.words.live.tooLong)
    input.reportValidity()
    return
  }
  input.value = ''
  if (isToPerson) send(player, manifest, text)
  else void player.ask(text)
}

function typed({ playback }: PorchlightPlayer, { currentTarget }: InputEvent) {
  ;(currentTarget as HTMLInputElement).setCustomValidity('')
  if (playback?.answer) playback.pauseForUnanswered()
}
