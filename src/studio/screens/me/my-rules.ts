import { html } from 'lit'
import type { words as me } from '../../../locales/studio/me/en'
import { type Answer, api } from '../../api'
import { Cached } from '../../cached'
import type { Context } from '../../context'
import { PageElement } from '../../page-element'
import { failed, shown } from '../../parts/states'
import { Submission, valuesOf } from '../../submission'

const path = '/api/auth/me/notifications'
type Rules = Answer<typeof path, 'get'>['rules']
type Told = Rules[number]['eventType'] & keyof typeof me.events

/** The names of the events begin with these. */
const groups = ['presentation', 'question', 'appointment', 'contract'] as const

/** For each event a member can be emailed about: never, about every homeowner, or about their own. */
class MyRules extends PageElement {
  static override properties = { studio: { attribute: false }, words: { attribute: false } }

  declare studio: Context
  declare words: typeof me
  readonly #submission = new Submission(this)
  readonly #rules = new Cached<Rules>(this, () => ({
    key: 'my-rules',
    load: async () => (await api.get(path)).rules,
  }))

  override render() {
    return shown(this.studio, this.#rules, () => this.#form())
  }

  get #events() {
    return Object.keys(this.words.events) as Told[]
  }

  #form() {
    const { words, studio } = this
    const { error, isBusy } = this.#submission
    return html`<form class="card" @submit=${this.#save}>
      <h2>${words.rules}</h2>
      <p>${words.rulesText}</p>
      ${groups.map(
        (group) => html`<h3>${words.groups[group]}</h3>
          ${this.#events.filter((event) => event.startsWith(group)).map((event) => this.#row(event))}`,
      )}
      ${error === undefined ? '' : failed(studio, error)}
      <button type="submit" ?disabled=${isBusy}>${words.saveRules}</button>
    </form>`
  }

  #row(event: Told) {
    const { words } = this
    const chosen = this.#rules.value?.find(({ eventType }) => eventType === event)?.scope ?? ''
    const options = { '': words.never, mine: words.mine, all: words.all }
    return html`<fieldset class="my-rule" role="radiogroup" aria-label=${words.events[event]}>
      <span>${words.events[event]}</span>
      <div class="segments">
        ${Object.entries(options).map(
          ([scope, label]) => html`<label>
            <input type="radio" name=${event} value=${scope} .checked=${scope === chosen} />
            <span>${label}</span>
          </label>`,
        )}
      </div>
    </fieldset>`
  }

  readonly #save = async (event: SubmitEvent) => {
    event.preventDefault()
    const chosen = valuesOf(event.currentTarget as HTMLFormElement)
    const isHere = ({ eventType }: Rules[number]) => this.#events.some((name) => name === eventType)
    // Rules for other events were made through the API and stay.
    const others = this.#rules.value?.filter((rule) => !isHere(rule)) ?? []
    const mine = this.#events.flatMap((eventType) =>
      chosen[eventType] ? [{ eventType, scope: chosen[eventType] as 'all' | 'mine', channel: 'email' as const }] : [],
    )
    const isSaved = await this.#submission.run(async () => {
      this.#rules.tell((await api.put(path, { body: { rules: [...others, ...mine] } })).rules)
    })
    if (isSaved) this.studio.say(mine.length ? this.words.rulesSaved : this.studio.common.saved)
  }
}

customElements.define('studio-my-rules', MyRules)
