import { matchFaq } from '../../shared/match-faq'
import type { PorchlightPlayer } from '../player'
import { bubble } from './answer-bubble'
import { askCompany, tellCompany } from './ask-company'
import type { TemplateHelpers } from './chunks'
import { conversationOf, suggestions } from './conversation'
import { sendIcon } from './lazy-icons'
import { wordsIn } from './question-words'
import css from './questions.css'

export { css }

export function ask(player: PorchlightPlayer, question: string) {
  const { manifest, playback } = player
  if (!manifest) return
  const { faq, near } = matchFaq(question, manifest.faqs)
  if (!player.emit('question', { question, faqId: faq?.id ?? null }, true)) return
  const conversation = conversationOf(manifest)
  const { bubbles } = conversation
  conversation.leave.abort()
  for (const bubble of bubbles.splice(0))
    if (!bubble.isPending || bubble.text) bubbles.push({ ...bubble, isPending: false })
  conversation.near = near
  bubbles.push({ from: 'user', text: question })
  if (faq) {
    bubbles.push({ from: 'rep', text: faq.answer, faqId: faq.id })
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

export function show(helpers: TemplateHelpers, player: PorchlightPlayer) {
  const { html, nothing, icons } = helpers
  const { manifest, labels } = player
  if (!manifest) return nothing
  const { avatarUrl, chatName, name, chatGreeting } = manifest.branding
  const words = wordsIn(labels.language)
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
      <h3 class="panel-title" dir="auto" lang=${own} title=${who}>${who}</h3>
      <button class="control" aria-label=${labels.close} @click=${() => player.panels.close()}>${icons.close}</button>
    </header>
    <div class="bubbles scroller" role="log" tabindex="0" aria-label=${labels.questions}>
      <p class="bubble rep" dir="auto" lang=${chatGreeting ? own : labels.language}>${chatGreeting || words.greeting}</p>
      ${conversation.bubbles.map((each) => bubble(helpers, player, each, own))}
      ${
        chips.length
          ? html`<div class="chips" role="group" aria-label=${words.suggestions} lang=${own}>
            ${chips.map(({ question }) => html`<button class="chip" dir="auto" @click=${() => player.ask(question)}>${question}</button>`)}
          </div>`
          : nothing
      }
    </div>
    <form class="ask-form" @submit=${send}>
      <input class="field" data-first type="text" maxlength="500" autocomplete="off" placeholder=${words.yourQuestion} aria-label=${words.yourQuestion} @input=${() => player.playback?.answer && player.playback.pauseForUnanswered()} />
      <button class="control send" type="submit" aria-label=${words.send}>${sendIcon(helpers)}</button>
    </form>
  </section>`
}
