import { html, nothing } from 'lit'
import { api } from '../../api'
import type { Context } from '../../context'
import { PageElement } from '../../page-element'
import { field } from '../../parts/field'
import { failed } from '../../parts/states'
import { Submission } from '../../submission'
import type { Question, Words } from './words'

/** Turns a question into an FAQ in one step. Sends `done`. */
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
    const fault = this.#submission.faultOf('cannedAnswer')
    return html`<form @submit=${this.#submit}>
      ${field({
        name: `answer-${question.id}`,
        label: words.yourAnswer,
        hint: words.yourAnswerHint,
        fault,
        input: ({ id, describedBy, invalid }) =>
          html`<textarea id=${id} name="cannedAnswer" rows="3" required .value=${question.answer ?? ''} aria-describedby=${describedBy} aria-invalid=${invalid}></textarea>`,
      })}
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
    const cannedAnswer = this.querySelector('textarea')?.value.trim() ?? ''
    const params = { path: { questionId: this.question.id } }
    const body = { cannedAnswer }
    if (!(await this.#submission.run(() => api.post('/api/questions/{questionId}/faq', { params, body })))) return
    this.isOpen = false
    this.studio.say(this.words.answerSaved)
    this.dispatchEvent(new CustomEvent('done'))
  }
}

customElements.define('studio-answer-form', AnswerForm)
