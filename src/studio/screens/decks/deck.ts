import { html, nothing } from 'lit'
import { fill } from '../../../locales/fill'
import type { words as decks } from '../../../locales/studio/decks/en'
import { type Answer, api } from '../../api'
import { AskAgain } from '../../ask-again'
import { Cached, changed } from '../../cached'
import { confirmDialog } from '../../parts/confirm-dialog'
import { textField } from '../../parts/field'
import { pageHead } from '../../parts/page-head'
import { failed, shown } from '../../parts/states'
import { Screen } from '../../screen'
import { Submission, valuesOf } from '../../submission'
import { leavingCurve } from './leaving-curve'
import './action-list'
import './faq-list'
import './preview'
import './slide-list'

type Whole = Answer<'/api/decks/{deckId}', 'get'>
type Narration = Answer<'/api/decks/{deckId}/narration', 'get'>['narration']
type Asked = 'deactivate' | 'rename' | 'delete'

/** One deck: its slides, its voice, its look, and where viewers leave it. */
class Deck extends Screen<typeof decks> {
  #asked: Asked | undefined
  #isSpeaking = false
  readonly #submission = new Submission(this)
  readonly #deck = new Cached<Whole>(this, () => ({
    key: `deck ${this.#id}`,
    load: () => api.get('/api/decks/{deckId}', this.#one),
  }))
  readonly #narration = new Cached<Narration>(this, () => ({
    key: `narration of ${this.#id}`,
    load: async () => (await api.get('/api/decks/{deckId}/narration', this.#one)).narration,
  }))
  readonly #analytics = new Cached(this, () => ({
    key: `analytics of deck ${this.#id}`,
    load: async () => (await api.get('/api/decks/{deckId}/analytics', this.#one)).analytics,
  }))

  constructor() {
    super()
    new AskAgain(this, () => this.#isSpeaking, this.#askWhetherSpoken)
  }

  get #id() {
    return this.params.deckId ?? ''
  }

  get #one() {
    return { params: { path: { deckId: this.#id } } }
  }

  override render() {
    const { words, studio } = this
    const whole = this.#deck.value
    return html`
      ${pageHead({
        title: whole?.deck.name ?? words.deck,
        text: whole && studio.format.counted(words.presentations, whole.presentationsCount),
        back: { path: '/decks', label: words.title },
        actions: whole && studio.canWrite ? this.#actions(whole) : nothing,
      })}
      ${this.#submission.error === undefined || this.#asked ? nothing : failed(studio, this.#submission.error)}
      ${shown(studio, this.#deck, (deck) => this.#draw(deck))}
      ${whole && this.#asked ? this.#dialog(this.#asked, whole) : nothing}
    `
  }

  #actions({ deck: { isActive } }: Whole) {
    const { words, studio } = this
    const { isBusy } = this.#submission
    const activate = () => this.#patch({ isActive: true }, words.wasActivated)
    return html`
      ${
        isActive
          ? html`<button type="button" class="quiet" @click=${() => this.#ask('deactivate')}>${words.deactivate}</button>`
          : html`<button type="button" ?disabled=${isBusy} @click=${activate}>${words.activate}</button>`
      }
      <button type="button" class="quiet" @click=${() => this.#ask('rename')}>${words.rename}</button>
      <button type="button" class="quiet" ?disabled=${isBusy} @click=${this.#duplicate}>${words.duplicate}</button>
      <button type="button" class="quiet" @click=${() => this.#ask('delete')}>${studio.common.delete}</button>
    `
  }

  #draw({ deck, slides, faqs }: Whole) {
    const { words, studio } = this
    return html`
      <p><span class="state ${deck.isActive ? 'good' : ''}">${deck.isActive ? words.active : words.inactive}</span>
        <span class="quiet-text">${deck.isActive ? words.activeText : words.inactiveText}</span></p>
      ${slides.length ? shown(studio, this.#narration, (narration) => this.#spoken(narration)) : nothing}
      <section>
        <h2>${words.slides}</h2>
        ${studio.canWrite ? html`<p class="quiet-text">${words.slidesText}</p>` : nothing}
        <studio-slide-list .studio=${studio} .words=${words} .deckId=${deck.id} .slides=${slides} .tracks=${this.#narration.value?.tracks} @spoken=${this.#waitForSound}></studio-slide-list>
      </section>
      <studio-action-list .studio=${studio} .words=${words} .deckId=${deck.id} .slides=${slides}></studio-action-list>
      <studio-faq-list .studio=${studio} .words=${words} .deckId=${deck.id} .faqs=${faqs}></studio-faq-list>
      ${this.#live(deck)}
      ${deck.isActive && slides.length && studio.canWrite ? html`<studio-deck-preview .studio=${studio} .words=${words} .deckId=${deck.id}></studio-deck-preview>` : nothing}
      ${shown(studio, this.#analytics, (analytics) => leavingCurve(analytics, words, studio))}
    `
  }

  #live({ isLive }: Whole['deck']) {
    const { studio } = this
    const words = this.words.live
    const turn = () => this.#patch({ isLive: !isLive }, isLive ? words.isOff : words.isOn)
    return html`<section class="card">
      <h2>${words.heading}</h2>
      <p>${isLive ? words.on : words.off}</p>
      ${studio.canWrite ? html`<button type="button" class="quiet" ?disabled=${this.#submission.isBusy} @click=${turn}>${isLive ? words.turnOff : words.turnOn}</button>` : nothing}
    </section>`
  }

  #spoken({ tracks, characters, costCents }: Narration) {
    const { words, studio } = this
    const { format } = studio
    const missing = tracks.filter(({ status }) => status === 'missing').length
    const told = missing
      ? format.counted(words.toSpeak, missing, {
          characters: format.number(characters.new),
          cost: format.money(costCents),
        })
      : words.allSpoken
    return html`<section class="card spoken">
      <h2>${words.narration}</h2>
      <p>${told}</p>
      ${
        missing && studio.canWrite
          ? html`<button type="button" class="quiet" ?disabled=${this.#submission.isBusy || this.#isSpeaking} @click=${this.#speak}>${this.#isSpeaking ? words.isSpeaking : words.speak}</button>`
          : nothing
      }
    </section>`
  }

  #dialog(asked: Asked, { deck, presentationsCount }: Whole) {
    const { words, studio } = this
    const dialog = { submission: this.#submission, close: () => this.#ask(undefined) }
    if (asked === 'rename')
      return confirmDialog(studio, {
        ...dialog,
        ...{ heading: words.rename, text: '', button: studio.common.save },
        more: textField({
          name: 'name',
          label: words.deckName,
          value: deck.name,
          isRequired: true,
          fault: this.#submission.faultOf('name'),
        }),
        confirm: (form) => this.#patch({ name: valuesOf(form).name ?? '' }, studio.common.saved),
      })
    if (asked === 'deactivate')
      return confirmDialog(studio, {
        ...dialog,
        heading: fill(words.deactivateDeck, { name: deck.name }),
        text: presentationsCount
          ? studio.format.counted(words.deactivateText, presentationsCount)
          : words.deactivateUnsent,
        button: words.deactivate,
        confirm: () => this.#patch({ isActive: false }, words.wasDeactivated),
      })
    return confirmDialog(studio, {
      ...dialog,
      heading: fill(words.deleteDeck, { name: deck.name }),
      text: studio.format.counted(words.deleteDeckText, presentationsCount),
      button: studio.common.delete,
      isDanger: true,
      confirm: this.#delete,
    })
  }

  #ask(asked: Asked | undefined) {
    this.#asked = asked
    this.#submission.forget()
  }

  async #patch(body: { isActive: boolean } | { isLive: boolean } | { name: string }, told: string) {
    if (!(await this.#submission.run(() => api.patch('/api/decks/{deckId}', { ...this.#one, body })))) return
    this.#asked = undefined
    this.requestUpdate()
    changed('deck ', 'decks')
    this.studio.say(told)
  }

  readonly #duplicate = async () => {
    let copyId = ''
    const isDone = await this.#submission.run(async () => {
      copyId = (await api.post('/api/decks/{deckId}/duplicate', this.#one)).deck.id
    })
    if (!isDone) return
    changed('decks')
    this.studio.say(this.words.duplicated)
    this.studio.go(`/decks/${copyId}`)
  }

  readonly #delete = async () => {
    if (!(await this.#submission.run(() => api.delete('/api/decks/{deckId}', this.#one)))) return
    changed('decks', 'analytics')
    this.studio.say(this.words.deleted)
    this.studio.go('/decks')
  }

  readonly #askWhetherSpoken = async () => {
    await this.#narration.reload()
    this.#isSpeaking = this.#narration.value?.tracks.some(({ status }) => status === 'missing') ?? false
  }

  readonly #waitForSound = () => {
    this.#isSpeaking = true
    this.requestUpdate()
  }

  readonly #speak = async () => {
    await this.#submission.run(async () => {
      this.#narration.tell((await api.post('/api/decks/{deckId}/narration', this.#one)).narration)
      this.#isSpeaking = true
    })
    this.requestUpdate()
  }
}

customElements.define('studio-deck', Deck)
