import { html } from 'lit'
import { type Answer, api } from '../../api'
import { Cached, changed } from '../../cached'
import type { Context } from '../../context'
import { PageElement } from '../../page-element'
import { confirmDialog } from '../../parts/confirm-dialog'
import { selectField } from '../../parts/select-field'
import { empty, shown } from '../../parts/states'
import { Submission, valuesOf } from '../../submission'
import { nameOf, type Presentation, type Words } from './standing'

type Template = Answer<'/api/contracts/templates', 'get'>['templates'][number]
type Tier = 'good' | 'better' | 'best'

/** Drafts a contract for one homeowner, and opens it to be read and sent. Sends `close`. */
class NewContract extends PageElement {
  static override properties = {
    studio: { attribute: false },
    words: { attribute: false },
    presentation: { attribute: false },
  }

  declare studio: Context
  declare words: Words
  declare presentation: Presentation
  readonly #submission = new Submission(this)
  readonly #templates = new Cached<Template[]>(this, () => ({
    key: 'templates to choose',
    load: async () => (await api.get('/api/contracts/templates')).templates,
  }))

  override render() {
    const { studio, words } = this
    const templates = this.#templates.value
    if (templates?.length)
      return confirmDialog(studio, {
        ...{ heading: words.makeContract, text: words.contractText, button: words.makeContract },
        ...{ submission: this.#submission, close: this.#close },
        more: html`
          ${selectField({ name: 'templateId', label: words.template, options: Object.fromEntries(templates.map(({ id, name }) => [id, name])), chosen: templates[0]?.id ?? '' })}
          ${selectField({ name: 'tier', label: words.tier, options: words.tiers, chosen: this.presentation.activity?.chosenTier ?? 'better' })}
        `,
        confirm: (form) => this.#make(valuesOf(form)),
      })
    return html`<studio-dialog
      heading=${words.makeContract}
      close-label=${studio.common.close}
      .content=${html`${shown(studio, this.#templates, () => empty(words.noTemplate, words.noTemplateText, { label: words.toTemplates, path: '/contracts/templates/new' }))}`}
      @close=${this.#close}
    ></studio-dialog>`
  }

  readonly #close = () => this.dispatchEvent(new CustomEvent('close'))

  async #make({ templateId = '', tier }: Record<string, string>) {
    const body = { presentationId: this.presentation.id, templateId, tier: tier as Tier, isDraft: true }
    let made: { id: string } | undefined
    await this.#submission.run(async () => {
      made = (await api.post('/api/contracts', { body })).contract
    })
    if (!made) return
    changed('homeowner', 'contracts', 'needs')
    this.studio.say(this.words.contractMade.replace('{name}', nameOf(this.presentation)))
    this.studio.go(`/contracts/${made.id}`)
  }
}

customElements.define('studio-new-contract', NewContract)
