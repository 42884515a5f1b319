import { html, nothing } from 'lit'
import { fill } from '../../../locales/fill'
import { api } from '../../api'
import { AskAgain } from '../../ask-again'
import { changed } from '../../cached'
import type { Context } from '../../context'
import { PageElement } from '../../page-element'
import { Paged } from '../../paged'
import { moreRows } from '../../parts/more-rows'
import { selectField } from '../../parts/select-field'
import { failed, shown } from '../../parts/states'
import { Submission } from '../../submission'
import { type Delivery, sentenceOfAttempt, type Words } from './words'

type Status = Delivery['status']

const shades = { pending: 'waits', delivered: 'good', failed: 'bad', cancelled: '' } as const

/** Lists what was sent with all attempts, and can resend it. */
class Deliveries extends PageElement {
  static override properties = {
    studio: { attribute: false },
    words: { attribute: false },
    subscriptionId: {},
  }

  declare studio: Context
  declare words: Words
  declare subscriptionId: string
  #status: Status | '' = ''
  readonly #submission = new Submission(this)
  readonly #deliveries = new Paged<Delivery>(this, () => {
    const [subscriptionId, status] = [this.subscriptionId, this.#status]
    const load = async (cursor: string | undefined) => {
      const query = { limit: 20, ...(status && { status }), ...(cursor && { cursor }) }
      const given = { params: { path: { subscriptionId }, query } }
      const { deliveries, nextCursor } = await api.get(
        '/api/notifications/subscriptions/{subscriptionId}/deliveries',
        given,
      )
      return { items: deliveries, nextCursor }
    }
    return { key: `deliveries ${subscriptionId} ${status}`, load }
  })

  constructor() {
    super()
    const isSoon = ({ status, nextAttemptAt }: Delivery) =>
      status === 'pending' && (!nextAttemptAt || Date.parse(nextAttemptAt) < Date.now() + 60_000)
    new AskAgain(this, () => Boolean(this.#deliveries.items?.some(isSoon)), this.#deliveries.reload)
  }

  override render() {
    const { words, studio } = this
    const filter = (status: string) => {
      this.#status = status as Status | ''
      this.requestUpdate()
    }
    const options = { '': words.anyStatus, ...words.statuses }
    return html`<section>
      <h2>${words.deliveries}</h2>
      <div class="filters">${selectField({ name: 'status', label: words.status, options, chosen: this.#status, onChange: filter })}</div>
      ${this.#submission.error === undefined ? nothing : failed(studio, this.#submission.error)}
      ${shown(studio, this.#deliveries.loaded, () => this.#list(this.#deliveries.items ?? []))}
    </section>`
  }

  #list(deliveries: Delivery[]) {
    const { words, studio } = this
    if (!deliveries.length) return html`<p class="quiet-text">${words.nothingSent}</p>`
    return html`<ul class="list">${deliveries.map((delivery) => this.#row(delivery))}</ul>
      ${moreRows(studio, this.#deliveries)}`
  }

  #row(delivery: Delivery) {
    const { words, studio } = this
    const { eventType, status, createdAt, nextAttemptAt, attempts, payload } = delivery
    const when = studio.format.moment(createdAt)
    const again = html`<button type="button" class="quiet" aria-label="${words.resend}: ${eventType}, ${when}" ?disabled=${this.#submission.isBusy} @click=${() => this.#resend(delivery)}>${words.resend}</button>`
    return html`<li class="row">
      <span class="what">
        <strong>${eventType}</strong> <span class="state ${shades[status]}">${words.statuses[status]}</span>
        <span class="quiet-text">${when}</span>
        ${status === 'pending' && nextAttemptAt ? html`<span class="quiet-text">${fill(words.nextTry, { when: studio.format.moment(nextAttemptAt) })}</span>` : nothing}
        ${attempts.length ? html`<details><summary>${studio.format.counted(words.attempts, attempts.length)}</summary>${this.#attempts(delivery)}</details>` : nothing}
        <details><summary>${words.payload}</summary><pre>${JSON.stringify(payload, null, 2)}</pre></details>
      </span>
      ${studio.canWrite ? again : nothing}
    </li>`
  }

  #attempts({ attempts }: Delivery) {
    const { words, studio } = this
    return html`<ol class="attempts">
      ${attempts.map(({ startedAt, durationMilliseconds, statusCode, error, answer }) => {
        const facts = [
          studio.format.moment(startedAt),
          statusCode && fill(words.answered, { status: String(statusCode) }),
          durationMilliseconds !== null && fill(words.took, { time: studio.format.number(durationMilliseconds) }),
        ]
        return html`<li>${facts.filter(Boolean).join(' · ')}
          ${error ? html`<span class="fault">${sentenceOfAttempt(error, words)}</span>` : nothing}
          ${answer ? html`<code>${answer}</code>` : nothing}</li>`
      })}
    </ol>`
  }

  async #resend({ id: deliveryId, subscriptionId }: Delivery) {
    const params = { path: { subscriptionId, deliveryId } }
    const path = '/api/notifications/subscriptions/{subscriptionId}/deliveries/{deliveryId}/resend'
    if (!(await this.#submission.run(() => api.post(path, { params })))) return
    changed(`deliveries ${subscriptionId}`)
    this.studio.say(this.words.resent)
  }
}

customElements.define('studio-deliveries', Deliveries)
