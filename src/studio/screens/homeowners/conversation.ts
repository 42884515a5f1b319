import { html, nothing, type PropertyValues } from 'lit'
import { repeat } from 'lit/directives/repeat.js'
import { fill } from '../../../locales/fill'
import { api } from '../../api'
import { Cached, changed } from '../../cached'
import type { Context } from '../../context'
import { PageElement } from '../../page-element'
import { Paged } from '../../paged'
import { moreRows } from '../../parts/more-rows'
import { Joined, type Said } from './joined'
import type { Presentation, Words } from './standing'

type Viewer = { viewerSessionId: string; guestId: string | null }

/** A message has at most a kilobyte, which letters of other scripts fill sooner than these do. */
const fitting = (text: string) => text.slice(0, new TextEncoder().encodeInto(text, new Uint8Array(1024)).read)

/** The conversation with a homeowner, and the button that joins them. */
class StudioConversation extends PageElement {
  static override properties = {
    studio: { attribute: false },
    words: { attribute: false },
    presentation: { attribute: false },
    viewer: { attribute: false },
    join: { attribute: false },
  }

  declare studio: Context
  declare words: Words
  declare presentation: Presentation
  /** Who is watching now. */
  declare viewer: Viewer | undefined
  /** The viewer session that the address says to join. */
  declare join: string | null
  #joined: Joined | undefined
  #draft = ''
  readonly #kept = new Paged<Said>(this, () => ({
    key: this.#key,
    load: async (cursor) => {
      const params = { path: { presentationId: this.presentation.id }, query: { ...(cursor && { cursor }) } }
      const { messages, nextCursor } = await api.get('/api/presentations/{presentationId}/conversation', { params })
      return { items: messages, nextCursor }
    },
  }))
  readonly #slides = new Cached(this, () => ({
    key: `slides of ${this.presentation.deckId}`,
    load: async () => {
      const params = { path: { deckId: this.presentation.deckId } }
      return (await api.get('/api/decks/{deckId}/slides', { params })).slides
    },
  }))

  get #key() {
    return `conversation of ${this.presentation.id}`
  }

  override willUpdate(changes: PropertyValues) {
    if (changes.has('join') && this.join && this.studio.canWrite && !this.#joined) this.#enter(this.join)
  }

  override disconnectedCallback() {
    super.disconnectedCallback()
    this.#joined?.leave()
    this.#joined = undefined
  }

  override render() {
    const { words, studio, viewer } = this
    const kept = this.#kept.items ?? []
    if (!this.#joined && !viewer && !kept.length) return nothing
    return html`<section class="card conversation" aria-labelledby="conversation">
      <h2 id="conversation" tabindex="-1">${words.conversation}</h2>
      ${this.#joined ? this.#room(this.#joined) : nothing}
      ${this.#joined && !this.#joined.isOver ? nothing : this.#before(kept)}
      ${viewer && studio.canWrite && (!this.#joined || this.#joined.isOver) ? this.#entrance(viewer) : nothing}
    </section>`
  }

  #entrance({ viewerSessionId, guestId }: Viewer) {
    const { words } = this
    if (guestId !== null && guestId !== this.studio.member.id) return html`<p>${words.memberIsThere}</p>`
    return html`<div class="actions"><button type="button" @click=${() => this.#enter(viewerSessionId)}>${fill(words.joinOne, { name: this.#name })}</button></div>`
  }

  #before(kept: Said[]) {
    return html`${kept.length ? this.#log(kept.toReversed(), false) : nothing} ${moreRows(this.studio, this.#kept)}`
  }

  #room(joined: Joined) {
    const { words } = this
    const values = { name: this.#name, by: joined.takenBy }
    return html`
      <p role="status">${fill(words.joinStates[joined.state], values)}</p>
      ${
        joined.isOver
          ? nothing
          : html`
        ${this.#log(joined.conversation, true)}
        ${joined.refusal ? html`<p class="fault" role="alert">${refusalIn(words, joined.refusal, values)}</p>` : nothing}
        ${this.#suggestion(joined)}
        <form @submit=${this.#say}>
          <label for="conversation-text">${words.yourMessage}</label>
          <textarea id="conversation-text" rows="2" .value=${this.#draft} @input=${this.#typed} @keydown=${this.#pressed}></textarea>
          <div class="actions">
            <button type="submit">${words.sendMessage}</button>
            <button type="button" class="quiet" @click=${() => this.#leave(joined)}>${words.leaveConversation}</button>
          </div>
        </form>
        ${joined.state === 'accepted' ? this.#showing() : nothing}`
      }
    `
  }

  #log(messages: Said[], isLive: boolean) {
    const { words, studio } = this
    const row = ({ id, from, name, text, at }: Said) => html`<li class=${from}>
      <p dir="auto">${text}</p>
      <span class="quiet-text">${name} · ${this.#joined?.undelivered.has(id) ? words.sendingMessage : studio.format.moment(at)}</span>
    </li>`
    return html`<ol class="log" role=${isLive ? 'log' : nothing} aria-label=${words.conversation} tabindex="0">${repeat(messages, ({ from, id }) => `${from} ${id}`, row)}</ol>`
  }

  /** What the deck would have answered to the last message, until someone answered it. */
  #suggestion(joined: Joined) {
    const { words } = this
    const last = joined.conversation.at(-1)
    const text = last?.from === 'viewer' ? joined.suggestions.get(last.id) : undefined
    if (text === undefined) return nothing
    return html`<div class="suggestion">
      <p><strong>${words.suggestion}</strong></p>
      <p dir="auto">${text}</p>
      <button type="button" class="quiet" @click=${() => this.#use(text)}>${words.useSuggestion}</button>
    </div>`
  }

  #showing() {
    const { words } = this
    return html`<form class="showing" @submit=${this.#show}>
      <label for="conversation-slide">${words.slide}</label>
      <select id="conversation-slide" name="slideId">
        ${(this.#slides.value ?? []).map(({ id, title }) => html`<option value=${id}>${title}</option>`)}
      </select>
      <button type="submit" class="quiet">${words.showSlide}</button>
    </form>`
  }

  get #name() {
    return this.presentation.homeownerData.first_name
  }

  #enter(viewerSessionId: string) {
    this.#joined = new Joined(this.presentation.id, viewerSessionId, this.studio.member.name, () => {
      this.#takeBack()
      this.requestUpdate()
    })
    this.requestUpdate()
    void this.updateComplete.then(() => this.querySelector<HTMLElement>('h2')?.focus())
  }

  #takeBack() {
    if (!this.#joined?.returned || this.#draft) return
    this.#draft = this.#joined.returned
    this.#joined.returned = ''
  }

  #leave(joined: Joined) {
    joined.leave()
    changed(this.#key)
    this.querySelector<HTMLElement>('h2')?.focus()
  }

  #use(text: string) {
    this.#draft = fitting(text)
    this.requestUpdate()
    this.querySelector<HTMLElement>('textarea')?.focus()
  }

  readonly #typed = (event: InputEvent) => {
    const field = event.currentTarget as HTMLTextAreaElement
    this.#draft = fitting(field.value)
    if (field.value !== this.#draft) field.value = this.#draft
  }

  /** Enter sends, and Shift with Enter begins a new line. */
  readonly #pressed = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return
    event.preventDefault()
    ;(event.currentTarget as HTMLTextAreaElement).form?.requestSubmit()
  }

  readonly #say = (event: SubmitEvent) => {
    event.preventDefault()
    const text = this.#draft.trim()
    if (!text || !this.#joined) return
    this.#draft = ''
    this.#joined.say(text)
    // The field was filled by hand, so Lit doesn't know that it isn't empty.
    const field = this.querySelector('textarea')
    if (field) field.value = ''
  }

  readonly #show = (event: SubmitEvent) => {
    event.preventDefault()
    const slideId = new FormData(event.currentTarget as HTMLFormElement).get('slideId')
    if (slideId) this.#joined?.show(String(slideId))
    const title = this.#slides.value?.find(({ id }) => id === slideId)?.title
    if (title) this.studio.say(fill(this.words.slideShown, { slide: title }))
  }

  override updated() {
    const log = this.querySelector('[role=log]')
    if (log) log.scrollTop = log.scrollHeight
  }
}

function refusalIn(words: Words, code: string, values: { name: string }) {
  if (code === 'not_accepted') return fill(words.notAccepted, values)
  return code === 'viewer_away' ? fill(words.joinStates.away, values) : words.notDelivered
}

customElements.define('studio-conversation', StudioConversation)
