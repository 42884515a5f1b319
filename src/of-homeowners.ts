import { isNull, type SQL, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { audit } from './account/audit/tables'
import { idempotencyKeys } from './account/idempotency/tables'
import { questions } from './answers/questions/tables'
import type { OfHomeowner } from './core/database/table-rules'
import { presentations } from './decks/presentations/tables'
import { mails } from './events/mails/tables'
import { events } from './events/outbox/tables'
import { appointments } from './sales/appointments/tables'
import { contracts } from './sales/contracts/tables'
import { checkouts, payments } from './sales/payments/tables'
import { roofMeasurements } from './sales/roofs/tables'

/** A column of the latest asking by someone else. */
const askedByOthers = (ids: SQL, column: SQL) => sql`(
  select askings.${column} from askings
  where askings.question_id = questions.id and askings.presentation_id not in ${ids}
  order by askings.created_at desc limit 1
)`

const of = <Table extends SQLiteTable>(table: Table, rules: OfHomeowner<Table>) =>
  [table, rules] as unknown as [SQLiteTable, OfHomeowner<SQLiteTable>]

/**
 * For rows that don't simply go with a presentation: how a homeowner's rows are found for an export or an erasure, and
 * what the erasure does.
 */
export const ofHomeowners = new Map([
  of(audit, {
    isTheirs: ({ organizationId, ids }) =>
      sql`${audit.organizationId} = ${organizationId} and ${audit.actorId} in ${ids} and ${audit.actorKind} = 'homeowner'`,
    isAbout: ({ organizationId, ids }) =>
      sql`${audit.organizationId} = ${organizationId} and ${audit.subjectId} in ${ids}`,
    erased: { address: sql`iif(${audit.actorKind} = 'homeowner', null, ${audit.address})`, recorded: null },
  }),
  // The key stays without its answer, because a late retry would otherwise create the homeowner again.
  of(idempotencyKeys, {
    isTheirs: ({ organizationId, ids }) =>
      sql`(${idempotencyKeys.ownerId} in ${ids} or ${idempotencyKeys.requestId} in (
        select request_id from audit where organization_id = ${organizationId} and subject_id in ${ids}))`,
    erased: { answer: null, leasedUntil: 0 },
  }),
  of(events, {
    isTheirs: ({ organizationId, ids }) => sql`${events.organizationId} = ${organizationId} and (
        ${events.data} ->> 'presentationId' in ${ids} or ${events.data} ->> 'appointmentId' in ${ids}
        or ${events.data} ->> 'contractId' in ${ids})`,
    erased: 'goes',
  }),
  of(mails, {
    isTheirs: ({ organizationId, email, ids }) => sql`${mails.organizationId} = ${organizationId} and (
        ${mails.presentationId} in ${ids} or ${mails.subjectId} in ${ids}
        or ${mails.audience} = 'homeowner' and ${mails.recipient} = ${email})`,
    erased: 'goes',
  }),
  of(presentations, {
    isTheirs: ({
      organizationId,
      presentationId,
      email,
    }) => sql`${presentations.organizationId} = ${organizationId} and (
        ${presentations.id} = ${presentationId} or ${presentations.homeownerData} ->> 'email' = ${email})`,
    isFoundFirst: true,
    // Far enough in the past that the next sweep removes it.
    erased: { deletedAt: 1, updatedAt: sql`${presentations.updatedAt} + 1` },
    sweep: 'remove-presentations',
  }),
  of(questions, {
    isTheirs: ({ ids }) => sql`${questions.id} in (select question_id from askings where presentation_id in ${ids})`,
    erased: 'goes',
    kept: {
      where: ({ ids }) => sql`${askedByOthers(ids, sql`id`)} is not null`,
      sets: ({ ids }) => ({
        question: askedByOthers(ids, sql`question`),
        answer: askedByOthers(ids, sql`answer`),
      }),
    },
  }),
  of(appointments, {
    isTheirs: ({ organizationId, email, ids }) => sql`${appointments.organizationId} = ${organizationId} and (
        ${appointments.presentationId} in ${ids} or ${appointments.email} = ${email})`,
    isFoundFirst: true,
    erased: { presentationId: null, status: 'cancelled', cancelledAt: 1 },
    sweep: 'remove-cancelled-appointments',
  }),
  of(roofMeasurements, {
    isTheirs: ({ ids }) => sql`${roofMeasurements.presentationId} in ${ids}`,
    isFoundFirst: true,
    erased: { presentationId: null, forgetAt: 1 },
    sweep: 'forget-roofs',
    isForgotten: isNull(roofMeasurements.forgetAt),
  }),
  of(contracts, {
    isTheirs: ({ organizationId, email, ids }) => sql`${contracts.organizationId} = ${organizationId} and (
        ${contracts.presentationId} in ${ids} or ${contracts.homeownerEmail} = ${email}
        or exists (select 1 from json_each(${contracts.signers}) as signer where signer.value ->> 'email' = ${email}))`,
    isFoundFirst: true,
    erased: { status: sql`iif(${contracts.status} in ('sent', 'opened'), 'void', ${contracts.status})`, forgetAt: 1 },
    sweep: 'remove-unsigned-contracts',
    kept: {
      where: () => sql`${contracts.signedAt} is not null`,
      why: 'It was signed, and both sides may have to prove what they agreed on.',
    },
  }),
  // Checkouts exist only for signed contracts and are kept with them, because payments must be provable for as long.
  of(checkouts, {
    isTheirs: ({ ids }) => sql`${checkouts.contractId} in ${ids}`,
    erased: 'goes',
    kept: { where: () => sql`true` },
  }),
  of(payments, {
    isTheirs: ({ ids }) => sql`${payments.contractId} in ${ids}`,
    erased: 'goes',
    kept: { where: () => sql`true` },
  }),
])
