import type { TemplateResult } from 'lit'
import { Screen } from '../../screen'
import { Submission } from '../../submission'
import type { FirstDay, WelcomeWords } from './first-day'

/** One of the five. It sends `done` with what it made. */
export abstract class Step extends Screen<WelcomeWords> {
  static override properties = { ...Screen.properties, day: { attribute: false } }

  declare day: FirstDay
  protected readonly submission = new Submission(this)

  protected done(made: FirstDay = {}) {
    this.dispatchEvent(new CustomEvent<FirstDay>('done', { detail: made }))
  }

  abstract override render(): TemplateResult
}
