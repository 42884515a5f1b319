import { html, nothing } from 'lit'
import { fill } from '../../../locales/fill'
import type { words as me } from '../../../locales/studio/me/en'
import { type Answer, api } from '../../api'
import { Cached } from '../../cached'
import type { Context } from '../../context'
import { PageElement } from '../../page-element'
import { confirmDialog } from '../../parts/confirm-dialog'
import { failed, shown } from '../../parts/states'
import { Submission } from '../../submission'

type Session = Answer<'/api/auth/sessions', 'get'>['sessions'][number]

/** The browsers in which a member is signed in. */
class MySessions extends PageElement {
  static override properties = { studio: { attribute: false }, words: { attribute: false } }

  declare studio: Context
  declare words: typeof me
  #asksToSignOut = false
  readonly #ending = new Submission(this)
  readonly #everywhere = new Submission(this)
  readonly #sessions = new Cached<Session[]>(this, () => ({
    key: 'my-sessions',
    load: async () => (await api.get('/api/auth/sessions')).sessions,
  }))

  override render() {
    const { words, studio } = this
    const { error } = this.#ending
    return html`<section class="card">
        <h2>${words.sessions}</h2>
        <p>${words.sessionsText}</p>
        ${shown(studio, this.#sessions, () => html`<ul class="list">${this.#sessions.value?.map(this.#row)}</ul>`)}
        ${error === undefined ? nothing : failed(studio, error)}
        <button type="button" class="quiet" @click=${() => this.#askToSignOut(true)}>${words.signOutAll}</button>
      </section>
      ${this.#asksToSignOut ? this.#dialog() : nothing}`
  }

  readonly #row = (session: Session) => {
    const { words, studio } = this
    const device = session.device ?? words.unknownDevice
    const since = fill(words.signedInSince, { time: studio.format.moment(session.createdAt) })
    return html`<li class="row">
      <span class="what">
        <strong>${device}</strong>
        ${session.isCurrent ? html`<span class="state">${words.thisDevice}</span>` : nothing}
        <span class="quiet-text">${since}</span>
      </span>
      ${session.isCurrent ? nothing : this.#signOutButton(session, `${device}, ${since}`)}
    </li>`
  }

  #signOutButton(session: Session, name: string) {
    const { signOut } = this.words
    return html`<button type="button" class="quiet" aria-label="${signOut}: ${name}" ?disabled=${this.#ending.isBusy}
      @click=${() => this.#end(session)}>${signOut}</button>`
  }

  #dialog() {
    const { words, studio } = this
    return confirmDialog(studio, {
      submission: this.#everywhere,
      heading: words.signOutAll,
      text: words.signOutAllText,
      button: words.signOutAll,
      confirm: this.#signOutEverywhere,
      close: () => this.#askToSignOut(false),
    })
  }

  #askToSignOut(asks: boolean) {
    this.#asksToSignOut = asks
    this.#everywhere.forget()
  }

  async #end({ id: sessionId }: Session) {
    const isEnded = await this.#ending.run(async () => {
      await api.delete('/api/auth/sessions/{sessionId}', { params: { path: { sessionId } } })
      await this.#sessions.reloadAfterWrite()
    })
    if (isEnded) this.studio.say(this.words.signedOut)
  }

  readonly #signOutEverywhere = async () => {
    if (await this.#everywhere.run(() => api.post('/api/auth/logout-all'))) this.studio.leave(this.words.signedOutAll)
  }
}

customElements.define('studio-my-sessions', MySessions)
