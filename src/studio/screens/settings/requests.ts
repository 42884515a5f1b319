import { html, nothing } from 'lit'
import { fill } from '../../../locales/fill'
import type { words as settings } from '../../../locales/studio/settings/en'
import { type Answer, api } from '../../api'
import { Cached } from '../../cached'
import { Paged } from '../../paged'
import { moreRows } from '../../parts/more-rows'
import { selectField } from '../../parts/select-field'
import { empty, shown } from '../../parts/states'
import { Screen } from '../../screen'
import { valuesOf } from '../../submission'
import { settingsFrame } from './frame'
import { readKeys } from './keys'

type Refused = Answer<'/api/requests', 'get'>['requests'][number]

const path = '/settings/keys/requests'

class RefusedRequests extends Screen<typeof settings> {
  readonly #keys = new Cached(this, () => (this.studio.isOwner ? { key: 'api keys', load: readKeys } : undefined))
  readonly #requests = new Paged<Refused>(this, () => ({
    key: `requests ${this.#keyId}`,
    load: async (cursor) => {
      const query = { ...(this.#keyId && { keyId: this.#keyId }), ...(cursor && { cursor }) }
      const { requests, nextCursor } = await api.get('/api/requests', { params: { query } })
      return { items: requests, nextCursor }
    },
  }))

  get #keyId() {
    return this.search.get('key') ?? ''
  }

  override render() {
    const { studio, words } = this
    return settingsFrame(studio, 'apiKeys', {
      title: words.requests,
      text: words.requestsText,
      content: () => html`${this.#filter()} ${shown(studio, this.#requests.loaded, () => this.#list())}`,
    })
  }

  get #names(): Record<string, string> {
    return Object.fromEntries((this.#keys.value ?? []).map(({ id, name }) => [id, name]))
  }

  #filter() {
    const { words } = this
    const submit = (event: SubmitEvent) => {
      event.preventDefault()
      this.studio.go(`${path}?${new URLSearchParams(valuesOf(event.currentTarget as HTMLFormElement))}`)
    }
    return html`<form class="filters two" @submit=${submit}>
      ${selectField({ name: 'key', label: words.ofKey, options: { '': words.anyKey, ...this.#names }, chosen: this.#keyId })}
      <button type="submit" class="quiet">${words.showRequests}</button>
    </form>`
  }

  #list() {
    const { words, studio } = this
    const requests = this.#requests.items ?? []
    const offer = this.#keyId
      ? { label: words.allRequests, path }
      : { label: studio.common.apiKeys, path: '/settings/keys' }
    if (!requests.length) return empty(words.noRequests, words.noRequestsText, offer)
    return html`<ul class="list">${requests.map((each) => this.#row(each))}</ul> ${moreRows(studio, this.#requests)}`
  }

  #row({ at, keyId, operation, path, status, code, error, requestId }: Refused) {
    const { words, studio } = this
    return html`<li class="row">
      <span class="what">
        <strong>${operation}</strong> <span class="state">${[status, code].filter(Boolean).join(' ')}</span>
        ${error ? html`<span lang="en" dir="ltr">${error}</span>` : nothing}
        <span class="quiet-text"><bdi>${this.#names[keyId] ?? words.formerKey}</bdi> · ${studio.format.moment(at)}</span>
        <details><summary>${words.requestDetails}</summary><p class="quiet-text">${fill(words.requestPath, { path })}<br>${fill(words.requestId, { id: requestId })}</p></details>
      </span>
    </li>`
  }
}

customElements.define('studio-settings-requests', RefusedRequests)
