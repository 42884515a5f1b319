import { html, nothing } from 'lit'
import { fill } from '../../../locales/fill'
import { type Answer, api } from '../../api'
import type { Context } from '../../context'
import { PageElement } from '../../page-element'
import { textField } from '../../parts/field'
import { failed } from '../../parts/states'
import { Submission, valuesOf } from '../../submission'
import type { Words } from './words'

type Given = Exclude<Answer<'/api/qa', 'post'>, string>['answer']

/** Asks the deck as a homeowner would, and shows where the answer comes from. */
class Rehearsal extends PageElement {
  static override properties = {
    studio: { attribute: false },
    words: { attribute: false },
    deckId: {},
  }

  declare studio: Context
  declare words: Words
  declare deckId: string
  #given: (Given & { question: string; deckId: string }) | undefined
  readonly #submission = new Submission(this)

  override render() {
    const { words, studio } = this
    const { error, isBusy } = this.#submission
    return html`<section class="card">
      <h2>${words.rehearse}</h2>
      <p class="quiet-text">${words.rehearseText}</p>
      <form @submit=${this.#submit}>
        ${textField({ name: 'question', label: words.ask, isRequired: true, fault: this.#submission.faultOf('question') })}
        ${error === undefined || this.#submission.faultOf('question') ? nothing : failed(studio, error)}
        <button type="submit" class="quiet" ?disabled=${isBusy}>${words.askIt}</button>
      </form>
      <div aria-live="polite">${this.#given?.deckId === this.deckId ? this.#answer(this.#given) : nothing}</div>
    </section>`
  }

  #answer({ question, kind, text, unanswered, citations, passages }: Given & { question: string }) {
    const { words } = this
    return html`<article class="rehearsed">
      <h3>${question}</h3>
      <p><span class="state ${kind === 'none' ? 'waits' : 'good'}">${words.kinds[kind]}</span></p>
      ${passages.length ? nothing : html`<p>${kind === 'none' ? (unanswered?.text ?? text) : text}</p>`}
      ${
        passages.length
          ? html`<h4>${words.passages}</h4>
            <ul>${passages.map((each) => this.#passage(each))}</ul>`
          : nothing
      }
      ${
        citations.length
          ? html`<h4>${words.sources}</h4>
            <ul>${citations.map(({ kind, title, quote }) => html`<li><strong>${words.sourceKinds[kind]}: ${title}</strong><br />“${quote}”</li>`)}</ul>`
          : nothing
      }
    </article>`
  }

  #passage({ title, page, heading, quote }: Given['passages'][number]) {
    const place = page ? `${title}, ${fill(this.words.page, { n: String(page) })}` : title
    return html`<li><strong>${heading ? `${place} · ${heading}` : place}</strong><br />“${quote}”</li>`
  }

  readonly #submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const { question = '' } = valuesOf(event.currentTarget as HTMLFormElement)
    await this.#submission.run(async () => {
      // Only a caller that requests a stream gets one.
      const { deckId } = this
      const told = (await api.post('/api/qa', { body: { question, deckId } })) as { answer: Given }
      this.#given = { ...told.answer, question, deckId }
    })
  }
}

customElements.define('studio-rehearsal', Rehearsal)
