import { html, nothing } from 'lit'
import { phoneUrl } from '../../../core/shared/phone-url'
import type { Context } from '../../context'
import type { Formats } from '../../formats'
import { failed } from '../../parts/states'
import { addressOf } from '../../router'
import type { Submission } from '../../submission'
import { phoneText } from '../homeowners/contact'
import { hasBegun, isCancellable, isMovable, type Visit, type Words } from './calendar'
import './visit-notes'

type Does = {
  studio: Context
  words: Words
  format: Formats
  submission: Submission
  turnTo: (mode: 'move' | 'cancel') => void
  note: (status: 'completed' | 'no_show') => void
}

export function visitFacts(visit: Visit, does: Does) {
  const { studio, words, format, submission } = does
  const { status, startsAt, endsAt, kind, location, phone, email, presentationId, mailProblem, cancelReason } = visit
  const homeowner = `/homeowners/${presentationId}`
  const line = (label: string, value: unknown) =>
    value ? html`<div><dt>${label}</dt><dd>${value}</dd></div>` : nothing
  return html`
    <dl class="visit-facts">
      ${line(words.when, html`${format.date(startsAt)}, ${format.time(startsAt)} – ${format.time(endsAt)}`)}
      ${status === 'booked' ? nothing : line(words.state, html`<span class="state ${shades[status]}">${words.states[status]}</span>`)}
      ${line(words.reasonGiven, cancelReason)}
      ${line(words.kind, kind?.name)}
      ${line(words.place, location)}
      ${line(words.phone, phone && html`<a href=${phoneUrl(phone)}>${phoneText(phone)}</a>`)}
      ${line(words.email, email && html`<a href="mailto:${email}">${email}</a>`)}
      ${studio.canWrite ? nothing : line(words.notes, visit.notes)}
      ${line(words.mailProblem, mailProblem && html`<span class="fault">${mailProblem}</span>`)}
    </dl>
    ${presentationId && studio.hasScreen(homeowner) ? html`<p><a href=${addressOf(homeowner)}>${words.toHomeowner}</a></p>` : nothing}
    ${studio.canWrite ? html`<studio-visit-notes .studio=${studio} .words=${words} .visit=${visit}></studio-visit-notes>` : nothing}
    ${submission.error === undefined ? nothing : failed(studio, submission.error)}
    ${studio.canWrite ? actions(visit, does) : nothing}
  `
}

const shades = { booked: '', completed: 'good', no_show: 'waits', cancelled: 'bad' }

function actions(visit: Visit, { words, submission, turnTo, note }: Does) {
  const { isBusy } = submission
  const went = (status: 'completed' | 'no_show') =>
    visit.status === status
      ? nothing
      : html`<button type="button" class="quiet" ?disabled=${isBusy} @click=${() => note(status)}>${words.went[status]}</button>`
  return html`<div class="actions visit-actions">
    ${isMovable(visit) ? html`<button type="button" @click=${() => turnTo('move')}>${words.move}</button>` : nothing}
    ${isCancellable(visit) ? html`<button type="button" class="quiet" @click=${() => turnTo('cancel')}>${words.cancelVisit}</button>` : nothing}
    ${hasBegun(visit) ? [went('completed'), went('no_show')] : nothing}
  </div>`
}
