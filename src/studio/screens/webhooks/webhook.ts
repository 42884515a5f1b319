import { html, nothing } from 'lit'
import { fill } from '../../../locales/fill'
import { api } from '../../api'
import { Cached, changed } from '../../cached'
import { confirmDialog } from '../../parts/confirm-dialog'
import { selectField } from '../../parts/select-field'
import { shownOnce } from '../../parts/shown-once'
import { failed, shown } from '../../parts/states'
import { Screen } from '../../screen'
import { Submission, valuesOf } from '../../submission'
import { settingsFrame } from '../settings/frame'
import './deliveries'
import { inputIn, subscriptionFields } from './fields'
import { type Subscription, sentenceOfAttempt, stateOf, type Words } from './words'

type Asked = 'edit' | 'rotate' | 'recover' | 'delete'

const hour = 3_600_000
const readTypes = async () => (await api.get('/api/notifications/event-types')).eventTypes.map(({ type }) => type)

/** One subscription: whether it works, what was sent, and what can be done about it. */
class Webhook extends Screen<Words> {
  #asked: Asked | undefined
  #secret: string | undefined
  readonly #submission = new Submission(this)
  readonly #subscription = new Cached<Subscription>(this, () => ({
    key: `subscription ${this.#id}`,
    load: () => api.get('/api/notifications/subscriptions/{subscriptionId}', this.#one),
  }))
  readonly #types = new Cached<string[]>(this, () => ({ key: 'event types', load: readTypes }))

  get #id() {
    return this.params.subscriptionId ?? ''
  }

  get #one() {
    return { params: { path: { subscriptionId: this.#id } } }
  }

  override render() {
    const { words, studio } = this
    const subscription = this.#subscription.value
    return settingsFrame(studio, 'webhooks', {
      title: subscription?.name ?? words.one,
      actions: subscription && studio.canWrite ? this.#actions(subscription) : nothing,
      content: () => html`
        ${this.#submission.error === undefined || this.#asked ? nothing : failed(studio, this.#submission.error)}
        ${shown(studio, this.#subscription, (each) => this.#draw(each))}
        ${subscription ? this.#dialog(subscription) : nothing}
      `,
    })
  }

  #actions({ isActive, channel }: Subscription) {
    const { words, studio } = this
    const { isBusy } = this.#submission
    const button = (label: string, click: () => unknown) =>
      html`<button type="button" class="quiet" ?disabled=${isBusy} @click=${click}>${label}</button>`
    return html`
      ${isActive ? button(words.test, this.#test) : nothing}
      ${button(isActive ? words.turnOff : words.turnOn, () => this.#patch({ isActive: !isActive }))}
      ${button(studio.common.edit, () => this.#ask('edit'))}
      ${button(words.recover, () => this.#ask('recover'))}
      ${channel === 'webhook' ? button(words.rotate, () => this.#ask('rotate')) : nothing}
      ${button(studio.common.delete, () => this.#ask('delete'))}
    `
  }

  #draw(subscription: Subscription) {
    const { words, studio } = this
    const { eventType, eventTypes, channel, channelConfig, failingSince, disabledReason, isActive } = subscription
    const { state, shade } = stateOf(subscription)
    const { url, recipients } = channelConfig as { url?: string; recipients?: string[] }
    return html`<section class="card">
        <p><span class="state ${shade}">${words.states[state]}</span>
          <span class="quiet-text">${words.channels[channel]} · ${eventType === '*' ? words.allEvents : eventTypes.join(', ')}</span></p>
        <p class="quiet-text break">${url ?? recipients?.join(', ') ?? nothing}</p>
        ${failingSince ? html`<p class="fault">${fill(words.failingSince, { when: studio.format.moment(failingSince) })}</p>` : nothing}
        ${disabledReason ? html`<p class="fault">${sentenceOfAttempt(disabledReason, words)}</p>` : nothing}
        ${isActive ? nothing : html`<p class="quiet-text">${words.offText}</p>`}
      </section>
      <studio-deliveries .studio=${studio} .words=${words} .subscriptionId=${this.#id}></studio-deliveries>`
  }

  #dialog(subscription: Subscription) {
    const { words, studio } = this
    const { name } = subscription
    if (this.#secret !== undefined)
      return shownOnce(studio, {
        heading: words.secretOf,
        text: words.secretText,
        label: words.secret,
        value: this.#secret,
        close: () => {
          this.#secret = undefined
          this.requestUpdate()
        },
      })
    if (!this.#asked) return nothing
    const dialog = { submission: this.#submission, close: () => this.#ask(undefined) }
    const faultOf = (path: string) => this.#submission.faultOf(path)
    const form = { base: subscription, channel: subscription.channel, eventTypes: this.#types.value ?? [], faultOf }
    if (this.#asked === 'edit')
      return confirmDialog(studio, {
        ...dialog,
        ...{ heading: fill(words.editOne, { name }), text: '', button: studio.common.save },
        more: subscriptionFields(form, words),
        confirm: (filled) => {
          const { channel: _, ...body } = inputIn(filled, subscription.channel, subscription.channelConfig)
          return this.#patch(body)
        },
      })
    if (this.#asked === 'rotate')
      return confirmDialog(studio, {
        ...dialog,
        ...{ heading: words.rotate, text: words.rotateText, button: words.rotate },
        more: selectField({ name: 'grace', label: words.grace, options: words.graces, chosen: '86400' }),
        confirm: (filled) => this.#rotate(Number(valuesOf(filled).grace)),
      })
    if (this.#asked === 'recover')
      return confirmDialog(studio, {
        ...dialog,
        ...{ heading: words.recover, text: words.recoverText, button: words.recover },
        more: selectField({ name: 'hours', label: words.since, options: words.spans, chosen: '24' }),
        confirm: (filled) => this.#recover(Number(valuesOf(filled).hours)),
      })
    return confirmDialog(studio, {
      ...dialog,
      ...{ heading: fill(words.deleteOne, { name }), text: words.deleteText, button: studio.common.delete },
      isDanger: true,
      confirm: this.#delete,
    })
  }

  #ask(asked: Asked | undefined) {
    this.#asked = asked
    this.#submission.forget()
  }

  async #write(call: () => Promise<unknown>, told: string | undefined) {
    if (!(await this.#submission.run(call))) return
    this.#ask(undefined)
    changed('subscription', `deliveries ${this.#id}`, 'needs')
    if (told) this.studio.say(told)
  }

  #patch(body: object) {
    const call = () => api.patch('/api/notifications/subscriptions/{subscriptionId}', { ...this.#one, body })
    return this.#write(call, this.studio.common.saved)
  }

  readonly #test = () =>
    this.#write(
      () => api.post('/api/notifications/subscriptions/{subscriptionId}/test', this.#one),
      this.words.testSent,
    )

  #rotate(gracePeriodSeconds: number) {
    return this.#write(async () => {
      const given = { ...this.#one, body: { gracePeriodSeconds } }
      const path = '/api/notifications/subscriptions/{subscriptionId}/rotate-secret'
      const answer = await api.post(path, given)
      this.#secret = answer.secret ?? undefined
    }, undefined)
  }

  async #recover(hours: number) {
    const body = { since: new Date(Date.now() - hours * hour).toISOString() }
    let told = ''
    await this.#write(async () => {
      const path = '/api/notifications/subscriptions/{subscriptionId}/recover'
      const { recovered, hasMore } = await api.post(path, { ...this.#one, body })
      told = this.studio.format.counted(hasMore ? this.words.recoveredSome : this.words.recovered, recovered)
    }, undefined)
    if (told) this.studio.say(told)
  }

  readonly #delete = async () => {
    const call = () => api.delete('/api/notifications/subscriptions/{subscriptionId}', this.#one)
    if (!(await this.#submission.run(call))) return
    changed('subscriptions', 'needs')
    this.studio.say(this.words.deleted)
    this.studio.go('/settings/webhooks')
  }
}

customElements.define('studio-webhook', Webhook)
