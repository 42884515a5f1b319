import { html, nothing, type TemplateResult } from 'lit'
import { fill } from '../../../locales/fill'
import type { Answer } from '../../api'
import type { Context } from '../../context'
import { addressOf } from '../../router'
import type { Member } from './contact'
import type { Presentation, Words } from './standing'

export type Event = Answer<'/api/presentations/{presentationId}/activity', 'get'>['activity'][number]

type Entry = { at: string; text: string | TemplateResult; unanswered?: string | undefined }

/** The newest day comes first, and in it the newest event; the creation is the last of all. */
export function timeLine(
  events: Event[],
  { createdAt }: Presentation,
  members: Member[],
  words: Words,
  studio: Context,
) {
  const { format } = studio
  const told = events.flatMap((event, at): Entry | [] =>
    noteOf(events[at - 1], event) === undefined
      ? {
          at: event.at,
          text: what(event, members, words, studio, noteOf(event, events[at + 1])),
          unanswered: event.kind === 'asked' && event.answer === null ? event.question : undefined,
        }
      : [],
  )
  const days = Map.groupBy([...told, { at: createdAt, text: words.happened.made }], ({ at }) =>
    format.isoDate(Date.parse(at)),
  )
  return [...days.values()].map(
    (entries) => html`<h3 class="day-heading">${format.recentDay(entries[0]?.at ?? createdAt)}</h3>
      <ol class="time-line">
        ${linesOf(entries, words, studio)}
      </ol>`,
  )
}

/** Many unanswered questions in a row would push everything else away, so they become one line. */
function linesOf(entries: Entry[], { happened }: Words, { format }: Context) {
  const runs: Entry[][] = []
  for (const entry of entries) {
    const run = runs.at(-1)
    if (entry.unanswered && run?.[0]?.unanswered) run.push(entry)
    else runs.push([entry])
  }
  const timeOf = (at: string) => html`<time datetime=${at}>${format.time(at)}</time>`
  return runs.map((run) =>
    run.length < 3
      ? run.map(({ at, text }) => html`<li><span>${text}</span>${timeOf(at)}</li>`)
      : html`<li>
          <details>
            <summary>${format.counted(happened.askedMany, run.length)}</summary>
            <ul>${run.map(({ at, unanswered }) => html`<li>${unanswered} ${timeOf(at)}</li>`)}</ul>
          </details>
          ${run.slice(0, 1).map(({ at }) => timeOf(at))}
        </li>`,
  )
}

/** The note that was written with a call, which is part of the call’s entry. */
const noteOf = (event: Event | undefined, next: Event | undefined) =>
  event?.kind === 'called' && next?.kind === 'noted' && next.at === event.at ? next.text : undefined

const byMember = { booked: 'bookedFor', moved: 'movedBy', cancelled: 'cancelledBy' } as const

function what(event: Event, members: Member[], words: Words, { format, hasScreen }: Context, note?: string) {
  const told = words.happened
  const leadsTo = (path: string, text: string, search = '') =>
    hasScreen(path) ? html`<a href=${addressOf(`${path}${search}`)}>${text}</a>` : html`${text}`
  const ofContract = (sentence: string, { actor, number }: Extract<Event, { kind: 'signed' | 'contract' }>) =>
    fill(sentence, { who: actor.name ?? words.actors[actor.kind], number: String(number) })
  switch (event.kind) {
    case 'sent':
      return told.sent
    case 'opened':
      return event.device ? fill(told.openedOn, { device: words.devices[event.device] }) : told.opened
    case 'watched': {
      const time = format.seconds(event.secondsWatched)
      if (event.isComplete) return fill(told.finished, { time })
      if (event.hasReachedEnd) return fill(told.skipped, { time })
      return fill(told.watched, { time, slide: event.slide?.title ?? '–' })
    }
    case 'asked':
      return html`${fill(told.asked, { question: event.question })}
        ${event.answer === null ? html`<span class="state waits">${words.noAnswer}</span>` : html`<span class="quiet-text">${event.answer}</span>`}
        ${event.answeredAt === null ? nothing : html`<span class="quiet-text">${fill(words.answeredByEmail, { when: format.moment(event.answeredAt) })}</span>`}`
    case 'chose':
      return fill(told.chose, { tier: words.tiers[event.tier] })
    case 'booked':
    case 'moved':
    case 'cancelled': {
      const was = event.kind === 'moved' ? format.moment(event.previousStartsAt) : ''
      const values = { name: event.authorName ?? '', when: format.moment(event.startsAt), was }
      const sentence = event.authorName === null ? told[event.kind] : told[byMember[event.kind]]
      return leadsTo('/calendar', fill(sentence, values), `?visit=${event.appointmentId}`)
    }
    case 'signed':
      return leadsTo(`/contracts/${event.contractId}`, ofContract(told.signed, event))
    case 'contract': {
      const { contractId, step, reason, isAgain, isUnmailed } = event
      const sent = isUnmailed ? told.contractUnmailed : told.contract[step]
      const said = !isAgain ? sent : isUnmailed ? told.contractLink : told.contractAgain
      const sentence = ofContract(said, event)
      const because = reason === null ? sentence : fill(told.contractBecause, { told: sentence, reason })
      return leadsTo(`/contracts/${contractId}`, because)
    }
    case 'called': {
      const when = event.until === null ? '' : format.moment(event.until)
      const called = fill(told.called[event.outcome], { name: event.author.name, when })
      return note === undefined ? called : fill(told.calledNoting, { called, note })
    }
    case 'noted':
      return fill(told.noted, { name: event.author.name, text: event.text })
    case 'lost':
      return fill(told.lost, { name: event.author.name, reason: event.lostReason })
    case 'reopened':
      return fill(told.reopened, { name: event.author.name })
    case 'assigned': {
      const { ownerId, author } = event
      const owner = members.find(({ id }) => id === ownerId)?.name ?? words.formerMember
      const sentence = ownerId === null ? told.unassigned : ownerId === author.id ? told.assignedSelf : told.assigned
      return fill(sentence, { name: author.name, owner })
    }
    case 'edited': {
      const fields = [...new Set(event.fields.map((field) => told.fields[field]))]
      return fill(told.edited, { name: event.author.name, fields: new Intl.ListFormat(format.locale).format(fields) })
    }
  }
}
