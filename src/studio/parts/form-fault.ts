import { html, nothing } from 'lit'
import { PorchlightError } from '../api'
import type { Context } from '../context'
import { failed } from './states'

/** Below a row of fields, with the label of the one that is wrong. */
export const belowRow = (label: string, fault: string | undefined) => fault && `${label}: ${fault}`

/** Why a form was refused. What stands beside its fields, which `told` matches, is only pointed to. */
export function formFault(studio: Context, error: unknown, told: RegExp, marked: string) {
  if (error === undefined) return nothing
  const fields = error instanceof PorchlightError ? error.fields : []
  const isTold = fields.length > 0 && fields.every(({ path }) => told.test(path))
  return isTold ? html`<p class="fault" role="alert">${marked}</p>` : failed(studio, error)
}
