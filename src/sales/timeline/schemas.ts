import { answerKind } from '../../answers/questions/schemas'
import { invalid } from '../../core/http/errors'
import { nextCursor, pageQuery } from '../../core/http/paging'
import { id, isoTime, timestamp } from '../../core/http/shapes'
import { z } from '../../core/http/zod'
import { fillMergeFields, homeownerFields } from '../../core/shared/merge-fields'
import { tierNames } from '../../core/shared/tiers'
import { devices } from '../../playback/beacons/device'
import { outcomes } from '../calls/tables'
import { authorOf, noteAuthor } from '../notes/schemas'
import { contractSteps } from './changes'
import { type Kind, kinds, type Place } from './place'
import type { Timeline } from './queries'

const entry = <Name extends Kind, Members extends z.ZodRawShape>(kind: Name, members: Members) =>
  z.object({ kind: z.literal(kind), at: timestamp, ...members })

const viewerSessionId = id.openapi({ description: 'The viewer session it happened in.' })
const slide = z.object({
  id,
  slideId: z.string().openapi({ example: 'welcome' }),
  title: z.string().openapi({ example: 'What we found on your roof' }),
})

const visitAuthor = z.string().nullable().openapi({
  example: 'Ana Ruiz',
  description: 'The member or key that did it; null if the homeowner did it themselves.',
})

const contractNumber = z.int().openapi({ example: 7, description: 'The contract’s number.' })

const contractActor = z
  .object({
    kind: z.enum(['company', 'homeowner', 'service']),
    name: z.string().nullable().openapi({ example: 'Ana Ruiz', description: 'Their name; null if unknown.' }),
  })
  .openapi({ description: 'Who did it: your company, a homeowner, or Porchlight.' })

const happening = z
  .discriminatedUnion('kind', [
    entry('sent', { mailId: id }).openapi('LinkSent'),
    entry('opened', {
      viewerSessionId,
      device: z
        .enum(devices)
        .nullable()
        .openapi({ description: 'What kind of device it was; null if the browser didn’t say.' }),
    }).openapi('PresentationOpened'),
    entry('watched', {
      viewerSessionId,
      slide: slide.nullable().openapi({ description: 'The furthest slide the viewer reached.' }),
      secondsWatched: z.number().openapi({ example: 41.5 }),
      isComplete: z.boolean().openapi({ description: 'Whether the viewer played at least 90 %.' }),
      hasReachedEnd: z
        .boolean()
        .openapi({ description: 'Whether the viewer reached the end, even by skipping ahead.' }),
    }).openapi('PresentationWatched'),
    entry('asked', {
      questionId: id.nullable(),
      question: z.string().openapi({ example: 'How long does it take?' }),
      answerKind,
      answer: z
        .string()
        .nullable()

        .openapi({
          example: 'Two days.',
          description: 'What the homeowner was told, then or later by email; null if there was no answer.',
        }),
      answeredAt: timestamp
        .nullable()
        .openapi({ description: 'When your company emailed its answer, in UTC; null if it didn’t.' }),
    }).openapi('QuestionAsked'),
    entry('chose', { viewerSessionId, tier: z.enum(tierNames) }).openapi('TierChosen'),
    entry('booked', {
      appointmentId: id,
      startsAt: timestamp.openapi({ description: 'When the visit was to begin as it was booked, in UTC.' }),
      status: z.string().openapi({ example: 'booked', description: 'Where it stands now.' }),
      authorName: z.string().nullable().openapi({
        example: 'Ana Ruiz',
        description: 'The member or key that booked it for the homeowner; null if they did it themselves.',
      }),
    }).openapi('VisitBooked'),
    entry('moved', {
      appointmentId: id,
      previousStartsAt: timestamp.openapi({ description: 'When the visit would have begun before, in UTC.' }),
      startsAt: timestamp,
      authorName: visitAuthor,
    }).openapi('VisitMoved'),
    entry('cancelled', { appointmentId: id, startsAt: timestamp, authorName: visitAuthor }).openapi('VisitCancelled'),
    entry('signed', {
      contractId: id,
      number: contractNumber,
      status: z.string().openapi({ example: 'sealed', description: 'Where it stands now.' }),
      actor: contractActor,
    }).openapi('ContractSigned'),
    entry('contract', {
      contractId: id,
      number: contractNumber,
      step: z.enum(contractSteps).openapi({
        example: 'sent',
        description:
          'What happened to the contract. When the last one who has to sign has signed, the entry is `signed` instead.',
      }),
      actor: contractActor,
      reason: z.string().nullable().openapi({
        example: 'We found another company.',
        description: 'Why it was declined, canceled or voided; null if no one said.',
      }),
      isAgain: z
        .boolean()
        .openapi({ description: 'Whether the step `sent` made another link to a contract that was sent before.' }),
      isUnmailed: z.boolean().openapi({
        description: 'Whether the step `sent` emailed no one, so that your company had to share the link.',
      }),
    }).openapi('ContractChanged'),
    entry('called', {
      callId: id,
      outcome: z.enum(outcomes).openapi({ example: 'reached', description: 'How the call went.' }),
      until: timestamp.nullable().openapi({
        description: 'Until when the homeowner stays off the call list; null if until something new happens.',
      }),
      author: noteAuthor,
    }).openapi('CallRecorded'),
    entry('noted', {
      noteId: id,
      text: z.string().openapi({ example: 'Prefers calls after 5 p.m.', description: 'What your company wrote.' }),
      author: noteAuthor,
    }).openapi('NoteAdded'),
    entry('lost', {
      lostReason: z.string().openapi({ example: 'Chose another company.', description: 'Why, in your own words.' }),
      author: noteAuthor,
    }).openapi('HomeownerLost'),
    entry('reopened', { author: noteAuthor }).openapi('HomeownerReopened'),
    entry('assigned', {
      ownerId: id
        .nullable()
        .openapi({ description: 'The member who got the homeowner; null if no one works with them.' }),
      author: noteAuthor,
    }).openapi('OwnerChanged'),
    entry('edited', {
      fields: z
        .array(z.enum(homeownerFields))
        .openapi({ example: ['phone'], description: 'Which of the homeowner’s data changed, without the values.' }),
      author: noteAuthor,
    }).openapi('HomeownerEdited'),
  ])
  .openapi('Happening')

export const timelineAnswer = z.object({ activity: z.array(happening), nextCursor }).openapi('TimelineAnswer')

export const timelineQuery = z.strictObject(pageQuery)

type Happening = z.infer<typeof happening>
type Listed = { place: Place; shown: Happening }

const listed = <Row extends { id: string; at: number }, Name extends Kind>(
  kind: Name,
  rows: Row[],
  shownOf: (row: Row) => object,
): Listed[] =>
  rows.map((row) => ({
    place: { at: row.at, kind, id: row.id },
    shown: { kind, at: isoTime(row.at), ...shownOf(row) } as Happening,
  }))

const inOrder = (one: Listed, other: Listed) =>
  other.place.at - one.place.at || kinds.indexOf(one.place.kind) - kinds.indexOf(other.place.kind)

/** Merges the kinds, each of which is already in order. */
export function timelineOf(rows: Timeline, limit: number) {
  const all = [
    ...listed('signed', rows.signed, ({ id, number, status, countersignedBy, lastSigner }) => ({
      ...{ contractId: id, number, status },
      actor:
        countersignedBy === null ? { kind: 'homeowner', name: lastSigner } : { kind: 'company', name: countersignedBy },
    })),
    ...listed('contract', rows.contract, ({ isAgain, isUnmailed, actor, ...row }) => ({
      ...{ contractId: row.contractId, number: row.number, step: row.step, reason: row.reason },
      actor: { kind: actor.kind, name: actor.name },
      ...{ isAgain: Boolean(isAgain), isUnmailed: Boolean(isUnmailed) },
    })),
    ...listed('cancelled', rows.cancelled, ({ appointmentId, startsAt, authorName }) => ({
      ...{ appointmentId, startsAt: isoTime(startsAt), authorName },
    })),
    ...listed('moved', rows.moved, ({ appointmentId, previousStartsAt, startsAt, authorName }) => ({
      ...{ appointmentId, previousStartsAt: isoTime(previousStartsAt), startsAt: isoTime(startsAt), authorName },
    })),
    ...listed('booked', rows.booked, ({ id, startsAt, status, authorName }) => ({
      ...{ appointmentId: id, startsAt: isoTime(startsAt), status, authorName },
    })),
    ...listed('chose', rows.chose, ({ id, tier }) => ({ viewerSessionId: id, tier })),
    ...listed('asked', rows.asked, ({ questionId, question, answerKind, answer, answeredAt, emailed }) => ({
      ...{
        questionId,
        question,
        answerKind,
        answer: answerKind === 'none' ? emailed && fillMergeFields(emailed, rows.homeowner) : answer,
      },
      answeredAt: answeredAt === null ? null : isoTime(answeredAt),
    })),
    ...listed('watched', rows.watched, ({ id, slide, milliseconds, isComplete, hasReachedEnd }) => ({
      ...{
        viewerSessionId: id,
        slide,
        secondsWatched: Number((milliseconds / 1000).toFixed(1)),
        isComplete,
        hasReachedEnd,
      },
    })),
    ...listed('opened', rows.opened, ({ id, device }) => ({ viewerSessionId: id, device })),
    ...listed('sent', rows.sent, ({ id }) => ({ mailId: id })),
    ...listed('called', rows.called, ({ id, outcome, until, ...row }) => ({
      ...{ callId: id, outcome, until: until === null ? null : isoTime(until), author: authorOf(row) },
    })),
    ...listed('noted', rows.noted, (row) => ({ noteId: row.id, text: row.text, author: authorOf(row) })),
    ...listed('lost', rows.lost, (row) => ({ lostReason: row.lostReason, author: authorOf(row) })),
    ...listed('reopened', rows.reopened, (row) => ({ author: authorOf(row) })),
    ...listed('assigned', rows.assigned, (row) => ({ ownerId: row.ownerId, author: authorOf(row) })),
    ...listed('edited', rows.edited, (row) => ({ fields: row.fields ?? [], author: authorOf(row) })),
  ].sort(inOrder)
  const last = all[limit - 1]
  return {
    activity: all.slice(0, limit).map(({ shown }) => shown),
    nextCursor: all.length > limit && last ? cursorOf(last.place) : null,
  }
}

const cursorOf = ({ at, kind, id }: Place) => `${at}_${kind}_${id}`

export function readPlace(cursor: string | undefined): Place | undefined {
  if (cursor === undefined) return undefined
  const [, at, name, id] = cursor.match(/^(\d{1,16})_([a-z]+)_([0-9a-f-]{36}(?:\.\d{3,6})?)$/) ?? []
  const kind = kinds.find((each) => each === name)
  if (at === undefined || id === undefined || !kind)
    throw invalid('cursor', 'must be the nextCursor of an earlier page.')
  return { at: Number(at), kind, id }
}
