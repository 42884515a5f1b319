import { html, nothing } from 'lit'
import { fill } from '../../../locales/fill'
import type { words as decks } from '../../../locales/studio/decks/en'
import { api } from '../../api'
import { Cached, changed } from '../../cached'
import type { Context } from '../../context'
import { PageElement } from '../../page-element'
import { confirmDialog } from '../../parts/confirm-dialog'
import { shown } from '../../parts/states'
import { addressOf } from '../../router'
import { Submission, valuesOf } from '../../submission'
import { readCalendar } from '../calendar/calendar'
import { type Action, actionFields, type Choice, inputOf } from './action-fields'
import type { Slide } from './slide-editor'

type Asked = { isDeleting: boolean; action?: Action }

const most = { limit: 100 }

/** The buttons that the presentation shows: a visit, a contract, a call. */
class ActionList extends PageElement {
  static override properties = {
    studio: { attribute: false },
    words: { attribute: false },
    deckId: {},
    slides: { attribute: false },
  }

  declare studio: Context
  declare words: typeof decks
  declare deckId: string
  declare slides: Slide[]
  #asked: Asked | undefined
  #choice: Choice | undefined
  readonly #submission = new Submission(this)
  readonly #actions = new Cached<Action[]>(this, () => ({ key: this.#key, load: this.#read }))
  readonly #templates = new Cached(this, () =>
    this.#choice?.type === 'sign_contract'
      ? {
          key: 'templates to choose',
          load: async () => (await api.get('/api/contracts/templates', { params: { query: most } })).templates,
        }
      : undefined,
  )
  readonly #calendar = new Cached(this, () =>
    this.#actions.value?.some(({ type }) => type === 'book_appointment')
      ? { key: 'calendar', load: readCalendar }
      : undefined,
  )

  get #key() {
    return `actions of deck ${this.deckId}`
  }

  get #deck() {
    return { path: { deckId: this.deckId } }
  }

  readonly #read = async () =>
    (await api.get('/api/decks/{deckId}/action-configs', { params: { ...this.#deck, query: most } })).actionConfigs

  override render() {
    const { words, studio } = this
    return html`<section>
      <h2>${words.actions.title}</h2>
      <p class="quiet-text">${words.actions.text}</p>
      ${shown(studio, this.#actions, (actions) => this.#list(actions))}
      ${studio.canWrite ? html`<button type="button" class="quiet" @click=${() => this.#ask({ isDeleting: false })}>${words.actions.add}</button>` : nothing}
      ${this.#asked ? this.#dialog(this.#asked) : nothing}
    </section>`
  }

  #list(actions: Action[]) {
    const { words } = this
    const cannotBook = this.#calendar.value && !this.#calendar.value.calendar
    return html`
      ${cannotBook ? html`<p>${words.actions.noCalendar} <a href=${addressOf('/calendar/settings')}>${words.actions.toCalendar}</a></p>` : nothing}
      <ul class="list">${actions.map((action) => this.#row(action))}</ul>
    `
  }

  #row(action: Action) {
    const { words, studio } = this
    const { label, type, trigger, slideId, isActive } = action
    const slide = this.slides.find(({ id }) => id === slideId)
    const when = slide ? fill(words.actions.afterSlide, { title: slide.title }) : words.actions.triggers[trigger]
    return html`<li class="row">
      <span class="what">
        <strong>${label}</strong>
        <span class="quiet-text">${words.actions.types[type]} · ${when}</span>
      </span>
      ${isActive ? nothing : html`<span class="state">${words.actions.isHidden}</span>`}
      ${
        studio.canWrite
          ? html`<span class="actions">
              <button type="button" class="quiet" aria-label="${studio.common.edit}: ${label}" @click=${() => this.#ask({ isDeleting: false, action })}>${studio.common.edit}</button>
              <button type="button" class="quiet" aria-label="${studio.common.delete}: ${label}" @click=${() => this.#ask({ isDeleting: true, action })}>${studio.common.delete}</button>
            </span>`
          : nothing
      }
    </li>`
  }

  #dialog({ isDeleting, action }: Asked) {
    const { words, studio } = this
    const choice = this.#choice
    const dialog = { submission: this.#submission, close: () => this.#ask(undefined) }
    if (isDeleting && action)
      return confirmDialog(studio, {
        ...{ ...dialog, isDanger: true, button: studio.common.delete },
        ...{ heading: fill(words.deleteSlide, { title: action.label }), text: words.actions.deleteText },
        confirm: () => this.#delete(action),
      })
    if (!choice) return nothing
    const choose = (chosen: Partial<Choice>) => {
      const isSuggested = choice.label === words.actions.labels[choice.type]
      const label = isSuggested && chosen.type ? { label: words.actions.labels[chosen.type] } : {}
      this.#choice = { ...choice, ...label, ...chosen }
      this.requestUpdate()
    }
    return confirmDialog(studio, {
      ...{ ...dialog, text: words.actions.text, button: studio.common.save },
      heading: action ? fill(words.actions.change, { label: action.label }) : words.actions.add,
      more: actionFields({
        ...{ words, choice, action, choose, slides: this.slides },
        templates: this.#templates.value ?? [],
        faultOf: (path) => this.#submission.faultOf(path),
      }),
      confirm: (form) => this.#save(valuesOf(form), choice, action),
    })
  }

  #ask(asked: Asked | undefined) {
    const { labels } = this.words.actions
    this.#asked = asked
    this.#choice = asked && {
      ...{ type: 'book_appointment', trigger: 'presentation_end', label: labels.book_appointment },
      ...asked.action,
    }
    this.#submission.forget()
  }

  async #save(form: Record<string, string>, choice: Choice, action: Action | undefined) {
    if (choice.type === 'sign_contract' && !form.templateId) return
    const body = inputOf(form, choice, action)
    const { deckId } = this
    const write = action
      ? () =>
          api.patch('/api/decks/{deckId}/action-configs/{configId}', {
            params: { path: { deckId, configId: action.id } },
            body,
          })
      : () => api.post('/api/decks/{deckId}/action-configs', { params: this.#deck, body })
    await this.#write(write, fill(this.words.slideSaved, { title: body.label }))
  }

  async #delete({ id: configId }: Action) {
    const params = { path: { deckId: this.deckId, configId } }
    const call = () => api.delete('/api/decks/{deckId}/action-configs/{configId}', { params })
    await this.#write(call, this.words.actions.deleted)
  }

  async #write(call: () => Promise<unknown>, told: string) {
    if (!(await this.#submission.run(call))) return
    this.#ask(undefined)
    changed(this.#key)
    this.studio.say(told)
  }
}

customElements.define('studio-action-list', ActionList)
