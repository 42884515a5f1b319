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
    deckId: {},
    question: { attribute: false },
    alike: { attribute: false },
    isOpen: { state: true },
  }

  declare studio: Context
  declare words: Words
  declare deckId: string
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
          html`<textarea id=${id} name="text" rows="3" required .value=${question.faq?.cannedAnswer ?? question.answer ?? question.earlierAnswer ?? ''} aria-describedby=${describedBy} aria-invalid=${invalid}></textarea>`,
      })}
      ${this.alike.length ? this.#similar() : nothing}
      ${
        question.faq
          ? html`<p class="quiet-text">${words.inDeck}</p>`
          : html`<label class="choice"><input type="checkbox" name="makeFaq" checked /> ${words.fromNowOn}</label>`
      }
      ${error === undefined || fault ? nothing : failed(studio, error)}
      <div class="actions">
        <button type="submit" ?disabled=${isBusy}>${words.saveAnswer}</button>
        <button type="button" class="quiet" @click=${this.#close}>${studio.common.cancel}</button>
      </div>
    </form>`
  }

  #recipients() {
    const { words, studio } = this
    const counts = this.#answered().flatMap(({ reachable }) => reachable || [])
    if (counts.length < 2) return counts[0] ? studio.format.counted(words.willEmail, counts[0]) : words.noEmail
    // The same homeowner may have asked several of them.
    return words.willEmailAll
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
    const { studio, words, deckId, question } = this
    const faqId = question.faq?.id
    const text = this.querySelector('textarea')?.value.trim() ?? ''
    const makeFaq = this.querySelector<HTMLInputElement>('[name=makeFaq]')?.checked ?? false
    const similarIds = this.alike.flatMap(({ id }) => (this.#ticked.has(id) ? id : []))
    let emailed = 0
    const isDone = await this.#submission.run(async () => {
      if (faqId) {
        const path = { deckId, faqId }
        await api.patch('/api/decks/{deckId}/faqs/{faqId}', { params: { path }, body: { cannedAnswer: text } })
      }
      const call = { params: { path: { questionId: question.id } }, body: { text, makeFaq, similarIds } }
      emailed = (await api.post('/api/questions/{questionId}/answer', call)).emailed
    })
    if (!isDone) return
    this.isOpen = false
    this.#ticked.clear()
    studio.say(emailed ? studio.format.counted(words.answerEmailed, emailed) : words.answerSaved)
    this.dispatchEvent(new CustomEvent('done'))
  }
}

customElements.define('studio-answer-form', AnswerForm)
