import { html, nothing } from 'lit'
import { fill } from '../../../locales/fill'
import { api, PorchlightError } from '../../api'
import { Cached } from '../../cached'
import type { Context } from '../../context'
import type { Formats } from '../../formats'
import { PageElement } from '../../page-element'
import { conflictDialog } from '../../parts/conflict'
import { failed, shown } from '../../parts/states'
import { Submission } from '../../submission'
import { readCalendar, readFree, readVisit, type Visit, type Words } from './calendar'
import { addDays, dateIn } from './dates'
import './free-windows'
import { daysOfPage, type Free, insideNotice } from './free-windows'

/** Shows the free windows for a visit, two weeks at a time. `to` is the one that it was dropped on. */
class StudioMoveVisit extends PageElement {
  static override properties = {
    studio: { attribute: false },
    words: { attribute: false },
    format: { attribute: false },
    visit: { attribute: false },
    to: { attribute: false },
  }

  declare studio: Context
  declare words: Words
  declare format: Formats
  declare visit: Visit
  declare to: string | undefined

  #chosen: string | undefined
  #from: string | undefined
  #theirs: Visit | undefined
  readonly #submission = new Submission(this)
  readonly #free = new Cached<Free>(this, () => {
    const { presentationId } = this.visit
    if (this.to || !presentationId) return undefined
    const from = this.#begin
    return {
      key: `free windows ${presentationId} ${from}`,
      load: () => readFree(presentationId, from, addDays(from, daysOfPage - 1)),
    }
  })

  readonly #calendar = new Cached(this, () => ({ key: 'calendar', load: readCalendar }))

  get #noticeHours() {
    return this.#calendar.value?.calendar?.minimumNoticeHours ?? 0
  }

  get #bookedDay() {
    return dateIn(this.format.timeZone, this.visit.startsAt)
  }

  get #begin() {
    return this.#from ?? this.#bookedDay
  }

  override render() {
    const { words, studio, visit, to, format } = this
    const { error, isBusy } = this.#submission
    const was = format.moment(visit.startsAt)
    const notice = to && insideNotice(words, format, to, this.#noticeHours)
    return html`<form @submit=${this.#submit}>
      <p>${to ? fill(words.moveTo, { name: visit.name, was, when: format.moment(to) }) : fill(words.moveFrom, { when: was })}</p>
      ${to ? nothing : shown(studio, this.#free, (free) => this.#choice(free))}
      ${notice ? html`<p class="state waits">${notice}</p>` : nothing}
      <p class="hint">${visit.email ? words.moveText : words.noEmailText}</p>
      ${error === undefined ? nothing : failed(studio, error)}
      <div class="actions visit-actions">
        <button type="submit" ?disabled=${isBusy || !(to ?? this.#chosen)}>${words.moveVisit}</button>
        <button type="button" class="quiet" @click=${this.#back}>${studio.common.cancel}</button>
      </div>
    </form>
    ${this.#theirs ? this.#conflict(this.#theirs) : nothing}`
  }

  #choice(free: Free) {
    const { words, format } = this
    const turn = ({ detail }: CustomEvent<string>) => {
      this.#from = detail
      this.requestUpdate()
    }
    return html`<studio-free-windows .words=${words} .format=${format} .free=${free} .begin=${this.#begin} .today=${dateIn(format.timeZone, Date.now())} .day=${this.#bookedDay} .chosen=${this.#chosen} .noticeHours=${this.#noticeHours} @choose=${this.#choose} @turn=${turn}></studio-free-windows>`
  }

  readonly #choose = ({ detail }: CustomEvent<string | undefined>) => {
    this.#chosen = detail
    this.requestUpdate()
  }

  readonly #back = () => this.dispatchEvent(new CustomEvent('back'))

  #conflict(theirs: Visit) {
    const close = () => {
      this.#theirs = undefined
      this.requestUpdate()
    }
    const { words, format } = this
    const mine = this.to ?? this.#chosen ?? ''
    const moments = { theirs: format.moment(theirs.startsAt), mine: format.moment(mine) }
    return conflictDialog(this.studio, [{ label: words.when, ...moments }], {
      keepMine: () => {
        close()
        void this.#move(mine)
      },
      takeTheirs: () => this.dispatchEvent(new CustomEvent('moved', { detail: theirs.startsAt })),
      close,
    })
  }

  readonly #submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const startsAt = this.to ?? this.#chosen
    if (!startsAt) return
    const now = await this.#submission.read(() => readVisit(this.visit.id))
    if (!now) return
    if (now.startsAt === this.visit.startsAt || now.startsAt === startsAt) return this.#move(startsAt)
    this.#theirs = now
    this.requestUpdate()
  }

  async #move(startsAt: string) {
    const params = { path: { appointmentId: this.visit.id } }
    const body = { startsAt, ignoreNotice: true }
    const call = () => api.post('/api/appointments/{appointmentId}/reschedule', { params, body })
    if (await this.#submission.run(call)) return this.dispatchEvent(new CustomEvent('moved', { detail: startsAt }))
    const { error } = this.#submission
    // Someone else was faster, so the windows that are still free are shown.
    if (error instanceof PorchlightError && error.code === 'window_taken' && !this.to) {
      this.#chosen = undefined
      await this.#free.reload()
    }
  }
}

customElements.define('studio-move-visit', StudioMoveVisit)
