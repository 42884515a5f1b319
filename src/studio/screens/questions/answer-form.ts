import { html, nothing } from 'lit'
import { api } from '../../api'
import type { Context } from '../../context'
import { PageElement } from '../../page-element'
import { field } from '../../parts/field'
import { failed } from '../../parts/states'
import { Submission } from '../../submission'
import type { Question, Words } from './words'

/**
 * Emails the answer to those who asked, makes an FAQ of it in the same step, and answers similar questions with it that
 * a person ticks. Sends `done`.
 */
class AnswerForm extends PageElement {
  static override properties = {
    studio: { attribute: false },
    words: { attribute: false },
    question: { attribute: false },
    alike: { attribute: false },
    isOpen: { state: true },
  }

  declare studio: Context
  declare words: Words
  declare question: Question
  declare alike: Question[]
  declare isOpen: boolean | undefined
  readonly #ticked = new Set<string>()
  readonly #submission = new Submission(this)

  override render() {
    const { words, studio, question } = this
    const { error, isBusy } = this.#submission
    const label = question.answer ? words.editAnswer : words.answer
    if (!this.isOpen)
      return html`<button type="button" class="quiet" aria-label="${label}: ${question.question}" @click=${this.#open}>${label}</button>`
    const fault = this.#submission.faultOf('text')
    return html`<form @submit=${this.#submit}>
      ${field({
        name: `answer-${question.id}`,
        label: words.yourAnswer,
        hint: this.#recipients(),
        fault,
        input: ({ id, describedBy, invalid }) =>
          html`<textarea id=${id} name="text" rows="3" required .value=${question.answer ?? ''} aria-describedby=${describedBy} aria-invalid=${invalid}></textarea>`,
      })}
      ${this.alike.length ? this.#similar() : nothing}
      <label class="choice"><input type="checkbox" name="makeFaq" checked /> ${words.fromNowOn}</label>
      ${error === undefined || fault ? nothing : failed(studio, error)}
      <div class="actions">
        <button type="submit" ?disabled=${isBusy}>${words.saveAnswer}</button>
        <button type="button" class="quiet" @click=${this.#close}>${studio.common.cancel}</button>
      </div>
    </form>`
  }

  #recipients() {
    const { words, studio } = this
    const count = this.#answered().reduce((sum, { reachable }) => sum + reachable, 0)
    return count ? studio.format.counted(words.willEmail, count) : words.noEmail
  }

  #answered = () => [this.question, ...this.alike.filter(({ id }) => this.#ticked.has(id))]

  #similar() {
    const tick = (id: string) => (event: Event) => {
      if ((event.target as HTMLInputElement).checked) this.#ticked.add(id)
      else this.#ticked.delete(id)
      this.requestUpdate()
    }
    return html`<fieldset class="similar">
      <legend>${this.words.alsoAnswers}</legend>
      ${this.alike.map(
        ({ id, question }) =>
          html`<label class="choice"><input type="checkbox" .checked=${this.#ticked.has(id)} @change=${tick(id)} /> ${question}</label>`,
      )}
    </fieldset>`
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
    const isFaq = this.querySelector<HTMLInputElement>('[name=makeFaq]')?.checked ?? false
    let emailed = 0
    const isDone = await this.#submission.run(async () => {
      // An FAQ is made once, so it comes last: whatever fails before it can be tried again.
      for (const { id: questionId } of this.#answered().reverse()) {
        const makeFaq = isFaq && questionId === this.question.id
        const call = { params: { path: { questionId } }, body: { text, makeFaq } }
        emailed += (await api.post('/api/questions/{questionId}/answer', call)).emailed
      }
    })
    if (!isDone) return
    this.isOpen = false
    this.#ticked.clear()
    studio.say(emailed ? studio.format.counted(words.answerEmailed, emailed) : words.answerSaved)
    this.dispatchEvent(new CustomEvent('done'))
  }
}

customElements.define('studio-answer-form', AnswerForm)
