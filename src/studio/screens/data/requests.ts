import { html, nothing } from 'lit'
import { fill } from '../../../locales/fill'
import { type Answer, api } from '../../api'
import { AskAgain } from '../../ask-again'
import type { Context } from '../../context'
import { PageElement } from '../../page-element'
import { Paged } from '../../paged'
import { moreRows } from '../../parts/more-rows'
import { failed, shown } from '../../parts/states'
import { Submission } from '../../submission'
import type { Words } from './words'

type Request = Answer<'/api/privacy-requests', 'get'>['privacyRequests'][number]

const shades = { running: 'waits', done: 'good', expired: '' } as const

/** Lists exports and erasures, with a button that exports everything. */
class PrivacyRequests extends PageElement {
  static override properties = { studio: { attribute: false }, words: { attribute: false } }

  declare studio: Context
  declare words: Words
  readonly #submission = new Submission(this)
  readonly #requests = new Paged<Request>(this, () => ({
    key: 'privacy requests',
    load: async (cursor) => {
      const query = cursor ? { cursor } : {}
      const { privacyRequests, nextCursor } = await api.get('/api/privacy-requests', { params: { query } })
      return { items: privacyRequests, nextCursor }
    },
  }))

  constructor() {
    super()
    new AskAgain(this, () => this.#isGathering, this.#requests.reload)
  }

  get #isGathering() {
    return this.#requests.items?.some(({ status }) => status === 'running') ?? false
  }

  override render() {
    const { words, studio } = this
    const { isBusy, error } = this.#submission
    return html`
      <section class="card">
        <h2>${words.exportTitle}</h2>
        <p>${words.exportText}</p>
        ${error === undefined ? nothing : failed(studio, error)}
        <button type="button" ?disabled=${isBusy} @click=${this.#gather}>${words.gather}</button>
      </section>
      <h2>${words.requests}</h2>
      ${shown(studio, this.#requests.loaded, () => this.#list())}
    `
  }

  #list() {
    const requests = this.#requests.items ?? []
    if (!requests.length) return html`<p class="quiet-text">${this.words.noRequests}</p>`
    return html`<ul class="list">${requests.map((request) => this.#row(request))}</ul>
      ${moreRows(this.studio, this.#requests)}`
  }

  #row({ kind, status, createdAt, expiresAt, downloadUrls, kept }: Request) {
    const { words, studio } = this
    const until =
      status === 'done' && expiresAt ? ` · ${fill(words.until, { date: studio.format.date(expiresAt) })}` : ''
    return html`<li class="row">
      <span class="what">
        <strong>${words.kinds[kind]}</strong> <span class="state ${shades[status]}">${words.statuses[status]}</span>
        <span class="quiet-text">${studio.format.moment(createdAt)}${until}</span>
        ${[...new Set(kept.map(({ why }) => why))].map((why) => html`<span class="quiet-text">${fill(words.kept, { why })}</span>`)}
      </span>
      ${downloadUrls.map((url, at) => html`<a class="button quiet" href=${url} download>${downloadUrls.length > 1 ? fill(words.downloadPart, { number: studio.format.number(at + 1) }) : words.download}</a>`)}
    </li>`
  }

  readonly #gather = async () => {
    if (!(await this.#submission.run(() => api.post('/api/organization/export', {})))) return
    await this.#requests.reload()
    this.studio.say(this.words.gathering)
  }
}

customElements.define('studio-privacy-requests', PrivacyRequests)
