import type { ReactiveControllerHost } from 'lit'
import { PorchlightError } from './api'
import { faultAt, faultIn } from './field-faults'
import { changesSoFar, noteSaved } from './unsaved'

/** One call at a time that somebody asked for, and why it failed. */
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

  /** What is wrong with the field of this name in the body, or with what it holds. */
  faultOf(path: string) {
    return faultIn(this.#faults, path)
  }

  /** For a list whose items tell what is wrong with them. */
  faultAt(path: string) {
    return faultAt(this.#faults, path)
  }

  /** Whether it succeeded, so that what was typed is saved. */
  readonly run = async (call: () => Promise<unknown>) => {
    const until = changesSoFar()
    const isDone = await this.#try(call)
    if (isDone && this.#host instanceof Element) noteSaved(this.#host, until)
    return isDone
  }

  /** What is read before a write saves nothing. */
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

  /** The form may be longer than the screen. */
  readonly #lookAtFault = () => {
    if (this.#host instanceof Element) this.#host.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }

  readonly forget = () => {
    this.error = undefined
    this.#host.requestUpdate()
  }
}

/** What stands in the fields of a form, without those that are empty. */
export function valuesOf(form: HTMLFormElement): Record<string, string> {
  const given = [...new FormData(form)].filter((each): each is [string, string] => typeof each[1] === 'string')
  return Object.fromEntries(given.map(([name, value]) => [name, value.trim()]).filter(([, value]) => value))
}
