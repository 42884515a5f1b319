import { isNull, sql } from 'drizzle-orm'
import { rulesOf } from './core/database/table-rules'
import { appointmentLinks, appointments, busyMonths, calendars, feeds, seats } from './sales/appointments/tables'
import { contractEvents, contractLinks, contracts, contractTemplates } from './sales/contracts/tables'
import { checkouts, payments } from './sales/payments/tables'
import { quotes } from './sales/quotes/tables'
import { reminderRules, reminderStops, reminders } from './sales/reminders/tables'
import { roofMeasurements, roofPricing } from './sales/roofs/tables'
import { presentations } from './talk/presentations/tables'

/** Part of `src/tables.ts`, which says what the rules mean. */
export const tablesOfSales = [
  rulesOf(calendars, { isExported: true, secrets: ['busyCalendarUrl', 'busyUrlHash'] }),
  rulesOf(busyMonths, { isExported: true }),
  rulesOf(feeds, { isExported: false }),
  rulesOf(appointments, {
    isLinked: true,
    deck: 'stays',
    presentation: { sets: () => ({ presentationId: null }) },
    isCopied: false,
    isExported: true,
    tellsOfHomeowner: ['name', 'email', 'phone', 'location', 'homeownerNotes', 'notes', 'cancelReason'],
  }),
  rulesOf(appointmentLinks, { through: appointments, isExported: false }),
  rulesOf(seats, { isExported: false }),
  rulesOf(roofMeasurements, {
    presentation: { sets: (forgetAt) => ({ presentationId: null, forgetAt }) },
    isExported: true,
    tellsOfHomeowner: ['address', 'structures', 'warnings', 'imagery', 'raw'],
  }),
  rulesOf(roofPricing, { isExported: true }),
  rulesOf(quotes, { presentation: 'goes in steps', isExported: true, tellsOfHomeowner: ['roof'] }),
  rulesOf(contractTemplates, { isExported: true }),
  rulesOf(contracts, {
    isLinked: true,
    deck: 'stays',
    presentation: {
      sets: (forgetAt) => ({ forgetAt }),
      where: sql`${isNull(contracts.signedAt)} and ${isNull(contracts.forgetAt)}`,
    },
    isCopied: false,
    isExported: true,
    tellsOfHomeowner: ['homeownerName', 'homeownerEmail', 'signers', 'signedBy', 'wordsKey', 'documentKey'],
    ownFiles: [contracts.wordsKey, contracts.documentKey],
  }),
  rulesOf(contractLinks, { through: contracts, isExported: false }),
  rulesOf(contractEvents, {
    through: contracts,
    isExported: true,
    tellsOfHomeowner: ['actor', 'address', 'device', 'content'],
  }),
  rulesOf(checkouts, { isLinked: true, isExported: true, secrets: ['url'] }),
  rulesOf(payments, { isExported: true }),

  rulesOf(reminderRules, { isExported: true }),
  rulesOf(reminders, { presentation: 'goes in steps', through: presentations, isExported: true }),
  rulesOf(reminderStops, { isExported: true }),
]
