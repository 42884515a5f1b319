import { html, nothing } from 'lit'
import { api, PorchlightError } from './api'
import type { CommonWords } from './context'
import { PageElement } from './page-element'
import { textField } from './parts/field'
import { sentenceOf } from './parts/states'
import { Submission, valuesOf } from './submission'

/** A password may begin or end with a space, so it is not trimmed. */
const passwordIn = (form: HTMLFormElement) => String(new FormData(form).get('password'))

const isOfClosed = (error: unknown) => error instanceof PorchlightError && error.code === 'organization_closed'

/** The fields show these errors themselves. */
const isOfFields = (error: unknown) => error instanceof PorchlightError && error.fields.length > 0

/**
 * Sends `done` when someone has signed in. With `again`, it is for a person whose session ended, and offers no
 * registration.
 */
export class StudioSignIn extends PageElement {
  static override properties = {
    words: { attribute: false },
    again: { type: Boolean },
    isNew: { state: true },
    note: { state: true },
  }

  declare words: CommonWords
  declare again: boolean
  declare isNew: boolean
  declare note: string
  readonly #submission = new Submission(this)

  override render() {
    const { words, isNew, note } = this
    const { isBusy, error } = this.#submission
    return html`<form class="sign-in" @submit=${this.#submit}>
      ${this.again ? html`<p>${words.sessionEnded}</p>` : this.#title()}
      ${isNew ? html`${this.#text('organizationName', words.company, 'organization')}${this.#text('name', words.name, 'name')}` : nothing}
      ${this.#text('email', words.email, 'username', 'email')}
      ${this.#text('password', words.password, isNew ? 'new-password' : 'current-password', 'password')}
      ${isOfClosed(error) ? this.#callOff() : error === undefined || isOfFields(error) ? nothing : html`<p class="fault" role="alert">${sentenceOf(words, error)}</p>`}
      <p role="status">${note}</p>
      <button type="submit" ?disabled=${isBusy}>${isNew ? words.register : words.signIn}</button>
      ${isNew ? nothing : html`<button type="button" class="plain" @click=${this.#forgot}>${words.forgot}</button>`}
      ${this.again ? nothing : this.#other()}
    </form>`
  }

  #title() {
    const { words, isNew } = this
    return html`<h1>${isNew ? words.registerTitle : words.signInTitle}</h1>${isNew ? html`<p>${words.registerText}</p>` : nothing}`
  }

  #other() {
    const { words, isNew } = this
    return html`<p class="other">
      ${isNew ? words.hasAccount : words.newHere}
      <button type="button" class="plain" @click=${this.#turn}>${isNew ? words.signIn : words.register}</button>
    </p>`
  }

  #text(
    name: string,
    label: string,
    autocomplete: 'organization' | 'name' | 'username' | 'current-password' | 'new-password',
    type = 'text',
  ) {
    const hint = autocomplete === 'new-password' ? this.words.passwordHint : undefined
    return textField({ name, label, autocomplete, type, hint, isRequired: true, fault: this.#submission.faultOf(name) })
  }

  #callOff() {
    const { words } = this
    return html`<p class="fault" role="alert">${words.companyClosed}</p>
      <button type="button" class="quiet" ?disabled=${this.#submission.isBusy} @click=${this.#restore}>${words.callOff}</button>`
  }

  readonly #turn = () => {
    this.isNew = !this.isNew
    this.#submission.forget()
  }

  readonly #restore = async () => {
    const form = this.querySelector('form')
    if (!form) return
    const body = { email: valuesOf(form).email ?? '', password: passwordIn(form) }
    if (await this.#submission.run(() => api.post('/api/auth/restore-organization', { body })))
      this.dispatchEvent(new CustomEvent('done', { detail: { isNew: false } }))
  }

  readonly #submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const form = event.currentTarget as HTMLFormElement
    const { organizationName = '', name = '', email = '' } = valuesOf(form)
    const password = passwordIn(form)
    const isSignedIn = await this.#submission.run(async () => {
      if (!this.isNew) return api.post('/api/auth/login', { body: { email, password } })
      await api.post('/api/auth/register', { body: { organizationName, name, email, password } })
      const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
      // A time zone that the API does not know can be set in the settings.
      await api.patch('/api/organization', { body: { timeZone } }).catch(() => undefined)
    })
    if (isSignedIn) this.dispatchEvent(new CustomEvent('done', { detail: { isNew: this.isNew } }))
  }

  readonly #forgot = async () => {
    const email = this.querySelector<HTMLInputElement>('[name=email]')?.value.trim()
    if (!email) this.note = this.words.forgotNeedsEmail
    else if (await this.#submission.run(() => api.post('/api/auth/forgot-password', { body: { email } })))
      this.note = this.words.forgotSent
  }
}

customElements.define('studio-sign-in', StudioSignIn)
