import { homeownerFields } from '../../../core/shared/merge-fields'
import type { Presentation, Words } from './standing'

/** A spreadsheet runs a text that begins like a formula, unless it is a number or a phone number. */
const isFormula = (text: string) => /^[=@\t\r]/.test(text) || /^[+-](?![\d\s().-]+$)/.test(text)

const cell = (value: string | number | null | undefined) => {
  const text = String(value ?? '')
  const safe = isFormula(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** The list as a spreadsheet opens it: the fields that an import recognizes, then where each homeowner stands. */
export function csvOf(presentations: Presentation[], owners: Map<string, string>, words: Words) {
  const head = [
    ...homeownerFields.map((field) => words.fields[field]),
    words.owner,
    words.stage,
    words.lastActivity,
    words.link,
  ]
  const rows = presentations.map(({ homeownerData, ownerId, stage, activity, viewerUrl }) => [
    ...homeownerFields.map((field) => homeownerData[field]),
    ownerId && owners.get(ownerId),
    words.stages[stage],
    activity?.lastViewedAt,
    viewerUrl,
  ])
  // The mark at the beginning makes Excel read the letters as UTF-8.
  return `\ufeff${[head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}

export function download(text: string, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv' }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
