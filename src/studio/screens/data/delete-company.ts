import { html, nothing } from 'lit'
import { fill } from '../../../locales/fill'
import { api } from '../../api'
import type { Context } from '../../context'
import { PageElement } from '../../page-element'
import { confirmDialog } from '../../parts/confirm-dialog'
import { textField } from '../../parts/field'
import { Submission } from '../../submission'
import type { Words } from './words'

/** Closes the company. An owner who signs in again can restore it for thirty days. */
class DeleteCompany extends PageElement {
  static override properties = { studio: { attribute: false }, words: { attribute: false } }

  declare studio: Context
  declare words: Words
  #isAsked = false
  readonly #submission = new Submission(this)

  override render() {
    const { words } = this
    return html`<section class="card">
      <h2>${words.deleteTitle}</h2>
      <p>${words.deleteText}</p>
      <button type="button" class="danger" @click=${() => this.#ask(true)}>${words.delete}</button>
      ${this.#isAsked ? this.#dialog() : nothing}
    </section>`
  }

  #dialog() {
    const { words, studio } = this
    const company = studio.organization.name
    const faultOf = (name: string) => this.#submission.faultOf(name)
    return confirmDialog(studio, {
      heading: fill(words.deleteSure, { company }),
      text: words.deleteSureText,
      button: words.deleteNow,
      isDanger: true,
      more: html`
        ${textField({ name: 'name', label: fill(words.nameAgain, { company }), isRequired: true, fault: faultOf('name') })}
        ${textField({ name: 'password', label: words.password, type: 'password', autocomplete: 'current-password', isRequired: true, fault: faultOf('password') })}
      `,
      submission: this.#submission,
      confirm: this.#delete,
      close: () => this.#ask(false),
    })
  }

  #ask(isAsked: boolean) {
    this.#isAsked = isAsked
    this.#submission.forget()
  }

  readonly #delete = async (form: HTMLFormElement) => {
    const given = new FormData(form)
    const body = { name: String(given.get('name')), password: String(given.get('password')) }
    await this.#submission.run(async () => {
      const { organization } = await api.delete('/api/organization', { body })
      const date = this.studio.format.date(organization.deletesAt)
      this.studio.leave(fill(this.words.closed, { company: organization.name, date }))
    })
  }
}

customElements.define('studio-delete-company', DeleteCompany)
