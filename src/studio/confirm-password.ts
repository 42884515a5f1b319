import { html, nothing } from 'lit'
import { api } from './api'
import type { CommonWords } from './context'
import { PageElement } from './page-element'
import { textField } from './parts/field'
import { failed } from './parts/states'
import { Submission } from './submission'

/** Sends `done` once the password is confirmed. */
class ConfirmPassword extends PageElement {
  static override properties = { words: { attribute: false } }

  declare words: CommonWords
  readonly #submission = new Submission(this)

  protected override firstUpdated() {
    this.querySelector('input')?.focus()
  }

  override render() {
    const { words } = this
    const { error, isBusy } = this.#submission
    const fault = this.#submission.faultOf('password')
    const field = {
      name: 'password',
      label: words.password,
      type: 'password',
      autocomplete: 'current-password',
    } as const
    return html`<form @submit=${this.#submit}>
      <p>${words.confirmPasswordText}</p>
      ${textField({ ...field, isRequired: true, fault })}
      ${error === undefined || fault ? nothing : failed({ common: words }, error)}
      <button type="submit" ?disabled=${isBusy}>${words.confirm}</button>
    </form>`
  }

  readonly #submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const password = String(new FormData(event.currentTarget as HTMLFormElement).get('password'))
    const isConfirmed = await this.#submission.run(() => api.post('/api/auth/confirm-password', { body: { password } }))
    if (isConfirmed) this.dispatchEvent(new CustomEvent('done'))
  }
}

customElements.define('studio-confirm-password', ConfirmPassword)
