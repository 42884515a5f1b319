import { html, nothing, type TemplateResult } from 'lit'
import { fill } from '../../../locales/fill'
import { api, PorchlightError } from '../../api'
import { Cached, changed } from '../../cached'
import type { Context } from '../../context'
import { formatsIn } from '../../formats'
import { PageElement } from '../../page-element'
import { field, textField } from '../../parts/field'
import { selectField } from '../../parts/select-field'
import { empty, failed, shown } from '../../parts/states'
import { Submission, valuesOf } from '../../submission'
import { calendarWords } from '../../word-files'
import { type Words as CalendarWords, readCalendar, readFree } from '../calendar/calendar'
import { addDays, clockIn, dateIn } from '../calendar/dates'
import '../calendar/free-windows'
import { daysOfPage, type Free } from '../calendar/free-windows'
import { nameOf, type Presentation, type Words } from './standing'

type Kind = { id: string; name: string }
type Read = { words: CalendarWords; kinds: Kind[]; timeZone: string | undefined; noticeHours: number }
/** A window by the clock of the calendar, such as 2026-12-01 and 08:00. */
export type Wanted = { date: string; start: string; end: string }

/** A dialog in which the company books a visit for one homeowner, in `wanted` or another free window. Sends `close`. */
class StudioBookVisit extends PageElement {
  static override properties = {
    studio: { attribute: false },
    words: { attribute: false },
    presentation: { attribute: false },
    wanted: { attribute: false },
  }

  declare studio: Context
  declare words: Words
  declare presentation: Presentation
  declare wanted: Wanted | undefined
  #chosen: string | undefined
  #from: string | undefined
  #email = ''
  readonly #submission = new Submission(this)
  readonly #read = new Cached<Read>(this, () => {
    const { language } = this.studio
    return {
      key: `booking in ${language}`,
      load: async () => {
        const [{ words }, { calendar }] = await Promise.all([calendarWords[language](), readCalendar()])
        return {
          words,
          kinds: calendar?.kinds ?? [],
          noticeHours: calendar?.minimumNoticeHours ?? 0,
          timeZone: calendar?.weekly.length ? calendar.timeZone : undefined,
        }
      },
    }
  })
  readonly #free = new Cached<Free>(this, () => {
    const { timeZone } = this.#read.value ?? {}
    if (!timeZone) return undefined
    const [{ id }, from] = [this.presentation, this.#begin(timeZone)]
    const load = async () => {
      const free = await readFree(id, from, addDays(from, daysOfPage - 1))
      if (this.wanted) this.#chosen ??= startOf(free, this.wanted, timeZone)
      return free
    }
    return { key: `free windows ${id} ${from}`, load }
  })

  override render() {
    const { studio, words, presentation } = this
    const heading = fill(words.bookFor, { name: nameOf(presentation) })
    const content = shown(studio, this.#read, (read) => this.#content(read))
    return html`<studio-dialog heading=${heading} close-label=${studio.common.close} .content=${html`${content}`} @close=${this.#close}></studio-dialog>`
  }

  #begin = (timeZone: string) => this.#from ?? this.wanted?.date ?? dateIn(timeZone, Date.now())

  #content(read: Read): TemplateResult {
    const { words: calendar, kinds, timeZone } = read
    const { studio, words, presentation } = this
    if (!timeZone) return empty(words.noHours, words.noHoursText, { label: words.toHours, path: '/calendar/settings' })
    const { error, isBusy } = this.#submission
    const { first_name, email } = presentation.homeownerData
    return html`<form @submit=${this.#submit}>
      <p aria-live="polite">${fill(email || this.#email ? words.bookText : words.bookNoEmailText, { name: first_name })}</p>
      ${this.#bookedAlready(timeZone)}
      ${shown(studio, this.#free, (free) => this.#windows(free, read, timeZone))}
      ${kinds.length ? selectField({ name: 'kindId', label: calendar.kind, options: Object.fromEntries(kinds.map(({ id, name }) => [id, name])), chosen: kinds[0]?.id ?? '' }) : nothing}
      ${email ? nothing : textField({ name: 'email', label: words.optionalEmail, type: 'email', onInput: this.#typeEmail, fault: this.#submission.faultOf('homeownerData.email') })}
      ${field({
        ...{ name: 'notes', label: words.visitNotes, fault: this.#submission.faultOf('notes') },
        input: ({ id, describedBy, invalid }) =>
          html`<textarea id=${id} name="notes" rows="2" maxlength="500" aria-describedby=${describedBy || nothing} aria-invalid=${invalid}></textarea>`,
      })}
      ${error === undefined ? nothing : failed(studio, error)}
      <div class="actions">
        <button type="submit" ?disabled=${isBusy || !this.#chosen}>${words.bookVisit}</button>
        <button type="button" class="quiet" @click=${this.#close}>${studio.common.cancel}</button>
      </div>
    </form>`
  }

  #bookedAlready(timeZone: string) {
    const { studio, words, presentation } = this
    const { startsAt, status } = presentation.activity?.appointment ?? {}
    if (!startsAt || status !== 'booked' || Date.parse(startsAt) < Date.now()) return nothing
    const when = formatsIn(studio.format.locale, timeZone).moment(startsAt)
    return html`<p><strong>${fill(words.alreadyBooked, { name: nameOf(presentation), when })}</strong></p>`
  }

  #windows(free: Free, { words, noticeHours }: Read, timeZone: string) {
    const turn = ({ detail }: CustomEvent<string>) => {
      this.#from = detail
      this.requestUpdate()
    }
    const format = formatsIn(this.studio.format.locale, timeZone)
    const isTaken = this.wanted && !this.#from && !startOf(free, this.wanted, timeZone)
    return html`${isTaken ? html`<p class="fault">${words.notForThisHome}</p>` : nothing}
      <studio-free-windows .words=${words} .format=${format} .free=${free} .begin=${this.#begin(timeZone)} .today=${dateIn(timeZone, Date.now())} .day=${this.wanted?.date} .chosen=${this.#chosen} .noticeHours=${noticeHours} @choose=${this.#choose} @turn=${turn}></studio-free-windows>`
  }

  readonly #choose = ({ detail }: CustomEvent<string | undefined>) => {
    this.#chosen = detail
    this.requestUpdate()
  }

  readonly #typeEmail = (email: string) => {
    this.#email = email
    this.requestUpdate()
  }

  readonly #close = () => this.dispatchEvent(new CustomEvent('close'))

  readonly #submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const startsAt = this.#chosen
    if (!startsAt) return
    const { kindId, email, notes } = valuesOf(event.currentTarget as HTMLFormElement)
    const { id: presentationId } = this.presentation
    const more = { ...(kindId && { kindId }), ...(notes && { notes }) }
    const body = { presentationId, startsAt, ignoreNotice: true, ...more }
    const params = { path: { presentationId } }
    const isBooked = await this.#submission.run(async () => {
      if (email) await api.patch('/api/presentations/{presentationId}', { params, body: { homeownerData: { email } } })
      await api.post('/api/appointments', { body })
    })
    if (isBooked) {
      changed('homeowner', 'activity of', 'calls of the company', 'visits', 'free windows')
      const { words, studio } = this
      const { timeZone = studio.format.timeZone } = this.#read.value ?? {}
      studio.say(fill(words.bookedFor, { when: formatsIn(studio.format.locale, timeZone).moment(startsAt) }))
      return this.#close()
    }
    const { error } = this.#submission
    // Someone else was faster, so the windows that are still free are shown.
    if (error instanceof PorchlightError && error.code === 'window_taken') {
      this.#chosen = undefined
      await this.#free.reload()
    }
  }
}

const startOf = ({ days }: Free, { date, start }: Wanted, timeZone: string) =>
  days
    .flatMap(({ windows }) => windows)
    .find(({ startsAt }) => dateIn(timeZone, startsAt) === date && clockIn(timeZone, startsAt) === start)?.startsAt

customElements.define('studio-book-visit', StudioBookVisit)
