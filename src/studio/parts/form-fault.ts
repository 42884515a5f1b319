import { html, nothing } from 'lit'
import { PorchlightError } from '../api'
import type { Context } from '../context'
import { failed } from './states'

/** Shown below a row of fields, with the label of the wrong one. */
export const belowRow = (label: string, fault: string | undefined) => fault && `${label}: ${fault}`

/**
 * Says why a form was rejected. Errors that are shown beside their fields, which `told` matches, are only pointed to.
 */
export function formFault(studio: Context, error: unknown, told: RegExp, marked: string) {
  if (error === undefined) return nothing
  const fields = error instanceof PorchlightError ? error.fields : []
  const isTold = fields.length > 0 && fields.every(({ path }) => told.test(path))
  return isTold ? html`<p class="fault" role="alert">${marked}</p>` : failed(studio, error)
}
