import type { ReactiveController } from 'lit'
import { fill } from '../../locales/fill'
import type { PorchlightPlayer } from '../player'
import { type Conversation, conversationOf } from './conversation'
import { initials } from './initials'
import { accept, decline } from './live-chat'

type Button = { label: string; isStrong?: boolean; press: () => void }
type Card = { text: string; name: string; said?: string; avatarUrl?: string | null | undefined; buttons: Button[] }

/**
 * Says on the stage that a member is here, or wrote. The first script draws the player and doesn't know of this card, so
 * it is a child of the header that is added by hand.
 */
export class GuestCard implements ReactiveController {
  static of(player: PorchlightPlayer) {
    const card = cards.get(player) ?? new GuestCard(player)
    cards.set(player, card)
    return card
  }

  readonly #player: PorchlightPlayer
  /** Screen readers announce only what changes in an element that was there before. */
  readonly #announcement = document.createElement('div')
  #element: HTMLElement | undefined
  #drawn = ''

  private constructor(player: PorchlightPlayer) {
    this.#player = player
    this.#announcement.className = 'announcement'
    this.#announcement.role = 'status'
    player.addController(this)
    this.hostUpdated()
  }

  hostUpdated() {
    const { shadowRoot, labels } = this.#player
    const header = shadowRoot?.querySelector('.header')
    if (!header) return
    if (!this.#announcement.isConnected) shadowRoot?.querySelector('.layout')?.append(this.#announcement)
    const card = cardOf(this.#player)
    const key = card ? JSON.stringify([card, labels.language]) : ''
    if (key === this.#drawn && (!card || this.#element?.isConnected)) return
    this.#drawn = key
    const hadFocus = this.#element?.contains(shadowRoot?.activeElement ?? null)
    this.#element?.remove()
    this.#element = card && draw(card, labels.language)
    if (this.#element) header.append(this.#element)
    if (hadFocus) shadowRoot?.querySelector<HTMLElement>('.main')?.focus({ preventScroll: true })
    this.#announcement.lang = labels.language
    this.#announcement.textContent = card ? `${card.text}${card.said ? `: ${card.said}` : ''}` : ''
  }
}

const cards = new WeakMap<PorchlightPlayer, GuestCard>()

/** Whether there was a card to close. */
export function dismissCard(player: PorchlightPlayer): boolean {
  const card = cardOf(player)
  card?.buttons.at(-1)?.press()
  return card !== undefined
}

function cardOf(player: PorchlightPlayer): Card | undefined {
  const { manifest, words, panels } = player
  const conversation = manifest && conversationOf(manifest)
  if (!conversation || panels.current === 'questions') return undefined
  const { guest } = conversation
  if (guest?.state !== 'offered') return noticeOf(player, conversation)
  return {
    text: fill(words.live.isHere, { name: guest.name, company: manifest.branding.name }),
    name: guest.name,
    avatarUrl: guest.avatarUrl,
    buttons: [
      { label: words.live.sayHello, isStrong: true, press: () => accept(player) },
      { label: words.live.notNow, press: () => decline(player) },
    ],
  }
}

function noticeOf(player: PorchlightPlayer, conversation: Conversation): Card | undefined {
  const { words, labels, panels, playback } = player
  const { notice, guest } = conversation
  if (!notice) return undefined
  const { kind, name, text } = notice
  if (kind === 'shown' && (playback?.state === 'playing' || playback?.scene?.slide?.id !== notice.slideId))
    return undefined
  const dismiss = () => {
    conversation.notice = undefined
    player.refresh()
  }
  const reply = { label: words.live.reply, isStrong: true, press: () => panels.toggle('questions') }
  const goOn = { label: labels.goOn, isStrong: true, press: () => playback?.play() }
  return {
    ...(kind === 'message' ? { text: name, said: text } : { text }),
    name,
    avatarUrl: guest?.avatarUrl,
    buttons: [
      ...(kind === 'message' ? [reply] : kind === 'shown' ? [goOn] : []),
      { label: labels.close, press: dismiss },
    ],
  }
}

function draw({ text, name, said, avatarUrl, buttons }: Card, language: string) {
  const card = element('section', 'guest')
  card.lang = language
  card.ariaLabel = text
  card.setAttribute('part', 'guest')
  // A click beside the buttons would otherwise pause the presentation.
  card.addEventListener('click', (event) => event.stopPropagation())
  card.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    buttons.at(-1)?.press()
  })
  const words = element('p', 'guest-words')
  words.dir = 'auto'
  words.append(said ? element('strong', '', text) : text)
  if (said) words.append(' ', element('span', '', said))
  const row = element('div', 'guest-buttons')
  for (const { label, isStrong, press } of buttons) {
    const button = element('button', isStrong ? 'guest-button strong' : 'guest-button', label)
    button.addEventListener('click', press)
    row.append(button)
  }
  card.append(face(name, avatarUrl), words, row)
  return card
}

function face(name: string, avatarUrl: string | null | undefined) {
  const letters = element('span', 'guest-face', initials(name))
  letters.ariaHidden = 'true'
  if (!avatarUrl) return letters
  const picture = document.createElement('img')
  picture.className = 'guest-face'
  picture.alt = ''
  picture.src = avatarUrl
  picture.addEventListener('error', () => picture.replaceWith(letters))
  return picture
}

function element(tag: string, className: string, text = '') {
  const made = document.createElement(tag)
  if (className) made.className = className
  made.textContent = text
  return made
}
