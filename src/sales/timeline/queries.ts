import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { askings } from '../../answers/questions/tables'
import { read } from '../../core/database/commit'
import type { Database } from '../../core/database/database'
import { notFound } from '../../core/http/errors'
import { isShown } from '../../decks/presentations/queries'
import { presentations } from '../../decks/presentations/tables'
import { mails } from '../../events/mails/tables'
import { shortId } from '../../playback/beacons/short-id'
import { viewerSessions } from '../../playback/beacons/tables'
import { appointments } from '../appointments/tables'
import { callRecords } from '../calls/tables'
import { contracts } from '../contracts/tables'
import { notes } from '../notes/tables'
import { findChanges, findContractSteps, findVisitChanges } from './changes'
import { isAfter, type Place } from './place'

type Slide = { id: string; slideId: string; title: string }

/** The furthest slide in the deck's order that the viewer reached. */
const furthestSlide = sql<Slide | null>`(
  select json_object('id', slides.id, 'slideId', slides.slide_id, 'title', slides.title) from slides
  where slides.deck_id = (select deck_id from presentations where id = ${viewerSessions.presentationId})
    and ${shortId} in (select key from json_each(${viewerSessions.watched}))
  order by slides.order_index desc limit 1
)`.mapWith((stored: string): Slide => JSON.parse(stored))

const milliseconds = sql<number>`(select coalesce(sum(value), 0) from json_each(${viewerSessions.watched}))`

/** The events of a presentation, with as many of each kind as a page may need. */
export async function findTimeline(
  db: Database,
  organizationId: string,
  presentationId: string,
  place: Place | undefined,
  limit: number,
) {
  const session = viewerSessions.viewerSessionId
  const begun = sql<number>`${viewerSessions.begunAt}`
  const isOfIt = eq(viewerSessions.presentationId, presentationId)
  const most = limit + 1
  const { found, ...timeline } = await read(db, {
    found: db
      .select({ homeowner: presentations.homeownerData })
      .from(presentations)
      .where(and(eq(presentations.id, presentationId), isShown(organizationId))),
    signed: db
      .select({
        ...{ id: contracts.id, number: contracts.number, status: contracts.status },
        at: sql<number>`${contracts.signedAt}`.as('at'),
        countersignedBy: sql<string | null>`iif(${contracts.countersignedAt} = ${contracts.signedAt},
          ${contracts.countersignedBy}, null)`.as('countersigned'),
        lastSigner: sql<string | null>`(select value ->> 'name' from json_each(${contracts.signers})
          where value ->> 'signedAt' = ${contracts.signedAt} limit 1)`.as('last_signer'),
      })
      .from(contracts)
      .where(
        and(
          eq(contracts.presentationId, presentationId),
          isNotNull(contracts.signedAt),
          isAfter('signed', contracts.signedAt, contracts.id, place),
        ),
      )
      .orderBy(desc(contracts.signedAt), desc(contracts.id))
      .limit(most),
    contract: findContractSteps(db, presentationId, place, most),
    cancelled: findVisitChanges(db, 'cancelled', presentationId, place, most),
    moved: findVisitChanges(db, 'moved', presentationId, place, most),
    booked: db
      .select({
        id: appointments.id,
        at: sql<number>`${appointments.createdAt}`.as('at'),
        startsAt: sql<number>`coalesce((select previous_starts_at from appointment_changes
          where appointment_id = ${appointments.id} order by sequence limit 1), ${appointments.startsAt})`.as(
          'booked_for',
        ),
        status: appointments.status,
        authorName: appointments.authorName,
      })
      .from(appointments)
      .where(
        and(
          eq(appointments.presentationId, presentationId),
          isAfter('booked', appointments.createdAt, appointments.id, place),
        ),
      )
      .orderBy(desc(appointments.createdAt), desc(appointments.id))
      .limit(most),
    chose: db
      .select({ id: session, at: sql<number>`${viewerSessions.seenAt}`.as('at'), tier: viewerSessions.chosenTier })
      .from(viewerSessions)
      .where(and(isOfIt, isNotNull(viewerSessions.chosenTier), isAfter('chose', viewerSessions.seenAt, session, place)))
      .orderBy(desc(viewerSessions.seenAt), desc(session))
      .limit(most),
    asked: db
      .select({
        id: askings.id,
        at: sql<number>`${askings.createdAt}`.as('at'),
        question: askings.question,
        answerKind: askings.kind,
        answer: askings.answer,
        questionId: askings.questionId,
        answeredAt: askings.answeredAt,
        emailed: sql<string | null>`iif(${askings.answeredAt} is null, null,
          (select questions.answer from questions where questions.id = ${askings.questionId}))`.as('emailed'),
      })
      .from(askings)
      .where(and(eq(askings.presentationId, presentationId), isAfter('asked', askings.createdAt, askings.id, place)))
      .orderBy(desc(askings.createdAt), desc(askings.id))
      .limit(most),
    watched: db
      .select({
        id: session,
        at: sql<number>`${viewerSessions.seenAt}`.as('at'),
        slide: furthestSlide.as('slide'),
        milliseconds: milliseconds.as('milliseconds'),
        isComplete: viewerSessions.isComplete,
        hasReachedEnd: viewerSessions.hasReachedEnd,
      })
      .from(viewerSessions)
      .where(
        and(isOfIt, sql`${viewerSessions.watched} <> '{}'`, isAfter('watched', viewerSessions.seenAt, session, place)),
      )
      .orderBy(desc(viewerSessions.seenAt), desc(session))
      .limit(most),
    opened: db
      .select({ id: session, at: begun.as('at'), device: viewerSessions.device })
      .from(viewerSessions)
      .where(and(isOfIt, isAfter('opened', begun, session, place)))
      .orderBy(desc(begun), desc(session))
      .limit(most),
    sent: db
      .select({ id: mails.id, at: sql<number>`${mails.sentAt}`.as('at') })
      .from(mails)
      .where(
        and(
          eq(mails.presentationId, presentationId),
          eq(mails.organizationId, organizationId),
          eq(mails.purpose, 'presentation.link'),
          eq(mails.status, 'sent'),
          isAfter('sent', mails.sentAt, mails.id, place),
        ),
      )
      .orderBy(desc(mails.sentAt), desc(mails.id))
      .limit(most),
    called: db
      .select({
        id: callRecords.id,
        at: callRecords.at,
        outcome: callRecords.outcome,
        until: callRecords.until,
        authorKind: callRecords.authorKind,
        authorId: callRecords.authorId,
        authorName: callRecords.authorName,
      })
      .from(callRecords)
      .where(
        and(eq(callRecords.presentationId, presentationId), isAfter('called', callRecords.at, callRecords.id, place)),
      )
      .orderBy(desc(callRecords.at), desc(callRecords.id))
      .limit(most),
    noted: db
      .select({
        id: notes.id,
        at: sql<number>`${notes.createdAt}`.as('at'),
        text: notes.text,
        authorKind: notes.authorKind,
        authorId: notes.authorId,
        authorName: notes.authorName,
      })
      .from(notes)
      .where(and(eq(notes.presentationId, presentationId), isAfter('noted', notes.createdAt, notes.id, place)))
      .orderBy(desc(notes.createdAt), desc(notes.id))
      .limit(most),
    lost: findChanges(db, 'lost', presentationId, place, most),
    reopened: findChanges(db, 'reopened', presentationId, place, most),
    assigned: findChanges(db, 'assigned', presentationId, place, most),
    edited: findChanges(db, 'edited', presentationId, place, most),
  })
  const [presentation] = found
  if (!presentation) throw notFound('presentation')
  return { ...timeline, ...presentation }
}

export type Timeline = Awaited<ReturnType<typeof findTimeline>>
