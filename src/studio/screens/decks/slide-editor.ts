import { html, nothing } from 'lit'
import { keyed } from 'lit/directives/keyed.js'
import { fill } from '../../../words/fill'
import type { words as decks } from '../../../words/studio/decks/en'
import { type Answer, api } from '../../api'
import type { Context } from '../../context'
import { PageElement } from '../../page-element'
import { conflictDialog } from '../../parts/conflict'
import { field } from '../../parts/field'
import { failed } from '../../parts/states'
import { Submission } from '../../submission'
import { faultOfScript } from './script-check'

export type Slide = Answer<'/api/decks/{deckId}', 'get'>['slides'][number]
type Texts = { title: string; narrationScript: string; bullets: string }

const textsOf = ({ title, narration_script, bullets }: Slide): Texts => ({
  title,
  narrationScript: narration_script,
  bullets: bullets.join('\n'),
})

const bulletsOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

const names = ['title', 'narrationScript', 'bullets'] as const

/** The texts of one slide, edited where they stand. Sends `saved` with the slide. */
class SlideEditor extends PageElement {
  static override properties = {
    studio: { attribute: false },
    words: { attribute: false },
    slide: { attribute: false },
  }

  declare studio: Context
  declare words: typeof decks
  declare slide: Slide
  /** From the first letter that is typed: what stood there, and what stands there now. */
  #edited: { base: Slide; texts: Texts } | undefined
  #theirs: Slide | undefined
  /** Another form begins with other fields, whatever was typed. */
  #formNumber = 0
  readonly #submission = new Submission(this)

  override render() {
    const { slide, studio } = this
    const texts = textsOf(this.#edited?.base ?? slide)
    return html`${keyed(
      this.#formNumber,
      html`<form @submit=${this.#submit}>
        <fieldset class="bare" ?disabled=${!studio.canWrite}>
          ${this.#text('title', texts, 1)} ${this.#text('narrationScript', texts, 6)} ${this.#text('bullets', texts, 3)}
        </fieldset>
        ${this.#saving()}
      </form>`,
    )}
    ${this.#theirs ? this.#conflict(this.#theirs) : nothing}`
  }

  #text(name: keyof Texts, texts: Texts, rows: number) {
    const { words, slide } = this
    const typed = (event: InputEvent) => this.#type(name, (event.target as HTMLTextAreaElement).value)
    return field({
      name: `${name}-${slide.id}`,
      label: words.slideTexts[name],
      hint: name === 'bullets' ? words.bulletsHint : undefined,
      fault: faultOfScript(this.#edited?.texts[name] ?? texts[name], words) ?? this.#submission.faultOf(name),
      input: ({ id, describedBy, invalid }) =>
        html`<textarea id=${id} rows=${rows} ?required=${name !== 'bullets'} .value=${texts[name]} aria-describedby=${describedBy || nothing} aria-invalid=${invalid} @input=${typed}></textarea>`,
    })
  }

  #saving() {
    const { studio } = this
    const { error, isBusy } = this.#submission
    if (!this.#edited) return nothing
    const isTold = names.some((name) => this.#submission.faultOf(name))
    return html`${error === undefined || isTold ? nothing : failed(studio, error)}
      <div class="actions">
        <button type="submit" ?disabled=${isBusy}>${studio.common.save}</button>
        <button type="button" class="quiet" @click=${() => this.#begin()}>${studio.common.cancel}</button>
      </div>`
  }

  #type(name: keyof Texts, value: string) {
    this.#edited ??= { base: this.slide, texts: textsOf(this.slide) }
    this.#edited.texts = { ...this.#edited.texts, [name]: value }
    this.requestUpdate()
  }

  #begin() {
    this.#edited = undefined
    this.#theirs = undefined
    this.#formNumber++
    this.#submission.forget()
  }

  readonly #submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (this.#edited) await this.#save(this.#edited.base)
  }

  /** Unless somebody else saved other texts since `base` was read. */
  async #save(base: Slide) {
    const { texts } = this.#edited ?? {}
    if (!texts) return
    const params = { path: { deckId: base.deckId, slideId: base.id } }
    let saved: Slide | undefined
    const isDone = await this.#submission.run(async () => {
      const { slide: now } = await api.get('/api/decks/{deckId}/slides/{slideId}', { params })
      if (now.updatedAt !== base.updatedAt && this.#differences(now, texts).length) {
        this.#theirs = now
        return
      }
      const body = { ...texts, bullets: bulletsOf(texts.bullets) }
      saved = (await api.patch('/api/decks/{deckId}/slides/{slideId}', { params, body })).slide
    })
    if (!isDone || !saved) return
    this.#tell(saved)
    this.studio.say(fill(this.words.slideSaved, { title: saved.title }))
  }

  #tell(slide: Slide) {
    this.slide = slide
    this.#edited = undefined
    this.#theirs = undefined
    this.dispatchEvent(new CustomEvent('saved', { detail: slide }))
    this.requestUpdate()
  }

  #differences(theirs: Slide, mine: Texts) {
    const saved = textsOf(theirs)
    return names
      .filter((name) => saved[name] !== mine[name])
      .map((name) => ({ label: this.words.slideTexts[name], theirs: saved[name], mine: mine[name] }))
  }

  #conflict(theirs: Slide) {
    const mine = this.#edited?.texts
    if (!mine) return nothing
    const close = () => {
      this.#theirs = undefined
      this.requestUpdate()
    }
    const keepMine = () => {
      this.#theirs = undefined
      void this.#save(theirs)
    }
    const takeTheirs = () => {
      this.#formNumber++
      this.#tell(theirs)
    }
    return conflictDialog(this.studio, this.#differences(theirs, mine), { keepMine, takeTheirs, close })
  }
}

customElements.define('studio-slide-editor', SlideEditor)
