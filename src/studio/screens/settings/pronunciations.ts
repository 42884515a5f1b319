import { html, nothing } from 'lit'
import { fill } from '../../../locales/fill'
import { type Answer, api } from '../../api'
import { Cached } from '../../cached'
import type { Context } from '../../context'
import { PageElement } from '../../page-element'
import { formFault } from '../../parts/form-fault'
import { shown } from '../../parts/states'
import { Submission } from '../../submission'
import type { Words } from './branding-values'

type Pronunciation = Answer<'/api/narration/pronunciations', 'get'>['pronunciations'][number]

const besideFields = /^pronunciations\[\d+\]\.(word|say)/

const load = async () => (await api.get('/api/narration/pronunciations')).pronunciations

/** The words that voices mispronounce, each with how to say it. */
class Pronunciations extends PageElement {
  static override properties = { studio: { attribute: false }, words: { attribute: false } }

  declare studio: Context
  declare words: Words
  /** The edited list, once someone has typed. */
  #typed: Pronunciation[] | undefined
  readonly #submission = new Submission(this)
  readonly #saved = new Cached<Pronunciation[]>(this, () => ({ key: 'pronunciations', load }))

  override render() {
    const { words, studio } = this
    return html`<form class="card" @submit=${this.#submit}>
      <h2>${words.pronunciations}</h2>
      <p class="quiet-text">${words.pronunciationsText}</p>
      ${shown(studio, this.#saved, (saved) => this.#lines(this.#typed ?? saved))}
    </form>`
  }

  #lines(lines: Pronunciation[]) {
    const { words, studio } = this
    const { error, isBusy } = this.#submission
    const add = () => this.#set([...lines, { word: '', say: '' }])
    return html`<fieldset class="bare" ?disabled=${!studio.canWrite}>
        ${lines.map((line, at) => this.#line(lines, line, at))}
      </fieldset>
      ${formFault(studio, error, besideFields, words.marked)}
      ${
        studio.canWrite
          ? html`<div class="actions">
              <button type="submit" ?disabled=${isBusy || !this.#typed}>${studio.common.save}</button>
              <button type="button" class="quiet" @click=${add}>${words.addWord}</button>
            </div>`
          : nothing
      }`
  }

  #line(lines: Pronunciation[], line: Pronunciation, at: number) {
    const { words, studio } = this
    const input = (name: 'word' | 'say') => {
      const typed = (event: InputEvent) =>
        this.#set(lines.with(at, { ...line, [name]: (event.target as HTMLInputElement).value }))
      const path = `pronunciations[${at}].${name}`
      const fault = this.#submission.faultOf(path)
      return html`<label>${words[name]}
        <input type="text" required .value=${line[name]} @input=${typed} aria-invalid=${fault ? 'true' : 'false'} />
        ${fault ? html`<span class="fault" role="alert">${fault}</span>` : nothing}
      </label>`
    }
    const remove = () => this.#set(lines.toSpliced(at, 1))
    return html`<div class="pronunciation">
      ${input('word')} ${input('say')}
      ${studio.canWrite ? html`<button type="button" class="quiet" aria-label="${studio.common.delete}: ${fill(words.removeWord, { word: line.word })}" @click=${remove}>${studio.common.delete}</button>` : nothing}
    </div>`
  }

  #set(lines: Pronunciation[]) {
    this.#typed = lines
    this.requestUpdate()
  }

  readonly #submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const body = { pronunciations: this.#typed ?? [] }
    const isSaved = await this.#submission.run(async () => {
      this.#saved.tell((await api.put('/api/narration/pronunciations', { body })).pronunciations)
    })
    if (!isSaved) return
    this.#typed = undefined
    this.requestUpdate()
    this.studio.say(this.studio.common.saved)
  }
}

customElements.define('studio-pronunciations', Pronunciations)
