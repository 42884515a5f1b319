import { html, nothing } from 'lit'
import { fill } from '../../../locales/fill'
import { api } from '../../api'
import { Cached } from '../../cached'
import type { Context } from '../../context'
import { PageElement } from '../../page-element'
import '../../parts/dialog'
import { failed, shown } from '../../parts/states'
import { Submission } from '../../submission'
import type { Rule, Words } from './rules'

/** Shows a reminder as an example homeowner would get it, and sends it to the member’s own address. Sends `close`. */
class ReminderPreview extends PageElement {
  static override properties = {
    studio: { attribute: false },
    words: { attribute: false },
    rule: { attribute: false },
  }

  declare studio: Context
  declare words: Words
  declare rule: Rule
  readonly #submission = new Submission(this)
  readonly #written = new Cached(this, () => {
    const body = this.#body
    const load = async () => (await api.post('/api/reminders/preview', { body })).preview
    return { key: `preview of reminder ${JSON.stringify(body)}`, load }
  })

  get #body() {
    const { when, subject, text } = this.rule
    return { when, subject, text, language: this.studio.language }
  }

  override render() {
    const { studio, words } = this
    const { isBusy, error } = this.#submission
    const email = ({
      subject,
      html: page,
    }: {
      subject: string
      html: string
    }) => html`<p class="subject"><strong>${subject}</strong></p>
      <iframe class="email" sandbox="" title=${words.preview} srcdoc=${page}></iframe>`
    const content = html`<p class="quiet-text">${words.previewText}</p>
      ${shown(studio, this.#written, email)}
      ${error === undefined ? nothing : failed(studio, error)}
      <div class="actions">
        <button type="button" ?disabled=${isBusy} @click=${this.#send}>${words.sendTest}</button>
        <button type="button" class="quiet" @click=${this.#close}>${studio.common.close}</button>
      </div>`
    return html`<studio-dialog heading=${words.preview} close-label=${studio.common.close} .content=${content} @close=${this.#close}></studio-dialog>`
  }

  readonly #close = () => this.dispatchEvent(new CustomEvent('close'))

  readonly #send = async () => {
    const sentTo = await this.#submission.read(
      async () => (await api.post('/api/reminders/test', { body: this.#body })).sentTo,
    )
    if (sentTo) this.studio.say(fill(this.words.testSent, { email: sentTo }))
  }
}

customElements.define('studio-reminder-preview', ReminderPreview)
