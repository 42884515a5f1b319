import { html, nothing } from 'lit'
import { api } from '../../api'
import { Cached, changed } from '../../cached'
import { confirmDialog } from '../../parts/confirm-dialog'
import { shownOnce } from '../../parts/shown-once'
import { empty, shown } from '../../parts/states'
import { addressOf } from '../../router'
import { Screen } from '../../screen'
import { Submission } from '../../submission'
import { settingsFrame } from '../settings/frame'
import { inputIn, subscriptionFields } from './fields'
import { type Subscription, type SubscriptionInput, sentenceOfAttempt, stateOf, type Words } from './words'

const readAll = () => api.get('/api/notifications/subscriptions', {})
const readTypes = async () => (await api.get('/api/notifications/event-types')).eventTypes.map(({ type }) => type)

class Webhooks extends Screen<Words> {
  #isMaking = false
  #channel: SubscriptionInput['channel'] = 'webhook'
  #secret: { id: string; name: string; secret: string } | undefined
  readonly #submission = new Submission(this)
  readonly #subscriptions = new Cached<Subscription[]>(this, () => ({ key: 'subscriptions', load: readAll }))
  readonly #types = new Cached<string[]>(this, () => ({ key: 'event types', load: readTypes }))

  override render() {
    const { words, studio } = this
    const make = html`<button type="button" @click=${() => this.#make(true)}>${words.make}</button>`
    return settingsFrame(studio, 'webhooks', {
      text: words.text,
      actions: studio.canWrite && this.#subscriptions.value?.length ? make : nothing,
      content: () => html`${shown(studio, this.#subscriptions, (list) => this.#list(list))} ${this.#dialog()}`,
    })
  }

  #list(subscriptions: Subscription[]) {
    const { words, studio } = this
    const step = studio.canWrite ? { label: words.make, click: () => this.#make(true) } : undefined
    if (!subscriptions.length) return empty(words.none, words.noneText, step)
    return html`<ul class="list">${subscriptions.map((each) => this.#row(each))}</ul>`
  }

  #row(subscription: Subscription) {
    const { words } = this
    const { id, name, eventType, eventTypes, channel, disabledReason } = subscription
    const { state, shade } = stateOf(subscription)
    return html`<li><a href=${addressOf(`/settings/webhooks/${id}`)}>
      <span class="what">
        <strong>${name}</strong>
        <span class="quiet-text">${words.channels[channel]} · ${eventType === '*' ? words.allEvents : eventTypes.join(', ')}</span>
        ${disabledReason ? html`<span class="fault">${sentenceOfAttempt(disabledReason, words)}</span>` : nothing}
      </span>
      <span class="state ${shade}">${words.states[state]}</span>
    </a></li>`
  }

  #dialog() {
    const { words, studio } = this
    if (this.#secret)
      return shownOnce(studio, {
        heading: words.secretOf,
        text: words.secretText,
        label: words.secret,
        value: this.#secret.secret,
        close: () => this.#open(this.#secret?.id ?? ''),
      })
    if (!this.#isMaking) return nothing
    const choose = (channel: SubscriptionInput['channel']) => {
      this.#channel = channel
      this.requestUpdate()
    }
    const faultOf = (path: string) => this.#submission.faultOf(path)
    const form = { base: {}, channel: this.#channel, eventTypes: this.#types.value ?? [], faultOf, choose }
    return confirmDialog(studio, {
      heading: words.make,
      text: '',
      button: words.make,
      submission: this.#submission,
      more: subscriptionFields(form, words),
      confirm: this.#create,
      close: () => this.#make(false),
    })
  }

  #make(isMaking: boolean) {
    this.#isMaking = isMaking
    this.#submission.forget()
  }

  readonly #create = async (form: HTMLFormElement) => {
    const body = inputIn(form, this.#channel)
    let id = ''
    const isDone = await this.#submission.run(async () => {
      const made = await api.post('/api/notifications/subscriptions', { body })
      id = made.id
      if ('secret' in made && made.secret) this.#secret = { id, name: made.name, secret: made.secret }
    })
    if (!isDone) return
    this.#make(false)
    changed('subscriptions', 'needs')
    if (!this.#secret) this.#open(id)
  }

  #open(id: string) {
    this.studio.go(`/settings/webhooks/${id}`)
  }
}

customElements.define('studio-webhooks', Webhooks)
