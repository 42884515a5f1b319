import type { Manifest, ManifestFaq } from '../../features/viewer/schemas'
import type { PorchlightPlayer } from '../player'
import type { Kit } from './chunks'
import { mailLink, phoneLink } from './links'
import { matchFaq } from './match'
import css from './questions.css'
import { link, waysOf } from './ways'

export { css }

type Bubble = { from: 'user' | 'rep'; text: string; faqId?: string; isOurs?: boolean }
type Conversation = { bubbles: Bubble[]; near: ManifestFaq[] }

/** By what is shown, not by where: the next homeowner begins anew. */
const conversations = new WeakMap<Manifest, Conversation>()
const most = 6
const fewer = 3

function conversationOf(manifest: Manifest) {
  const conversation = conversations.get(manifest) ?? { bubbles: [], near: [] }
  conversations.set(manifest, conversation)
  return conversation
}

export function ask(player: PorchlightPlayer, question: string) {
  const { manifest, talk, labels } = player
  if (!manifest) return
  const { faq, near } = matchFaq(question, manifest.faqs)
  if (!player.tell('question', { question, faqId: faq?.id ?? null })) return
  const conversation = conversationOf(manifest)
  const { bubbles } = conversation
  conversation.near = near
  bubbles.push({ from: 'user', text: question })
  if (faq) {
    bubbles.push({ from: 'rep', text: faq.answer, faqId: faq.id })
    talk?.answer(faq)
  } else {
    const text = near.length ? labels.didYouMean : labels.noAnswer
    bubbles.push({ from: 'rep', text, isOurs: true })
    talk?.wait()
  }
  player.refresh()
  void player.updateComplete.then(() => showLast(player))
}

/** A chip that was pressed is gone, and its focus must not fall on another question. */
function showLast({ shadowRoot, attention }: PorchlightPlayer) {
  const list = shadowRoot?.querySelector<HTMLElement>('.bubbles')
  const last = [...(list?.querySelectorAll<HTMLElement>('.bubble.user') ?? [])].at(-1)
  if (!list || !last) return
  list.scrollTop = last.offsetTop - list.clientTop - 72
  const isWriting = shadowRoot?.activeElement?.matches('.field') && !attention.isTouch
  if (!isWriting) list.focus({ preventScroll: true })
}

/** As a person counts letters: a family of emoji is one. */
const firstLetter = (name: string) => new Intl.Segmenter().segment(name)[Symbol.iterator]().next().value?.segment ?? ''

/** What was perhaps meant; else what is often asked, with that of the slide that is shown first. */
function suggestions({ talk }: PorchlightPlayer, { faqs }: Manifest, { bubbles, near }: Conversation): ManifestFaq[] {
  if (near.length) return near
  const here = talk?.scene?.slide?.id
  const isAsked = (faq: ManifestFaq) => bubbles.some(({ faqId }) => faqId === faq.id)
  const isHere = (faq: ManifestFaq) => Number(faq.relatedSlideId === here)
  return faqs
    .filter((faq) => !isAsked(faq))
    .toSorted((a, b) => isHere(b) - isHere(a))
    .slice(0, bubbles.length ? fewer : most)
}

export function show(kit: Kit, player: PorchlightPlayer) {
  const { html, nothing, icons } = kit
  const { manifest, labels } = player
  if (!manifest) return nothing
  const { avatarUrl, chatName, name, chatGreeting } = manifest.branding
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
      <button class="control" aria-label=${labels.close} @click=${() => player.closePanel()}>${icons.close}</button>
    </header>
    <div class="bubbles scroller" role="log" tabindex="0" aria-label=${labels.questions}>
      <p class="bubble rep" dir="auto" lang=${chatGreeting ? own : labels.language}>${chatGreeting || labels.greeting}</p>
      ${conversation.bubbles.map(
        ({ from, text, isOurs }) =>
          html`<p class="bubble ${from}" dir="auto" lang=${isOurs ? labels.language : own}>${text}${isOurs ? ways(kit, player) : nothing}</p>`,
      )}
      ${
        chips.length
          ? html`<div class="chips" role="group" aria-label=${labels.suggestions} lang=${own}>
            ${chips.map(({ question }) => html`<button class="chip" dir="auto" @click=${() => player.ask(question)}>${question}</button>`)}
          </div>`
          : nothing
      }
    </div>
    <form class="ask-form" @submit=${send}>
      <input class="field" data-first type="text" maxlength="500" autocomplete="off" placeholder=${labels.yourQuestion} aria-label=${labels.yourQuestion} />
      <button class="control send" type="submit" aria-label=${labels.send}>${icons.send}</button>
    </form>
  </section>`
}

/** A person to ask, where there is no answer here: by phone and mail, else where the company takes requests. */
function ways(kit: Kit, player: PorchlightPlayer) {
  const { html, nothing } = kit
  const { contact, cta } = player.manifest?.branding ?? {}
  if (contact?.phone || contact?.email)
    return html`<span class="ways">
      ${player.labels.askDirectly}
      ${contact.phone ? html`<a href=${phoneLink(contact.phone)}>${contact.phone}</a>` : nothing}
      ${contact.email ? html`<a href=${mailLink(contact.email)}>${contact.email}</a>` : nothing}
    </span>`
  if (!cta?.buttonUrl) return nothing
  return html`<span class="ways">${player.labels.askDirectly} ${waysOf(player).map((way) => link(kit, player, way, ''))}</span>`
}
