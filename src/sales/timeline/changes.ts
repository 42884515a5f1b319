import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../core/database/database'
import { type ChangeKind, presentationChanges } from '../../decks/presentations/tables'
import { appointmentChanges, appointments, type VisitChange } from '../appointments/tables'
import { type Actor, contractEvents, contracts } from '../contracts/tables'
import { isAfter, type Place } from './place'

export const contractSteps = [
  'created',
  'sent',
  'opened',
  'signed',
  'countersigned',
  'declined',
  'cancelled',
  'expired',
  'voided',
] as const

/** When the company gave up on the homeowner, reopened or edited them, or changed their owner. */
export const findChanges = (
  db: Database,
  kind: ChangeKind,
  presentationId: string,
  place: Place | undefined,
  limit: number,
) =>
  db
    .select()
    .from(presentationChanges)
    .where(
      and(
        eq(presentationChanges.presentationId, presentationId),
        eq(presentationChanges.kind, kind),
        isAfter(kind, presentationChanges.at, presentationChanges.id, place),
      ),
    )
    .orderBy(desc(presentationChanges.at), desc(presentationChanges.id))
    .limit(limit)

/**
 * The steps of all contracts of the presentation. The last signature is an entry of its own kind, and the email that
 * follows from sending is left out.
 */
export function findContractSteps(db: Database, presentationId: string, place: Place | undefined, limit: number) {
  const id = sql<string>`(${contractEvents.contractId} || '.' || printf('%03d', ${contractEvents.position}))`
  return db
    .select({
      id: id.as('step'),
      at: sql<number>`${contractEvents.at}`.as('at'),
      contractId: contractEvents.contractId,
      number: contracts.number,
      step: sql<(typeof contractSteps)[number]>`${contractEvents.type}`.as('type'),
      reason: sql<string | null>`${contractEvents.content} ->> '$.reason'`.as('reason'),
      isAgain: sql<number>`${contractEvents.content} ->> '$.isAgain' is not null`.as('is_again'),
      isUnmailed: sql<number>`${contractEvents.content} ->> '$.notMailed' is not null
        and ${contractEvents.content} ->> '$.mailDueAt' is null`.as('is_unmailed'),
      actor: sql<Actor>`${contractEvents.actor}`.mapWith((stored: string): Actor => JSON.parse(stored)).as('actor'),
    })
    .from(contracts)
    .crossJoin(contractEvents)
    .where(
      and(
        eq(contracts.presentationId, presentationId),
        eq(contractEvents.contractId, contracts.id),
        inArray(contractEvents.type, [...contractSteps]),
        sql`not (${contractEvents.type} in ('signed', 'countersigned') and ${contractEvents.at} is ${contracts.signedAt})`,
        sql`${contractEvents.content} ->> '$.isMailed' is null`,
        isAfter('contract', contractEvents.at, id, place),
      ),
    )
    .orderBy(desc(contractEvents.at), desc(id))
    .limit(limit)
}

/** When visits of the presentation were moved or canceled, and by whom. */
export function findVisitChanges(
  db: Database,
  kind: VisitChange,
  presentationId: string,
  place: Place | undefined,
  limit: number,
) {
  const { appointmentId, sequence, at, startsAt, previousStartsAt, authorName } = appointmentChanges
  const id = sql<string>`(${appointmentId} || '.' || printf('%03d', ${sequence}))`
  return db
    .select({
      id: id.as('change'),
      at: sql<number>`${at}`.as('at'),
      ...{ appointmentId, previousStartsAt, authorName },
      startsAt: sql<number>`${startsAt}`.as('starts_at'),
    })
    .from(appointments)
    .crossJoin(appointmentChanges)
    .where(
      and(
        eq(appointments.presentationId, presentationId),
        eq(appointmentId, appointments.id),
        eq(appointmentChanges.kind, kind),
        isAfter(kind, at, id, place),
      ),
    )
    .orderBy(desc(at), desc(id))
    .limit(limit)
}
