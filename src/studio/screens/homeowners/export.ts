import { homeownerFields } from '../../../core/shared/merge-fields'
import type { Presentation, Words } from './standing'

/** The list as a spreadsheet opens it: the fields that an import recognizes, then where each homeowner stands. */
export async function csvOf(
  presentations: Presentation[],
  { owners, words, timeZone }: { owners: Map<string, string>; words: Words; timeZone: string },
) {
  const { writeCsv } = await import('../import/read-csv')
  const head = [
    ...homeownerFields.map((field) => words.fields[field]),
    words.owner,
    words.stage,
    words.chosen,
    words.lastActivity,
    words.link,
  ]
  const rows = presentations.map(({ homeownerData, ownerId, stage, activity, viewerUrl }) => [
    ...homeownerFields.map((field) => homeownerData[field]),
    ownerId && owners.get(ownerId),
    words.stages[stage],
    activity?.chosenTier && words.tiers[activity.chosenTier],
    activity?.lastViewedAt && timeIn(timeZone, activity.lastViewedAt),
    viewerUrl,
  ])
  return writeCsv(
    head,
    rows.map((row) => row.map((value) => value ?? '')),
  )
}

/** Such as 2026-11-29 10:37, which spreadsheets take for a time. */
const timeIn = (timeZone: string, iso: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(new Date(iso))

export function download(text: string, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv' }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
