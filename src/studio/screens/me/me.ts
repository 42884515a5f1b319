import { html } from 'lit'
import type { words as me } from '../../../locales/studio/me/en'
import { api } from '../../api'
import { changed } from '../../cached'
import { textField } from '../../parts/field'
import { pageHead } from '../../parts/page-head'
import { failed } from '../../parts/states'
import { Screen } from '../../screen'
import { Submission, valuesOf } from '../../submission'
import './my-rules'
import './my-sessions'

/** What members change about themselves. Their role is changed by an owner. */
class Me extends Screen<typeof me> {
  readonly #details = new Submission(this)
  readonly #password = new Submission(this)

  override render() {
    const { words, studio } = this
    return html`${pageHead({ title: words.title, text: words.text })}
      ${this.#detailsForm()}
      <studio-my-rules .studio=${studio} .words=${words}></studio-my-rules>
      ${this.#passwordForm()}
      <studio-my-sessions .studio=${studio} .words=${words}></studio-my-sessions>`
  }

  #detailsForm() {
    const { words, studio } = this
    const { error, isBusy, faultOf } = withFaults(this.#details)
    const isTold = ['name', 'email', 'currentPassword'].some(faultOf)
    return html`<form class="card" @submit=${this.#saveDetails}>
      <h2>${words.details}</h2>
      ${textField({ name: 'name', label: studio.common.name, value: studio.member.name, isRequired: true, autocomplete: 'name', fault: faultOf('name') })}
      ${textField({ name: 'email', label: studio.common.email, type: 'email', value: studio.member.email, isRequired: true, autocomplete: 'email', fault: faultOf('email') })}
      ${textField({ name: 'passwordForEmail', label: words.current, type: 'password', hint: words.currentHint, autocomplete: 'current-password', fault: faultOf('currentPassword') })}
      ${error === undefined || isTold ? '' : failed(studio, error)}
      <button type="submit" ?disabled=${isBusy}>${studio.common.save}</button>
    </form>`
  }

  #passwordForm() {
    const { words, studio } = this
    const { error, isBusy, faultOf } = withFaults(this.#password)
    const isTold = ['password', 'currentPassword'].some(faultOf)
    return html`<form class="card" @submit=${this.#savePassword}>
      <h2>${words.passwordTitle}</h2>
      <p>${words.passwordText}</p>
      ${textField({ name: 'currentPassword', label: words.current, type: 'password', isRequired: true, autocomplete: 'current-password', fault: faultOf('currentPassword') })}
      ${textField({ name: 'password', label: words.newPassword, type: 'password', hint: studio.common.passwordHint, isRequired: true, autocomplete: 'new-password', fault: faultOf('password') })}
      ${error === undefined || isTold ? '' : failed(studio, error)}
      <button type="submit" ?disabled=${isBusy}>${words.changePassword}</button>
    </form>`
  }

  readonly #saveDetails = async (event: SubmitEvent) => {
    event.preventDefault()
    const form = event.currentTarget as HTMLFormElement
    const { name = '', email = '', passwordForEmail: currentPassword } = valuesOf(form)
    const isNewEmail = email.toLowerCase() !== this.studio.member.email
    const body = { name, ...(isNewEmail && { email, currentPassword: currentPassword ?? '' }) }
    if (!(await this.#details.run(() => api.patch('/api/auth/me', { body })))) return
    // A reset would empty the name and the email too, whose values aren’t in the markup.
    for (const field of form.querySelectorAll<HTMLInputElement>('[type="password"]')) field.value = ''
    changed('members', 'everyone')
    await this.studio.reloadSession()
    this.studio.say(this.words.detailsSaved)
  }

  readonly #savePassword = async (event: SubmitEvent) => {
    event.preventDefault()
    const form = event.currentTarget as HTMLFormElement
    const { currentPassword = '', password = '' } = Object.fromEntries(new FormData(form)) as Record<string, string>
    if (!(await this.#password.run(() => api.patch('/api/auth/me', { body: { currentPassword, password } })))) return
    form.reset()
    this.studio.say(this.words.passwordChanged)
  }
}

const withFaults = (submission: Submission) => ({
  error: submission.error,
  isBusy: submission.isBusy,
  faultOf: (path: string) => submission.faultOf(path),
})

customElements.define('studio-me', Me)
