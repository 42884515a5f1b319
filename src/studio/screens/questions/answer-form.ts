import { html, nothing } from 'lit'
import { api } from '../../api'
import type { Context } from '../../context'
import { PageElement } from '../../page-element'
import { field } from '../../parts/field'
import { failed } from '../../parts/states'
import { Submission } from '../../submission'
import type { Question, Words } from './words'

/** Emails the answer to those who asked, and makes an FAQ of it in the same step. Sends `done`. */
class AnswerForm extends PageElement {
  static override properties = {
    studio: { attribute: false },
    words: { attribute: false },
    question: { attribute: false },
    isOpen: { state: true },
  }

  declare studio: Context
  declare words: Words
  declare question: Question
  declare isOpen: boolean | undefined
  readonly #submission = new Submission(this)

  override render() {
    const { words, studio, question } = this
    const { error, isBusy } = this.#submission
    if (!this.isOpen)
      return html`<button type="button" class="quiet" aria-label="${words.answer}: ${question.question}" @click=${this.#open}>${words.answer}</button>`
    const fault = this.#submission.faultOf('text')
    return html`<form @submit=${this.#submit}>
      ${field({
        name: `answer-${question.id}`,
        label: words.yourAnswer,
        hint: words.yourAnswerHint,
        fault,
        input: ({ id, describedBy, invalid }) =>
          html`<textarea id=${id} name="text" rows="3" required .value=${question.answer ?? ''} aria-describedby=${describedBy} aria-invalid=${invalid}></textarea>`,
      })}
      <label class="choice"><input type="checkbox" name="makeFaq" checked /> ${words.fromNowOn}</label>
      ${error === undefined || fault ? nothing : failed(studio, error)}
      <div class="actions">
        <button type="submit" ?disabled=${isBusy}>${words.saveAnswer}</button>
        <button type="button" class="quiet" @click=${this.#close}>${studio.common.cancel}</button>
      </div>
    </form>`
  }

  readonly #open = async () => {
    this.isOpen = true
    await this.updateComplete
    this.querySelector('textarea')?.focus()
  }

  readonly #close = () => {
    this.isOpen = false
    this.#submission.forget()
  }

  readonly #submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const { studio, words } = this
    const text = this.querySelector('textarea')?.value.trim() ?? ''
    const makeFaq = this.querySelector('input')?.checked ?? false
    const call = { params: { path: { questionId: this.question.id } }, body: { text, makeFaq } }
    let emailed = 0
    const isDone = await this.#submission.run(async () => {
      emailed = (await api.post('/api/questions/{questionId}/answer', call)).emailed
    })
    if (!isDone) return
    this.isOpen = false
    studio.say(emailed ? studio.format.counted(words.answerEmailed, emailed) : words.answerSaved)
    this.dispatchEvent(new CustomEvent('done'))
  }
}

customElements.define('studio-answer-form', AnswerForm)
