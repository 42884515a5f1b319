import type { ManifestFaq } from '../../features/viewer/schemas'
import type { PorchlightPlayer } from '../player'
import type { Kit } from './chunks'
import { matchFaq } from './match'
import css from './questions.css'

export { css }

type Bubble = { from: 'user' | 'rep'; text: string; faqId?: string; hasContact?: boolean }

const talks = new WeakMap<PorchlightPlayer, Bubble[]>()
const most = 6
const fewer = 3

const bubblesOf = (player: PorchlightPlayer) => {
  const bubbles = talks.get(player) ?? []
  talks.set(player, bubbles)
  return bubbles
}

export function ask(player: PorchlightPlayer, question: string) {
  const faqs = player.manifest?.faqs ?? []
  const faq = matchFaq(question, faqs)
  if (!player.tell('question', { question, faqId: faq?.id ?? null })) return
  const bubbles = bubblesOf(player)
  bubbles.push({ from: 'user', text: question })
  if (faq) {
    bubbles.push({ from: 'rep', text: faq.answer, faqId: faq.id })
    player.talk?.answer(faq)
  } else {
    player.pause()
    bubbles.push({ from: 'rep', text: player.labels.noAnswer, hasContact: true })
  }
  player.refresh()
  void player.updateComplete.then(() => {
    const list = player.shadowRoot?.querySelector('.bubbles')
    const last = [...(list?.querySelectorAll<HTMLElement>('.bubble.user') ?? [])].at(-1)
    if (list && last) list.scrollTop = last.offsetTop - 40
  })
}

/** As a person counts letters: a family of emoji is one. */
const firstLetter = (name: string) => new Intl.Segmenter().segment(name)[Symbol.iterator]().next().value?.segment ?? ''

/** Those of the slide that is shown come first. */
function suggestions({ manifest, talk }: PorchlightPlayer, asked: Bubble[]): ManifestFaq[] {
  const here = talk?.scene?.slide?.id
  const isAsked = (faq: ManifestFaq) => asked.some(({ faqId }) => faqId === faq.id)
  const isHere = (faq: ManifestFaq) => Number(faq.relatedSlideId === here)
  return (manifest?.faqs ?? [])
    .filter((faq) => !isAsked(faq))
    .toSorted((a, b) => isHere(b) - isHere(a))
    .slice(0, asked.length ? fewer : most)
}

export function show({ html, nothing, icons }: Kit, player: PorchlightPlayer) {
  const { manifest, labels } = player
  if (!manifest) return nothing
  const { avatarUrl, chatName, name, chatGreeting, contact } = manifest.branding
  const bubbles = bubblesOf(player)
  const chips = suggestions(player, bubbles)
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    const input = (event.currentTarget as HTMLFormElement).querySelector('input')
    const question = input?.value.trim()
    if (!input || !question) return
    input.value = ''
    void player.ask(question)
  }
  const who = chatName || name
  const ways = html`<span class="ways">
    ${labels.askDirectly}
    ${contact.phone ? html`<a href=${`tel:${contact.phone.replaceAll(/[^\d+]/g, '')}`}>${contact.phone}</a>` : nothing}
    ${contact.email ? html`<a href=${`mailto:${contact.email}`}>${contact.email}</a>` : nothing}
  </span>`
  return html`<section class="panel questions" part="panel" role="dialog" aria-label=${labels.questions}>
    <header class="panel-head">
      ${
        avatarUrl
          ? html`<img class="avatar" part="avatar" src=${avatarUrl} alt="" />`
          : html`<span class="avatar letter" aria-hidden="true">${firstLetter(who)}</span>`
      }
      <h3 class="panel-title" dir="auto" title=${who}>${who}</h3>
      <button class="control" aria-label=${labels.close} @click=${() => player.closePanel()}>${icons.close}</button>
    </header>
    <div class="bubbles scroller" role="log" tabindex="0" aria-label=${labels.questions}>
      <p class="bubble rep" dir="auto">${chatGreeting || labels.greeting}</p>
      ${bubbles.map(
        ({ from, text, hasContact }) =>
          html`<p class="bubble ${from}" dir="auto">${text}${hasContact && (contact.phone || contact.email) ? ways : nothing}</p>`,
      )}
      ${
        chips.length
          ? html`<div class="chips" role="group" aria-label=${labels.suggestions}>
            ${chips.map(({ question }) => html`<button class="chip" dir="auto" @click=${() => player.ask(question)}>${question}</button>`)}
          </div>`
          : nothing
      }
    </div>
    <form class="ask-form" @submit=${send}>
      <input class="field" type="text" maxlength="500" autocomplete="off" placeholder=${labels.yourQuestion} aria-label=${labels.yourQuestion} />
      <button class="control send" type="submit" aria-label=${labels.send}>${icons.send}</button>
    </form>
  </section>`
}
