import { homeownerFields } from '../../../core/shared/merge-fields'
import type { Match } from './already-here'
import { phoneKey, type Row } from './check-rows'

type Homeowner = Row['homeownerData']

/** The server stores text in this form, and emails in lower case. */
const stored = (field: keyof Homeowner, value: string) => {
  if (field === 'email') return value.toLowerCase().normalize('NFC')
  return field === 'phone' ? phoneKey(value) : value.normalize('NFC')
}

/**
 * Returns what a row would change about the homeowner who is already here, or nothing. An empty cell erases nothing, a
 * phone number in another format is the same one, and an ID that is there stays, because the company's other systems
 * know the homeowner by it.
 */
export function changesOf({ homeownerData, externalId }: Row, match: Match) {
  const changed = homeownerFields.filter((field) => {
    const [next, now] = [homeownerData[field], match.homeownerData[field]]
    return next && stored(field, next) !== stored(field, now ?? '')
  })
  const isNamed = externalId !== undefined && !match.externalId
  if (!changed.length && !isNamed) return undefined
  const data: Partial<Homeowner> = Object.fromEntries(changed.map((field) => [field, homeownerData[field]]))
  return { ...(changed.length && { homeownerData: data }), ...(isNamed && { externalId }) }
}
