import { html, nothing } from 'lit'
import { fill } from '../../../locales/fill'
import type { words as settings } from '../../../locales/studio/settings/en'
import { type Answer, api } from '../../api'
import { Cached } from '../../cached'
import { Paged } from '../../paged'
import { field } from '../../parts/field'
import { moreRows } from '../../parts/more-rows'
import { selectField } from '../../parts/select-field'
import { empty, shown } from '../../parts/states'
import { refusalIn } from '../../refusal'
import { Screen } from '../../screen'
import { valuesOf } from '../../submission'
import { settingsFrame } from './frame'
import { readKeys } from './keys'

type Refused = Answer<'/api/requests', 'get'>['requests'][number]

const path = '/settings/keys/requests'
/** These are common; others are found without this filter. */
const statuses = Object.fromEntries(
  [200, 400, 401, 403, 404, 405, 409, 412, 413, 415, 429, 500, 503].map((status) => [String(status), String(status)]),
)

class RefusedRequests extends Screen<typeof settings> {
  readonly #keys = new Cached(this, () => (this.studio.isOwner ? { key: 'api keys', load: readKeys } : undefined))
  readonly #requests = new Paged<Refused>(this, () => {
    const { keyId, status, operation } = this.#filters
    const filter = {
      ...(keyId && { keyId }),
      ...(status && { status: Number(status) }),
      ...(operation && { operation }),
    }
    const load = async (cursor: string | undefined) => {
      const query = { ...filter, ...(cursor && { cursor }) }
      const { requests, nextCursor } = await api.get('/api/requests', { params: { query } })
      return { items: requests, nextCursor }
    }
    return { key: `requests ${keyId} ${status} ${operation}`, load }
  })

  /** They are in the address, so that a colleague can be sent what it shows. */
  get #filters() {
    const of = (name: string) => this.search.get(name) ?? ''
    return { keyId: of('key'), status: of('status'), operation: of('operation') }
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
    const { keyId, status, operation } = this.#filters
    const known = [...new Set((this.#requests.items ?? []).map((each) => each.operation))].filter(Boolean).sort()
    return html`<form class="filters two" @submit=${submit}>
      ${selectField({ name: 'key', label: words.ofKey, options: { '': words.anyKey, ...this.#names }, chosen: keyId })}
      ${selectField({ name: 'status', label: words.ofStatus, options: { '': words.anyStatus, ...statuses }, chosen: status })}
      ${field({
        ...{ name: 'operation', label: words.ofOperation, hint: words.ofOperationHint },
        input: ({
          id,
          describedBy,
        }) => html`<input id=${id} name="operation" list="operations" spellcheck="false" .value=${operation} aria-describedby=${describedBy} />
          <datalist id="operations">${known.map((name) => html`<option value=${name}></option>`)}</datalist>`,
      })}
      <button type="submit" class="quiet">${words.showRequests}</button>
    </form>`
  }

  #list() {
    const { words, studio } = this
    const requests = this.#requests.items ?? []
    const offer = Object.values(this.#filters).some(Boolean)
      ? { label: words.allRequests, path }
      : { label: studio.common.apiKeys, path: '/settings/keys' }
    if (!requests.length) return empty(words.noRequests, words.noRequestsText, offer)
    return html`<ul class="list">${requests.map((each) => this.#row(each))}</ul> ${moreRows(studio, this.#requests)}`
  }

  #row({ at, keyId, operation, method, path, status, code, error, requestId }: Refused) {
    const { words, studio } = this
    const { errors } = studio.common
    const isEnglish = studio.language === 'en'
    // The API explains in English, so readers of other languages get the studio's sentence, and that one on request.
    const said = code && Object.hasOwn(errors, code) ? refusalIn(errors, { code, requestId }) : nothing
    const raw = error ? html`<span lang="en" dir="ltr">${error}</span>` : nothing
    return html`<li class="row">
      <span class="what">
        <strong>${operation}</strong> <span class="state">${[status, code].filter(Boolean).join(' ')}</span>
        <code dir="ltr">${[method, path].filter(Boolean).join(' ')}</code>
        ${isEnglish ? raw : said}
        <span class="quiet-text"><bdi>${this.#names[keyId] ?? words.formerKey}</bdi> · ${studio.format.moment(at)}</span>
        <details><summary>${words.requestDetails}</summary>${isEnglish ? nothing : raw}<p class="quiet-text">${fill(words.requestId, { id: requestId })}</p></details>
      </span>
    </li>`
  }
}

customElements.define('studio-settings-requests', RefusedRequests)
