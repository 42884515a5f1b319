import { html, nothing } from 'lit'
import { type Answer, api } from '../../api'
import { Paged } from '../../paged'
import { moreRows } from '../../parts/more-rows'
import { pageHead } from '../../parts/page-head'
import { empty, shown } from '../../parts/states'
import { addressOf } from '../../router'
import { Screen } from '../../screen'
import type { Words } from './standing'

type Template = Answer<'/api/contracts/templates', 'get'>['templates'][number]

const newPath = '/contracts/templates/new'

class ContractTemplates extends Screen<Words> {
  readonly #templates = new Paged<Template>(this, () => ({
    key: 'contract templates',
    load: async (cursor) => {
      const { templates, nextCursor } = await api.get('/api/contracts/templates', {
        params: { query: { ...(cursor && { cursor }) } },
      })
      return { items: templates, nextCursor }
    },
  }))

  override render() {
    const { words, studio } = this
    const add = studio.canWrite ? html`<a class="button" href=${addressOf(newPath)}>${words.newTemplate}</a>` : nothing
    const back = { path: '/contracts', label: words.title }
    return html`
      ${pageHead({ title: words.templates, text: words.templatesText, back, actions: add })}
      ${shown(studio, this.#templates.loaded, () => this.#list(this.#templates.items ?? []))}
    `
  }

  #list(templates: Template[]) {
    const { words, studio } = this
    const step = studio.canWrite ? { label: words.newTemplate, path: newPath } : undefined
    if (!templates.length) return empty(words.noTemplates, words.noTemplatesText, step)
    return html`<ul class="list">
        ${templates.map(
          ({ id, name, language, updatedAt }) => html`<li><a href=${addressOf(`/contracts/templates/${id}`)}>
            <span class="what"><strong>${name}</strong></span>
            <span class="quiet-text">${words.languages[language]} · ${studio.format.date(updatedAt)}</span>
          </a></li>`,
        )}
      </ul>
      ${moreRows(studio, this.#templates)}`
  }
}

customElements.define('studio-contract-templates', ContractTemplates)
