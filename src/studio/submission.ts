import type { ReactiveControllerHost } from 'lit'
import { PorchlightError } from './api'
import { type Fault, faultAt, faultIn, sentenceOfFault } from './field-faults'
import { changesSoFar, noteSaved } from './unsaved'

/** Runs one call at a time for a person, and keeps its error. */
export class Submission {
  isBusy = false
  error: unknown
  readonly #host: ReactiveControllerHost

  constructor(host: ReactiveControllerHost) {
    this.#host = host
  }

  get #faults() {
    return this.error instanceof PorchlightError ? this.error.fields : []
  }

  /** Returns what is wrong with the field of this name in the body, or with anything inside it. */
  faultOf(path: string) {
    return this.#sentenceOf(faultIn(this.#faults, path))
  }

  /** Returns only the error of this path itself, for a list whose items show their own. */
  faultAt(path: string) {
    return this.#sentenceOf(faultAt(this.#faults, path))
  }

  #sentenceOf(fault: Fault | undefined) {
    return fault && sentenceOfFault(fault)
  }

  /** Returns whether the call succeeded, which marks what was typed as saved. */
  readonly run = async (call: () => Promise<unknown>) => {
    const until = changesSoFar()
    const isDone = await this.#try(call)
    if (isDone && this.#host instanceof Element) noteSaved(this.#host, until)
    return isDone
  }

  /** Runs a call that only reads, so nothing is marked as saved. */
  readonly read = async <Value>(call: () => Promise<Value>) => {
    let value: Value | undefined
    await this.#try(async () => {
      value = await call()
    })
    return value
  }

  async #try(call: () => Promise<unknown>) {
    if (this.isBusy) return false
    this.isBusy = true
    this.error = undefined
    this.#host.requestUpdate()
    try {
      await call()
      return true
    } catch (error) {
      this.error = error
      if (error instanceof PorchlightError && error.fields.length) requestAnimationFrame(this.#lookAtFault)
      return false
    } finally {
      this.isBusy = false
      this.#host.requestUpdate()
    }
  }

  /** The field may be off screen, so it takes the focus. */
  readonly #lookAtFault = () => {
    if (this.#host instanceof Element) this.#host.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }

  readonly forget = () => {
    this.error = undefined
    this.#host.requestUpdate()
  }
}

/** Returns the values of a form's fields, without the empty ones. */
export function valuesOf(form: HTMLFormElement): Record<string, string> {
  const given = [...new FormData(form)].filter((each): each is [string, string] => typeof each[1] === 'string')
  return Object.fromEntries(given.map(([name, value]) => [name, value.trim()]).filter(([, value]) => value))
}
