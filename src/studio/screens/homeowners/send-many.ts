import { html, nothing } from 'lit'
import { fill } from '../../../locales/fill'
import type { words as homeowners } from '../../../locales/studio/homeowners/en'
import { type Answer, api } from '../../api'
import { changed } from '../../cached'
import type { Context } from '../../context'
import type { Counted } from '../../formats'
import { closeIcon } from '../../icons'
import { PageElement } from '../../page-element'
import { confirmDialog } from '../../parts/confirm-dialog'
import { failed } from '../../parts/states'
import { Submission } from '../../submission'
import { linkedNames } from './linked-names'

type Sending = Answer<'/api/presentations/send/{sendingId}', 'get'>['sending']
type Skipped = Sending['skipped'][number]
type Code = Skipped['code']
type Preview = Answer<'/api/presentations/{presentationId}/send/preview', 'post'>['preview']

const [mostAtOnce, askEvery] = [500, 3000]
const mostAsked = 3

const isDone = ({ total, sent, skipped }: Sending) => sent + skipped.length >= total

/** Emails the links of many homeowners, and shows how far that has come and who was skipped. */
class SendMany extends PageElement {
  static override properties = {
    studio: { attribute: false },
    words: { attribute: false },
    ids: { attribute: false },
    label: { attribute: false },
    names: { attribute: false },
    withoutEmail: { attribute: false },
    isAgain: { attribute: false },
    heading: { attribute: false },
  }

  declare studio: Context
  declare words: (typeof homeowners)['bulk']
  declare ids: string[]
  declare label: Counted
  /** The name of each homeowner, so that it can be said who was skipped. */
  declare names: ReadonlyMap<string, string>
  /** The number of chosen homeowners who can’t get it. */
  declare withoutEmail: number | undefined
  /** Whether some of them were emailed the link before. */
  declare isAgain: boolean | undefined
  declare heading: string | undefined
  #sentNames = new Map<string, string>()
  #sendings: Sending[] = []
  #isAsking = false
  #preview: Preview | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #submission = new Submission(this)

  override disconnectedCallback() {
    super.disconnectedCallback()
    clearTimeout(this.#timer)
  }

  override render() {
    const { studio, ids, label } = this
    if (!ids.length && !this.withoutEmail && !this.#sendings.length) return nothing
    return html`<section class="card" aria-live="polite">
      ${ids.length && this.heading ? html`<h2>${this.heading}</h2> <p>${this.words.sendText}</p>` : nothing}
      ${ids.length ? html`<button type="button" ?disabled=${this.#submission.isBusy} @click=${this.#ask(true)}>${studio.format.counted(label, ids.length)}</button>` : nothing}
      ${this.withoutEmail ? html`<span class="quiet-text">${studio.format.counted(this.words.withoutEmail, this.withoutEmail)}</span>` : nothing}
      ${this.#submission.error === undefined || this.#isAsking ? nothing : failed(studio, this.#submission.error)}
      ${this.#sendings.length ? this.#progress() : nothing}
      ${this.#isAsking ? this.#question() : nothing}
    </section>`
  }

  #question() {
    const { words, studio, ids, label } = this
    const title = studio.format.counted(label, ids.length)
    const text = this.isAgain ? `${words.sendText} ${words.sendAgain}` : words.sendText
    return confirmDialog(studio, {
      ...{ heading: title, text, button: title, submission: this.#submission },
      more: html`<p>${this.#recipients()}</p>
        ${this.#preview ? this.#email(this.#preview) : nothing}`,
      confirm: this.#send,
      close: this.#ask(false),
    })
  }

  readonly #ask = (isAsking: boolean) => async () => {
    this.#isAsking = isAsking
    this.#preview = undefined
    this.#submission.forget()
    const [presentationId] = this.ids
    if (!isAsking || !presentationId) return
    const params = { path: { presentationId } }
    // Sending works without it.
    const written = await api
      .post('/api/presentations/{presentationId}/send/preview', { params })
      .catch(() => undefined)
    this.#preview = written?.preview
    this.requestUpdate()
  }

  #recipients() {
    const { words, studio, ids, names } = this
    const { locale, number } = studio.format
    const first = ids.slice(0, mostAsked).map((id) => names.get(id) ?? '')
    const others = ids.length - first.length
    const more = others ? [fill(words.more, { count: number(others) })] : []
    return fill(words.to, { names: new Intl.ListFormat(locale).format([...first, ...more]) })
  }

  /** The greeting and the first paragraph; every homeowner gets the email in their own language. */
  #email({ subject, text }: Preview) {
    const [greeting, first] = text.split('\n\n')
    return html`<blockquote class="excerpt"><p><strong>${subject}</strong></p><p>${greeting}</p><p>${first} …</p></blockquote>`
  }

  #progress() {
    const { words, studio } = this
    const { format } = studio
    const total = this.#sendings.reduce((sum, each) => sum + each.total, 0)
    const sent = this.#sendings.reduce((sum, each) => sum + each.sent, 0)
    const skipped = this.#sendings.flatMap((each) => each.skipped)
    const text = fill(words.progress, { sent: format.number(sent), total: format.number(total) })
    const named = ({ presentationId: id }: Skipped) => ({ id, name: this.#sentNames.get(id) ?? '' })
    const reasons = [...Map.groupBy(skipped, ({ code }) => code)] as [Code, Skipped[]][]
    const isOver = this.#sendings.every(isDone)
    return html`<p class="sent-many">${text}${isOver ? html`<button type="button" class="plain" aria-label=${studio.common.close} @click=${this.#forget}>${closeIcon()}</button>` : nothing}</p>
      ${isOver ? nothing : html`<progress max=${total} .value=${sent + skipped.length} aria-label=${text}></progress>`}
      ${reasons.length ? html`<ul class="problems">${reasons.map(([code, all]) => html`<li>${format.counted(words.skipped[code], all.length)}${linkedNames(all.map(named), words, format)}</li>`)}</ul>` : nothing}
      ${isOver ? nothing : html`<p class="quiet-text">${words.pace}</p>`}`
  }

  readonly #forget = () => {
    this.#sendings = []
    this.requestUpdate()
  }

  readonly #send = async () => {
    if (this.#sendings.every(isDone)) this.#sendings = []
    for (const id of this.ids) this.#sentNames.set(id, this.names.get(id) ?? '')
    const waiting = [...this.ids]
    const isAccepted = await this.#submission.run(async () => {
      while (waiting.length) {
        const body = { presentationIds: waiting.slice(0, mostAtOnce) }
        const { sending } = await api.post('/api/presentations/send', { body })
        this.#sendings.push(sending)
        waiting.splice(0, mostAtOnce)
      }
    })
    this.#lookLater()
    if (!isAccepted) return
    this.#isAsking = false
    this.studio.say(this.words.begun)
    this.dispatchEvent(new CustomEvent('sent'))
  }

  #lookLater() {
    clearTimeout(this.#timer)
    if (this.isConnected && !this.#sendings.every(isDone)) this.#timer = setTimeout(this.#look, askEvery)
  }

  /** A call that fails is made again, because the emails go out in any case. */
  readonly #look = async () => {
    this.#sendings = await Promise.all(
      this.#sendings.map(async (sending) => {
        if (isDone(sending)) return sending
        const params = { path: { sendingId: sending.id } }
        const answer = await api.get('/api/presentations/send/{sendingId}', { params }).catch(() => ({ sending }))
        return answer.sending
      }),
    )
    if (this.#sendings.every(isDone)) changed('homeowner', 'calls of the company')
    this.requestUpdate()
    this.#lookLater()
  }
}

customElements.define('studio-send-many', SendMany)
