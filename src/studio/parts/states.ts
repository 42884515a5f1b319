import { html, nothing, type TemplateResult } from 'lit'
import { isOffline, PorchlightError } from '../api'
import type { Cached } from '../cached'
import type { Context } from '../context'
import { warnIcon } from '../icons'
import { refusalIn } from '../refusal'
import { addressOf } from '../router'

/** These need only the common texts, so they also work before anyone is signed in. */
type Said = Pick<Context, 'common'>

export const skeleton = ({ common }: Said, lines = 3) => html`<div class="skeleton" role="status">
  <span class="visually-hidden">${common.loading}</span>
  ${Array.from({ length: lines }, () => html`<div></div>`)}
</div>`

/** An error whose message is written for the reader. */
export class OwnError extends Error {}

export function sentenceOf({ offline, errors }: Context['common'], error: unknown) {
  if (isOffline(error)) return offline
  if (error instanceof PorchlightError) return refusalIn(errors, error)
  return error instanceof OwnError ? error.message : errors.unknown
}

/** Says what went wrong and what to do, and offers another try. */
export const failed = (
  { common }: Said,
  error: unknown,
  retry?: () => unknown,
) => html`<div class="failed" role="alert">
  ${warnIcon()}
  <p>${sentenceOf(common, error)}</p>
  ${retry ? html`<button type="button" class="quiet" @click=${retry}>${common.tryAgain}</button>` : nothing}
</div>`

/** An empty list names the one next step. */
export const empty = (title: string, text: string, step?: { label: string; path?: string; click?: () => unknown }) =>
  html`<div class="empty">
    <h2>${title}</h2>
    <p>${text}</p>
    ${
      step?.path
        ? html`<a class="button" href=${addressOf(step.path)}>${step.label}</a>`
        : step
          ? html`<button type="button" @click=${step.click}>${step.label}</button>`
          : nothing
    }
  </div>`

/**
 * Shows a value, a skeleton until it has loaded, or the error if it did not; an older value stays with a note above it.
 */
export function shown<Value>(
  studio: Context,
  asked: Pick<Cached<Value>, 'value' | 'error' | 'reload'>,
  draw: (value: Value) => TemplateResult,
  waiting: () => TemplateResult = () => skeleton(studio),
) {
  const { value, error, reload } = asked
  const note = error === undefined ? nothing : failed(studio, error, reload)
  const rest = value !== undefined ? draw(value) : error === undefined ? waiting() : nothing
  // One template for all cases, so what a value and its wait have in common stays, with the focus in it.
  return html`${note}${rest}`
}
