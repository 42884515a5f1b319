import { html, nothing, type TemplateResult } from 'lit'
import { PorchlightError } from '../api'
import type { Context } from '../context'
import type { Submission } from '../submission'
import './dialog'
import { failed } from './states'

type Question = {
  heading: string
  text: string
  button: string
  isDanger?: boolean
  more?: TemplateResult | typeof nothing
  submission: Submission
  confirm: (form: HTMLFormElement) => unknown
  close: () => void
}

/** The fields show these errors themselves. */
const isOfFields = (error: unknown) => error instanceof PorchlightError && error.fields.length > 0

/** Says what will happen before it happens. `more` are extra fields, whose form is passed to `confirm`. */
export function confirmDialog(studio: Context, { heading, text, button, submission, ...question }: Question) {
  const { isDanger = false, more = nothing, confirm, close } = question
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void confirm(event.currentTarget as HTMLFormElement)
  }
  const content = html`<form @submit=${submit}>
    <p>${text}</p>
    ${more}
    ${submission.error === undefined || (more !== nothing && isOfFields(submission.error)) ? nothing : failed(studio, submission.error)}
    <div class="actions">
      <button type="submit" class=${isDanger ? 'danger' : ''} ?disabled=${submission.isBusy}>${button}</button>
      <button type="button" class="quiet" @click=${close}>${studio.common.cancel}</button>
    </div>
  </form>`
  return html`<studio-dialog heading=${heading} close-label=${studio.common.close} .content=${content} @close=${close}></studio-dialog>`
}
