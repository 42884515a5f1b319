import { html, nothing } from 'lit'
import { api } from '../../api'
import type { Context } from '../../context'
import { PageElement } from '../../page-element'
import { confirmDialog } from '../../parts/confirm-dialog'
import { shownOnce } from '../../parts/shown-once'
import { Submission } from '../../submission'
import type { Words } from './calendar'

/** Shows the secret address with which a calendar app follows the visits. */
class StudioFollowVisits extends PageElement {
  static override properties = { studio: { attribute: false }, words: { attribute: false } }

  declare studio: Context
  declare words: Words

  #asks = false
  #address: string | undefined
  readonly #submission = new Submission(this)

  override render() {
    const { words, studio } = this
    return html`<section class="card">
      <h2>${words.follow}</h2>
      <p class="quiet-text">${words.followText}</p>
      <button type="button" class="quiet" @click=${() => this.#ask(true)}>${words.makeAddress}</button>
    </section>
    ${
      this.#asks
        ? confirmDialog(studio, {
            ...{ heading: words.follow, text: words.makeAddressText, button: words.makeAddress },
            ...{ submission: this.#submission, confirm: this.#make, close: () => this.#ask(false) },
          })
        : nothing
    }
    ${
      this.#address
        ? shownOnce(studio, {
            ...{ heading: words.follow, text: words.addressText, label: words.address, value: this.#address },
            close: this.#forget,
          })
        : nothing
    }`
  }

  readonly #ask = (asks: boolean) => {
    this.#asks = asks
    this.#submission.forget()
  }

  readonly #make = async () => {
    await this.#submission.run(async () => {
      this.#address = (await api.post('/api/appointments/feed/rotate')).feedUrl
      this.#asks = false
    })
  }

  readonly #forget = () => {
    this.#address = undefined
    this.requestUpdate()
  }
}

customElements.define('studio-follow-visits', StudioFollowVisits)
