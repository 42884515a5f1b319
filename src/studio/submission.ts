import type { ReactiveControllerHost } from 'lit'
import { PorchlightError } from './api'
import { noteSaved } from './unsaved'

/** One call at a time that somebody asked for, and why it failed. */
export class Submission {
  isBusy = false
  error: unknown
  readonly #host: ReactiveControllerHost

  constructor(host: ReactiveControllerHost) {
    this.#host = host
  }

  /** What is wrong with the field of this name in the body. */
  faultOf(path: string) {
    const { error } = this
    return error instanceof PorchlightError
      ? error.fields.find((field) => field.path === path || field.path.startsWith(`${path}.`))?.message
      : undefined
  }

  /** Whether it succeeded. */
  readonly run = async (call: () => Promise<unknown>) => {
    if (this.isBusy) return false
    this.isBusy = true
    this.error = undefined
    this.#host.requestUpdate()
    try {
      await call()
      if (this.#host instanceof Element) noteSaved(this.#host)
      return true
    } catch (error) {
      this.error = error
      return false
    } finally {
      this.isBusy = false
      this.#host.requestUpdate()
    }
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
