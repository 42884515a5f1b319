import { type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { invites, users } from './account/auth/tables'
import { apiKeys } from './account/keys/tables'
import { documents } from './answers/knowledge/tables'
import { questions } from './answers/questions/tables'
import type { HomeownerField } from './core/shared/merge-fields'
import { actionConfigs } from './decks/actions/tables'
import { decks } from './decks/deck-ownership/tables'
import { faqs } from './decks/faqs/tables'
import { presentations } from './decks/presentations/tables'
import { slides } from './decks/slides/tables'
import { subscriptions } from './events/notifications/tables'
import { generations } from './generation/tables'
import { media } from './media/files/tables'
import { appointments } from './sales/appointments/tables'
import { contractEvents, contracts, contractTemplates, type EvidenceType } from './sales/contracts/tables'
import { roofMeasurements } from './sales/roofs/tables'

const homeowner = (name: HomeownerField) => sql`json_extract(${presentations.homeownerData}, ${`$.${name}`})`

/** What people call a row, for lists such as the audit log that show rows of many tables. */
export const namesOfRows = new Map<SQLiteTable, SQLiteColumn | SQL>([
  [users, users.name],
  [invites, invites.name],
  [apiKeys, apiKeys.name],
  [subscriptions, subscriptions.name],
  [media, media.filename],
  [documents, documents.displayName],
  [decks, decks.name],
  [slides, slides.title],
  [faqs, faqs.userQuestion],
  [actionConfigs, actionConfigs.label],
  [generations, generations.name],
  [questions, questions.question],
  [presentations, sql`trim(${homeowner('first_name')} || ' ' || coalesce(${homeowner('last_name')}, ''))`],
  [appointments, appointments.name],
  [contracts, contracts.homeownerName],
  [contractTemplates, contractTemplates.name],
  [roofMeasurements, roofMeasurements.address],
])

/** What a signer's call leaves in the evidence of the contract. */
const evidenceOf: Record<string, EvidenceType> = {
  consentToElectronicRecords: 'consented',
  withdrawConsent: 'consent_withdrawn',
  nameCoOwner: 'co_owner_named',
  signContract: 'signed',
  declineContract: 'declined',
  cancelContract: 'cancelled',
}

type Call = Record<'organizationId' | 'subjectId' | 'action' | 'at' | 'address', SQLiteColumn>

/** Selects what the contract calls the signer who made the call, whose evidence is written with the entry. */
export function signerOf(call: Call) {
  const types = Object.entries(evidenceOf).map(([action, type]) => sql`when ${action} then ${type}`)
  return sql`(select ${contractEvents.actor} ->> '$.name' from ${contracts}
    cross join ${contractEvents} on ${contractEvents.contractId} = ${contracts.id}
    where ${contracts.id} = ${call.subjectId} and ${contracts.organizationId} = ${call.organizationId}
      and ${contractEvents.type} = case ${call.action} ${sql.join(types, sql` `)} end
      and ${contractEvents.at} >= ${call.at} and ${contractEvents.address} is ${call.address}
    order by ${contractEvents.position} limit 1)`
}
