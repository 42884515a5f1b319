import { html, nothing } from 'lit'
import { fill } from '../../../locales/fill'
import { api } from '../../api'
import { Paged } from '../../paged'
import { moreRows } from '../../parts/more-rows'
import { pageHead } from '../../parts/page-head'
import { empty, shown } from '../../parts/states'
import { addressOf } from '../../router'
import { Screen } from '../../screen'
import { diagramOf, type Roof, roofName, roofNumbers, type Words } from './roofs'

class Roofs extends Screen<Words> {
  readonly #roofs = new Paged<Roof>(this, () => {
    const presentationId = this.search.get('presentation')
    return {
      key: `roofs ${presentationId ?? ''}`,
      load: async (cursor) => {
        const query = { ...(presentationId && { presentationId }), ...(cursor && { cursor }) }
        const { roofMeasurements, nextCursor } = await api.get('/api/roof-measurements', { params: { query } })
        return { items: roofMeasurements, nextCursor }
      },
    }
  })

  get #toAdd() {
    const presentation = this.search.get('presentation')
    return presentation ? `/roofs/new?presentation=${presentation}` : '/roofs/new'
  }

  override render() {
    const { studio, words } = this
    const actions = html`<a class="button quiet" href=${addressOf('/roofs/prices')}>${words.prices}</a>
      ${studio.canWrite ? html`<a class="button" href=${addressOf(this.#toAdd)}>${words.add}</a>` : nothing}`
    return html`
      ${pageHead({ title: words.title, text: words.text, actions })}
      ${shown(studio, this.#roofs.loaded, () => this.#list(this.#roofs.items ?? []))}
    `
  }

  #list(roofs: Roof[]) {
    const { studio, words } = this
    if (!roofs.length)
      return empty(
        words.emptyTitle,
        words.emptyText,
        studio.canWrite ? { label: words.add, path: this.#toAdd } : undefined,
      )
    return html`<ul class="list roofs">${roofs.map((roof) => this.#line(roof))}</ul>
      ${moreRows(studio, this.#roofs)}`
  }

  #line(roof: Roof) {
    const { studio, words } = this
    const when = studio.format.date(roof.measuredAt ?? roof.createdAt)
    return html`<li><a href=${addressOf(`/roofs/${roof.id}`)}>
      <img src=${diagramOf(roof)} alt="" width="72" height="54" loading="lazy" />
      <span class="what">
        <strong>${roofName(roof, words)}</strong>
        <span class="quiet-text">${roofNumbers(roof, words, studio)}</span>
        <span class="quiet-text">${fill(words.measured, { source: words.sources[roof.source], when })}</span>
      </span>
      <span class="state ${roof.confirmedAt ? 'good' : 'waits'}">${roof.confirmedAt ? words.confirmed : words.unconfirmed}</span>
    </a></li>`
  }
}

customElements.define('studio-roofs', Roofs)
