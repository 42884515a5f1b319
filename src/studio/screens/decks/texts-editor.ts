import { html, nothing } from 'lit'
import { keyed } from 'lit/directives/keyed.js'
import { fill } from '../../../locales/fill'
import type { words as decks } from '../../../locales/studio/decks/en'
import type { Context } from '../../context'
import { PageElement } from '../../page-element'
import { conflictDialog } from '../../parts/conflict'
import { field } from '../../parts/field'
import { failed } from '../../parts/states'
import { Submission } from '../../submission'
import { faultOfScript } from './script-check'

type Kept = { id: string; updatedAt: string }
export type Text = { name: string; label: string; rows: number; hint?: string; isOptional?: boolean }
type Texts = Record<string, string>

/** Edits texts in place. Sends `saved` with what was saved. */
export abstract class TextsEditor<Thing extends Kept> extends PageElement {
  static override properties = {
    studio: { attribute: false },
    words: { attribute: false },
    thing: { attribute: false },
  }

  declare studio: Context
  declare words: typeof decks
  declare thing: Thing
  /** Set from the first letter typed: the saved texts, and the current ones. */
  #edited: { base: Thing; texts: Texts } | undefined
  #theirs: Thing | undefined
  /** A new number creates a fresh form, with other initial values and nothing typed. */
  #formNumber = 0
  readonly #submission = new Submission(this)

  abstract fields(): Text[]
  abstract textsOf(thing: Thing): Texts
  abstract read(thing: Thing): Promise<Thing>
  abstract write(thing: Thing, texts: Texts): Promise<Thing>
  abstract nameOf(thing: Thing): string

  override render() {
    const { thing, studio } = this
    const texts = this.textsOf(this.#edited?.base ?? thing)
    return html`${keyed(
      this.#formNumber,
      html`<form @submit=${this.#submit}>
        <fieldset class="bare" ?disabled=${!studio.canWrite}>${this.fields().map((text) => this.#text(text, texts))}</fieldset>
        ${this.#saving()}
      </form>`,
    )}
    ${this.#theirs ? this.#conflict(this.#theirs) : nothing}`
  }

  #text({ name, label, rows, hint, isOptional }: Text, texts: Texts) {
    const typed = this.#edited?.texts[name] ?? texts[name] ?? ''
    const type = (event: InputEvent) => this.#type(name, (event.target as HTMLTextAreaElement).value)
    return field({
      name: `${name}-${this.thing.id}`,
      label,
      hint,
      fault: faultOfScript(typed, this.words) ?? this.#submission.faultOf(name),
      input: ({ id, describedBy, invalid }) =>
        html`<textarea id=${id} rows=${rows} ?required=${!isOptional} .value=${typed} aria-describedby=${describedBy || nothing} aria-invalid=${invalid} @input=${type}></textarea>`,
    })
  }

  #saving() {
    const { studio } = this
    const { error, isBusy } = this.#submission
    if (!this.#edited) return nothing
    const isTold = this.fields().some(({ name }) => this.#submission.faultOf(name))
    return html`${error === undefined || isTold ? nothing : failed(studio, error)}
      <div class="actions">
        <button type="submit" ?disabled=${isBusy}>${studio.common.save}</button>
        <button type="button" class="quiet" @click=${() => this.#begin()}>${studio.common.cancel}</button>
      </div>`
  }

  #type(name: string, value: string) {
    this.#edited ??= { base: this.thing, texts: this.textsOf(this.thing) }
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

  /** Saves unless someone else has saved other texts since `base` was loaded. */
  async #save(base: Thing) {
    const { texts } = this.#edited ?? {}
    if (!texts) return
    let saved: Thing | undefined
    const isDone = await this.#submission.run(async () => {
      const now = await this.read(base)
      if (now.updatedAt !== base.updatedAt && this.#differences(now, texts).length) {
        this.#theirs = now
        return
      }
      saved = await this.write(base, texts)
    })
    if (!isDone || !saved) return
    this.#tell(saved, texts)
    this.studio.say(fill(this.words.slideSaved, { title: this.nameOf(saved) }))
  }

  /** `sent` is what was just saved; what someone typed since stays in the form. */
  #tell(thing: Thing, sent = this.#edited?.texts) {
    this.thing = thing
    this.#edited = this.#edited && this.#edited.texts !== sent ? { ...this.#edited, base: thing } : undefined
    this.#theirs = undefined
    this.dispatchEvent(new CustomEvent('saved', { detail: thing }))
    this.requestUpdate()
  }

  #differences(theirs: Thing, mine: Texts) {
    const saved = this.textsOf(theirs)
    return this.fields()
      .filter(({ name }) => saved[name] !== mine[name])
      .map(({ name, label }) => ({ label, theirs: saved[name] ?? '', mine: mine[name] ?? '' }))
  }

  #conflict(theirs: Thing) {
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
