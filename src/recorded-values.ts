import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { invites, users } from './account/auth/tables'
import { apiKeys } from './account/keys/tables'
import { privacyRequests } from './account/privacy/tables'
import { documents } from './answers/knowledge/tables'
import { organizations } from './core/database/tables'
import { actionConfigs } from './decks/actions/tables'
import { branding } from './decks/branding/tables'
import { decks } from './decks/deck-ownership/tables'
import { faqs } from './decks/faqs/tables'
import { intros } from './decks/intro/tables'
import { presentations } from './decks/presentations/tables'
import { productData } from './decks/prices/tables'
import { qaSettings } from './decks/qa-settings/tables'
import { slides } from './decks/slides/tables'
import { subscriptions } from './events/notifications/tables'
import { media } from './media/files/tables'
import { appointments, calendars } from './sales/appointments/tables'
import { contracts, contractTemplates } from './sales/contracts/tables'
import { reminderRules } from './sales/reminders/tables'
import { roofPricing } from './sales/roofs/tables'
import { narrationPronunciations } from './speech/narration/tables'

/** Selects the value in the row, in the form in which a body sends it, as JSON; null if the row doesn't have it. */
type Recorded = Record<string, SQL | null>

const isoTime = (column: SQL | SQLiteColumn) => sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${column} / 1000.0, 'unixepoch')`

function asSent({ columnType }: SQLiteColumn, column: SQL | SQLiteColumn) {
  if (columnType === 'SQLiteBoolean') return sql`json(iif(${column}, 'true', 'false'))`
  return columnType === 'SQLiteTextJson' ? sql`json(${column})` : sql`${column}`
}

function of<Table extends SQLiteTable>(
  table: Table,
  names: (keyof Table['$inferSelect'] & string)[],
  more: Recorded = {},
): [SQLiteTable, Recorded] {
  const columns = getTableColumns(table) as Record<string, SQLiteColumn>
  const own = names.flatMap((name) => {
    const column = columns[name]
    return column ? [[name, asSent(column, column)] as const] : []
  })
  return [table, { ...Object.fromEntries(own), ...more }]
}

const rules = sql`(
  select json_group_array(json_object('id', id, 'when', occasion,
    iif(occasion = 'appointment_soon', 'before', 'after'), hours, 'subject', subject, 'text', text,
    'isEnabled', json(iif(is_enabled, 'true', 'false'))) order by position)
  from ${reminderRules} where ${reminderRules.organizationId} = ${organizations.id})`

const priceOf = (name: string) => sql`json(${roofPricing.pricing} -> ${name})`
const pricedBy = [
  'tiers',
  'tearOffCentsPerSquareAndLayer',
  'surcharges',
  'minimumCents',
  'wasteBasisPoints',
  'validDays',
  'financing',
  'coverage',
]

/**
 * The members of bodies whose values the audit log keeps. It keeps no others, so nothing that a homeowner is known by
 * and nothing that grants access gets there.
 */
export const recordedValues = new Map<SQLiteTable, Recorded>([
  of(
    organizations,
    ['name', 'allowedEmbedOrigins', 'voiceId', 'address', 'stripeAccountId', 'timeZone'],
    // The row tells the days of the deployment from the company's own in a way of its own.
    { presentationDays: null, hasOwnPresentationDays: null, rules },
  ),
  of(users, ['name', 'role']),
  of(invites, ['role', 'language']),
  of(apiKeys, ['name', 'scopes'], { expiresAt: isoTime(apiKeys.expiresAt), gracePeriodSeconds: null }),
  of(privacyRequests, ['kind']),
  of(subscriptions, ['name', 'eventType', 'channel', 'isActive'], {
    eventTypes: sql`json(coalesce(${subscriptions.eventTypes}, json_array(${subscriptions.eventType})))`,
  }),
  of(media, ['altText']),
  of(documents, ['displayName', 'audience']),
  of(narrationPronunciations, ['pronunciations']),
  of(decks, ['name', 'description', 'isActive', 'voiceId', 'posterShows', 'isLive']),
  of(slides, ['title', 'bullets', 'narrationScript', 'slideContext']),
  of(faqs, ['cannedAnswer']),
  of(actionConfigs, ['type', 'label', 'trigger', 'isActive', 'config']),
  of(branding, ['palette', 'cta', 'name', 'chatName', 'chatGreeting', 'fonts', 'contact']),
  of(qaSettings, ['resumePromptText', 'resumeVoiceId', 'transitionPromptText', 'transitionVoiceId']),
  of(intros, ['title', 'script', 'isSkippable']),
  of(productData, [], { productData: sql`json(${productData.data})` }),
  of(presentations, ['ownerId'], { outcome: null, until: null }),
  of(calendars, ['timeZone', 'weekly', 'overrides', 'minimumNoticeHours', 'horizonDays', 'serviceArea', 'kinds']),
  of(appointments, ['status'], { startsAt: isoTime(appointments.startsAt) }),
  of(roofPricing, [], Object.fromEntries(pricedBy.map((name) => [name, priceOf(name)]))),
  of(contractTemplates, ['name', 'language', 'cancellation', 'depositBasisPoints', 'requiredInitials', 'companySigns']),
  of(contracts, ['tier', 'inAnyOrder', 'validDays'], { isDraft: null, replaces: null, isMailed: null }),
])

/** These members are objects, of which the log keeps the names of what changed, without the values. */
export const recordedNames = new Map<SQLiteTable, Record<string, SQLiteColumn>>([
  [presentations, { homeownerData: presentations.homeownerData }],
])
