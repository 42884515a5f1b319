import type { TemplateResult } from 'lit'
import { Screen } from '../../screen'
import { Submission } from '../../submission'
import type { FirstDay, WelcomeWords } from './first-day'

/** One of the five steps. It sends `done` with what it created, and `keep` with what it began. */
export abstract class Step extends Screen<WelcomeWords> {
  static override properties = { ...Screen.properties, day: { attribute: false } }

  declare day: FirstDay
  protected readonly submission = new Submission(this)

  protected done(made: FirstDay = {}) {
    this.dispatchEvent(new CustomEvent<FirstDay>('done', { detail: made }))
  }

  /** Stores what has to survive a reload before the step is done. */
  protected keep(made: FirstDay) {
    this.dispatchEvent(new CustomEvent<FirstDay>('keep', { detail: made }))
  }

  abstract override render(): TemplateResult
}
