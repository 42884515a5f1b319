import { html, nothing } from 'lit'
import { PorchlightError } from '../api'
import type { Context } from '../context'
import { failed } from './states'

/** Beside its field a fault need not say the field's path. */
export const besideField = (path: string, fault: string | undefined) => {
  if (!fault?.startsWith(`${path} `)) return fault
  const rest = fault.slice(path.length + 1)
  return rest.charAt(0).toUpperCase() + rest.slice(1)
}

/** Below a row of fields, with the label of the one that is wrong. */
export const belowRow = (label: string, path: string, fault: string | undefined) =>
  fault?.startsWith(`${path} `) ? `${label}: ${fault.slice(path.length + 1)}` : fault

/** Why a form was refused. What stands beside its fields, which `told` matches, is only pointed to. */
export function formFault(studio: Context, error: unknown, told: RegExp, marked: string) {
  if (error === undefined) return nothing
  const fields = error instanceof PorchlightError ? error.fields : []
  const isTold = fields.length > 0 && fields.every(({ path }) => told.test(path))
  return isTold ? html`<p class="fault" role="alert">${marked}</p>` : failed(studio, error)
}
