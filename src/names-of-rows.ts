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
import { contracts, contractTemplates } from './sales/contracts/tables'
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
