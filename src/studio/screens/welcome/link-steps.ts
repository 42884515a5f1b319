import { html, nothing } from 'lit'
import { fill } from '../../../locales/fill'
import { api } from '../../api'
import { Cached, changed } from '../../cached'
import { textField } from '../../parts/field'
import { failed, shown } from '../../parts/states'
import { addressOf } from '../../router'
import { valuesOf } from '../../submission'
import { Step } from './step'

const firstNameOf = (name: string) => name.split(' ')[0] || name

/** A presentation that greets the member, to look at before any homeowner has one. */
class LookStep extends Step {
  readonly #trial = new Cached(this, () => {
    const { deckId = '', trialId } = this.day
    return { key: `trial of ${deckId}`, load: async () => trialId ?? (await this.#makeTrial(deckId)) }
  })

  override render() {
    const { words, studio } = this
    return html`<section class="card">
      <h2>${words.lookTitle}</h2>
      <p class="quiet-text">${fill(words.lookText, { name: firstNameOf(studio.member.name) })}</p>
      ${shown(
        studio,
        this.#trial,
        (id) =>
          html`<iframe class="trial" title=${words.preview} src="/p/${id}" allow="autoplay; fullscreen"></iframe>`,
      )}
      <button type="button" @click=${() => this.done(this.#trial.value ? { trialId: this.#trial.value } : {})}>${words.next}</button>
    </section>`
  }

  /** The presentation may be gone when someone comes back. */
  override disconnectedCallback() {
    super.disconnectedCallback()
    changed('trial of')
  }

  async #makeTrial(deckId: string) {
    const { member, language } = this.studio
    const homeownerData = { first_name: firstNameOf(member.name) }
    const { id } = await api.presentations.create({ deckId, homeownerData, languageSettings: { language } })
    // This is kept before it is shown, so that a reload of the page creates no second one.
    this.keep({ trialId: id })
    return id
  }
}

class HomeownerStep extends Step {
  override render() {
    const { words, studio, submission } = this
    const text = (name: string, label: string, more: { isRequired?: boolean; type?: string; hint?: string } = {}) =>
      textField({ name, label, ...more, fault: submission.faultOf(`homeownerData.${name}`) })
    return html`<form class="card" @submit=${this.#submit}>
      <h2>${words.homeownerTitle}</h2>
      <p class="quiet-text">${words.homeownerText}</p>
      ${text('first_name', words.firstName, { isRequired: true })} ${text('last_name', words.lastName)}
      ${text('address', words.address)} ${text('city', words.city)}
      ${text('email', words.email, { type: 'email', hint: words.emailHint })}
      ${submission.error === undefined ? nothing : failed(studio, submission.error)}
      <button type="submit" ?disabled=${submission.isBusy}>${words.makeLink}</button>
    </form>`
  }

  readonly #submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const { deckId = '', trialId } = this.day
    const { first_name = '', ...others } = valuesOf(event.currentTarget as HTMLFormElement)
    const languageSettings = { language: this.studio.language }
    await this.submission.run(async () => {
      const made = await api.presentations.create({
        deckId,
        homeownerData: { first_name, ...others },
        languageSettings,
      })
      if (trialId) await api.presentations.delete(trialId)
      changed('analytics')
      const name = [first_name, others.last_name].filter(Boolean).join(' ')
      this.done({ presentation: { id: made.id, name, email: others.email, viewerUrl: made.viewerUrl } })
    })
  }
}

class LinkStep extends Step {
  #isSent = false
  readonly #setup = new Cached(this, () => ({
    key: 'setup of the company',
    load: async () => (await api.get('/api/organization/setup')).setup,
  }))

  override render() {
    const { words, studio, submission } = this
    const { presentation } = this.day
    if (!presentation) return html``
    const { name, email, viewerUrl } = presentation
    return html`<section class="card">
      <h2>${fill(words.linkTitle, { name })}</h2>
      <p class="quiet-text">${words.linkText}</p>
      <div class="field">
        <label for="link">${words.link}</label>
        <input id="link" readonly .value=${viewerUrl} @focus=${(event: Event) => (event.target as HTMLInputElement).select()} />
      </div>
      <div class="actions">
        <button type="button" @click=${this.#copy}>${words.copy}</button>
        <a class="button quiet" href=${viewerUrl} target="_blank" rel="noopener">${words.open}</a>
        ${
          email && !this.#isSent
            ? html`<button type="button" class="quiet" ?disabled=${submission.isBusy} @click=${this.#send}>${fill(words.send, { email })}</button>`
            : nothing
        }
      </div>
      <p role="status">${this.#isSent ? words.sent : ''}</p>
      ${submission.error === undefined ? nothing : failed(studio, submission.error)}
      ${this.#setup.value?.hasHours === false ? html`<p class="state waits note">${words.noHours} <a href=${addressOf('/calendar/settings')}>${words.toHours}</a></p>` : nothing}
      <button type="button" class="plain" @click=${() => this.done()}>${words.done}</button>
    </section>`
  }

  readonly #copy = async () => {
    await navigator.clipboard.writeText(this.day.presentation?.viewerUrl ?? '')
    this.studio.say(this.studio.common.copied)
  }

  readonly #send = async () => {
    this.#isSent = await this.submission.run(() => api.presentations.send(this.day.presentation?.id ?? ''))
    this.requestUpdate()
  }
}

customElements.define('studio-look-step', LookStep)
customElements.define('studio-homeowner-step', HomeownerStep)
customElements.define('studio-link-step', LinkStep)
