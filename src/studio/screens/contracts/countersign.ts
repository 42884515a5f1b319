import { html, nothing } from 'lit'
import { fill } from '../../../locales/fill'
import { api, PorchlightError } from '../../api'
import type { Context } from '../../context'
import { PageElement } from '../../page-element'
import { textField } from '../../parts/field'
import { failed } from '../../parts/states'
import { Submission } from '../../submission'
import type { Contract, Words } from './standing'

/** Signs for the company, with the password if the server requires it. Sends `done` with the contract. */
class Countersign extends PageElement {
  static override properties = {
    studio: { attribute: false },
    words: { attribute: false },
    contract: { attribute: false },
  }

  declare studio: Context
  declare words: Words
  declare contract: Contract
  #needsPassword = false
  readonly #submission = new Submission(this)

  override render() {
    const { words, studio, contract } = this
    const { error, isBusy } = this.#submission
    const said = { number: String(contract.number), total: studio.format.money(contract.totalCents) }
    const isTold = this.#submission.faultOf('name') || this.#submission.faultOf('password') || isPasswordNeeded(error)
    return html`<form @submit=${this.#submit}>
      <p>${fill(words.countersignText, said)}</p>
      ${textField({ name: 'name', label: words.yourName, hint: words.yourNameHint, value: studio.member.name, autocomplete: 'name', isRequired: true, fault: this.#submission.faultOf('name') })}
      ${
        this.#needsPassword
          ? textField({
              name: 'password',
              label: words.yourPassword,
              hint: words.yourPasswordHint,
              type: 'password',
              autocomplete: 'current-password',
              isRequired: true,
              fault: this.#submission.faultOf('password'),
            })
          : nothing
      }
      ${error === undefined || isTold ? nothing : failed(studio, error)}
      <button type="submit" ?disabled=${isBusy}>${words.countersignNow}</button>
    </form>`
  }

  readonly #submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget as HTMLFormElement)
    const password = String(given.get('password') ?? '')
    const body = { name: String(given.get('name')).trim(), ...(password && { password }) }
    const path = { contractId: this.contract.id }
    let signed: Contract | undefined
    await this.#submission.run(async () => {
      signed = (await api.post('/api/contracts/{contractId}/countersign', { params: { path }, body })).contract
    })
    if (signed) this.dispatchEvent(new CustomEvent('done', { detail: signed }))
    else if (isPasswordNeeded(this.#submission.error)) await this.#askForPassword()
  }

  async #askForPassword() {
    this.#needsPassword = true
    this.requestUpdate()
    await this.updateComplete
    this.querySelector<HTMLInputElement>('[name=password]')?.focus()
  }
}

const isPasswordNeeded = (error: unknown) => error instanceof PorchlightError && error.code === 'password_needed'

customElements.define('studio-countersign', Countersign)
